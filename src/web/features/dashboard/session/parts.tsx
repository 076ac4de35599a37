import { useEffect } from "react"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import styles from "../dashboard.module.css"
import type { FollowRunProps } from "./follow-run.tsx"

// These parts include the code that works out programs, so they are loaded only if a program is running.
export const SessionEntry = lazyPart(async () => (await import("./session-entry.tsx")).SessionEntry, {
  waiting: <div className={styles["sessionPlace"]} />,
})
export const SentSessions = lazyPart(async () => (await import("./sent-sessions.tsx")).SentSessions)
export const AfterThat = lazyPart(async () => (await import("./after-that.tsx")).AfterThat)

/**
 * The component that follows the run. The components that show the run's sessions are fetched at the same time, so that
 * they are ready when the sessions are known.
 */
export const FollowRun = lazyPart(
  async () => {
    void Promise.all([SessionEntry.fetch(), AfterThat.fetch()])
    return (await import("./follow-run.tsx")).FollowRun
  },
  { Missing: NothingToFollow },
)

/** Offline, this code may not be on the device. Home then looks as if no program were running. */
function NothingToFollow({ row, onKnown }: FollowRunProps) {
  useEffect(() => onKnown(row.id, null), [row.id, onKnown])
  return null
}
