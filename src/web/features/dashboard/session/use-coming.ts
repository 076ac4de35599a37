import { useCallback, useState } from "react"
import { addDays, lastOfMonth, type LocalDay } from "#domain/days/local-day.ts"
import { useRunningRun } from "#web/programs/use-running-run.ts"
import type { SessionsToCome } from "./sessions-to-come.ts"

interface KnownRun {
  run_id: string
  /** Null if they can't be worked out. */
  coming: SessionsToCome | null
}

// What was last worked out, so that coming back to Home shows it at once.
let latest: KnownRun | null = null

/** The running run, and its sessions to come as `FollowRun` reports them. */
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
    /** Whether it isn't known yet if a run is going on. */
    isRunUnknown: run.isLoading && run.failureCount === 0,
    /** Whether there is a run, whose sessions aren't known yet. */
    areSessionsUnknown: row !== null && !isKnown,
  }
}

// So many days are needed for what comes after today, also at the end of a month.
const daysAhead = 14

/** The last day for which sessions to come are shown: a week after the month, for the weeks that a phone shows. */
export function lastDayShown(month: LocalDay, today: LocalDay): LocalDay {
  const [ofMonth, ofToday] = [addDays(lastOfMonth(month), 7), addDays(today, daysAhead)]
  return ofMonth > ofToday ? ofMonth : ofToday
}
