import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Draft, type DraftSet, emptySet, newDraft } from "#domain/workout/draft.ts"
import type { SaveCommand } from "./save-command-schema.ts"
import { saveCommand } from "./save-command.ts"
import { hasSomethingToSave, pencilledSets } from "./what-is-saved.ts"
import { timerShowing } from "#domain/workout/timer.ts"

const now = Date.UTC(2025, 10, 21, 18, 46)

function set(values: Partial<DraftSet>): DraftSet {
  return { ...emptySet(JSON.stringify(values)), ...values }
}

function draftOf(
  exercises: { id: string; measure?: "weight_reps" | "reps" | "time" | "distance_time"; sets: DraftSet[] }[],
): Draft {
  return {
    ...newDraft("op-1", "2025-11-21", "metric"),
    exercises: exercises.map(({ id, measure = "weight_reps", sets }, index) => ({
      id,
      exercise_id: id,
      exercise_name: id,
      exercise_type: measure === "distance_time" ? "cardio" : "strength",
      measure,
      order: index + 1,
      template_sets: null,
      template_reps: null,
      template_notes: null,
      sets,
    })),
  }
}

function commandOf(draft: Draft): SaveCommand {
  const verdict = saveCommand(draft, now)
  if (!verdict.ok) throw new Error(verdict.reason)
  return verdict.command
}

describe("what is saved", () => {
  it("removes from a note what a database can't store, but no complete character", () => {
    const draft = draftOf([{ id: "x", sets: [set({ reps: "8", notes: "\0" })] }])
    const { log, sets } = commandOf({ ...draft, notes: "a\0b\uD83D 🏋️‍♀️" })
    expect(log.notes).toBe("ab\uFFFD 🏋️‍♀️")
    expect(sets[0]?.notes).toBeNull()
  })

  it("includes each set with data, numbered within its exercise, under the exercise's position", () => {
    const { sets } = commandOf(
      draftOf([
        {
          id: "bench",
          sets: [set({ weight: "40", reps: "10", set_type: "warmup" }), set({}), set({ reps: "8" })],
        },
        { id: "untouched", sets: [set({})] },
        { id: "row", sets: [set({ weight: "82,5" })] },
      ]),
    )
    expect(sets).toMatchObject([
      {
        exercise_id: "bench",
        exercise_order: 1,
        set_number: 1,
        weight: 40,
        weight_unit: "kg",
        reps: 10,
        set_type: "warmup",
      },
      { exercise_id: "bench", exercise_order: 1, set_number: 2, weight: null, weight_unit: null, reps: 8 },
      { exercise_id: "row", exercise_order: 2, set_number: 1, weight: 82.5, reps: null },
    ])
  })

  it("marks sets per side, and numbers the remaining supersets from 1", () => {
    const trained = [set({ reps: "8" })]
    const each = [set({ reps: "8", per_side: true }), set({ id: "both", reps: "8" })]
    const draft = draftOf([
      { id: "alone", sets: trained },
      { id: "lunge", sets: each },
      { id: "untouched", sets: [set({})] },
      { id: "curl", sets: trained },
    ])
    const joined = draft.exercises.map((one, at) => ({ ...one, superset: at === 0 ? null : 7 }))
    const { sets } = commandOf({ ...draft, exercises: joined })
    expect(sets.map((one) => [one.exercise_id, one.superset, one.per_side])).toEqual([
      ["alone", null, undefined],
      ["lunge", 1, true],
      ["lunge", 1, undefined],
      ["curl", 1, undefined],
    ])
    expect(sets.map((one) => "per_side" in one)).toEqual([false, true, false, false])
  })

  it("includes only what the exercise records", () => {
    const everything = set({ reps: "1", weight: "2", duration_minutes: "3", distance: "4" })
    const saved = (measure: "weight_reps" | "reps" | "time" | "distance_time") => {
      const [first] = commandOf(draftOf([{ id: "x", measure, sets: [everything] }])).sets
      return [first?.reps, first?.weight, first?.duration_minutes, first?.distance, first?.distance_unit]
    }
    expect(saved("weight_reps")).toEqual([1, 2, null, null, null])
    expect(saved("reps")).toEqual([1, null, null, null, null])
    expect(saved("time")).toEqual([null, null, 3, null, null])
    expect(saved("distance_time")).toEqual([null, null, 3, 4, "km"])
  })

  it("counts zero or a note alone as data, but not blanks", () => {
    const draft = draftOf([
      { id: "x", sets: [set({ reps: "0", notes: " " }), set({ notes: "Felt heavy" }), set({ notes: "  " })] },
    ])
    const { sets, log } = commandOf({ ...draft, notes: "\n " })
    expect(sets.map(({ reps, notes }) => [reps, notes])).toEqual([
      [0, null],
      [null, "Felt heavy"],
    ])
    expect(log.notes).toBeNull()
  })

  it("leaves out rows in pencil, and counts them", () => {
    const draft = draftOf([
      {
        id: "x",
        sets: [
          set({ reps: "8", is_prefilled: true, is_done: true }),
          set({ reps: "7", is_prefilled: true }),
          set({ reps: "6" }),
        ],
      },
    ])
    expect(commandOf(draft).sets.map(({ reps }) => reps)).toEqual([8, 6])
    expect(pencilledSets(draft).map(({ reps }) => reps)).toEqual(["7"])
  })

  it("keeps a stored weight's exact digits and unit while its field isn't touched", () => {
    const stored = set({ weight: "79.8", reps: "5", stored_weight: { value: 176, unit: "lbs" } })
    expect(commandOf(draftOf([{ id: "x", sets: [stored] }])).sets).toMatchObject([
      { weight: 176, weight_unit: "lbs" },
    ])
  })

  it("includes the start and duration, unless the timer never ran", () => {
    const draft = draftOf([{ id: "x", sets: [set({ reps: "8" })] }])
    expect(commandOf(draft).log).toMatchObject({ duration_seconds: null, started_at: null })
    const timed = { ...draft, started_at: now - 3_000_000, timer: timerShowing(2538) }
    expect(commandOf(timed).log).toMatchObject({
      duration_seconds: 2538,
      started_at: "2025-11-21T17:56:00.000Z",
    })
  })

  it("is an edit with the revision it started from, if a log is open", () => {
    const draft = draftOf([{ id: "x", sets: [set({ reps: "8" })] }])
    expect(commandOf(draft).log).not.toHaveProperty("id")
    const editing = commandOf({ ...draft, log: { id: "log-1", revision: 3 } })
    expect([editing.log.id, editing.expected_revision]).toEqual(["log-1", 3])
  })

  it("includes a program's session with its prescription, and which set belongs to which target", () => {
    const prescribed = { version: "v1", lines: [] }
    const target = { place: 0, text: "80 × 5+", least: 5, is_open: true }
    const sets = [
      set({ reps: "6", target }),
      set({ reps: "5" }),
      set({ reps: "7", target: { ...target, place: 2 } }),
    ]
    const draft = draftOf([{ id: "squat", sets }])
    const program = { run_id: "run-1", slot: 7, label: "Week 3, day 1", prescribed }
    const command = commandOf({ ...draft, program })
    expect(command.log).toMatchObject({ run_id: "run-1", slot: 7, prescribed })
    expect(command.sets.map(({ prescribed_set }) => prescribed_set)).toEqual([0, undefined, 2])
    expect(commandOf(draft).log).not.toHaveProperty("run_id")
  })

  it("has what the coach prescribed for each exercise that was done, and an edit has none", () => {
    const advice = { phase: "lighter", base: [{ sets: 3, low: 8, high: 12 }] }
    const draft = draftOf([
      { id: "squat", sets: [set({ reps: "8" })] },
      { id: "bench", sets: [set({ reps: "" })] },
      { id: "row", sets: [set({ reps: "9" })] },
    ])
    const advised = {
      ...draft,
      exercises: draft.exercises.map((each) => (each.exercise_id === "row" ? each : { ...each, advice })),
    }
    expect(commandOf(advised).log.advice).toEqual({ squat: advice })
    expect(commandOf(draft).log).not.toHaveProperty("advice")
    expect(commandOf({ ...advised, log: { id: "log-1", revision: 1 } }).log).not.toHaveProperty("advice")
  })

  it("is the same command as long as the draft is the same", () => {
    const draft = draftOf([{ id: "x", sets: [set({ reps: "8" })] }])
    expect(commandOf(draft)).toEqual(commandOf(structuredClone(draft)))
  })
})

describe("what can't be saved", () => {
  it("is a log without any set with data", () => {
    const empty = draftOf([{ id: "x", sets: [set({}), set({ notes: " " })] }])
    expect(saveCommand(empty, now)).toEqual({ ok: false, reason: "no_data" })
    expect(hasSomethingToSave(empty)).toBe(false)
    const pencilled = draftOf([{ id: "x", sets: [set({ reps: "8", is_prefilled: true })] }])
    expect(saveCommand(pencilled, now)).toEqual({ ok: false, reason: "no_data" })
    expect(hasSomethingToSave(pencilled)).toBe(true)
  })

  it("is a log without a day", () => {
    const draft = { ...draftOf([{ id: "x", sets: [set({ reps: "8" })] }]), date: "" }
    expect(saveCommand(draft, now)).toEqual({ ok: false, reason: "no_date" })
  })

  it("is a number that can't be read: nothing silently becomes null", () => {
    const unreadable = fc
      .string({ minLength: 1 })
      .filter((text) => text.trim() !== "" && !/^[\d.,\s]+$/.test(text))
    fc.assert(
      fc.property(unreadable, (text) => {
        const bad = set({ id: "bad", reps: "8", weight: text })
        expect(saveCommand(draftOf([{ id: "x", sets: [set({ reps: "5" }), bad] }]), now)).toEqual({
          ok: false,
          reason: "unreadable",
          set_id: "bad",
          field: "weight",
        })
      }),
    )
  })
})

describe("any readable log", () => {
  const numbers = fc.record({
    weight: fc.constantFrom("", "0", "80", "82,5"),
    reps: fc.constantFrom("", "0", "8"),
  })
  const logs = fc.array(fc.array(numbers.map(set), { maxLength: 6 }), { minLength: 1, maxLength: 6 })

  it("saves exactly its sets with data, in order, numbered without gaps", () => {
    fc.assert(
      fc.property(logs, (exercises) => {
        const draft = draftOf(exercises.map((sets, index) => ({ id: `e${index}`, sets })))
        const expected = exercises.flatMap((sets, index) =>
          sets.filter(({ weight, reps }) => weight + reps !== "").map(() => `e${index}`),
        )
        const verdict = saveCommand(draft, now)
        const saved = verdict.ok ? verdict.command.sets : []
        expect(saved.map(({ exercise_id }) => exercise_id)).toEqual(expected)
        expect(verdict.ok).toBe(hasSomethingToSave(draft))
        const places = saved.map(({ exercise_order, set_number }) => exercise_order * 100 + set_number)
        expect(places.every((place, index) => isNext(places[index - 1], place))).toBe(true)
      }),
    )
  })
})

/** Whether `place` is the position after `before` in the same exercise, or the first one in the next exercise. */
function isNext(before: number | undefined, place: number): boolean {
  if (before === undefined) return place === 101
  return place === before + 1 || place === (Math.floor(before / 100) + 1) * 100 + 1
}
