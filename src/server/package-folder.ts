import { fileURLToPath } from "node:url"

/** The folder of the package. The same two steps up from src/server and from the built dist/server, wherever the process was started. */
export const packageFolder = fileURLToPath(new URL("../../", import.meta.url))
