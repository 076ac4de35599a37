import type { RestartFacts } from "./admin/health-records.ts"
import type { Config } from "#server/setup/config.ts"

/**
 * Reads how often the server has been restarted and how its last run ended from the arguments that
 * `scripts/keep-running.mjs` passes; undefined at a first start, or if the server isn't supervised.
 */
export function restartFactsIn([, , times, endedWith = ""]: readonly string[]): RestartFacts | undefined {
  return times === undefined ? undefined : { times: Number(times), ended_with: endedWith }
}

/** Call once the server is up: reports its address to the process that keeps it running. */
export function sayIsUp({ host, port, anonKey }: Config) {
  process.send?.({ host, port, anonKey })
}

/**
 * Stops this server if the process that keeps it running is killed. Otherwise the server would hold its port and data
 * folder, with nobody to stop it.
 */
export function stopWithKeeper() {
  process.once("disconnect", () => process.emit("SIGTERM", "SIGTERM"))
}
