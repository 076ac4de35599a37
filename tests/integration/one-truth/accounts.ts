import { randomUUID } from "node:crypto"
import * as fc from "fast-check"
import { addDays } from "#domain/days/local-day.ts"
import type { DistanceUnit, UnitSystem, WeightUnit } from "#domain/measures/units.ts"
import type { Client } from "#tests/support/person.ts"
import { fuzzSeed } from "@repertoire/backend/testing/fuzz-seed.ts"

/** A Friday in the middle of a month. */
export const today = "2026-11-20"
const bench = "Bench Press (Barbell)"
const lifts = [bench, "Back Squat (Barbell)", "Push Up"]

interface MadeSet {
  exercise: string
  set_type: "normal" | "warmup" | "drop" | "failure"
  reps: number | null
  weight: number | null
  weight_unit: WeightUnit
  duration_minutes: number | null
  distance: number | null
  distance_unit: DistanceUnit
}

interface MadeLog {
  date: string
  duration_seconds: number | null
  sets: MadeSet[]
}

/** Someone with ten weeks of training, entered in kilograms, in pounds, or in both. */
export interface MadeAccount {
  units: "kg" | "lb" | "mixed"
  system: UnitSystem
  logs: MadeLog[]
  goalStart: string
}

/** This many generated accounts, alternating between the three ways to enter weights; the same in every run. */
export function madeAccounts(count: number): MadeAccount[] {
  return Array.from({ length: count }, (_, index) => {
    const units = (["kg", "lb", "mixed"] as const)[index % 3] ?? "kg"
    const system =
      units === "mixed" ? (index % 2 === 0 ? "metric" : "imperial") : units === "kg" ? "metric" : "imperial"
    const [made] = fc.sample(someAccount(units, system), { seed: fuzzSeed + index, numRuns: 1 })
    if (!made) throw new Error("No account was made.")
    return made
  })
}

function someAccount(units: MadeAccount["units"], system: UnitSystem): fc.Arbitrary<MadeAccount> {
  const entered: WeightUnit[] = units === "mixed" ? ["kg", "lbs"] : [units === "kg" ? "kg" : "lbs"]
  const log = fc.record({
    date: fc
      .oneof(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 70 }))
      .map((back) => addDays(today, -back)),
    duration_seconds: fc.option(fc.integer({ min: 600, max: 7200 }), { nil: null }),
    sets: fc
      .array(
        fc.oneof({ weight: 6, arbitrary: someLift(entered) }, { weight: 1, arbitrary: someRun(system) }),
        {
          minLength: 2,
          maxLength: 8,
        },
      )
      .map((sets) => sets.toSorted((one, other) => one.exercise.localeCompare(other.exercise))),
  })
  return fc.record({
    units: fc.constant(units),
    system: fc.constant(system),
    logs: fc.array(log, { minLength: 8, maxLength: 14, size: "max" }),
    goalStart: fc.integer({ min: 0, max: 40 }).map((back) => addDays(today, -back)),
  })
}

function someLift(entered: WeightUnit[]): fc.Arbitrary<MadeSet> {
  return fc
    .record({
      exercise: fc.constantFrom(...lifts),
      set_type: fc.constantFrom("normal", "normal", "normal", "warmup", "drop", "failure"),
      reps: fc.integer({ min: 1, max: 14 }),
      steps: fc.integer({ min: 16, max: 60 }),
      weight_unit: fc.constantFrom(...entered),
    })
    .map(({ steps, ...set }) => ({
      ...set,
      weight: set.exercise === "Push Up" ? null : steps * (set.weight_unit === "kg" ? 1.25 : 2.5),
      ...{ duration_minutes: null, distance: null, distance_unit: "km" },
    }))
}

function someRun(system: UnitSystem): fc.Arbitrary<MadeSet> {
  return fc.record({
    exercise: fc.constant("Running"),
    set_type: fc.constant("normal"),
    reps: fc.constant(null),
    weight: fc.constant(null),
    weight_unit: fc.constant("kg"),
    duration_minutes: fc.integer({ min: 20, max: 360 }).map((quarters) => quarters / 4),
    distance: fc.integer({ min: 5, max: 200 }).map((tenths) => tenths / 10),
    distance_unit: fc.constant(system === "metric" ? "km" : "mi"),
  })
}

/** Saves the account's units, workouts and a bench press goal as the app does. Returns the ids of the logs, in order. */
export async function saveAccount(
  client: Client,
  userId: string,
  { system, logs, goalStart }: MadeAccount,
): Promise<string[]> {
  await client.from("profiles").update({ unit_system: system }).eq("id", userId).throwOnError()
  const { data: exercises } = await client
    .from("exercises")
    .select("id, name")
    .in("name", [...lifts, "Running"])
    .throwOnError()
  const idOf = (name: string) => exercises.find((each) => each.name === name)?.id
  const ids: string[] = []
  for (const { sets, ...log } of logs) {
    const names = [...new Set(sets.map(({ exercise }) => exercise))]
    const { data } = await client
      .rpc("save_workout_log", {
        op_id: randomUUID(),
        log: { ...log, name: "Training" },
        sets: sets.map(({ exercise, ...set }, index) => ({
          ...{ ...set, exercise_id: idOf(exercise) },
          exercise_order: names.indexOf(exercise) + 1,
          set_number: index + 1,
        })),
      })
      .throwOnError()
    if (typeof data !== "object" || data === null || !("id" in data) || typeof data.id !== "string")
      throw new Error("No log was saved.")
    ids.push(data.id)
  }
  await client
    .rpc("save_goal", {
      op_id: randomUUID(),
      goal: {
        ...{ title: "Bench", goal_type: "strength", metric: "weight", exercise_id: idOf(bench) },
        ...{ target_value: 500, unit: system === "metric" ? "kg" : "lbs", start_date: goalStart },
      },
    })
    .throwOnError()
  return ids
}
