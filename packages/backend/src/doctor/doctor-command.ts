import type { Environment } from "#server/setup/settings/setting.ts"
import { StartError } from "#server/setup/starting/start-error.ts"
import type { DoctorProduct } from "./doctor-product.ts"
import { examine } from "./examine.ts"
import type { Finding } from "./finding.ts"

/**
 * Handles `doctor`: calls `say` with a line for each finding, and changes nothing. Returns the exit code, which is 1 if something is broken. Throws a
 * StartError if it is given arguments.
 */
export async function runDoctor(
  product: DoctorProduct,
  args: readonly string[],
  environment: Environment,
  say: (line: string) => void,
): Promise<number> {
  if (args.length > 0) throw new StartError(`Usage: ${product.commandLine("doctor")}`)
  const findings = await examine(product, environment)
  for (const { state, subject, sentence } of findings) say(`${state.padEnd(12)}  ${subject}: ${sentence}`)
  return isAnyBroken(findings) ? 1 : 0
}

const isAnyBroken = (findings: readonly Finding[]) => findings.some(({ state }) => state === "broken")
