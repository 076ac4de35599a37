import { describe, expect, it } from "vitest"
import { startTrainingMax, maxFromFive } from "./start-loads.ts"
import { steppedScale } from "#domain/loads/load-scale.ts"
import { sessionFromLog } from "./session-from-log.ts"
import { withLineLoad } from "./this-session.ts"
import { offerAfterBreak } from "./time-away.ts"

const shownSet = {
  unit: "reps" as const,
  low: 5,
  high: 5,
  aim: 5,
  open: false,
  decides: false,
  load: 80,
  rpe: null,
}
const shownLine = {
  ...{ exercise_id: "squat", exercise_name: "Squat", lift: "squat:linear", x: 80, rounded: 80 },
  ...{ rest: null, joined: false, goal: null },
}
const session = {
  ...{ version: "v1", unit: "kg" as const, week: 0, session: 0, day: 0, deload: false },
  lines: [
    { ...shownLine, sets: [shownSet, { ...shownSet, load: 60 }] },
    {
      ...shownLine,
      exercise_id: "run",
      sets: [
        { ...shownSet, unit: "km" as const },
        { ...shownSet, unit: "seconds" as const },
      ],
    },
  ],
}
const log = {
  id: "log",
  slot: 3,
  counts: true,
  created_at: "2026-11-30",
  date: "2026-11-30",
  prescribed: session,
}
const set = {
  ...{
    reps: null,
    weight: null,
    weight_unit: null,
    duration_minutes: null,
    distance: null,
    distance_unit: null,
  },
  ...{ rpe: null, prescribed_set: null },
}
const outside = () => "outside" as const

/** Reads a log whose prescription is valid as a session. */
function readSession(...args: Parameters<typeof sessionFromLog>) {
  const read = sessionFromLog(...args)
  if (!read.prescribed) throw new Error("What was prescribed can't be read.")
  return read
}

describe("a log of a run", () => {
  it("has each set at its prescribed place, in the prescription's units", () => {
    const sets = [
      { ...set, prescribed_set: 1, reps: 6, weight: 60, weight_unit: "kg" as const, rpe: 8 },
      { ...set, prescribed_set: 0, reps: 5, weight: 176.4, weight_unit: "lbs" as const },
      { ...set, prescribed_set: 2, distance: 2, distance_unit: "mi" as const },
      { ...set, prescribed_set: 3, duration_minutes: 0.75 },
      { ...set, prescribed_set: null, reps: 20 },
      { ...set, prescribed_set: 9, reps: 20 },
    ]
    const read = readSession(log, sets, outside)
    expect(read).toMatchObject({ log_id: "log", slot: 3, saved_at: "2026-11-30" })
    expect(read.done).toEqual([
      { load: 80, amount: 5, rpe: null },
      { load: 60, amount: 6, rpe: 8 },
      { load: null, amount: 3.22, rpe: null },
      { load: null, amount: 45, rpe: null },
    ])
    expect(readSession(log, [], outside).done).toEqual([null, null, null, null])
  })

  it("has assistance as a negative load, and minutes as minutes", () => {
    const prescribed = { ...session, lines: [{ ...shownLine, sets: [{ ...shownSet, unit: "minutes" }] }] }
    const sets = [{ ...set, prescribed_set: 0, weight: 20, duration_minutes: 12.5 }]
    expect(readSession({ ...log, prescribed }, sets, () => "help").done).toEqual([
      { load: -20, amount: 12.5, rpe: null },
    ])
  })

  it("has distances in the set's own unit, whatever unit the weights have", () => {
    const units = [
      { unit: "km", weights: "lbs", amount: 3.22 },
      { unit: "mi", weights: "kg", amount: 2 },
    ] as const
    for (const { unit, weights, amount } of units) {
      const prescribed = {
        ...session,
        unit: weights,
        lines: [{ ...shownLine, sets: [{ ...shownSet, unit }] }],
      }
      const sets = [{ ...set, prescribed_set: 0, distance: 2, distance_unit: "mi" as const }]
      expect(readSession({ ...log, prescribed }, sets, outside).done).toEqual([
        { load: null, amount, rpe: null },
      ])
    }
  })

  it("has its slot and day, but isn't judged, if its prescription can't be read", () => {
    const read = sessionFromLog({ ...log, prescribed: { lines: [] } }, [], outside)
    expect(read).toMatchObject({ log_id: "log", slot: 3, counts: true, prescribed: null })
    expect(read).not.toHaveProperty("done")
  })
})

describe("a load for this session only", () => {
  it("changes the sets at the rule's load, and the lift continues from it", () => {
    const changed = withLineLoad(session, 0, 70)
    expect(changed.lines[0]).toMatchObject({ x: 70, rounded: 70, sets: [{ load: 70 }, { load: 60 }] })
    expect(changed.lines[1]).toEqual(session.lines[1])
  })
})

describe("the start of a run, and a break", () => {
  it("uses nine tenths of an estimated 1RM as the training max", () => {
    expect(maxFromFive(90)).toBe(105)
    expect(startTrainingMax(105, steppedScale(2.5, { lightest: 20, heaviest: 500 }))).toBe(95)
    expect(startTrainingMax(105, null)).toBe(94.5)
  })

  it("offers lighter loads after two weeks without training of any kind", () => {
    const offer = (lastTrained: string | null, lastSlot = 5) =>
      offerAfterBreak({ isEnded: false, lastSlot }, { lastTrained, today: "2026-12-31" })
    expect(offer("2026-12-18")).toBeNull()
    expect(offer("2026-12-17")).toEqual({ days: 14, share: 0.9 })
    expect(offer("2026-12-03")).toEqual({ days: 28, share: 0.85 })
    expect(offer("2026-11-06")).toEqual({ days: 55, share: 0.85 })
    expect(offer("2026-11-05")).toEqual({ days: 56, share: 0.8 })
    expect(offer("2026-10-08")).toEqual({ days: 84, share: 0.7 })
    expect(offer("2026-07-02")).toEqual({ days: 182, share: 0.7 })
    expect(offer("2026-06-26")).toEqual({ days: 188, share: 0.7 })
    expect(offer("2026-06-25")).toEqual({ days: 189, share: 0.6 })
    expect(offer("2026-06-01")).toEqual({ days: 213, share: 0.6 })
    expect([offer(null), offer("2026-01-01", 0)]).toEqual([null, null])
    expect(
      offerAfterBreak({ isEnded: true, lastSlot: 5 }, { lastTrained: "2026-01-01", today: "2026-12-31" }),
    ).toBeNull()
  })
})
