import { describe, expect, it } from "vitest"
import { savedSet } from "#tests/support/sets.ts"
import { exercisesOf, type LoggedSet, spineMarks } from "./logged-sets.ts"

let lastId = 0
function set(values: Partial<LoggedSet>): LoggedSet {
  lastId += 1
  return { ...savedSet(), id: String(lastId), ...values }
}

describe("the exercises of a log", () => {
  it("are in order, and so are their sets, whatever the order of the rows", () => {
    const rows = [
      set({ exercise_order: 2, set_number: 2, reps: 4, exercises: { name: "Rowing Machine" } }),
      set({ exercise_order: 1, set_number: 1, reps: 1 }),
      set({ exercise_order: 2, set_number: 10, reps: 5, exercises: { name: "Rowing Machine" } }),
      set({ exercise_order: 2, set_number: 1, reps: 3, exercises: { name: "Rowing Machine" } }),
    ]
    const exercises = exercisesOf(rows)
    expect(exercises.map(({ name }) => name)).toEqual(["Bench Press (Barbell)", "Rowing Machine"])
    expect(exercises[1]?.sets.map(({ reps }) => reps)).toEqual([3, 4, 5])
  })

  it("stay separate when the same one was done twice", () => {
    expect(exercisesOf([set({ exercise_order: 1 }), set({ exercise_order: 3 })])).toHaveLength(2)
  })

  it("tell whether any set has a weight, so that its unit can be shown", () => {
    expect(exercisesOf([set({ weight: 60 }), set({ set_number: 2, reps: 5 })])[0]?.hasWeights).toBe(true)
    expect(exercisesOf([set({ reps: 12 })])[0]?.hasWeights).toBe(false)
  })
})

describe("the spine", () => {
  it("numbers the working sets and has letters for the rest", () => {
    const kinds = ["warmup", "normal", "drop", "normal", "rest_pause", "failure"] as const
    const marks = spineMarks(kinds.map((set_type) => set({ set_type })))
    expect(marks.map(({ letter }) => letter)).toEqual(["W", "1", "D", "2", "R", "F"])
    expect(marks.map(({ name }) => name)).toEqual([
      "Warm-up",
      "Set 1",
      "Drop set",
      "Set 2",
      "Rest-pause",
      "To failure",
    ])
  })
})
