import { describe, expect, it } from "vitest"
import type { Lift, RoleBase } from "../lift.ts"
import { type BuildSession, newLiftState, newRoleState } from "../lift-state.ts"
import { type FatigueSigns, fatigueSigns, isTooSoon } from "./lighter-week.ts"
import { lighterReason, setsInLighterWeek } from "./lighter-week.ts"

const base: RoleBase = { role: "straight", sets: 3, low: 5, high: 8, shares: [] }
const lift: Lift = { unit: "kg", load: "outside", body: null, isLowerBody: false, isSmall: false }

/** Sessions in order, each with its best estimated 1RM and, if it was rated, its RPE and load. */
const signsOf = (...sessions: { best?: number; rpe?: number; load?: number }[]) => {
  const recent = sessions.map(({ best = 100, rpe, load = 80 }): BuildSession => ({
    ...{ day: "2026-11-01", load, reps: [6], low: 5, verdict: "made", best, isTry: true, isGain: false },
    hardest: rpe === undefined ? null : { rpe, reps: 6 },
    ...{ rated: rpe === undefined ? 0 : 3, atLimit: rpe !== undefined && rpe >= 9.5 ? 2 : 0 },
  }))
  return fatigueSigns({ ...newLiftState(lift), roles: [{ ...newRoleState(base), recent }] }, () => false)
}
const bests = (...all: number[]) => signsOf(...all.map((best) => ({ best }))).isDown
const ratings = (...all: number[]) => signsOf(...all.map((rpe) => ({ rpe }))).isRising

describe("a lift is down", () => {
  it("if its last two sessions are both more than 5 % below the best of the four before", () => {
    expect(bests(98, 100, 99, 98, 94.9, 94)).toBe(true)
    expect(bests(98, 100, 99, 98, 95, 94)).toBe(false)
    expect(bests(98, 100, 99, 98, 94, 95)).toBe(false)
  })

  it("compared with no older session than that", () => {
    expect(bests(120, 98, 100, 99, 98, 97, 97)).toBe(false)
  })

  it("only with three sessions to compare with", () => {
    expect(bests(100, 100, 90, 90)).toBe(false)
    expect(bests(100, 100, 100, 90, 90)).toBe(true)
  })
})

describe("effort rises", () => {
  it("if RPE went up by a point at the same load over four rated sessions", () => {
    expect([ratings(8, 8, 8, 9), ratings(8, 8, 8, 8.5), ratings(8, 9, 9)]).toEqual([true, false, false])
    expect(ratings(6, 8, 8, 8.5, 8.5)).toBe(false)
  })

  it("whatever was left unrated", () => {
    expect(signsOf({ rpe: 8 }, {}, { rpe: 8 }, { rpe: 8 }, {}, { rpe: 9 }).isRising).toBe(true)
    expect(signsOf({ rpe: 8 }, { rpe: 8.5 }, {}, { rpe: 8.5 }, { rpe: 9 }).isRising).toBe(true)
    expect(signsOf({}, { rpe: 8 }, { rpe: 8 }, { rpe: 9 }).isRising).toBe(false)
  })

  it("not if the load did", () => {
    expect(signsOf({ rpe: 8 }, { rpe: 8 }, { rpe: 8 }, { rpe: 9, load: 82.5 }).isRising).toBe(false)
  })
})

it("the rated sets of the last four sessions are counted, and those at the limit", () => {
  expect(signsOf({ rpe: 10 }, { rpe: 9.5 }, {}, { rpe: 9 }, { rpe: 10 })).toMatchObject({
    rated: 9,
    atLimit: 4,
  })
  expect(fatigueSigns(newLiftState(lift))).toEqual({
    ...{ isStalled: false, isDown: false, isRising: false, rated: 0, atLimit: 0 },
  })
})

describe("a lighter week is due", () => {
  const none: FatigueSigns = { isStalled: false, isDown: false, isRising: false, rated: 0, atLimit: 0 }
  const stalled = { ...none, isStalled: true }
  const down = { ...none, isDown: true }
  const rising = { ...none, isRising: true }

  it("after two stalls with rising effort on two lifts, or with one lift down", () => {
    expect(lighterReason([stalled, stalled, rising, rising])).toBe("stalls")
    expect(lighterReason([stalled, stalled, down])).toBe("stalls")
    expect(lighterReason([stalled, stalled, rising])).toBeNull()
    expect(lighterReason([stalled, rising, rising, down])).toBeNull()
    expect(lighterReason([stalled, stalled, stalled, down, down])).toBe("stalls")
  })

  it("if three lifts are down", () => {
    expect(lighterReason([down, down, down])).toBe("falls")
    expect(lighterReason([down, down, down, down])).toBe("falls")
    expect(lighterReason([down, down])).toBeNull()
  })

  it("if seven of ten rated sets are at the limit and a lift is stalled or down", () => {
    const hard = { ...none, rated: 20, atLimit: 14 }
    expect(lighterReason([hard, stalled])).toBe("limit")
    expect(lighterReason([hard, down])).toBe("limit")
    expect(lighterReason([hard, stalled, down])).toBe("limit")
    expect(lighterReason([hard])).toBeNull()
    expect(lighterReason([{ ...hard, atLimit: 13 }, stalled])).toBeNull()
    expect(lighterReason([{ ...none, rated: 11, atLimit: 11 }, stalled])).toBeNull()
    expect(lighterReason([{ ...none, rated: 12, atLimit: 12 }, stalled])).toBe("limit")
  })
})

describe("a lighter week is too soon", () => {
  const recovery = { sessions: 40, lighterWeeks: [], lastReturn: null }

  it("in the first 16 sessions", () => {
    expect(isTooSoon({ ...recovery, sessions: 15 }, "2026-11-28")).toBe(true)
    expect(isTooSoon({ ...recovery, sessions: 16 }, "2026-11-28")).toBe(false)
  })

  it("within five weeks of the start of the last one", () => {
    const soon = (...lighterWeeks: string[]) => isTooSoon({ ...recovery, lighterWeeks }, "2026-11-28")
    expect([soon("2026-08-01", "2026-10-25"), soon("2026-08-01", "2026-10-24")]).toEqual([true, false])
    expect(soon("2026-07-01", "2026-08-15", "2026-10-25")).toBe(true)
  })

  it("after nine in a year", () => {
    const nine = Array.from({ length: 8 }, (_, place) => `2026-0${place + 1}-15`)
    const soon = (first: string) => isTooSoon({ ...recovery, lighterWeeks: [first, ...nine] }, "2026-11-28")
    expect([soon("2025-11-29"), soon("2025-11-28")]).toEqual([true, false])
  })

  it("within four weeks of a return", () => {
    const soon = (lastReturn: string) => isTooSoon({ ...recovery, lastReturn }, "2026-11-28")
    expect([soon("2026-11-01"), soon("2026-10-31")]).toEqual([true, false])
  })
})

it("a lighter week has half the sets, rounded up, and one at least", () => {
  expect([1, 2, 3, 4, 5].map(setsInLighterWeek)).toEqual([1, 1, 2, 2, 3])
})
