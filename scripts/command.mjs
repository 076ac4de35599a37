// `npm run backup`, `npm run restore` and `npm run admin`: the backend's own commands, as they were built. Nothing is installed or built here:
// a server may be running from this folder.
import { existsSync } from "node:fs"
import { asksForHelp, printHelp } from "./print-help.mjs"

const installed = new URL("../node_modules", import.meta.url)
const built = new URL("../dist/server/commands.mjs", import.meta.url)
const args = process.argv.slice(2)

if (asksForHelp(args)) printHelp(args[0])
else if (existsSync(installed) && existsSync(built)) {
  const { main } = await import(built)
  await main(args)
} else {
  console.error("The backend is not built here yet: `npm run build` builds it, then run this again.")
  process.exitCode = 1
}
