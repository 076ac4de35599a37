import { expect } from "vitest"
import { addDays, firstOfMonth, mondayOf } from "#domain/days/local-day.ts"
import { oneRepMax } from "#domain/records/one-rep-max.ts"
import { type Log, type LoggedSet, type TrainedExercise } from "./histories.ts"

const kilogramsOf = { kg: 1, lbs: 0.45359237 }
const kilometresOf = { km: 1, mi: 1.609344 }
/** Floating-point sums are a hair off the database's decimal ones, and those are cut to three decimals. */
const about = (value: number): unknown => expect.closeTo(value, 2)

const weightOf = (set: LoggedSet) => (set.weight === null ? null : set.weight * kilogramsOf[set.weight_unit])
const counts = (set: LoggedSet) => set.set_type !== "warmup"
const held = (log: Log) => log.sets.length > 0

function volumeOf(sets: readonly LoggedSet[]): number | null {
  const volumes = sets.flatMap((set) => {
    const weight = weightOf(set)
    return counts(set) && set.reps !== null && weight !== null ? [set.reps * weight] : []
  })
  return volumes.length === 0 ? null : volumes.reduce((sum, each) => sum + each, 0)
}

/** calculate_weekly_volume, log by log. */
export function weeklyVolume(logs: readonly Log[], from: string | null) {
  const weeks = new Map<string, number>()
  for (const log of logs) {
    const monday = mondayOf(log.date)
    const volume = volumeOf(log.sets)
    if (volume === null || (from !== null && monday < mondayOf(from))) continue
    weeks.set(monday, (weeks.get(monday) ?? 0) + volume)
  }
  return [...weeks]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([day, kg]) => [day, about(kg)])
}

/** weekday_workouts, day by day. */
export function weekdays(logs: readonly Log[], today: string) {
  const workouts = [0, 0, 0, 0, 0, 0, 0]
  for (let back = 0; back < 56; back += 1) {
    const day = addDays(today, -back)
    const weekday = Array.from({ length: 7 }, (_, index) => addDays(mondayOf(day), index)).indexOf(day)
    workouts[weekday] = (workouts[weekday] ?? 0) + logs.filter((log) => held(log) && log.date === day).length
  }
  return workouts
}

/** monthly_training_time, log by log. */
export function monthlyTime(logs: readonly Log[], from: string | null) {
  const months = new Map<string, number>()
  for (const log of logs) {
    const month = firstOfMonth(log.date)
    if (!held(log) || !log.duration_seconds || (from !== null && month < firstOfMonth(from))) continue
    months.set(month, (months.get(month) ?? 0) + log.duration_seconds)
  }
  return [...months].toSorted(([one], [other]) => one.localeCompare(other))
}

/** lift_progress of one lift, log by log. */
export function liftDays(logs: readonly Log[], lift: string, from: string | null, today: string) {
  const days = new Map<string, number>()
  for (const { date, sets } of logs) {
    if (date > today || (from !== null && date < from)) continue
    for (const set of sets) {
      const best = set.exercise.id === lift ? maximumOf(set) : null
      if (best !== null) days.set(date, Math.max(days.get(date) ?? 0, best))
    }
  }
  return [...days].toSorted(([one], [other]) => one.localeCompare(other)).map(([day, kg]) => [day, about(kg)])
}

function maximumOf(set: LoggedSet): number | null {
  const weight = weightOf(set)
  return counts(set) && weight !== null && set.reps !== null ? oneRepMax(weight, set.reps) : null
}

/** The parts of training_summary, each by going through all days or logs. */
export function summary(logs: readonly Log[], today: string) {
  const monday = mondayOf(today)
  const past = logs.filter((log) => held(log) && log.date <= today)
  const firstMonday =
    past.length === 0 ? monday : mondayOf(past.map(({ date }) => date).toSorted()[0] ?? today)
  let weeks = 0
  while (weeks < 8 && addDays(monday, -7 * (weeks + 1)) >= firstMonday) weeks += 1
  return {
    streak: streak(past, today),
    this_week: totals(past.filter(({ date }) => date >= monday)),
    weeks_before: {
      ...totals(past.filter(({ date }) => date < monday && date >= addDays(monday, -56))),
      weeks,
    },
    muscles: muscles(past, monday),
    records: records(past, today),
  }
}

function streak(past: readonly Log[], today: string): number {
  const trained = new Set(past.map(({ date }) => mondayOf(date)))
  let count = trained.has(mondayOf(today)) ? 1 : 0
  for (let monday = addDays(mondayOf(today), -7); trained.has(monday); monday = addDays(monday, -7))
    count += 1
  return count
}

function totals(logs: readonly Log[]) {
  return {
    workouts: logs.length,
    volume_kg: about(logs.reduce((sum, log) => sum + (volumeOf(log.sets) ?? 0), 0)),
    seconds: logs.reduce((sum, log) => sum + (log.duration_seconds ?? 0), 0),
  }
}

function muscles(past: readonly Log[], monday: string): Record<string, number> {
  const sets: Record<string, number> = {}
  for (const log of past.filter(({ date }) => date >= addDays(monday, -56)))
    for (const set of log.sets) {
      const { type, primary_muscles, secondary_muscles } = set.exercise
      if (type !== "strength" || !counts(set) || !((set.reps ?? 0) > 0 || (set.duration_minutes ?? 0) > 0))
        continue
      const now = log.date >= monday ? 1 : 0
      for (const muscle of new Set([...primary_muscles, ...secondary_muscles]))
        sets[muscle] = (sets[muscle] ?? 0) + now * (primary_muscles.includes(muscle) ? 1 : 0.5)
    }
  return sets
}

const kinds: Record<string, { measure: (set: LoggedSet) => number | null; unnoticed: number }> = {
  weight: { measure: (set) => (set.reps === 0 ? null : weightOf(set)), unnoticed: 0.1 },
  one_rep_max: { measure: maximumOf, unnoticed: 0.1 },
  distance: {
    measure: ({ distance, distance_unit }) => distance && distance * kilometresOf[distance_unit],
    unnoticed: 0.01,
  },
  time: { measure: ({ duration_minutes }) => duration_minutes, unnoticed: 0 },
}

/** "exercise kind day" of everything that was better this month than ever before. */
function records(past: readonly Log[], today: string): string[] {
  const exercises = new Set(past.flatMap(({ sets }) => sets.map(({ exercise }) => exercise)))
  return [...exercises].flatMap((exercise) =>
    Object.entries(kinds).flatMap(([kind, how]) => {
      const day = recordDay(past, firstOfMonth(today), exercise, how)
      return day === null ? [] : [`${exercise.id} ${kind} ${day}`]
    }),
  )
}

function recordDay(
  past: readonly Log[],
  month: string,
  exercise: TrainedExercise,
  { measure, unnoticed }: { measure: (set: LoggedSet) => number | null; unnoticed: number },
): string | null {
  const done = past
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .flatMap(({ date, sets }) =>
      sets
        .filter((set) => set.exercise.id === exercise.id && counts(set) && (measure(set) ?? 0) > 0)
        .map((set) => ({ date, value: measure(set) ?? 0 })),
    )
  const before = done.filter(({ date }) => date < month).map(({ value }) => value)
  const now = done.filter(({ date }) => date >= month)
  if (before.length === 0 || now.length === 0) return null
  const best = Math.max(...now.map(({ value }) => value))
  if (best <= Math.max(...before) + unnoticed) return null
  return now.find(({ value }) => value >= best - 1e-9)?.date ?? null
}
