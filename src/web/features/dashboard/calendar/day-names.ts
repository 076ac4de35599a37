import type { LocalDay } from "#domain/days/local-day.ts"
import { logName } from "#web/logged-workout/log-name.ts"
import type { SavedWeek } from "../queries.ts"
import type { ComingSession } from "../session/sessions-to-come.ts"

interface NamedRows {
  logs: readonly (Parameters<typeof logName>[0] & { date: LocalDay; set_logs: readonly unknown[] })[]
  /** The saved plan; null or undefined if there is none. */
  week: Pick<SavedWeek, "days" | "committed_workouts"> | null | undefined
  /** A program's upcoming sessions. */
  sessions: readonly Pick<ComingSession, "date" | "name">[]
}

/** The name of each day's workout for a wide calendar: the first logged one, else what the saved plan has on that day, else a program's session. */
export function dayNames({ logs, week, sessions }: NamedRows): Map<LocalDay, string> {
  const logged = logs
    .filter(({ set_logs }) => set_logs.length > 0)
    .map((log) => [log.date, logName(log)] as const)
  const open = (week?.committed_workouts ?? []).filter(({ completed_log_id }) => completed_log_id === null)
  const scheduled = open.flatMap(({ scheduled_date, day_of_week }) => {
    const name = week?.days.find(({ day }) => day === day_of_week)?.workout?.name
    return typeof name !== "string" ? [] : [[scheduled_date, name] as const]
  })
  const toCome = sessions.map(({ date, name }) => [date, name] as const)
  // The first name of a day counts. A Map keeps the last one, so the list is reversed.
  return new Map([...logged, ...scheduled, ...toCome].toReversed())
}
