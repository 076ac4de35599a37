import { type ChildProcess, spawn } from "node:child_process"
import { createInterface } from "node:readline"
import { setTimeout as delay } from "node:timers/promises"
import { StartError } from "#server/setup/starting/start-error.ts"
import type { Launcher } from "./launcher.ts"

/** A Postgres that accepts connections. `ended` resolves when its main process is gone, for whatever reason. */
export interface PostgresProcess {
  child: ChildProcess
  ended: Promise<void>
}

/**
 * Runs Postgres on its folder and waits until it accepts connections. `onLine` gets each line of its log. Throws a StartError
 * with Postgres' own message if it exits before that.
 */
export async function runPostgres(
  { command, binaries, cluster }: Launcher,
  settings: Record<string, string>,
  onLine: (line: string) => void,
): Promise<PostgresProcess> {
  const given = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])
  const { file, args, options } = command(binaries.postgres, ["-D", cluster, ...given])
  // Postgres runs in its own session, so that Ctrl-C in a terminal only reaches Node, which stops Postgres once its requests are done.
  const child = spawn(file, args, { ...options, detached: true, stdio: ["ignore", "ignore", "pipe"] })
  const log = followLog(child, onLine)
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve())
    child.once("error", () => resolve())
  })
  if (await Promise.race([log.ready, ended.then(() => false)])) return { child, ended }
  await Promise.race([log.closed, delay(200)])
  throw new StartError(`The embedded Postgres can't start: ${log.lastWords()}.`)
}

function followLog(child: ChildProcess, onLine: (line: string) => void) {
  let lastWords = "it exited without giving a reason"
  const lines = child.stderr && createInterface({ input: child.stderr })
  const ready = new Promise<boolean>((resolve) => {
    lines?.on("line", (line) => {
      onLine(line)
      if (line.includes("ready to accept connections")) resolve(true)
      lastWords = /(?<=FATAL: +)\S.*/.exec(line)?.[0] ?? lastWords
    })
  })
  const closed = new Promise<void>((resolve) => {
    lines?.once("close", () => resolve())
  })
  return { ready, closed, lastWords: () => lastWords }
}
