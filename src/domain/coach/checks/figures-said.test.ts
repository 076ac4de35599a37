import * as fc from "fast-check"
import { expect, test } from "vitest"
import type { TrainedSet, TrainedWorkout } from "#domain/coach/person/trained-workout.ts"
import { withLogsFigures } from "./figures-said.ts"

const set = (reps: number, weight: number, more: Partial<TrainedSet> = {}): TrainedSet => ({
  ...{ reps, weight, weight_unit: "kg", duration_minutes: null, distance: null, distance_unit: null },
  ...{ set_type: "normal", rpe: null, notes: null },
  ...more,
})
const workout = (date: string, squats: TrainedSet[], presses: TrainedSet[]): TrainedWorkout => ({
  ...{ id: date, date, name: null, notes: null, duration_seconds: 3110 },
  exercises: [["squat", squats] as const, ["press", presses] as const].map(([exercise_id, sets]) => ({
    ...{ exercise_id, name: exercise_id, measure: "weight_reps", equipment: "barbell", sets, planned: null },
  })),
})

// 3,000 kg of squats and 1,200 of presses; warm-ups add nothing. The earlier session: 2,000 and 1,200.
const now = workout(
  "2026-11-20",
  [set(10, 150), set(10, 150), set(20, 20, { set_type: "warmup" })],
  [set(20, 60)],
)
const before = workout("2026-11-13", [set(10, 200)], [set(20, 60)])
const held = (summary: string, { others = [], records = 0 }: { others?: string[]; records?: number } = {}) =>
  withLogsFigures({ summary, others }, { analyzed: [now], earlier: [before], records, unit: "kg" })
const nothing = { replaced: [], said: [], volume: "4,200 kg", no_record: false }

test("a wrong total is replaced with the log's own if the sentence can't mean anything else", () => {
  expect(held("Well done! You lifted 5,085.5 kg in all. Rest now.")).toEqual({
    summary: "Well done! You lifted 4,200 kg in all. Rest now.",
    off: { ...nothing, replaced: ["4,200 kg"] },
  })
  expect(held("A total of 20,000 lbs!").summary).toBe("A total of 4,200 kg!")
})

test("so is a wrong workout length", () => {
  expect(held("Your session took 75 minutes, 9,000 kg in total.")).toEqual({
    summary: "Your session took 52 minutes, 4,200 kg in total.",
    off: { ...nothing, replaced: ["4,200 kg", "52 minutes"] },
  })
  expect(held("You trained for 52 minutes.").off).toBeNull()
})

test("a total that could mean something else stays, and is reported with the log's own", () => {
  for (const unclear of [
    "That is 1,700 kg more than last time.",
    "You lifted 7,500 kg with the squat.",
    "Somewhere there were 9,000 kg.",
  ]) {
    const { summary, off } = held(unclear)
    expect(summary).toBe(unclear)
    expect(off?.said).toHaveLength(1)
  }
  expect(held("Good.", { others: ["The volume was 9,000 kg."] }).off).toEqual({
    ...nothing,
    said: ["9,000 kg"],
  })
  expect(held("Rest 90 minutes before the next session.").off).toBeNull()
})

test("totals of the workout, of an exercise, of an earlier session, and differences between them are right", () => {
  for (const right of [
    "You lifted 4,200 kg.",
    "You moved about 4,180 kg, nearly what you planned.",
    "In total 3,000 kg of squats and 1200 kg of presses.",
    "Last time it was 3,200 kg.",
    "That is 1,000 kg more than last time.",
    "Your volume in pounds: 9,259 lbs.",
  ])
    expect(held(right), right).toEqual({ summary: right, off: null })
})

test("a single load, or a number of something else, isn't a total", () => {
  const text = "150 kg for ten is strong; 160 kg comes next in training. You burned 6,000 kcal."
  expect(held(text)).toEqual({ summary: text, off: null })
})

test("a record that isn't one is reported; a real or a denied one isn't", () => {
  expect(held("A new record on the squat!").off).toEqual({ ...nothing, no_record: true })
  expect(held("Good.", { others: ["That is a personal best."] }).off?.no_record).toBe(true)
  expect(held("A new record on the squat!", { records: 1 }).off).toBeNull()
  expect(held("No new record this time.").off).toBeNull()
})

test("a text without errors stays unchanged", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const { summary, off } = held(text, { records: 1 })
      if (off === null) expect(summary).toBe(text)
    }),
  )
})
