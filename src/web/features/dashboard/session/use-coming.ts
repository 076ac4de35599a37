import { useQuery } from "@tanstack/react-query"
import { useCallback, useState } from "react"
import { addDays, lastOfMonth, type LocalDay } from "#domain/days/local-day.ts"
import { runningRunQuery } from "#web/programs/queries.ts"
import type { SessionsToCome } from "./sessions-to-come.ts"

// What was last worked out, so that coming back to Home shows it at once.
let latest: SessionsToCome | null = null

/** The running run, and its sessions to come as `FollowRun` reports them. */
export function useComing(userId: string) {
  const row = useQuery(runningRunQuery(userId)).data ?? null
  const [known, setKnown] = useState(latest)
  const coming = row !== null && known?.run_id === row.id ? known : null
  const setComing = useCallback((next: SessionsToCome) => {
    latest = next
    setKnown(next)
  }, [])
  return { row, coming, setComing }
}

// So many days are needed for what comes after today, also at the end of a month.
const daysAhead = 14

/** The last day for which sessions to come are shown: a week after the month, for the weeks that a phone shows. */
export function lastDayShown(month: LocalDay, today: LocalDay): LocalDay {
  const [ofMonth, ofToday] = [addDays(lastOfMonth(month), 7), addDays(today, daysAhead)]
  return ofMonth > ofToday ? ofMonth : ofToday
}
