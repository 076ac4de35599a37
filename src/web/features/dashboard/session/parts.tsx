import { useEffect } from "react"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import styles from "../dashboard.module.css"
import type { FollowRunProps } from "./follow-run.tsx"

// The engine comes with these parts. Only people with a running program load them.
export const SessionEntry = lazyPart(async () => (await import("./session-entry.tsx")).SessionEntry, {
  waiting: <div className={styles["sessionPlace"]} />,
})
export const SentSessions = lazyPart(async () => (await import("./sent-sessions.tsx")).SentSessions)
export const AfterThat = lazyPart(async () => (await import("./after-that.tsx")).AfterThat)

/** Follows the run. What shows its sessions is fetched at the same time, so that it is there when they are known. */
export const FollowRun = lazyPart(
  async () => {
    void Promise.all([SessionEntry.fetch(), AfterThat.fetch()])
    return (await import("./follow-run.tsx")).FollowRun
  },
  { Missing: NothingToFollow },
)

/** Offline, the engine may never have been fetched. Home is then as without a program. */
function NothingToFollow({ row, onKnown }: FollowRunProps) {
  useEffect(() => onKnown(row.id, null), [row.id, onKnown])
  return null
}
