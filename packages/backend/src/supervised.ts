import type { RestartFacts } from "./admin/health-records.ts"
import type { Config } from "#server/setup/config.ts"

/** What `scripts/keep-running.mjs` says to a server that it starts again; undefined at a first start, or when nobody does. */
export function restartFactsIn([, , times, endedWith = ""]: readonly string[]): RestartFacts | undefined {
  return times === undefined ? undefined : { times: Number(times), ended_with: endedWith }
}

/** Tells whoever keeps this server running that it is up, and where. */
export function sayIsUp({ host, port, anonKey }: Config) {
  process.send?.({ host, port, anonKey })
}

/** A server whose keeper was killed would hold its port and its data folder with nobody to stop it. */
export function stopWithKeeper() {
  process.once("disconnect", () => process.emit("SIGTERM", "SIGTERM"))
}
