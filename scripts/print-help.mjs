// `--help` for `npm start`, `npm run backup`, `npm run restore` and `npm run admin`. Plain Node; works before anything is built.
import { readFileSync } from "node:fs"

/**
 * Whether the arguments ask for help.
 * @param {readonly string[]} args
 */
export const asksForHelp = (args) => args.some((argument) => argument === "--help" || argument === "-h")

/**
 * Prints a command's help.
 * @param {string} command
 */
export function printHelp(command) {
  process.stdout.write(readFileSync(new URL(`help/${command}.txt`, import.meta.url), "utf8"))
}
