import { useCallback, useState } from "react"
import { addDays, lastOfMonth, type LocalDay } from "#domain/days/local-day.ts"
import { useRunningRun } from "#web/programs/use-running-run.ts"
import type { SessionsToCome } from "./sessions-to-come.ts"

interface KnownRun {
  run_id: string
  /** The upcoming sessions; null if they can't be worked out. */
  coming: SessionsToCome | null
}

// The last result, so that it is shown at once when the person returns to Home.
let latest: KnownRun | null = null

/** The current run, and its upcoming sessions as `FollowRun` reports them. */
export function useComing(userId: string) {
  const run = useRunningRun(userId)
  const row = run.data ?? null
  const [known, setKnown] = useState(latest)
  const setComing = useCallback((runId: string, coming: SessionsToCome | null) => {
    latest = { run_id: runId, coming }
    setKnown(latest)
  }, [])
  const isKnown = row !== null && known?.run_id === row.id
  return {
    row,
    coming: isKnown ? known.coming : null,
    setComing,
    /** Whether it isn't known yet if there is a current run. */
    isRunUnknown: run.isLoading && run.failureCount === 0,
    /** Whether there is a current run, but its sessions aren't known yet. */
    areSessionsUnknown: row !== null && !isKnown,
  }
}

// The minimum number of days ahead, so that the next sessions are known even at the end of a month.
const daysAhead = 14

/** The last day for which upcoming sessions are shown: a week after the month, because a phone shows whole weeks. */
export function lastDayShown(month: LocalDay, today: LocalDay): LocalDay {
  const [ofMonth, ofToday] = [addDays(lastOfMonth(month), 7), addDays(today, daysAhead)]
  return ofMonth > ofToday ? ofMonth : ofToday
}
