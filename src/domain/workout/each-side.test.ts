import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { noBests, recordsInOrder } from "#domain/records/records.ts"
import { trainingMemoryOf } from "#domain/records/training-memory.ts"
import { totalsOf } from "#domain/records/workout-summary.ts"
import { compareLogs } from "#domain/saving/compare-logs.ts"
import { saveCommand } from "#domain/saving/save-command.ts"
import { saveCommandSchema } from "#domain/saving/save-command-schema.ts"
import { recordedSet, savedSet } from "#tests/support/sets.ts"
import type { DoneSet } from "./done-set.ts"
import { draftSchema, type Draft, setTypeSchema } from "./draft.ts"
import { draftFromLog } from "./draft-from-log.ts"
import { plannedDraft } from "./draft-from-plan.ts"
import { type DraftEdit, editDraft } from "./edit-draft.ts"
import { workoutText } from "./workout-text.ts"

const lunge = { exercise_id: "lunge", exercise_name: "Lunge", exercise_type: "strength" } as const

function lunges(reps: string | null, sets = 3): Draft {
  const ids = ["op", "x", "a", "b", "c", "d"]
  const start = { name: "Legs", workout_id: "legs", committed_workout_id: null, date: "2026-11-21" }
  const exercise = { ...lunge, measure: "weight_reps" as const }
  return plannedDraft(start, [{ exercise, sets, reps, notes: null }], "metric", () => ids.shift() ?? "none")
}

const after = (draft: Draft, ...edits: DraftEdit[]) => edits.reduce(editDraft, draft)
const sidesOf = (draft: Draft) => draft.exercises[0]?.sets.map(({ per_side }) => per_side ?? false)
const done = (weight: number, reps: number, more: Partial<DoneSet> = {}): DoneSet => ({
  ...recordedSet({ weight, reps }),
  set_type: "normal",
  ...more,
})
const counted = { kind: "count_per_side", id: "x", per_side: true } as const
const type = (set_id: string, field: "weight" | "reps", text: string) =>
  ({ kind: "type_number", set_id, field, text }) as const

describe("counting per side", () => {
  it("is chosen once for all sets of an exercise, including later ones, and can be undone", () => {
    const draft = after(lunges("12"), counted)
    expect(sidesOf(draft)).toEqual([true, true, true])
    const added = after(draft, { kind: "add_set", id: "x", new_set_id: "e", last: [] })
    expect(sidesOf(added)).toEqual([true, true, true, true])
    const last = [done(20, 12, { per_side: true })]
    const back = after(
      added,
      { ...counted, per_side: false },
      { kind: "add_set", id: "x", new_set_id: "f", last },
    )
    expect(sidesOf(back)).toEqual([false, false, false, false, false])
    expect(after(draft, counted)).toBe(draft)
  })

  it("is remembered from last time, for warm-ups too", () => {
    const last = [done(10, 8, { set_type: "warmup", per_side: true }), done(20, 12, { per_side: true })]
    const offered = after(lunges(null), { kind: "offer_last_time", id: "x", last })
    expect(sidesOf(offered)).toEqual([true, true, true])
    const warmed = after(offered, { kind: "add_warmups", id: "x", last, new_ids: ["w"] })
    expect(sidesOf(warmed)).toEqual([true, true, true, true])
    const without = [done(20, 12, { per_side: false })]
    expect(sidesOf(after(lunges(null), { kind: "offer_last_time", id: "x", last: without }))).toEqual(
      Array.from({ length: 3 }, () => false),
    )
  })

  it("follows a plan's words, whatever was done last time", () => {
    expect(sidesOf(lunges("12 each"))).toEqual([true, true, true])
    const last = [done(20, 12)]
    const offered = after(lunges("10 per leg"), { kind: "offer_last_time", id: "x", last })
    expect(sidesOf(offered)).toEqual([true, true, true])
  })

  it("is saved with its set; other sets are saved as in earlier releases", () => {
    const typed = after(lunges(null, 1), type("a", "weight", "20"), type("a", "reps", "12"))
    const plain = saveCommand(typed, 0)
    expect(plain.ok && plain.command.sets[0]).not.toHaveProperty("per_side")
    const sided = saveCommand(after(typed, counted), 0)
    expect(sided.ok && saveCommandSchema.parse(sided.command).sets).toMatchObject([
      { weight: 20, reps: 12, per_side: true },
    ])
  })

  it("is kept set by set when the log is edited, and is in the shared text", () => {
    const log = {
      ...{ id: "log", revision: 1, workout_id: null, committed_workout_id: null, name: "Legs" },
      ...{ date: "2026-11-21", notes: null, duration_seconds: null, started_at: null },
    }
    const sets = [
      savedSet({ reps: 12, weight: 20, per_side: true }),
      savedSet({ set_number: 2, reps: 9, weight: 20, set_type: "rest_pause" }),
    ]
    const draft = draftFromLog(log, sets, "metric", () => "x")
    expect(sidesOf(draft)).toEqual([true, false])
    expect(workoutText(draft, 0)).toContain("20 kg × 12 each\n20 kg × 9 (rest-pause)")
  })

  it("is a difference between two versions of a log", () => {
    const version = { name: null, date: "2026-11-21", notes: null, duration_seconds: null }
    const set = savedSet({ exercise_id: "lunge", weight: 20, reps: 12 })
    const { exercises } = compareLogs(
      { ...version, sets: [set] },
      { ...version, sets: [{ ...set, per_side: true, set_type: "rest_pause" }] },
      { names: { lunge: "Lunge" }, loads: {} },
    )
    expect(exercises[0]?.sets).toEqual([
      { mine: "20 kg × 12", theirs: "20 kg × 12 each, rest-pause", difference: "changed" },
    ])
  })

  it("is missing in data from earlier releases, which is read unchanged", () => {
    const draft = lunges(null)
    expect(draftSchema.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
    const { per_side: _, ...set } = { ...done(20, 12), rpe: null, per_side: undefined }
    const { heaviest_kg, one_rep_max_kg, most_reps, reps_at, farthest_km, longest_minutes } = noBests
    const bests = { heaviest_kg, one_rep_max_kg, most_reps, reps_at, farthest_km, longest_minutes }
    const row = {
      ...{ exercise_id: "lunge", last_date: "2026-11-14", last_log_id: "log", last_sets: [set] },
      ...bests,
    }
    expect(trainingMemoryOf([row])["lunge"]?.last_sets).toEqual([set])
  })
})

describe("any history", () => {
  const anySet = fc.record({
    reps: fc.integer({ min: 0, max: 30 }),
    weight: fc.integer({ min: 0, max: 800 }).map((quarters) => quarters / 4),
    set_type: fc.constantFrom(...setTypeSchema.options),
    per_side: fc.boolean(),
  })
  const sets = fc.array(
    anySet.map(({ weight, reps, ...rest }) => done(weight, reps, rest)),
    { maxLength: 12 },
  )
  const bests = { ...noBests, heaviest_kg: 40, one_rep_max_kg: 50, most_reps: 10 }

  it("counts a set per side once: the same volume, sets and records as without the mark", () => {
    fc.assert(
      fc.property(sets, (history) => {
        const plain = history.map((set) => ({ ...set, per_side: false }))
        expect(totalsOf(null, history)).toEqual(totalsOf(null, plain))
        expect(recordsInOrder(history, bests)).toEqual(recordsInOrder(plain, bests))
      }),
    )
  })

  it("has the same records whether its sets are working, drop, rest-pause or to failure", () => {
    const kind = fc.constantFrom("drop" as const, "rest_pause" as const, "failure" as const)
    fc.assert(
      fc.property(sets, kind, (history, set_type) => {
        const others = history.map((set) => (set.set_type === "normal" ? { ...set, set_type } : set))
        expect(recordsInOrder(others, bests)).toEqual(recordsInOrder(history, bests))
      }),
    )
  })
})
