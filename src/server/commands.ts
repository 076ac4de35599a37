import { runCommand } from "./backup/commands.ts"
import { StartError } from "./setup/start-error.ts"

/** Runs a command of the person who looks after the server; the process ends with it. */
export async function main(args: readonly string[]): Promise<void> {
  try {
    console.log(await runCommand(args, process.env))
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    process.exitCode = 1
  }
}
