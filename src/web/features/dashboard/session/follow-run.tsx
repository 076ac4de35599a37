import { useQuery } from "@tanstack/react-query"
import { useEffect, useMemo } from "react"
import type { LocalDay } from "#domain/days/local-day.ts"
import { returnShare } from "#domain/loads/after-break.ts"
import { nextSession } from "#domain/programs/next-session.ts"
import { daysAway, pausedSince } from "#domain/programs/view/course.ts"
import { programsQuery, type RunRow } from "#web/programs/queries.ts"
import { whereText } from "#web/programs/sentences.ts"
import { useRun } from "#web/programs/use-run.ts"
import { comingSessions, missedDay, type SessionsToCome } from "./sessions-to-come.ts"

export interface FollowRunProps {
  userId: string
  row: RunRow
  today: LocalDay
  /** The last day shown. */
  until: LocalDay
  /** Reports the run's upcoming sessions; null if they can't be worked out. */
  onKnown: (runId: string, known: SessionsToCome | null) => void
}

/** Works out the upcoming sessions and reports them. It renders nothing itself, so that the page can appear before the code for this has loaded. */
export function FollowRun({ userId, row, today, until, onKnown }: FollowRunProps) {
  const run = useRun(userId, row)
  const { standing = null, events = null } = run.state === "ready" ? run : {}
  const { data: programs, isPending, fetchStatus } = useQuery(programsQuery(userId))
  // Wait for the days' routines, so that the sessions appear together with their links. If the routines can't be loaded, show the sessions anyway.
  const isWaiting = isPending && fetchStatus === "fetching"
  const known = useMemo(() => {
    if (!standing || !events || isWaiting) return null
    const program = programs?.find(({ id }) => id === row.program_id)
    const routines = program?.workouts.map(({ id }) => id) ?? []
    const sessions = comingSessions(standing, { today, until, routines })
    const { name } = standing.plan.program
    const none = whereText(standing, nextSession(standing, today))
    const missed = missedDay(standing, today, routines)
    const days = daysAway(standing, events, today)
    const away = days === null ? null : { days, share: returnShare(days) }
    const pausedAfter = pausedSince(standing) === null ? null : standing.lastSlot
    const ids = { run_id: row.id, program_id: row.program_id }
    return { ...ids, name, sessions, none, pausedAfter, missed, away }
  }, [standing, events, isWaiting, programs, row, today, until])
  const hasFailed = run.state === "failed"
  useEffect(() => {
    if (known || hasFailed) onKnown(row.id, known)
  }, [known, hasFailed, row.id, onKnown])
  return null
}
