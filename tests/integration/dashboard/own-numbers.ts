import { expect } from "vitest"
import { addDays, firstOfMonth, mondayOf } from "#domain/days/local-day.ts"
import { weekStartOf } from "#domain/days/week-start.ts"
import { currentStreak, type StreakRule } from "#domain/progress/streaks.ts"
import { oneRepMax } from "#domain/records/one-rep-max.ts"
import { type Log, type LoggedSet } from "./histories.ts"

const kilogramsOf = { kg: 1, lbs: 0.45359237 }
/** Floating-point sums differ minimally from the database's decimal ones, which are cut to three decimals. */
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

/** calculate_weekly_volume, computed log by log. */
export function weeklyVolume(logs: readonly Log[], from: string | null, { startsOn }: StreakRule) {
  const weeks = new Map<string, number>()
  for (const log of logs) {
    const week = weekStartOf(log.date, startsOn)
    const volume = volumeOf(log.sets)
    if (volume === null || (from !== null && week < weekStartOf(from, startsOn))) continue
    weeks.set(week, (weeks.get(week) ?? 0) + volume)
  }
  return [...weeks]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([day, kg]) => [day, about(kg)])
}

/** weekday_workouts, computed day by day. */
export function weekdays(logs: readonly Log[], today: string) {
  const workouts = [0, 0, 0, 0, 0, 0, 0]
  for (let back = 0; back < 56; back += 1) {
    const day = addDays(today, -back)
    const weekday = Array.from({ length: 7 }, (_, index) => addDays(mondayOf(day), index)).indexOf(day)
    workouts[weekday] = (workouts[weekday] ?? 0) + logs.filter((log) => held(log) && log.date === day).length
  }
  return workouts
}

/** monthly_training_time, computed log by log. */
export function monthlyTime(logs: readonly Log[], from: string | null) {
  const months = new Map<string, number>()
  for (const log of logs) {
    const month = firstOfMonth(log.date)
    if (!held(log) || !log.duration_seconds || (from !== null && month < firstOfMonth(from))) continue
    months.set(month, (months.get(month) ?? 0) + log.duration_seconds)
  }
  return [...months].toSorted(([one], [other]) => one.localeCompare(other))
}

/** lift_progress of one lift, computed log by log. */
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

/** The parts of training_summary, each computed by going through all days or logs. */
export function summary(logs: readonly Log[], today: string, rule: StreakRule) {
  const weekOf = (day: string) => weekStartOf(day, rule.startsOn)
  const week = weekOf(today)
  const past = logs.filter((log) => held(log) && log.date <= today)
  const firstWeek = weekOf(past.map(({ date }) => date).toSorted()[0] ?? today)
  let weeks = 0
  while (weeks < 8 && addDays(week, -7 * (weeks + 1)) >= firstWeek) weeks += 1
  return {
    week_starts_on: rule.startsOn,
    streak_weeks_off: rule.weeksOff,
    streak: currentStreak(
      past.map(({ date }) => date),
      today,
      rule,
    ),
    this_week: totals(past.filter(({ date }) => date >= week)),
    weeks_before: {
      ...totals(past.filter(({ date }) => date < week && date >= addDays(week, -56))),
      weeks,
    },
    muscles: muscles(past, today),
  }
}

function totals(logs: readonly Log[]) {
  return {
    workouts: logs.length,
    volume_kg: about(logs.reduce((sum, log) => sum + (volumeOf(log.sets) ?? 0), 0)),
    seconds: logs.reduce((sum, log) => sum + (log.duration_seconds ?? 0), 0),
  }
}

function muscles(past: readonly Log[], today: string): Record<string, number> {
  const week = Array.from({ length: 7 }, (_, back) => addDays(today, -back))
  const sets: Record<string, number> = {}
  for (const log of past.filter(({ date }) => date >= addDays(today, -62)))
    for (const set of log.sets) {
      const { type, primary_muscles, secondary_muscles } = set.exercise
      if (type !== "strength" || !counts(set) || !((set.reps ?? 0) > 0 || (set.duration_minutes ?? 0) > 0))
        continue
      const now = week.includes(log.date) ? 1 : 0
      for (const muscle of new Set([...primary_muscles, ...secondary_muscles]))
        sets[muscle] = (sets[muscle] ?? 0) + now * (primary_muscles.includes(muscle) ? 1 : 0.5)
    }
  return sets
}
