import * as fc from "fast-check"
import { addDays } from "#domain/days/local-day.ts"
import type { SchemaDatabase } from "../schema/schema-database.ts"

export interface TrainedExercise {
  id: string
  type: "strength" | "cardio"
  primary_muscles: string[]
  secondary_muscles: string[]
}

export interface LoggedSet {
  exercise: TrainedExercise
  set_type: "normal" | "warmup" | "drop" | "failure"
  reps: number | null
  weight: number | null
  weight_unit: "kg" | "lbs"
  distance: number | null
  distance_unit: "km" | "mi"
  duration_minutes: number | null
}

export interface Log {
  date: string
  duration_seconds: number | null
  sets: LoggedSet[]
}

/** Three lifts and a run from the library. */
export async function someExercises(database: SchemaDatabase): Promise<TrainedExercise[]> {
  return database.admin<TrainedExercise>(
    `select id, type, primary_muscles, secondary_muscles from public.exercises
     where owner_id is null and name in ('Back Squat (Barbell)', 'Bench Press (Barbell)', 'Plank', 'Running') order by name`,
  )
}

const eighths = (max: number) => fc.integer({ min: 0, max: max * 8 }).map((value) => value / 8)
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 5 })

/** Logs around a day: enough in a row for streaks, and some after the day that don't count yet. */
export function someLogs(exercises: readonly TrainedExercise[], today: string): fc.Arbitrary<Log[]> {
  const set = fc.record({
    exercise: fc.constantFrom(...exercises),
    set_type: fc.constantFrom("normal", "normal", "normal", "warmup", "drop", "failure"),
    reps: maybe(fc.integer({ min: 0, max: 12 })),
    weight: maybe(eighths(150)),
    weight_unit: fc.constantFrom("kg", "lbs"),
    distance: maybe(eighths(12)),
    distance_unit: fc.constantFrom("km", "mi"),
    duration_minutes: maybe(eighths(60)),
  })
  const log = fc.record({
    date: fc
      .oneof(
        fc.integer({ min: -35, max: 2 }),
        fc.integer({ min: -100, max: 6 }),
        fc.integer({ min: -800, max: 0 }),
      )
      .map((days) => addDays(today, days)),
    duration_seconds: maybe(fc.integer({ min: 0, max: 9000 })),
    sets: fc.array<LoggedSet>(set, { maxLength: 5 }),
  })
  return fc.array(log, { maxLength: 60, size: "max" })
}

/** Days on which calendars go wrong, such as year ends, leap days and the ends of weeks, and any other days. */
export const someToday = fc.oneof(
  fc.constantFrom(
    "2024-02-29",
    "2024-03-01",
    "2026-01-01",
    "2024-12-30",
    "2025-12-31",
    "2026-11-16",
    "2026-11-22",
  ),
  fc.integer({ min: 0, max: 3000 }).map((days) => addDays("2022-01-01", days)),
)
