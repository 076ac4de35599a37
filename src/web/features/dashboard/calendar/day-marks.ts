import type { LocalDay } from "#domain/days/local-day.ts"
import type { DayMark } from "#web/ui/calendar/calendar.tsx"
import { sentences } from "./sentences.ts"

const workout: DayMark = { shape: "workout", spoken: sentences.spoken.workout }
const scheduledWorkout: DayMark = { shape: "committed", spoken: sentences.spoken.committed }
const session: DayMark = { shape: "committed", spoken: sentences.spoken.session }
const goal: DayMark = { shape: "goal", spoken: sentences.spoken.goal }

interface MonthRows {
  logs: readonly { date: LocalDay; set_logs: readonly unknown[] }[]
  /** The days of workouts queued on this device. */
  waiting: readonly LocalDay[]
  commitments: readonly { scheduled_date: LocalDay; completed_log_id: string | null }[]
  /** The days of a program's upcoming sessions. */
  sessions: readonly LocalDay[]
  goals: readonly { target_date: LocalDay | null }[]
}

/**
 * The calendar's marks: a workout on days with at least one logged or queued set, a scheduled workout until its day is logged, else a
 * program's session, and a goal on its target date.
 */
export function dayMarks({
  logs,
  waiting,
  commitments,
  sessions,
  goals,
}: MonthRows): Map<LocalDay, DayMark[]> {
  const logged = new Set([
    ...logs.filter((log) => log.set_logs.length > 0).map((log) => log.date),
    ...waiting,
  ])
  const open = new Set(
    commitments.filter((row) => row.completed_log_id === null).map((row) => row.scheduled_date),
  )
  const toCome = new Set(sessions)
  const due = new Set(goals.flatMap(({ target_date }) => (target_date === null ? [] : [target_date])))
  const marks = new Map<LocalDay, DayMark[]>()
  for (const day of new Set([...logged, ...open, ...toCome, ...due])) {
    const planned = open.has(day) ? [scheduledWorkout] : toCome.has(day) ? [session] : []
    const main = logged.has(day) ? [workout] : planned
    marks.set(day, due.has(day) ? [...main, goal] : main)
  }
  return marks
}
