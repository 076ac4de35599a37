// `node scripts/run-typescript.mjs FILE [ARGUMENT…]`: runs a TypeScript file, which Node 20 can't read by itself.
import { resolve } from "node:path"
import { argv, exit } from "node:process"
import { runnerImport } from "vite"

const [node = "", , file, ...rest] = argv
if (!file) {
  console.error("Usage: node scripts/run-typescript.mjs FILE [ARGUMENT…]")
  exit(2)
}
const path = resolve(file)
argv.splice(0, argv.length, node, path, ...rest)
await runnerImport(path, { configFile: false, logLevel: "error" })
