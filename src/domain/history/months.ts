import { firstOfMonth, type LocalDay } from "#domain/days/local-day.ts"
import type { PastWorkout } from "./past-workout.ts"

/** The totals of several workouts. */
export interface HistoryTotals {
  workouts: number
  seconds: number
  volume_kg: number
}

export interface HistoryMonth {
  /** The month's first day. */
  month: LocalDay
  workouts: PastWorkout[]
}

/** Workouts by month. Months and workouts keep the given order. */
export function byMonth(workouts: readonly PastWorkout[]): HistoryMonth[] {
  const months: HistoryMonth[] = []
  for (const workout of workouts) {
    const month = firstOfMonth(workout.date)
    const last = months.at(-1)
    if (last?.month === month) last.workouts.push(workout)
    else months.push({ month, workouts: [workout] })
  }
  return months
}

export function totalsOf(workouts: readonly PastWorkout[]): HistoryTotals {
  return {
    workouts: workouts.length,
    seconds: workouts.reduce((sum, { duration_seconds }) => sum + (duration_seconds ?? 0), 0),
    volume_kg: workouts.reduce((sum, { volume_kg }) => sum + volume_kg, 0),
  }
}
