import { describe, expect, it } from "vitest"
import type { Program, ProgramLine } from "./program.ts"
import { readEvent, readLinePrescription, readProgram, readRun, readShownSession } from "./stored.ts"

const fives = { unit: "reps" as const, low: 5, high: 5, open: false, parts: [] }
const squat: ProgramLine = {
  exercise_id: "squat",
  exercise_name: "Back Squat (Barbell)",
  weeks: [[[{ count: 3, amount: fives, load: null, decides: false }]]],
  rule: { name: "linear", inc: { kg: 5, lbs: 10 } },
  rest: 180,
  joined: false,
}
const setsOf = (count: number) => ({ count, amount: fives, load: null, decides: false })
const program: Program = {
  ...{ name: "Mine", by: null, days_per_week: 3, weeks: null, repeats: false, by_calendar: false },
  ...{ level: null, goal: null, minutes: null, needs: [] },
  days: [{ name: "A", weekday: null, lines: [squat] }],
}
const run = {
  ...{ id: "run", version: "v1", started_on: "2026-11-30", unit: "kg", advance: "order", missed: "left_out" },
  ...{ weekdays: [0, 2, 4], starts: { loads: { "squat:linear": 80 }, maxes: {} } },
}
const set = { unit: "reps", low: 5, high: 5, aim: 5, open: false, decides: false, load: 80, rpe: null }
const line = {
  ...{
    exercise_id: "squat",
    exercise_name: "Back Squat (Barbell)",
    lift: "squat:linear",
    x: 80,
    rounded: 80,
  },
  ...{ rest: 180, joined: false, goal: null, sets: [set, set, set] },
}
const session = { version: "v1", unit: "kg", week: 0, session: 0, day: 0, deload: false, lines: [line] }
const event = { id: "e1", after_slot: 3, made_at: "2026-11-30T08:00:00.000Z" }

describe("stored JSON", () => {
  it("is read back unchanged", () => {
    expect(readProgram(program)).toEqual(program)
    expect(readRun(run)).toEqual(run)
    expect(readShownSession(session)).toEqual(session)
    expect(readEvent({ ...event, kind: "skip", body: {} })).toEqual({ ...event, kind: "skip", body: {} })
    const { exercise_id: _, exercise_name: __, ...prescription } = squat
    expect(readLinePrescription(prescription)).toEqual(prescription)
  })

  it("is refused as a whole if a part can't be read", () => {
    expect(readProgram({ ...program, days: [] })).toBeNull()
    expect(readProgram({ ...program, days: [{ name: "A", weekday: 7, lines: [] }] })).toBeNull()
    expect(readRun({ ...run, started_on: "yesterday" })).toBeNull()
    expect(readShownSession({ ...session, lines: [{ ...line, sets: [{ ...set, load: "80" }] }] })).toBeNull()
    expect(readLinePrescription({ ...squat, rule: { name: "magic" } })).toBeNull()
    expect(readEvent({ ...event, kind: "tm", body: { exercise_id: "squat", tm: 120 } })).toBeNull()
    expect([readProgram, readRun, readShownSession, readEvent].map((read) => read(null))).toEqual(
      Array.from({ length: 4 }, () => null),
    )
  })

  it("is refused when it is larger than anyone trains", () => {
    expect(readProgram({ ...program, name: "x".repeat(201) })).toBeNull()
    expect(readShownSession({ ...session, lines: Array.from({ length: 31 }, () => line) })).toBeNull()
    expect(readShownSession({ ...session, lines: [{ ...line, x: Number.NaN }] })).toBeNull()
    const manySets = Array.from({ length: 101 }, () => set)
    expect(readShownSession({ ...session, lines: [{ ...line, sets: manySets }] })).toBeNull()
  })

  it.each<[string, Partial<ProgramLine>]>([
    ["a stage of 51 sets", { rule: { name: "ladder", stages: [{ sets: 51, reps: 1, open: true }] } }],
    ["a volume that starts with 51 sets", { rule: { name: "volume", start: 51 } }],
    ["a volume that grows to 51 sets", { rule: { name: "volume", max: 51 } }],
    ["a volume over 105 weeks", { rule: { name: "volume", weeks: 105 } }],
    ["a wave of 105 weeks", { rule: { name: "tm", cycle: [105] } }],
    ["a session of 101 sets", { weeks: [[[50, 50, 1].map(setsOf)]] }],
  ])("is refused with %s, which would take a device's memory or couldn't be logged", (_, more) => {
    expect(
      readProgram({ ...program, days: [{ name: "A", weekday: null, lines: [{ ...squat, ...more }] }] }),
    ).toBeNull()
  })

  it("can have as many sets as one line of a log can have", () => {
    const lines = [{ ...squat, weeks: [[[50, 50].map(setsOf)]] }]
    expect(readProgram({ ...program, days: [{ name: "A", weekday: null, lines }] })).not.toBeNull()
  })

  it("has equal text for equal moments of events, whoever wrote them", () => {
    const deload = { ...event, kind: "deload", body: {} }
    const momentOf = (made_at: string) => readEvent({ ...deload, made_at })?.made_at
    const onDevice = "2026-11-30T08:00:00.120Z"
    expect(momentOf(onDevice)).toBe(onDevice)
    expect(momentOf("2026-11-30T08:00:00.12+00:00")).toBe(onDevice)
    expect(momentOf("2026-11-30T10:00:00.12+02:00")).toBe(onDevice)
    expect(momentOf("2026-11-30T08:00:00+00:00")).toBe("2026-11-30T08:00:00.000Z")
    expect(momentOf("infinity")).toBe("infinity")
  })
})

describe("a name with direction marks", () => {
  it("is read without them, so that it can't reverse the text around it", () => {
    const name = "\u202EFives\u2066\u200F\u061C"
    const read = readProgram({ ...program, name, days: [{ ...program.days[0], name }] })
    expect([read?.name, read?.days[0]?.name]).toEqual(["Fives", "Fives"])
  })
})
