import { setTimeout as delay } from "node:timers/promises"
import type { PostgresProcess } from "./postgres-process.ts"

const longestPause = 2_000

/** Restarts Postgres whenever it exits by itself, until `stop` is called. `stop` resolves when Postgres is gone. */
export function keepRunning(input: {
  first: PostgresProcess
  run: () => Promise<PostgresProcess>
  log: (line: string) => void
}): { stop: () => Promise<void> } {
  let current: PostgresProcess | undefined = input.first
  let stopping = false
  const endWithNode = () => current?.child.kill("SIGINT")
  process.once("exit", endWithNode)

  async function keep() {
    while (current) {
      await current.ended
      if (stopping) return
      input.log("Postgres exited unexpectedly. Restarting it.")
      current = await runAgain()
      if (stopping && current) end(current)
    }
  }

  async function runAgain() {
    for (let pause = 50; !stopping; pause = Math.min(pause * 2, longestPause)) {
      try {
        return await input.run()
      } catch (error) {
        input.log(error instanceof Error ? error.message : String(error))
        await delay(pause)
      }
    }
    return undefined
  }

  const kept = keep()
  return {
    stop: async () => {
      stopping = true
      if (current) end(current)
      await kept
      process.off("exit", endWithNode)
    },
  }
}

/**
 * Ends Postgres with a fast shutdown (transactions are aborted, data is flushed) and, if that takes too long, an immediate one. Committed data is
 * safe in both cases.
 */
function end({ child, ended }: PostgresProcess) {
  const orders = [
    setTimeout(() => child.kill("SIGQUIT"), 5_000),
    setTimeout(() => child.kill("SIGKILL"), 7_000),
  ]
  child.kill("SIGINT")
  void ended.then(() => orders.forEach((order) => clearTimeout(order)))
}
