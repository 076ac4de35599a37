import type { LocalDay } from "#domain/days/local-day.ts"
import type { DayMark } from "#web/ui/calendar/calendar.tsx"
import { sentences } from "./sentences.ts"

const workout: DayMark = { shape: "workout", spoken: sentences.spoken.workout }
const scheduledWorkout: DayMark = { shape: "committed", spoken: sentences.spoken.committed }
const session: DayMark = { shape: "committed", spoken: sentences.spoken.session }
const goal: DayMark = { shape: "goal", spoken: sentences.spoken.goal }

// A calendar cell on a phone has room for two workouts and a goal.
const marksAtMost = 2

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
 * The calendar's marks, at most two for workouts: what is logged or queued with at least one set, then what is still scheduled, else a program's
 * session if the day has neither. A goal is marked on its target date.
 */
export function dayMarks({
  logs,
  waiting,
  commitments,
  sessions,
  goals,
}: MonthRows): Map<LocalDay, DayMark[]> {
  const logged = countDays([
    ...logs.filter((log) => log.set_logs.length > 0).map((log) => log.date),
    ...waiting,
  ])
  const open = countDays(
    commitments.filter((row) => row.completed_log_id === null).map((row) => row.scheduled_date),
  )
  const toCome = new Set(sessions)
  const due = new Set(goals.flatMap(({ target_date }) => (target_date === null ? [] : [target_date])))
  const marks = new Map<LocalDay, DayMark[]>()
  for (const day of new Set([...logged.keys(), ...open.keys(), ...toCome, ...due])) {
    const workouts = [
      ...Array.from({ length: logged.get(day) ?? 0 }, () => workout),
      ...Array.from({ length: open.get(day) ?? 0 }, () => scheduledWorkout),
    ]
    const main = workouts.length === 0 && toCome.has(day) ? [session] : workouts.slice(0, marksAtMost)
    marks.set(day, due.has(day) ? [...main, goal] : main)
  }
  return marks
}

/** How many times each day is in the list. */
function countDays(days: readonly LocalDay[]): Map<LocalDay, number> {
  const counts = new Map<LocalDay, number>()
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1)
  return counts
}
