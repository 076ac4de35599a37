import { describe, expect, it } from "vitest"
import { newDraft } from "./draft.ts"
import { type DraftEdit, editDraft, type PickedExercise } from "./edit-draft.ts"

const bench: PickedExercise = {
  exercise_id: "bench",
  exercise_name: "Bench Press (Barbell)",
  exercise_type: "strength",
  measure: "weight_reps",
}
const press = { ...bench, exercise_id: "press", exercise_name: "Chest Press (Machine)" }
const plank: PickedExercise = { ...bench, exercise_id: "plank", exercise_name: "Plank", measure: "time" }
const row = { ...bench, exercise_id: "row", exercise_name: "Bent Over Row (Barbell)" }

const begun: DraftEdit[] = [
  { kind: "add_exercise", exercise: bench, new_id: "b", new_set_id: "b1" },
  { kind: "type_number", set_id: "b1", field: "weight", text: "80" },
  { kind: "type_number", set_id: "b1", field: "reps", text: "8" },
  { kind: "add_set", id: "b", new_set_id: "b2", last: [] },
  { kind: "add_exercise", exercise: row, new_id: "r", new_set_id: "r1" },
]
const confirmFirst: DraftEdit = { kind: "confirm_sets", set_ids: ["b1"], is_done: true }

function swap(exercise: PickedExercise, moves_done = false, id = "b"): DraftEdit {
  return { kind: "swap_exercise", id, exercise, moves_done, new_id: "n", new_set_id: "n1" }
}

const after = (...edits: DraftEdit[]) => edits.reduce(editDraft, newDraft("op", "2025-11-21", "metric"))

function lines(...edits: DraftEdit[]): string[] {
  return after(...edits).exercises.map(
    ({ order, exercise_id, sets }) =>
      `${order} ${exercise_id}: ${sets.map((set) => `${set.weight}x${set.reps}${set.is_done ? "!" : ""}`).join(" ")}`,
  )
}

describe("swapping an exercise", () => {
  it("moves its open sets to the other one, with typed numbers but not suggested ones", () => {
    expect(lines(...begun, swap(press))).toEqual(["1 press: 80x8 x", "2 row: x"])
  })

  it("doesn't move the other exercises", () => {
    expect(lines(...begun, swap(press, false, "r"))).toEqual(["1 bench: 80x8 80x8", "2 press: x"])
  })

  it("leaves finished sets where they were done, with the other exercise below", () => {
    expect(lines(...begun, confirmFirst, swap(press))).toEqual(["1 bench: 80x8!", "2 press: x", "3 row: x"])
  })

  it("moves finished sets too if they were logged under the wrong exercise", () => {
    expect(lines(...begun, confirmFirst, swap(press, true))).toEqual(["1 press: 80x8! x", "2 row: x"])
  })

  it("starts the other one with an empty set if every set is done", () => {
    const all: DraftEdit = { kind: "confirm_sets", set_ids: ["b1", "b2"], is_done: true }
    expect(lines(...begun, all, swap(press))).toEqual(["1 bench: 80x8! 80x8!", "2 press: x", "3 row: x"])
  })

  it("keeps only the numbers that the other one records", () => {
    expect(lines(...begun, swap(plank))[0]).toBe("1 plank: x x")
  })

  it("is refused for one that is already in the workout", () => {
    expect(lines(...begun, swap(row))).toEqual(lines(...begun))
  })

  it("can be undone once, and not if the other one is gone", () => {
    const draft = after(...begun)
    const undo: DraftEdit = { kind: "swap_back", before: exerciseOf(...begun, confirmFirst), other_id: "n" }
    expect(editDraft(draft, undo)).toBe(draft)
  })

  it("can be undone even after other exercises have changed", () => {
    const undo: DraftEdit[] = [
      { kind: "type_number", set_id: "r1", field: "reps", text: "10" },
      { kind: "swap_back", before: exerciseOf(...begun, confirmFirst), other_id: "n" },
    ]
    expect(lines(...begun, confirmFirst, swap(press), ...undo)).toEqual(["1 bench: 80x8! 80x8", "2 row: x10"])
    expect(lines(...begun, confirmFirst, swap(press, true), ...undo)).toEqual([
      "1 bench: 80x8! 80x8",
      "2 row: x10",
    ])
  })
})

function exerciseOf(...edits: DraftEdit[]) {
  const [exercise] = after(...edits).exercises
  if (!exercise) throw new Error("the draft has no exercise")
  return exercise
}
