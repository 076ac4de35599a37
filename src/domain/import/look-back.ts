import { type LocalDay, monthsBetween } from "#domain/days/local-day.ts"
import type { Load } from "#domain/workout/load.ts"
import { kilograms, type WeightUnit } from "#domain/measures/units.ts"
import { isFarBeyond, plausibleBest } from "./far-beyond.ts"
import type { PreparedImport } from "./prepare-import.ts"

/** Highlights of the imported history. */
export interface LookBack {
  /** Whole months from the first workout to the last. */
  months: number
  /** The heaviest set of the most frequent exercise, and the first day on which that weight was lifted. */
  best: { exercise: string; weight: number; unit: WeightUnit; date: LocalDay } | null
  /** The month with the most workouts, given by its first day; in a tie, the earliest. */
  busiest: { month: LocalDay; workouts: number }
}

type Workouts = PreparedImport["workouts"]

/** Highlights of imported workouts; null for fewer than two. `exercises` are the names and loads by index. */
export function lookBack(
  workouts: Workouts,
  exercises: readonly { name: string; load: Load }[],
): LookBack | null {
  const days = workouts.map(({ date }) => date).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined || days.length < 2) return null
  return { months: monthsBetween(first, last), best: bestOf(workouts, exercises), busiest: busiestOf(days) }
}

/** The heaviest set of the most frequent exercise. Assistance doesn't count as a lifted weight. */
function bestOf(workouts: Workouts, exercises: Parameters<typeof lookBack>[1]): LookBack["best"] {
  const lifts = workouts.flatMap(({ date, sets }) =>
    sets.flatMap(({ exercise, weight, weight_unit, set_type }) =>
      weight === null || set_type === "warmup" || exercises[exercise]?.load === "help"
        ? []
        : [{ exercise, weight: Number(weight), unit: weight_unit, date }],
    ),
  )
  const most = mostFrequent(lifts.filter(({ weight }) => weight > 0).map(({ exercise }) => exercise))
  if (most === undefined) return null
  const own = lifts.filter(({ exercise }) => exercise === most[0])
  const inKilograms = ({ weight, unit }: (typeof own)[number]) => kilograms(weight, unit)
  const plausible = plausibleBest(own.map(inKilograms))
  const best = own
    .filter((lift) => !isFarBeyond(inKilograms(lift), plausible))
    .toSorted((one, other) => inKilograms(other) - inKilograms(one) || (one.date < other.date ? -1 : 1))[0]
  const exercise = exercises[most[0]]
  return best && exercise ? { ...best, exercise: exercise.name } : null
}

function busiestOf(days: readonly LocalDay[]): LookBack["busiest"] {
  const [month = "", workouts = 0] = mostFrequent(days.map((day) => `${day.slice(0, 7)}-01`)) ?? []
  return { month, workouts }
}

/** The most frequent value and how often it occurs; of equally frequent ones, the first. */
function mostFrequent<Value>(values: readonly Value[]): [value: Value, times: number] | undefined {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]
}
