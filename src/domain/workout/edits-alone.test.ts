import { describe, expect, it } from "vitest"
import { type Draft, emptySet, newDraft } from "./draft.ts"
import { type DraftEdit, editDraft, isLocked, type PickedExercise } from "./edit-draft.ts"
import { clockSeconds } from "./set-clock.ts"

const lift = (exercise_id: string): PickedExercise => ({
  ...{ exercise_id, exercise_name: exercise_id, exercise_type: "strength", measure: "weight_reps" },
})
const add = (id: string): DraftEdit => ({
  ...{ kind: "add_exercise", exercise: lift(id), new_id: id, new_set_id: `${id}-1` },
})
const after = (draft: Draft, ...edits: DraftEdit[]) => edits.reduce(editDraft, draft)
const empty = newDraft("op", "2025-11-21", "metric")
const two = after(empty, add("bench"), add("row"))
const setsOf = (draft: Draft, exercise = 0) => draft.exercises[exercise]?.sets ?? []
const type = (set_id: string, field: "weight" | "reps" | "distance", text: string): DraftEdit => ({
  ...{ kind: "type_number", set_id, field, text },
})

describe("a workout", () => {
  it("has its name trimmed, and blanks aren't a name", () => {
    expect(editDraft(empty, { kind: "name_workout", text: "  Leg day " }).name).toBe("Leg day")
    expect(editDraft({ ...empty, name: "Legs" }, { kind: "name_workout", text: "  " }).name).toBeNull()
  })

  it("is replaced by another tab's version", () => {
    expect(editDraft(empty, { kind: "take_over", draft: two })).toBe(two)
  })

  it("stays the same draft if its day or unit is chosen again", () => {
    expect(editDraft(two, { kind: "choose_date", date: "2025-11-21" })).toBe(two)
    expect(editDraft(two, { kind: "choose_units", system: "metric" })).toBe(two)
  })

  it("keeps its units once a set has a weight or a distance", () => {
    const imperial = { kind: "choose_units", system: "imperial" } as const
    const longer = editDraft(two, { kind: "add_set", id: "bench", new_set_id: "b", last: [] })
    for (const field of ["weight", "distance"] as const)
      expect(editDraft(editDraft(longer, type("b", field, "5")), imperial).weight_unit).toBe("kg")
    expect(editDraft(editDraft(longer, type("b", "reps", "5")), imperial).weight_unit).toBe("lbs")
  })
})

describe("exercises", () => {
  it("can be joined with the one below, and separated", () => {
    const joined = editDraft(two, { kind: "join_exercise", id: "bench" })
    expect(joined.exercises.map(({ superset }) => superset)).toEqual([1, 1])
    const apart = editDraft(joined, { kind: "separate_exercise", id: "row" })
    expect(apart.exercises.map(({ superset }) => superset)).toEqual([null, null])
  })

  it("can be removed from the end too", () => {
    const left = editDraft(two, { kind: "remove_exercise", id: "row" })
    expect(left.exercises.map(({ id }) => id)).toEqual(["bench"])
  })

  it("stay unchanged when others are added and removed", () => {
    expect(editDraft(two, add("curl")).exercises[0]).toBe(two.exercises[0])
  })

  it("change one at a time", () => {
    const sided = editDraft(two, { kind: "count_per_side", id: "row", per_side: true })
    expect([setsOf(sided)[0]?.per_side, setsOf(sided, 1)[0]?.per_side]).toEqual([undefined, true])
    const suggested = editDraft(two, { kind: "use_suggestion", id: "row", sets: [{ weight: 60, reps: 5 }] })
    expect([setsOf(suggested)[0]?.weight, setsOf(suggested, 1)[0]?.weight]).toEqual(["", "60"])
    const drop = { kind: "choose_set_type", set_type: "drop", last: [] } as const
    const typed = editDraft(two, { ...drop, set_id: "row-1" })
    expect([setsOf(typed)[0]?.set_type, setsOf(typed, 1)[0]?.set_type]).toEqual(["normal", "drop"])
    expect(editDraft(two, { ...drop, set_id: "gone" })).toBe(two)
  })
})

describe("a set", () => {
  it("is in ink once its effort is chosen", () => {
    const pencilled = editDraft(two, { kind: "use_suggestion", id: "bench", sets: [{ weight: 60, reps: 5 }] })
    const rated = editDraft(pencilled, { kind: "choose_rpe", set_id: "bench-1", rpe: 8.5 })
    expect(setsOf(rated)[0]).toMatchObject({ rpe: 8.5, weight: "60", reps: "5", is_prefilled: false })
  })

  it("is put back once", () => {
    const longer = editDraft(two, { kind: "add_set", id: "bench", new_set_id: "b", last: [] })
    const back = { kind: "put_back_set", id: "bench", set: emptySet("b"), index: 0 } as const
    expect(editDraft(longer, back)).toBe(longer)
    expect(setsOf(editDraft(two, back)).map(({ id }) => id)).toEqual(["b", "bench-1"])
  })

  it("keeps its stored weight and distance until that number is edited", () => {
    const stored = {
      ...{ ...emptySet("bench-1"), stored_weight: { value: 176, unit: "lbs" as const } },
      stored_distance: { value: 3, unit: "mi" as const },
    }
    const draft = {
      ...two,
      exercises: two.exercises.map((each, index) => (index === 0 ? { ...each, sets: [stored] } : each)),
    }
    const leftAfter = (field: "weight" | "reps" | "distance") => {
      const [set] = setsOf(editDraft(draft, type("bench-1", field, "7")))
      return [set?.stored_weight?.value, set?.stored_distance?.value]
    }
    expect(leftAfter("reps")).toEqual([176, 3])
    expect(leftAfter("weight")).toEqual([undefined, 3])
    expect(leftAfter("distance")).toEqual([176, undefined])
  })
})

describe("planned exercises without a match", () => {
  it("can be put back into a workout without any, and resolving an unknown one changes nothing", () => {
    const back = editDraft(empty, { kind: "put_back_gaps", gaps: [{ name: "Sled" }] })
    expect(back.gaps).toEqual([{ name: "Sled" }])
    expect(editDraft(empty, { kind: "settle_gap", name: "Sled", exercises: [] }).exercises).toEqual([])
    const more = editDraft(back, { kind: "put_back_gaps", gaps: [{ name: "Moon walk" }] })
    expect(more.gaps).toEqual([{ name: "Sled" }, { name: "Moon walk" }])
  })
})

describe("a change of the device's clock", () => {
  it("doesn't change the time of a set or a session", () => {
    const edits: DraftEdit[] = [
      { kind: "confirm_sets", set_ids: ["bench-1"], is_done: true },
      { kind: "count_session", set_id: "bench-1", now: 5000, today: "2025-11-21" },
      { kind: "start_set_clock", set_id: "row-1", now: 10_000 },
      { kind: "move_clock", by: 3_600_000 },
    ]
    const moved = after(two, ...edits)
    expect(clockSeconds(moved, "row-1", 3_630_000)).toBe(20)
    expect(moved.session_clock).toMatchObject({ began_at: 3_605_000, last_at: 3_605_000 })
    expect(editDraft(two, { kind: "move_clock", by: 1000 }).set_clock).toBeNull()
  })
})

it("while the timer is running, warm-ups can't be removed by accident", () => {
  const running = editDraft(two, { kind: "start_timer", now: 0 })
  expect(isLocked(running, "drop_warmups")).toBe(true)
  expect(isLocked(two, "drop_warmups")).toBe(false)
})
