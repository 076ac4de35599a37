// `npm run backup`, `npm run restore` and `npm run admin`: the backend's own commands, from the existing build. Nothing is installed or built
// here, because a server may be running from this folder.
import { existsSync } from "node:fs"
import { asksForHelp, printHelp } from "./print-help.mjs"

const installed = new URL("../node_modules", import.meta.url)
const built = new URL("../dist/server/commands.mjs", import.meta.url)
const args = process.argv.slice(2)
const [command = ""] = args

if (asksForHelp(args)) printHelp(command)
else if (existsSync(installed) && existsSync(built)) {
  /** @type {unknown} */
  const commands = await import(built.href)
  if (isProgram(commands)) await commands.main(args)
} else {
  console.error("The backend isn't built yet. Run `npm run build`, then try again.")
  process.exitCode = 1
}

/**
 * @param {unknown} commands
 * @returns {commands is { main: (args: string[]) => Promise<void> }}
 */
function isProgram(commands) {
  return typeof commands === "object" && commands !== null && "main" in commands
}
