// The entry point of `npm run backup`, `npm run restore` and `npm run admin`.
import { runCommand } from "@repertoire/backend/commands"
import { repertoire } from "./product.ts"

/** Runs an operator's command and prints a sentence that reports the result. */
export const main = (args: readonly string[]): Promise<void> => runCommand(repertoire, args)
