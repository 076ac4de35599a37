import { useQuery, type UseQueryResult } from "@tanstack/react-query"
import { useMemo } from "react"
import { addDays, firstOfMonth, type LocalDay } from "#domain/days/local-day.ts"
import type { MonthData } from "#web/coach/analysis/month-data.ts"
import { hasFailed } from "#web/offline/answers/has-failed.ts"
import { useTwoColumns } from "#web/ui/use-wide.ts"
import { dayNames } from "../calendar/day-names.ts"
import { dayMarks } from "../calendar/day-marks.ts"
import { dayOf, openCommitments, useWaitingWorkouts } from "../day/waiting-workouts.tsx"
import {
  activeGoalsQuery,
  monthCommitmentsQuery,
  monthLogsQuery,
  newestRoutinesQuery,
  savedWeekQuery,
} from "../queries.ts"
import { sentences } from "../sentences.ts"
import type { SessionsToCome } from "../session/sessions-to-come.ts"

/** The month's marks, from several sources. If one fails, the others still show and the failure is listed in `problems`. */
export function useMonth(
  userId: string,
  { month, firstDay, coming }: { month: LocalDay; firstDay: LocalDay; coming: SessionsToCome | null },
) {
  const logs = useQuery(monthLogsQuery(userId, month))
  const commitments = useQuery(monthCommitmentsQuery(userId, month))
  // On a phone, the week shown may extend into another month.
  const other = [firstDay, addDays(firstDay, 6)].map(firstOfMonth).find((first) => first !== month) ?? month
  const isOther = !useTwoColumns() && other !== month
  const otherLogs = useQuery({ ...monthLogsQuery(userId, other), enabled: isOther })
  const otherCommitments = useQuery({ ...monthCommitmentsQuery(userId, other), enabled: isOther })
  const goals = useQuery(activeGoalsQuery(userId))
  const week = useQuery(savedWeekQuery(userId))
  const routines = useQuery(newestRoutinesQuery(userId))
  const waiting = useWaitingWorkouts()
  const marks = useMemo(
    () =>
      dayMarks({
        logs: [...(logs.data ?? []), ...((isOther && otherLogs.data) || [])],
        waiting: waiting.map(dayOf),
        commitments: openCommitments(
          [...(commitments.data ?? []), ...((isOther && otherCommitments.data) || [])],
          waiting,
        ),
        sessions: coming?.sessions.map(({ date }) => date) ?? [],
        goals: goals.data ?? [],
      }),
    [
      logs.data,
      isOther,
      otherLogs.data,
      waiting,
      commitments.data,
      otherCommitments.data,
      coming,
      goals.data,
    ],
  )
  const names = useMemo(
    () => dayNames({ logs: logs.data ?? [], week: week.data, sessions: coming?.sessions ?? [] }),
    [logs.data, week.data, coming],
  )
  const sources = [
    { query: routines, sentence: sentences.failedRoutines },
    { query: logs, sentence: sentences.failedDays },
    { query: commitments, sentence: sentences.failedCommitments },
    { query: otherLogs, sentence: sentences.failedDays },
    { query: otherCommitments, sentence: sentences.failedCommitments },
    { query: goals, sentence: sentences.failedGoals },
    { query: week, sentence: failureOfWeek(week.error) },
  ]
  const failed = sources.filter(({ query }) => hasFailed(query))
  return {
    marks,
    names,
    workouts: logs.data?.filter((log) => log.set_logs.length > 0).length ?? null,
    hasGoals: goals.data !== undefined && goals.data.length > 0,
    goalsOf: (day: LocalDay) => goals.data?.filter((goal) => goal.target_date === day) ?? [],
    monthData: monthDataOf(logs, goals),
    problems: failed.map(({ sentence }) => sentence),
    reload: () => failed.forEach(({ query }) => void query.refetch()),
  }
}

/** Whether the month has anything to analyze, as far as is known. */
function monthDataOf(logs: UseQueryResult<unknown[]>, goals: UseQueryResult<unknown[]>): MonthData {
  if (logs.data && logs.data.length + (goals.data?.length ?? 0) > 0) return "something"
  if (logs.error && hasFailed(logs)) return { failure: logs.error }
  return logs.data && !(goals.isPending && goals.isFetching) ? "nothing" : "loading"
}

/** The message with the database's reason, or a general one for unexpected errors. */
function failureOfWeek(error: Error | null): string {
  const isRefusal = error !== null && "code" in error && error.code
  return isRefusal ? sentences.failedWeek(error.message) : sentences.unexpectedWeek
}
