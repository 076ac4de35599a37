/** The state of the queue as a whole. */
export type SyncStatus = "idle" | "syncing" | "success" | "error"

export type SyncEvent = "online" | "offline" | "started" | "succeeded" | "failed"

/**
 * The status after an event. Coming online clears the outcome of the last run; going offline ends the current
 * run, and any outcome that it reports afterwards is ignored.
 */
export function nextSyncStatus(status: SyncStatus, event: SyncEvent): SyncStatus {
  switch (event) {
    case "started":
      return "syncing"
    case "online":
      return status === "syncing" ? status : "idle"
    case "offline":
      return status === "syncing" ? "idle" : status
    case "succeeded":
      return status === "syncing" ? "success" : status
    default:
      return status === "syncing" ? "error" : status
  }
}
