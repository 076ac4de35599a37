import type { RestartFacts } from "./admin/health-records.ts"
import type { Config } from "#server/setup/config.ts"

/**
 * The facts that `scripts/keep-running.mjs` passes to a server that it restarts; undefined at a first start, or if the server
 * isn't supervised.
 */
export function restartFactsIn([, , times, endedWith = ""]: readonly string[]): RestartFacts | undefined {
  return times === undefined ? undefined : { times: Number(times), ended_with: endedWith }
}

/** Reports the address to the process that keeps this server running, once the server is up. */
export function sayIsUp({ host, port, anonKey }: Config) {
  process.send?.({ host, port, anonKey })
}

/** Stops this server if its keeper is killed. Otherwise it would hold its port and data folder, with no one to stop it. */
export function stopWithKeeper() {
  process.once("disconnect", () => process.emit("SIGTERM", "SIGTERM"))
}
