import { addDays, mondayOf } from "#domain/days/local-day.ts"

/** The parts of an exercise that matter to a goal. */
export interface TrainedExercise {
  id: string
  type: "strength" | "cardio"
}

export interface LoggedSet {
  exercise: TrainedExercise
  reps: number | null
  weight: number | null
  weight_unit: "kg" | "lbs"
  distance: number | null
  distance_unit: "km" | "mi"
  duration_minutes: number | null
}

export interface Log {
  date: string
  sets: LoggedSet[]
}

export interface Aim {
  goal_type: "strength" | "cardio"
  metric: string
  exercise_id: string | null
  unit: string | null
  target_value: number
  start_date: string
}

const inKilograms = { kg: 1, lbs: 0.45359237 }
const inKilometers = { km: 1, mi: 1.609344 }
const hundredths = (value: number) => Math.round(value * 100 + 1e-7)

/** The same result as goal_progress, computed differently: log by log, in order, with loops. Values are in hundredths. */
export function ownProgress(aim: Aim, logs: readonly Log[], today: string) {
  const isBest = aim.metric === "weight" || aim.metric === "reps"
  const past = logs
    .filter(({ date }) => date <= today)
    .toSorted((one, other) => one.date.localeCompare(other.date))
  const lead = addDays(aim.start_date, -84)
  let before: number | null = null
  let [beforeDay, bestDay, lastDay]: (string | null)[] = [null, null, null]
  const bestOfDay = new Map<string, number>()
  let best: number | null = null
  let total = 0
  let reached_on: string | null = null
  const target = hundredths(aim.target_value)
  const workoutsOfWeek = new Map<string, string[]>()

  for (const { date, sets } of past) {
    const values = sets.flatMap((set) => valueOf(set, aim) ?? [])
    if (values.length === 0) continue
    if (date < aim.start_date) {
      if (!isBest || date < lead) continue
      const top = Math.max(...values)
      if (before === null || top > before) [before, beforeDay] = [top, date]
      continue
    }
    lastDay = date
    if (isBest) {
      const top = Math.max(...values)
      if (best === null || top > best) [best, bestDay] = [top, date]
      bestOfDay.set(date, Math.max(top, bestOfDay.get(date) ?? 0))
      if (hundredths(top) >= target) reached_on ??= date
    } else if (aim.metric === "frequency") {
      const monday = mondayOf(date)
      workoutsOfWeek.set(monday, [...(workoutsOfWeek.get(monday) ?? []), date])
    } else {
      total += values.reduce((sum, value) => sum + value, 0)
      if (hundredths(total) >= target) reached_on ??= date
    }
  }

  if (aim.metric === "frequency") reached_on = fourthKeptWeek(workoutsOfWeek, aim.target_value)
  const start = before ?? [...bestOfDay.values()][0] ?? null
  const current =
    aim.metric === "frequency" ? (workoutsOfWeek.get(mondayOf(today))?.length ?? 0) : isBest ? best : total
  return {
    start_value: isBest ? start && hundredths(start) : 0,
    current_value: current === null ? null : hundredths(current),
    reached_on,
    start_day: isBest ? (beforeDay ?? [...bestOfDay.keys()][0] ?? null) : null,
    current_day: aim.metric === "frequency" ? null : isBest ? bestDay : lastDay,
  }
}

function fourthKeptWeek(workoutsOfWeek: Map<string, string[]>, target: number): string | null {
  const needed = Math.max(1, Math.ceil(target))
  for (const monday of [...workoutsOfWeek.keys()].toSorted()) {
    const run = [0, 7, 14, 21].map((days) => workoutsOfWeek.get(addDays(monday, days)) ?? [])
    if (run.every((days) => days.length >= needed)) return run[3]?.[needed - 1] ?? null
  }
  return null
}

function valueOf(set: LoggedSet, aim: Aim): number | null {
  const { exercise, reps, weight, distance } = set
  if (aim.exercise_id !== null && exercise.id !== aim.exercise_id) return null
  if (aim.metric === "frequency") return 1
  if (aim.exercise_id === null && exercise.type !== aim.goal_type) return null
  if (aim.metric === "reps") return reps
  if (aim.metric === "duration_minutes") return set.duration_minutes
  if (aim.metric === "distance")
    return distance === null
      ? null
      : (distance * inKilometers[set.distance_unit]) / (aim.unit === "mi" ? inKilometers.mi : 1)
  return weight === null || reps === 0
    ? null
    : (weight * inKilograms[set.weight_unit]) / (aim.unit === "lbs" ? inKilograms.lbs : 1)
}
