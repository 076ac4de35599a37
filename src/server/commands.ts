import { runAdminCommand } from "./admin/commands.ts"
import { runBackupCommand } from "./backup/commands.ts"
import { failureSentence } from "./setup/failure-sentence.ts"

/** Runs an operator's command, then exits the process. */
export async function main(args: readonly string[]): Promise<void> {
  try {
    const run = args[0] === "admin" ? runAdminCommand : runBackupCommand
    console.log(await run(args, process.env))
  } catch (error) {
    console.error(failureSentence(error) ?? error)
    process.exitCode = 1
  }
}
