import { execFile, spawnSync } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { type Measurement, summarize } from "./measure.ts"

export interface PgbenchRun {
  databaseUrl: string
  clients: number
  /** The number of transactions, all clients together. */
  transactions: number
  /** Lines of SQL, each a round trip. External values appear only as `:name`. */
  script: string[]
  variables?: Record<string, string>
  /** Settings that every connection keeps, such as its role. */
  settings?: Record<string, string>
}

/** Whether pgbench is installed. If it isn't, only the drivers that use pg are measured. */
export const hasPgbench = () => spawnSync("pgbench", ["--version"]).status === 0

/** Runs a script with pgbench and prepared statements. If pgbench fails, throws an error with its output. */
export async function pgbench(run: PgbenchRun): Promise<Measurement> {
  const folder = mkdtempSync(join(tmpdir(), "pgbench-"))
  const file = join(folder, "script.sql")
  writeFileSync(file, `${run.script.join("\n")}\n`)
  const { clients, transactions } = run
  const amount = ["-c", String(clients), "-t", String(Math.ceil(transactions / clients))]
  const log = ["-l", "--log-prefix", join(folder, "log")]
  try {
    const variables = Object.entries(run.variables ?? {}).flatMap(([name, value]) => [
      "-D",
      `${name}=${value}`,
    ])
    const args = ["-n", "-M", "prepared", ...amount, ...log, ...variables, "-f", file, run.databaseUrl]
    const env = { ...process.env, PGOPTIONS: optionsOf(run.settings ?? {}) }
    const { stdout } = await promisify(execFile)("pgbench", args, { env })
    const perSecond = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1])
    const times = loggedTimes(folder)
    return summarize(times, times.length / perSecond)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const optionsOf = (settings: Record<string, string>) =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value.replaceAll(/[\\ ]/g, String.raw`\$&`)}`)
    .join(" ")

/** The milliseconds of each transaction. A line of the log is "client transaction microseconds …". */
function loggedTimes(folder: string): number[] {
  const logs = readdirSync(folder).filter((name) => name.startsWith("log"))
  const lines = logs.flatMap((name) => readFileSync(join(folder, name), "utf8").trim().split("\n"))
  return lines.map((text) => Number(text.split(" ")[2]) / 1000)
}
