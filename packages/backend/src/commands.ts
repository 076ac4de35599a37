import { runBackupCommand } from "./backup/commands.ts"
import { runDoctor } from "./doctor/doctor-command.ts"
import { withDatabase } from "./postgres/with-database.ts"
import type { Product } from "./product.ts"
import { readConfig } from "./setup/config.ts"
import { failureSentence } from "./setup/starting/failure-sentence.ts"

/** Runs an operator's command, prints a sentence about it, and sets the process's exit code. */
export async function runCommand(product: Product, args: readonly string[]): Promise<void> {
  try {
    if (args[0] === "doctor")
      process.exitCode = await runDoctor(product, args.slice(1), process.env, console.log)
    else console.log(await outcomeOf(product, args))
  } catch (error) {
    console.error(failureSentence(error) ?? error)
    process.exitCode = 1
  }
}

function outcomeOf(product: Product, args: readonly string[]): Promise<string> {
  const [name = "", ...rest] = args
  const command = Object.hasOwn(product.commands, name) ? product.commands[name] : undefined
  if (!command) return runBackupCommand(product, args, process.env)
  return command(rest, async (work) => withDatabase(await readConfig(product, process.env), work))
}
