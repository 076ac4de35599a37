// The entry point of the operator's commands, which `scripts/repertoire.mjs` runs.
import { runCommand } from "@repertoire/backend/commands"
import { repertoire } from "./product.ts"

/** Runs an operator's command and prints a sentence that reports the result. */
export const main = (args: readonly string[]): Promise<void> => runCommand(repertoire, args)
