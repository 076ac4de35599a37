// Runs main.ts, which Node 20 can't read by itself.
import { fileURLToPath } from "node:url"
import { runnerImport } from "vite"

await runnerImport(fileURLToPath(new URL("main.ts", import.meta.url)), {
  configFile: false,
  logLevel: "error",
})
