import { describe, expect, it } from "vitest"
import { type Draft, type DraftExercise, type Measure, newDraft } from "#domain/workout/draft.ts"
import { type DraftEdit, editDraft, type PickedExercise } from "#domain/workout/edit-draft.ts"
import { type Bests, noBests } from "./records.ts"
import { bestEstimate, bestsSoFar, bestSoFar } from "./draft-bests.ts"
import { recordsOfSets } from "./records-of-sets.ts"

const bench: PickedExercise = {
  exercise_id: "bench",
  exercise_name: "Bench Press (Barbell)",
  exercise_type: "strength",
  measure: "weight_reps",
}
const bests: Bests = {
  ...noBests,
  heaviest_kg: 100,
  one_rep_max_kg: 105,
  most_reps: 12,
  reps_at: [
    { weight_kg: 60, reps: 12 },
    { weight_kg: 100, reps: 1 },
  ],
}

/** A draft with one exercise and these sets, of which the first `done` are confirmed. */
function draftWith(sets: [string, string][], done: number, units: "metric" | "imperial" = "metric"): Draft {
  const edits = sets.flatMap(([weight, reps], index): DraftEdit[] => {
    const set_id = `${index}`
    const comes: DraftEdit =
      index === 0
        ? { kind: "add_exercise", exercise: bench, new_id: "b", new_set_id: set_id }
        : { kind: "add_set", id: "b", new_set_id: set_id, last: [] }
    return [
      comes,
      { kind: "type_number", set_id, field: "weight", text: weight },
      { kind: "type_number", set_id, field: "reps", text: reps },
      { kind: "confirm_sets", set_ids: [set_id], is_done: index < done },
    ]
  })
  return edits.reduce(editDraft, newDraft("op", "2025-11-21", units))
}

function only(draft: Draft): DraftExercise {
  const [exercise] = draft.exercises
  if (!exercise) throw new Error("the draft has no exercise")
  return exercise
}

describe("the records of a workout in progress", () => {
  it("are those of finished sets, each compared with the ones before it too", () => {
    const draft = draftWith(
      [
        ["102.5", "1"],
        ["102.5", "1"],
        ["110", "3"],
      ],
      2,
    )
    expect(recordsOfSets(only(draft), draft, bests)).toEqual([["weight"], [], []])
  })

  it("are missing for an exercise that was never done", () => {
    const draft = draftWith([["102.5", "1"]], 1)
    expect(recordsOfSets(only(draft), draft, noBests)).toEqual([[]])
  })

  it("distinguish pounds from kilograms", () => {
    const draft = draftWith([["220", "1"]], 1, "imperial")
    expect(recordsOfSets(only(draft), draft, bests)).toEqual([[]])
  })
})

describe("the estimated one-repetition maximum", () => {
  it("is the highest of the finished sets", () => {
    const draft = draftWith(
      [
        ["80", "8"],
        ["90", "5"],
        ["100", "5"],
      ],
      2,
    )
    expect(bestEstimate(only(draft), draft, noBests)).toBe(105)
  })

  it("isn't made from a warm-up or from nothing", () => {
    const draft = draftWith([["80", "8"]], 1)
    const warmed = editDraft(draft, { kind: "choose_set_type", set_id: "0", set_type: "warmup", last: [] })
    expect(bestEstimate(only(warmed), warmed, noBests)).toBeNull()
    expect(bestEstimate(only(draftWith([["80", "8"]], 0)), draft, noBests)).toBeNull()
    // With more than ten repetitions, or without any, there is no estimate.
    for (const reps of ["11", ""]) {
      const untold = draftWith([["80", reps]], 1)
      expect(bestEstimate(only(untold), untold, noBests)).toBeNull()
    }
  })

  it("uses the unit in which a set was saved, and isn't made from unknown assistance", () => {
    const draft = draftWith([["100", "1"]], 1)
    const { sets, ...exercise } = only(draft)
    const saved = { value: 100, unit: "lbs" } as const
    const inPounds = { ...exercise, sets: sets.map((set) => ({ ...set, stored_weight: saved })) }
    expect(bestEstimate(inPounds, draft, noBests)).toBe(45.4)
    const unwritten = draftWith([["", "5"]], 1, "imperial")
    expect(bestEstimate({ ...only(unwritten), measure: "help" }, unwritten, { body_kg: 60 })).toBeNull()
    // The estimate is (60 kg of body weight − 22.68 kg of assistance) × 35 / 30.
    const helped = draftWith([["50", "5"]], 1, "imperial")
    expect(bestEstimate({ ...only(helped), measure: "help" }, helped, { body_kg: 60 })).toBe(96)
  })
})

describe("the best so far", () => {
  const units = { weight_unit: "kg", distance_unit: "mi" } as const

  it("is in the exercise's measure, in the person's units", () => {
    expect(bestSoFar("weight_reps", units, { ...noBests, heaviest_kg: 100, one_rep_max_kg: 101.94 })).toEqual(
      {
        kind: "one_rep_max",
        text: "101.9 kg",
      },
    )
    expect(bestSoFar("reps", units, { ...noBests, most_reps: 12 })).toEqual({ kind: "reps", text: "12" })
    expect(bestSoFar("time", units, { ...noBests, longest_minutes: 1.25 })?.text).toBe("1:15")
    expect(bestSoFar("time", units, { ...noBests, longest_minutes: 1.42 })?.text).toBe("1:25")
    expect(bestSoFar("distance_time", units, { ...noBests, farthest_km: 5 })?.text).toBe("3.11 mi")
  })

  it("is the heaviest weight if nothing can be estimated", () => {
    expect(bestSoFar("weight_reps", units, { ...noBests, heaviest_kg: 40 })).toEqual({
      kind: "weight",
      text: "40 kg",
    })
  })

  it("is followed by the exercise's other bests", () => {
    const all: Bests = {
      ...{ ...noBests, one_rep_max_kg: 116.7, heaviest_kg: 100, most_reps: 12 },
      ...{ farthest_km: 5, longest_minutes: 1.25 },
    }
    const metric = { weight_unit: "kg", distance_unit: "km" } as const
    const told = (measure: Measure, bests: Bests = all) =>
      bestsSoFar(measure, metric, bests).map(({ kind, text }) => `${kind} ${text}`)
    expect(told("weight_reps")).toEqual(["one_rep_max 116.7 kg", "weight 100 kg"])
    expect(told("added")).toEqual(["one_rep_max 116.7 kg", "weight 100 kg", "reps 12"])
    expect(told("added", { ...all, heaviest_kg: 0 })).toEqual(["one_rep_max 116.7 kg", "reps 12"])
    expect(told("help", { ...all, heaviest_kg: -20 })).toEqual(["weight −20 kg", "reps 12"])
    expect(told("reps")).toEqual(["reps 12"])
    expect(told("time")).toEqual(["time 1:15"])
    expect(told("distance_time")).toEqual(["distance 5 km"])
  })

  it("is missing if nothing was done", () => {
    for (const measure of ["weight_reps", "reps", "time", "distance_time"] as const)
      expect(bestSoFar(measure, units, noBests)).toBeNull()
  })
})
