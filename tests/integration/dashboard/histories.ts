import * as fc from "fast-check"
import { addDays } from "#domain/local-day.ts"
import type { Person, SchemaDatabase } from "../schema/schema-database.ts"

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

/** Three lifts and a way to run, of the library. */
export async function someExercises(database: SchemaDatabase): Promise<TrainedExercise[]> {
  return database.admin<TrainedExercise>(
    `select id, type, primary_muscles, secondary_muscles from public.exercises
     where owner_id is null and name in ('Back Squat (Barbell)', 'Bench Press (Barbell)', 'Plank', 'Running') order by name`,
  )
}

const eighths = (max: number) => fc.integer({ min: 0, max: max * 8 }).map((value) => value / 8)
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 5 })

/** Logs around a day: enough in a row for streaks, and some after it that do not count yet. */
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

/** Days on which calendars go wrong: year ends, leap days, the ends of weeks, and any other. */
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

/** Saves logs as themselves, past the save function: many at once. */
export async function train(database: SchemaDatabase, person: Person, logs: readonly Log[]): Promise<void> {
  const rows = logs.flatMap(({ sets }, log) =>
    sets.map(({ exercise, ...set }, index) => ({
      ...set,
      log,
      exercise_id: exercise.id,
      set_number: index + 1,
    })),
  )
  await database.as(
    person,
    `with made as (
      insert into public.workout_logs (name, date, duration_seconds)
        select l.place::text, l.date, l.duration_seconds
        from rows from (jsonb_to_recordset($1::jsonb) as (date date, duration_seconds integer)) with ordinality l (date, duration_seconds, place)
        returning id, name::integer - 1 as log
    )
    insert into public.set_logs (workout_log_id, exercise_id, exercise_order, set_number, set_type, reps, weight, weight_unit, distance,
        distance_unit, duration_minutes)
      select made.id, s.exercise_id, 1, s.set_number, s.set_type, s.reps, s.weight, s.weight_unit, s.distance, s.distance_unit,
        s.duration_minutes
      from jsonb_to_recordset($2::jsonb) as s(log integer, exercise_id uuid, set_number integer, set_type text, reps numeric,
        weight numeric, weight_unit text, distance numeric, distance_unit text, duration_minutes numeric)
      join made on made.log = s.log`,
    [
      JSON.stringify(logs.map(({ date, duration_seconds }) => ({ date, duration_seconds }))),
      JSON.stringify(rows),
    ],
  )
}
