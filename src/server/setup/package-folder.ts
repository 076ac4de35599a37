import { existsSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { version } from "../../../package.json"

/** The package's folder, both from source and from the build, wherever the process was started. */
export const packageFolder = folderAbove(dirname(fileURLToPath(import.meta.url)))

function folderAbove(folder: string): string {
  return existsSync(join(folder, "package.json")) ? folder : folderAbove(dirname(folder))
}

/** The version of Repertoire, from its package as it was built. */
export function ownVersion(): string {
  return version
}
