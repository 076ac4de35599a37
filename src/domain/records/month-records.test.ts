import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { recordedSet } from "#tests/support/sets.ts"
import { logsInOrder, type MonthLog, monthRecords } from "./month-records.ts"
import { noBests } from "./records.ts"
import type { ExerciseMemory } from "./training-memory.ts"

type MonthSet = MonthLog["set_logs"][number]

const set = (values: Partial<MonthSet>): MonthSet => ({
  ...recordedSet(),
  set_type: "normal",
  exercise_id: "bench",
  exercise_order: 1,
  set_number: 1,
  exercises: { name: "Bench Press", load: "outside" },
  ...values,
})
const log = (id: string, date: string, set_logs: MonthSet[], created_at = `${date}T18:00:00+00:00`) => ({
  id,
  date,
  created_at,
  set_logs,
})
const benchMemory: ExerciseMemory = {
  ...{ equipment: null, last_date: "2026-10-30", last_log_id: "october", last_sets: [] },
  bests: {
    ...noBests,
    heaviest_kg: 80,
    one_rep_max_kg: 100,
    most_reps: 8,
    reps_at: [{ weight_kg: 80, reps: 8 }],
  },
}
const memory = { bench: benchMemory }
const inShort = (logs: readonly MonthLog[]) =>
  monthRecords(logs, memory).map(({ name, kind, value, set: { reps }, day, log_id }) =>
    [name, kind, value, reps, day, log_id].join(" "),
  )

describe("the logs of a month", () => {
  it("are sorted by day and then by creation, to the microsecond, whatever order they arrive in", () => {
    const inOrder = [
      log("z", "2026-11-02", [], "2026-11-09T09:00:00+00:00"),
      // This log's clock time is later than the next log's, but its time zone is two hours ahead of UTC.
      log("y", "2026-11-03", [], "2026-11-03T20:00:00+02:00"),
      log("x", "2026-11-03", [], "2026-11-03T19:00:00+00:00"),
      log("w", "2026-11-04", [], "2026-11-04T18:00:00.123456+00:00"),
      log("v", "2026-11-04", [], "2026-11-04T18:00:00.123789+00:00"),
      log("a", "2026-11-05", [], "2026-11-05T18:00:00+00:00"),
      log("b", "2026-11-05", [], "2026-11-05T18:00:00+00:00"),
    ]
    const shuffled = fc.shuffledSubarray(inOrder, { minLength: inOrder.length })
    fc.assert(
      fc.property(shuffled, (logs) => {
        expect(logsInOrder(logs)).toEqual(inOrder)
      }),
    )
  })
})

describe("the records of a month", () => {
  const third = log("third", "2026-11-03", [
    set({ weight: 82.5, reps: 1 }),
    set({ weight: 70, reps: 9, set_number: 2 }),
  ])
  const tenth = log("tenth", "2026-11-10", [
    set({ weight: 85, reps: 1 }),
    set({ weight: 85, reps: 2, set_number: 2 }),
  ])

  it("are the last of each kind, newest first", () => {
    // 9 reps at 70 kg are the most. 2 reps at 85 kg are a record at that weight, after the single, but they are fewer.
    expect(inShort([tenth, third])).toEqual([
      "Bench Press weight 85 1 2026-11-10 tenth",
      "Bench Press reps 2 2 2026-11-10 tenth",
    ])
    expect(inShort([third])).toEqual([
      "Bench Press weight 82.5 1 2026-11-03 third",
      "Bench Press reps 9 9 2026-11-03 third",
    ])
  })

  it("include the set with its estimate, and how its load counts", () => {
    const [weight, estimate] = monthRecords(
      [log("log", "2026-11-03", [set({ weight: 90, reps: 5 })])],
      memory,
    )
    expect(weight).toMatchObject({ exercise_id: "bench", kind: "weight", load: "outside", value: 90 })
    // The estimate is 90 × 35 / 30.
    expect(estimate).toMatchObject({ kind: "one_rep_max", value: 105, set: { weight: 90, reps: 5 } })
  })

  it("start with the second session of a new exercise", () => {
    const help = { exercise_id: "dip", exercises: { name: "Assisted Dip", load: "help" as const }, reps: 8 }
    const logs = [
      log("first", "2026-11-03", [set({ ...help, weight: 20 })]),
      log("second", "2026-11-10", [set({ ...help, weight: 15 })]),
    ]
    // Less assistance is the heavier load.
    expect(monthRecords(logs, {})).toMatchObject([
      { name: "Assisted Dip", kind: "weight", load: "help", value: -15, day: "2026-11-10" },
    ])
    const nameless = [60, 65].map((weight, index) =>
      log(`${index}`, `2026-11-1${index}`, [set({ exercises: null, weight, reps: 12 })]),
    )
    expect(monthRecords(nameless, {})).toMatchObject([
      { name: null, kind: "weight", load: "outside", value: 65 },
    ])
  })

  it("of one day are sorted by exercise name, with a missing name first", () => {
    const row = {
      exercise_id: "row",
      exercise_order: 2,
      exercises: { name: "Cable Row", load: "outside" as const },
    }
    const lost = { exercise_id: "lost", exercise_order: 3, exercises: null }
    const known = { bench: benchMemory, row: benchMemory, lost: benchMemory }
    const orders = fc.shuffledSubarray([1, 2, 3], { minLength: 3 })
    fc.assert(
      fc.property(orders, ([first = 0, second = 0, last = 0]) => {
        const sets = [
          set({ weight: 82.5, reps: 1, exercise_order: first }),
          set({ ...row, weight: 82.5, reps: 1, exercise_order: second }),
          set({ ...lost, weight: 82.5, reps: 1, exercise_order: last }),
        ]
        const names = monthRecords([log("log", "2026-11-03", sets)], known).map(({ name }) => name)
        expect(names).toEqual([null, "Bench Press", "Cable Row"])
      }),
    )
  })

  it("follow the order in which the sets were done, whatever order they arrive in", () => {
    const done = [
      set({ weight: 82.5, reps: 1, set_number: 1 }),
      set({ weight: 85, reps: 1, set_number: 3 }),
      set({ weight: 85, reps: 2, set_number: 1, exercise_order: 2 }),
      set({ weight: 85, reps: 2, set_number: 2, exercise_order: 2 }),
    ]
    fc.assert(
      fc.property(fc.shuffledSubarray(done, { minLength: 4 }), (sets) => {
        const records = monthRecords([log("log", "2026-11-03", sets)], memory)
        expect(
          records.map(({ kind, set: stamped }) => [kind, done.findIndex((each) => each === stamped)]),
        ).toEqual([
          ["weight", 1],
          ["reps", 2],
        ])
      }),
    )
  })
})
