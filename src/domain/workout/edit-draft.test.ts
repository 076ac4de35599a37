import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { recordedSet } from "#tests/support/sets.ts"
import { allSets, type Draft, type DraftExercise, hasContent, newDraft } from "./draft.ts"
import { type DraftEdit, editDraft, isLocked, type PickedExercise } from "./edit-draft.ts"
import type { DoneSet } from "./done-set.ts"
import { spineLabels } from "./set-fields.ts"
import { elapsedSeconds } from "./timer.ts"

const bench = exercise("bench", "Bench Press (Barbell)")
const row = exercise("row", "Bent Over Row (Barbell)")
const rower: PickedExercise = {
  ...exercise("rower", "Rowing Machine"),
  exercise_type: "cardio",
  measure: "distance_time",
}
const lastTime: DoneSet = { ...recordedSet({ reps: 8, weight: 80 }), set_type: "normal" }

function exercise(id: string, name: string): PickedExercise {
  return { exercise_id: id, exercise_name: name, exercise_type: "strength", measure: "weight_reps" }
}

function add(picked: PickedExercise): DraftEdit {
  const id = picked.exercise_id
  return { kind: "add_exercise", exercise: picked, new_id: id, new_set_id: `${id}-1` }
}

function type(set_id: string, field: "weight" | "reps", text: string): DraftEdit {
  return { kind: "type_number", set_id, field, text }
}

function after(...edits: DraftEdit[]): Draft {
  return edits.reduce(editDraft, newDraft("op", "2025-11-21", "metric"))
}

function inPencil(draft: Draft): boolean | undefined {
  return first(draft).sets[0]?.is_prefilled
}

function names(draft: Draft): string[] {
  return draft.exercises.map(({ order, exercise_id }) => `${order} ${exercise_id}`)
}

function first(draft: Draft): DraftExercise {
  const [top] = draft.exercises
  if (!top) throw new Error("the draft has no exercise")
  return top
}

describe("exercises", () => {
  it("are added with one empty set, numbered from 1", () => {
    const draft = after(add(bench), add(row))
    expect(names(draft)).toEqual(["1 bench", "2 row"])
    expect(first(draft).sets).toMatchObject([{ reps: "", weight: "", is_done: false }])
  })

  it("are added only once", () => {
    const draft = after(add(bench))
    expect(editDraft(draft, add(bench))).toBe(draft)
  })

  it("can be moved and removed, and the rest are renumbered from 1", () => {
    const draft = after(add(bench), add(row), add(rower), { kind: "move_exercise", id: "rower", by: -1 })
    expect(names(draft)).toEqual(["1 bench", "2 rower", "3 row"])
    expect(names(editDraft(draft, { kind: "remove_exercise", id: "bench" }))).toEqual(["1 rower", "2 row"])
    expect(editDraft(draft, { kind: "move_exercise", id: "bench", by: -1 })).toBe(draft)
  })
})

describe("undo", () => {
  it("puts a removed exercise back where it was, with its sets, once", () => {
    const draft = after(add(bench), add(row), add(rower), type("row-1", "reps", "5"))
    const removed = editDraft(draft, { kind: "remove_exercise", id: "row" })
    const taken = draft.exercises[1]
    if (!taken) throw new Error("the row is missing")
    const back = editDraft(removed, { kind: "put_back_exercise", exercise: taken })
    expect(back).toEqual(draft)
    expect(editDraft(back, { kind: "put_back_exercise", exercise: taken })).toBe(back)
  })

  it("puts a removed set back where it was", () => {
    const draft = after(add(bench), { kind: "add_set", id: "bench", new_set_id: "bench-2", last: [] })
    const [set] = first(draft).sets
    if (!set) throw new Error("the set is missing")
    const removed = editDraft(draft, { kind: "remove_set", set_id: "bench-1" })
    expect(editDraft(removed, { kind: "put_back_set", id: "bench", set, index: 0 })).toEqual(draft)
  })
})

describe("sets", () => {
  it("copy the previous set's numbers in pencil, without its note", () => {
    const draft = after(
      add(bench),
      type("bench-1", "weight", "82,5"),
      type("bench-1", "reps", "8"),
      { kind: "type_set_notes", set_id: "bench-1", text: "Paused" },
      { kind: "add_set", id: "bench", new_set_id: "bench-2", last: [] },
    )
    expect(first(draft).sets[1]).toMatchObject({
      weight: "82,5",
      reps: "8",
      notes: "",
      is_done: false,
      is_prefilled: true,
    })
  })

  it("can be moved within their exercise, and none is lost or changed", () => {
    const ids = ["bench-1", "two", "three", "four"]
    const draft = after(
      add(bench),
      ...ids
        .slice(1)
        .map((new_set_id): DraftEdit => ({ kind: "add_set", id: "bench", new_set_id, last: [] })),
      add(row),
    )
    const order = (of: Draft) => first(of).sets.map(({ id }) => id)
    const move = (of: Draft, set_id: string, to: number) => editDraft(of, { kind: "move_set", set_id, to })
    expect(order(move(draft, "four", 0))).toEqual(["four", "bench-1", "two", "three"])
    expect(order(move(draft, "bench-1", 2))).toEqual(["two", "three", "bench-1", "four"])
    fc.assert(
      fc.property(fc.constantFrom(...ids), fc.integer({ min: -2, max: 6 }), (id, to) => {
        const moved = move(draft, id, to)
        expect(order(moved)[Math.min(Math.max(to, 0), 3)]).toBe(id)
        expect(order(moved).filter((each) => each !== id)).toEqual(ids.filter((each) => each !== id))
        expect(move(moved, id, ids.indexOf(id))).toEqual(draft)
        expect(move(moved, id, to)).toBe(moved)
      }),
    )
    const running = editDraft(draft, { kind: "start_timer", now: 0 })
    expect(move(running, "four", 0)).toBe(running)
  })

  it("get a warm-up before the first working set, with last time's numbers if there are any", () => {
    const warm = { ...lastTime, set_type: "warmup" as const, weight: 40 }
    const warmUp = (new_set_id: string): DraftEdit => ({
      kind: "add_warmup",
      id: "bench",
      new_set_id,
      last: [warm, lastTime],
    })
    const draft = after(add(bench), type("bench-1", "weight", "100"), warmUp("w1"), warmUp("w2"))
    expect(first(draft).sets.map(({ id }) => id)).toEqual(["w1", "w2", "bench-1"])
    expect(first(draft).sets.map(({ weight }) => weight)).toEqual(["40", "", "100"])
    expect(spineLabels(first(draft))).toEqual(["W", "W", "1"])
    expect(first(draft).sets[0]?.is_prefilled).toBe(true)
    const timed = editDraft(draft, { kind: "start_timer", now: 0 })
    expect(first(editDraft(timed, warmUp("w3"))).sets).toHaveLength(4)
  })

  it("keep typed text exactly", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(first(after(add(bench), type("bench-1", "weight", text))).sets[0]?.weight).toBe(text)
      }),
    )
  })

  it("are prefilled only while they are empty", () => {
    const prefill: DraftEdit = { kind: "offer_last_time", id: "bench", last: [lastTime] }
    expect(first(after(add(bench), prefill)).sets[0]).toMatchObject({
      weight: "80",
      reps: "8",
      is_prefilled: true,
    })
    const typed = after(add(bench), type("bench-1", "reps", "5"))
    expect(editDraft(typed, prefill)).toBe(typed)
  })

  const suggested = [
    { weight: 82.5, reps: 6 },
    { weight: 82.5, reps: 6 },
    { weight: 75, reps: 8 },
  ]
  it("take a suggestion in pencil unless they were typed into, confirmed, or are warm-ups", () => {
    const draft = after(
      add(bench),
      ...["two", "three", "four"].map((new_set_id): DraftEdit => ({
        kind: "add_set",
        id: "bench",
        new_set_id,
        last: [],
      })),
      { kind: "offer_last_time", id: "bench", last: [lastTime] },
      type("two", "reps", "5"),
      { kind: "choose_set_type", set_id: "three", set_type: "warmup", last: [] },
      { kind: "use_suggestion", id: "bench", sets: suggested },
    )
    expect(first(draft).sets.map(({ weight, reps, is_prefilled }) => [weight, reps, is_prefilled])).toEqual([
      ["82.5", "6", true],
      ["80", "5", false],
      ["80", "8", true],
      ["75", "8", true],
    ])
    const confirmed = editDraft(draft, { kind: "confirm_sets", set_ids: ["bench-1"], is_done: true })
    const again = editDraft(confirmed, {
      kind: "use_suggestion",
      id: "bench",
      sets: [{ weight: 90, reps: 1 }],
    })
    expect(first(again).sets.map(({ weight, is_prefilled }) => [weight, is_prefilled])).toEqual([
      ["82.5", false],
      ["80", false],
      ["80", true],
      // If the suggestion has fewer sets than the exercise, the remaining sets are left to the person.
      ["", false],
    ])
  })

  it("remember what the coach prescribed until the exercise is swapped", () => {
    const advice = { phase: "build", base: [{ sets: 3, low: 8 }] }
    const draft = after(add(bench), { kind: "keep_advice", id: "bench", advice })
    expect(first(draft).advice).toEqual(advice)
    expect(editDraft(draft, { kind: "keep_advice", id: "bench", advice: { ...advice } })).toBe(draft)
    expect(first(editDraft(draft, { kind: "keep_advice", id: "bench", advice: null }))).not.toHaveProperty(
      "advice",
    )
    const exercise = { ...bench, exercise_id: "row", exercise_name: "Row" }
    const swap = { kind: "swap_exercise", id: "bench", exercise, moves_done: true } as const
    const swapped = editDraft(draft, { ...swap, new_id: "row", new_set_id: "row-1" })
    expect(first(swapped)).toMatchObject({ exercise_id: "row" })
    expect(first(swapped)).not.toHaveProperty("advice")
  })

  it("are no longer in pencil once edited or confirmed, and are again when unconfirmed", () => {
    const draft = after(add(bench), { kind: "offer_last_time", id: "bench", last: [lastTime] })
    const confirmed = editDraft(draft, { kind: "confirm_sets", set_ids: ["bench-1"], is_done: true })
    expect(inPencil(editDraft(draft, type("bench-1", "reps", "9")))).toBe(false)
    expect(inPencil(confirmed)).toBe(false)
    expect(
      inPencil(editDraft(confirmed, { kind: "confirm_sets", set_ids: ["bench-1"], is_done: false })),
    ).toBe(true)
  })

  it("are labeled with numbers if they are working sets, otherwise with a letter", () => {
    const draft = after(
      add(bench),
      { kind: "choose_set_type", set_id: "bench-1", set_type: "warmup", last: [] },
      { kind: "add_set", id: "bench", new_set_id: "b", last: [] },
      { kind: "add_set", id: "bench", new_set_id: "c", last: [] },
      { kind: "choose_set_type", set_id: "c", set_type: "drop", last: [] },
      { kind: "add_set", id: "bench", new_set_id: "d", last: [] },
    )
    expect(spineLabels(first(draft))).toEqual(["W", "1", "D", "2"])
  })

  it("change alone, and the other rows keep their identity", () => {
    const draft = after(add(bench), add(row))
    const edited = editDraft(draft, type("row-1", "reps", "5"))
    expect(edited.exercises[0]).toBe(draft.exercises[0])
  })
})

describe("units", () => {
  it("can change until a number is entered", () => {
    const empty = after(add(bench), { kind: "choose_units", system: "imperial" })
    expect([empty.weight_unit, empty.distance_unit]).toEqual(["lbs", "mi"])
    const typed = editDraft(empty, type("bench-1", "weight", "185"))
    expect(editDraft(typed, { kind: "choose_units", system: "metric" })).toBe(typed)
  })

  it("are converted if last time was in the other one", () => {
    const draft = after({ kind: "choose_units", system: "imperial" }, add(bench), {
      kind: "offer_last_time",
      id: "bench",
      last: [lastTime],
    })
    expect(first(draft).sets[0]?.weight).toBe("176.4")
  })
})

describe("the running timer", () => {
  const now = 1_795_000_000_000
  const running = after(add(bench), add(row), { kind: "start_timer", now })

  it("locks edits that would break up the log", () => {
    const locked: DraftEdit[] = [
      { kind: "remove_exercise", id: "bench" },
      { kind: "move_exercise", id: "row", by: -1 },
      { kind: "remove_set", set_id: "bench-1" },
      { kind: "set_duration", seconds: 0 },
    ]
    for (const edit of locked) {
      expect(isLocked(running, edit.kind)).toBe(true)
      expect(editDraft(running, edit)).toBe(running)
    }
  })

  it("allows the edits of a workout in progress", () => {
    const open: DraftEdit[] = [
      add(rower),
      { kind: "add_set", id: "bench", new_set_id: "bench-2", last: [] },
      type("bench-1", "reps", "5"),
      { kind: "confirm_sets", set_ids: ["bench-1"], is_done: true },
      { kind: "type_notes", text: "Good" },
      { kind: "choose_date", date: "2025-11-20" },
    ]
    for (const edit of open) expect(editDraft(running, edit)).not.toBe(running)
  })

  it("remembers its first start, and shows the set duration", () => {
    const paused = editDraft(running, { kind: "pause_timer", now: now + 60_000 })
    const again = editDraft(paused, { kind: "start_timer", now: now + 90_000 })
    expect(again.started_at).toBe(now)
    const corrected = editDraft(paused, { kind: "set_duration", seconds: 2538 })
    expect(elapsedSeconds(corrected.timer, now)).toBe(2538)
  })

  it("doesn't change the start of a log being edited", () => {
    const edited = { ...after(add(bench)), log: { id: "log", revision: 1 } }
    expect(editDraft(edited, { kind: "start_timer", now }).started_at).toBeNull()
    const began = editDraft({ ...edited, started_at: 7 }, { kind: "start_timer", now })
    expect(began.started_at).toBe(7)
  })
})

describe("content", () => {
  it("is anything that the person would miss", () => {
    expect(hasContent(after())).toBe(false)
    expect(hasContent(after({ kind: "choose_date", date: "2025-01-01" }))).toBe(false)
    expect(hasContent(after(add(bench)))).toBe(true)
    expect(hasContent(after({ kind: "type_notes", text: "Tired" }))).toBe(true)
    expect(hasContent(after({ kind: "start_timer", now: 5 }))).toBe(true)
    expect(hasContent(after({ kind: "set_duration", seconds: 60 }))).toBe(true)
  })
})

describe("any sequence of edits", () => {
  const id = fc.constantFrom("bench", "row", "rower")
  const setId = fc.constantFrom("bench-1", "row-1", "rower-1", "s0", "s1", "s2", "s3")
  const step = fc.oneof(
    fc.constantFrom(bench, row, rower).map(add),
    fc.record({ kind: fc.constant("remove_exercise" as const), id }),
    fc.record({
      kind: fc.constant("move_exercise" as const),
      id,
      by: fc.constantFrom(-1 as const, 1 as const),
    }),
    fc.record({
      kind: fc.constant("add_set" as const),
      id,
      new_set_id: fc.constant(""),
      last: fc.constant([]),
    }),
    fc.record({ kind: fc.constant("remove_set" as const), set_id: setId }),
    fc.record({ kind: fc.constant("start_timer" as const), now: fc.nat() }),
    fc.record({ kind: fc.constant("pause_timer" as const), now: fc.nat() }),
  )

  it("keeps the exercises numbered from 1 to n, and never loses or duplicates a row", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (edits) => {
        const draft = edits
          .map((edit, index) => (edit.kind === "add_set" ? { ...edit, new_set_id: `s${index}` } : edit))
          .reduce<Draft>(editDraft, newDraft("op", "2025-11-21", "metric"))
        const ids = draft.exercises.map(({ exercise_id }) => exercise_id)
        expect(draft.exercises.map(({ order }) => order)).toEqual(ids.map((_, index) => index + 1))
        expect(new Set(ids).size).toBe(ids.length)
        const setIds = allSets(draft).map((set) => set.id)
        expect(new Set(setIds).size).toBe(setIds.length)
      }),
    )
  })
})
