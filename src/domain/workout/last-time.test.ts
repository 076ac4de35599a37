import { describe, expect, it } from "vitest"
import { recordedSet } from "#tests/support/sets.ts"
import { type Draft, type DraftExercise, newDraft, type SetType } from "./draft.ts"
import { plannedDraft } from "./draft-from-plan.ts"
import { type DraftEdit, editDraft, type PickedExercise } from "./edit-draft.ts"
import { lastSetBeside } from "./last-time.ts"
import type { DoneSet } from "./done-set.ts"
import { saveCommand } from "#domain/saving/save-command.ts"

const bench: PickedExercise = {
  exercise_id: "bench",
  exercise_name: "Bench Press (Barbell)",
  exercise_type: "strength",
  measure: "weight_reps",
}

function done(weight: number, reps: number, set_type: SetType = "normal"): DoneSet {
  return { ...recordedSet({ weight, reps }), set_type }
}

// Two warm-ups, then three sets of 5 reps at 70 kg.
const last = [done(35, 8, "warmup"), done(52.5, 4, "warmup"), done(70, 5), done(70, 5), done(70, 5)]
const offer: DraftEdit = { kind: "offer_last_time", id: "x1", last }

/** A routine that asks for this many sets of bench press. Its sets are s1, s2 and so on. */
function routine(sets: number): Draft {
  const ids = ["op", "x1", ...Array.from({ length: sets }, (_, index) => `s${index + 1}`)]
  const start = { name: "A", workout_id: "w", committed_workout_id: null, date: "2025-11-21" }
  const planned = [{ exercise: bench, sets, reps: "5", notes: null }]
  return plannedDraft(start, planned, "metric", () => ids.shift() ?? "none")
}

function after(draft: Draft, ...edits: DraftEdit[]): Draft {
  return edits.reduce(editDraft, draft)
}

function only(draft: Draft): DraftExercise {
  const [exercise] = draft.exercises
  if (!exercise) throw new Error("the draft has no exercise")
  return exercise
}

/** The sets as text, such as "W 35×8" or "70×5 ✓". */
function shown(draft: Draft): string[] {
  const letters: Record<SetType, string> = {
    normal: "",
    warmup: "W ",
    drop: "D ",
    rest_pause: "R ",
    failure: "F ",
  }
  return only(draft).sets.map(
    ({ set_type, weight, reps, is_done }) => `${letters[set_type]}${weight}×${reps}${is_done ? " ✓" : ""}`,
  )
}

function type(set_id: string, text: string): DraftEdit[] {
  return Array.from(text, (_, index) => ({
    kind: "type_number",
    set_id,
    field: "weight",
    text: text.slice(0, index + 1),
  }))
}

describe("a planned weight", () => {
  const planned = (weight: number): Draft => {
    const ids = ["op", "x1", "s1", "s2"]
    const exercise = {
      exercise: bench,
      sets: 2,
      reps: "5",
      notes: null,
      load: { value: weight, unit: "kg" as const },
    }
    const start = { name: "A", workout_id: null, committed_workout_id: "c", date: "2025-11-21" }
    return plannedDraft(start, [exercise], "metric", () => ids.shift() ?? "none")
  }

  it("stays next to last time's repetitions, and isn't saved until it is confirmed", () => {
    expect(shown(planned(72.5))).toEqual(["72.5×", "72.5×"])
    const offered = after(planned(72.5), offer)
    expect(shown(offered)).toEqual(["72.5×5", "72.5×5"])
    expect(saveCommand(offered, 0)).toMatchObject({ ok: false, reason: "no_data" })
  })

  it("is replaced by a confirmed set's weight, if there is no last time", () => {
    const typed: DraftEdit = { kind: "type_number", set_id: "s1", field: "reps", text: "6" }
    const weighed = after(planned(72.5), ...type("s1", "75"), typed)
    const confirmed = after(weighed, { kind: "confirm_sets", set_ids: ["s1"], is_done: true })
    expect(shown(confirmed)[0]).toBe("75×6 ✓")
    expect(shown(confirmed)[1]).toMatch(/^75×/)
  })
})

describe("last time's sets", () => {
  it("are suggested for working sets, and the last one for extra sets", () => {
    const draft = after(routine(4), offer)
    expect(shown(draft)).toEqual(["70×5", "70×5", "70×5", "70×5"])
    const saved = saveCommand(
      after(draft, { kind: "confirm_sets", set_ids: ["s1", "s2", "s3", "s4"], is_done: true }),
      0,
    )
    expect(saved.ok && saved.command.sets.map(({ weight, set_type }) => [weight, set_type])).toEqual(
      Array.from({ length: 4 }, () => [70, "normal"]),
    )
  })

  it("are shown next to sets of their kind", () => {
    const types = (["warmup", "normal", "drop", "failure", "normal"] as const).map((set_type) => ({
      set_type,
    }))
    const before = [done(20, 8, "warmup"), done(60, 5), done(50, 9, "drop"), done(62.5, 5)]
    expect(types.map((_, index) => lastSetBeside(types, index, before)?.weight)).toEqual([
      20,
      60,
      50,
      62.5,
      undefined,
    ])
  })

  it("are added as warm-ups all at once, and can be removed again", () => {
    const draft = after(routine(2), offer, { kind: "add_warmups", id: "x1", last, new_ids: ["w1", "w2"] })
    expect(shown(draft)).toEqual(["W 35×8", "W 52.5×4", "70×5", "70×5"])
    expect(shown(editDraft(draft, { kind: "drop_warmups", id: "x1" }))).toEqual(["70×5", "70×5"])
    const begun = after(draft, { kind: "confirm_sets", set_ids: ["w1"], is_done: true })
    expect(shown(editDraft(begun, { kind: "drop_warmups", id: "x1" }))).toEqual(["W 35×8 ✓", "70×5", "70×5"])
  })

  it("don't change sets with a number or a note", () => {
    const noted = after(routine(2), { kind: "type_set_notes", set_id: "s1", text: "Left knee" })
    const draft = after(noted, ...type("s2", "60"), offer)
    expect(shown(draft)).toEqual(["×", "60×"])
  })

  it("apply again to a set whose type changes, and to the sets that change places with it", () => {
    const rising = [done(35, 8, "warmup"), done(60, 5), done(70, 3)]
    const offered = after(routine(2), { kind: "offer_last_time", id: "x1", last: rising })
    const changed = after(offered, {
      kind: "choose_set_type",
      set_id: "s1",
      set_type: "warmup",
      last: rising,
    })
    expect(shown(changed)).toEqual(["W 35×8", "60×5"])
    const back = after(changed, { kind: "choose_set_type", set_id: "s1", set_type: "normal", last: rising })
    expect(shown(back)).toEqual(["60×5", "70×3"])
  })

  it("don't replace typed numbers when a set's type changes", () => {
    const draft = after(routine(1), offer, ...type("s1", "40"))
    expect(shown(after(draft, { kind: "choose_set_type", set_id: "s1", set_type: "warmup", last }))).toEqual([
      "W 40×5",
    ])
  })

  it("give their first working set to a set added after warm-ups", () => {
    const added = after(
      newDraft("op", "2025-11-21", "metric"),
      { kind: "add_exercise", exercise: bench, new_id: "x1", new_set_id: "s1" },
      offer,
      { kind: "choose_set_type", set_id: "s1", set_type: "warmup", last },
      { kind: "confirm_sets", set_ids: ["s1"], is_done: true },
      { kind: "add_set", id: "x1", new_set_id: "s2", last },
    )
    expect(shown(added)).toEqual(["W 35×8 ✓", "70×5"])
  })
})

describe("a weight that is changed", () => {
  it("is suggested for later sets with the same suggestion, letter by letter", () => {
    const draft = after(routine(3), offer, { kind: "confirm_sets", set_ids: ["s1"], is_done: true })
    const changed = after(draft, ...type("s2", "72.5"))
    expect(shown(changed)).toEqual(["70×5 ✓", "72.5×5", "72.5×5"])
    expect(only(changed).sets[2]?.is_prefilled).toBe(true)
  })

  it("doesn't change sets with another suggestion, with typed numbers, or of another kind", () => {
    const rising = [done(10, 8), done(10, 8), done(12, 6), done(10, 8)]
    const offered = after(routine(4), { kind: "offer_last_time", id: "x1", last: rising })
    const typed = after(offered, ...type("s2", "11"))
    expect(shown(after(typed, ...type("s1", "12.5")))).toEqual(["12.5×8", "11×8", "12×6", "12.5×8"])
  })

  it("is suggested for sets added after it", () => {
    const draft = after(
      routine(1),
      ...type("s1", "60"),
      { kind: "add_set", id: "x1", new_set_id: "s2", last: [] },
      ...type("s1", "62.5"),
    )
    expect(shown(draft)).toEqual(["62.5×", "62.5×"])
  })
})

it("a confirmed set is suggested for the later empty sets of its kind", () => {
  const first = after(routine(3), ...type("s1", "60"), {
    kind: "type_number",
    set_id: "s1",
    field: "reps",
    text: "8",
  })
  const noted = after(first, { kind: "type_set_notes", set_id: "s3", text: "Slow" })
  const confirmed = after(noted, { kind: "confirm_sets", set_ids: ["s1"], is_done: true })
  expect(shown(confirmed)).toEqual(["60×8 ✓", "60×8", "×"])
  expect(only(confirmed).sets.map((set) => set.is_prefilled)).toEqual([false, true, false])
})
