import { describe, expect, it } from "vitest"
import { type DoneRow, doneExercises } from "./done-exercises.ts"
import { doneSet } from "./done-set.ts"
import { type DraftSet, emptySet } from "./draft.ts"
import { planFromLog } from "./plan-from-log.ts"

function row(exercise_order: number, exercise_id: string, values: Partial<DoneRow> = {}): DoneRow {
  const type = exercise_id === "run" ? "cardio" : "strength"
  return {
    ...{ exercise_id, exercise_order, set_type: "normal", reps: 8, superset: null },
    exercises: { name: exercise_id.toUpperCase(), type },
    ...values,
  }
}

/** The exercises with their sets and repetitions as text: "bench 3 × 5-8". */
const inWords = (sets: DoneRow[], timesOf?: (id: string) => number) =>
  doneExercises(sets, timesOf).map((one) => `${one.exercise_id} ${one.sets} × ${one.reps ?? "-"}`)

describe("the exercises of a saved workout", () => {
  it("are in order, however the sets were stored, with the working sets' reps", () => {
    const sets = [row(3, "row", { reps: 10 }), row(1, "bench", { reps: 6 }), row(2, "run", { reps: 1 })]
    const warmup = row(1, "bench", { set_type: "warmup", reps: 15 })
    expect(inWords([...sets, warmup, row(1, "bench", { reps: 5 }), row(1, "bench")])).toEqual([
      "bench 3 × 5-8",
      "run 1 × -",
      "row 1 × 10",
    ])
  })

  it("have their names, kinds and supersets", () => {
    expect(doneExercises([row(1, "run", { superset: 2 })])).toEqual([
      { exercise_id: "run", exercise_name: "RUN", exercise_type: "cardio", sets: 1, reps: null, superset: 2 },
    ])
  })

  it("have repetitions only if there are some", () => {
    expect(inWords([row(1, "bench", { reps: null })])).toEqual(["bench 1 × -"])
    expect(inWords([row(1, "bench", { reps: null }), row(1, "bench", { reps: 7 })])).toEqual(["bench 2 × 7"])
    expect(inWords([row(1, "bench", { reps: 7 }), row(1, "bench", { reps: 7 })])).toEqual(["bench 2 × 7"])
  })

  it("leave out exercises that can't be read any more", () => {
    expect(inWords([row(1, "gone", { exercises: null }), row(2, "row")])).toEqual(["row 1 × 8"])
  })

  const twice = [row(1, "bench"), row(2, "row"), row(3, "bench", { reps: 5 }), row(4, "bench", { reps: 3 })]

  it("combine an exercise that was done again", () => {
    expect(inWords(twice)).toEqual(["bench 3 × 3-8", "row 1 × 8"])
    expect(inWords(twice, () => 0)).toEqual(["bench 3 × 3-8", "row 1 × 8"])
  })

  it("are listed as often as allowed, and further blocks join the last one", () => {
    const timesOf = (id: string) => (id === "bench" ? 2 : 1)
    expect(inWords(twice, timesOf)).toEqual(["bench 1 × 8", "row 1 × 8", "bench 2 × 3-5"])
  })
})

it("a workout is repeated with a plan of its exercises, with at least one set of each", () => {
  const warmup = row(2, "row", { set_type: "warmup" })
  const sets = [row(1, "bench", { superset: 1 }), row(1, "bench", { superset: 1 }), warmup]
  expect(planFromLog("Push", sets)).toEqual({
    name: "Push",
    exercises: [
      { exercise_id: "bench", name: "BENCH", sets: 2, reps: "8", superset: 1 },
      { exercise_id: "row", name: "ROW", sets: 1, reps: null, superset: null },
    ],
  })
})

describe("a completed set", () => {
  const units = { weight_unit: "kg", distance_unit: "km" } as const
  const nothing = {
    ...{ reps: null, weight: null, weight_unit: null, duration_minutes: null },
    ...{ distance: null, distance_unit: null, set_type: "normal", per_side: undefined },
  }

  it("has its kind, its side and its numbers in the units of the draft", () => {
    const set = { ...emptySet("1"), weight: "60", reps: "8", per_side: true, set_type: "drop" as const }
    const lifted = { reps: 8, weight: 60, weight_unit: "kg", set_type: "drop", per_side: true }
    expect(doneSet(units, "weight_reps", set)).toEqual({ ...nothing, ...lifted })
    const run = { ...emptySet("1"), distance: "5", duration_minutes: "27:30" }
    const ran = { distance: 5, distance_unit: "km", duration_minutes: 27.5 }
    expect(doneSet(units, "distance_time", run)).toEqual({ ...nothing, ...ran })
  })

  it("has no missing number, and none that its exercise doesn't record", () => {
    expect(doneSet(units, "weight_reps", emptySet("1"))).toEqual(nothing)
    const stored: DraftSet = {
      ...{ ...emptySet("1"), weight: "79.8", distance: "3" },
      stored_weight: { value: 176, unit: "lbs" },
      stored_distance: { value: 3, unit: "mi" },
    }
    expect(doneSet(units, "reps", stored)).toEqual(nothing)
    expect(doneSet(units, "weight_reps", stored)).toEqual({ ...nothing, weight: 176, weight_unit: "lbs" })
    expect(doneSet(units, "distance_time", stored)).toEqual({ ...nothing, distance: 3, distance_unit: "mi" })
  })
})
