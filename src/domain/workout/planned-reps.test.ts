import { describe, expect, it } from "vitest"
import { type DraftExercise, emptySet, type SetType } from "./draft.ts"
import { openSets } from "./planned-reps.ts"
import { spineLabels } from "./set-fields.ts"

function exercise(template_reps: string | null, values: Partial<DraftExercise> = {}): DraftExercise {
  const types: SetType[] = ["warmup", "normal", "normal", "normal", "drop"]
  return {
    id: "squat",
    exercise_id: "squat",
    exercise_name: "Squat",
    exercise_type: "strength",
    measure: "weight_reps",
    order: 1,
    template_sets: 3,
    template_reps,
    template_notes: null,
    sets: types.map((set_type, index) => ({ ...emptySet(String(index)), set_type })),
    ...values,
  }
}
const openIn = (reps: string | null, values: Partial<DraftExercise> = {}) =>
  openSets(exercise(reps, values)).map(({ id }) => id)

describe("sets for as many reps as possible", () => {
  it("are only the last working set if a number has a plus, or AMRAP comes last", () => {
    for (const text of ["5+", "3x5+", "8-12+", "5 + reps", "10, 8, AMRAP", "5/3/1+", "8 AMRAP"])
      expect([text, openIn(text)]).toEqual([text, ["3"]])
  })

  it("are all working sets if the plan says only AMRAP", () => {
    for (const text of ["AMRAP", "amrap", " Max reps ", "max", "3 x AMRAP", "AMRAP (8+)", "3 sets of AMRAP"])
      expect([text, openIn(text)]).toEqual([text, ["1", "2", "3"]])
    for (const text of ["12 x AMRAP", "3xAMRAP", "3  ×  max reps", "1 set of AMRAP"])
      expect([text, openIn(text)]).toEqual([text, ["1", "2", "3"]])
    expect(openIn("AMRAP", { measure: "reps" })).toEqual(["1", "2", "3"])
  })

  it("are those that a program marks, whatever the template says, with a plus in their label", () => {
    const led = exercise("5+", {
      sets: ["a", "b", "c"].map((id, place) => ({
        ...emptySet(id),
        target: { place, text: "80 × 5", least: 5, is_open: id === "b" },
      })),
    })
    expect(openSets(led).map(({ id }) => id)).toEqual(["b"])
    expect(spineLabels(led)).toEqual(["1", "2+", "3"])
  })

  it("don't exist if reps are given, or for timed exercises", () => {
    for (const text of [null, "", "5", "8-12", "max 10", "5 + 5 each", "5+5", "5+  5", "30 s"])
      expect([text, openIn(text)]).toEqual([text, []])
    expect(openIn("AMRAP", { measure: "time" })).toEqual([])
    expect(openIn("5+", { sets: [] })).toEqual([])
  })
})
