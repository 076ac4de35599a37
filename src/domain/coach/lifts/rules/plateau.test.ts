import { describe, expect, it } from "vitest"
import { addDays } from "#domain/days/local-day.ts"
import type { RoleBase } from "../lift.ts"
import { type BuildSession, newRoleState, type Trouble } from "../lift-state.ts"
import { isOver, isRangeOver, isStalled, nextTrouble } from "./plateau.ts"
import { otherRange, rungAction, withFewerSets } from "./plateau.ts"

const base: RoleBase = { role: "straight", sets: 3, low: 5, high: 8, shares: [] }

/** An ordinary session on a day of the month, with its best estimated 1RM. */
const session = (day: number, best: number, what: Partial<BuildSession> = {}): BuildSession => ({
  ...{ day: addDays("2026-11-01", day), load: 80, reps: [6], low: 5, hardest: null, rated: 0, atLimit: 0 },
  ...{ verdict: "made", best, isTry: true, isGain: false },
  ...what,
})
const gain = session(0, 100, { isGain: true })

describe("a stalled lift", () => {
  const stalled = (...tries: BuildSession[]) => isStalled([gain, ...tries])

  it("has tried three times over ten days without a gain", () => {
    expect(stalled(session(2, 100), session(7, 100), session(12, 101))).toBe(true)
  })

  it("has tried three times", () => {
    expect(stalled(session(2, 100), session(12, 100))).toBe(false)
  })

  it("has tried over ten days", () => {
    expect(stalled(session(2, 100), session(7, 100), session(11, 100))).toBe(false)
  })

  it("isn't 1 % better in any of the tries", () => {
    expect(stalled(session(2, 101.1), session(7, 100), session(12, 100))).toBe(false)
  })

  it("has tried more each time", () => {
    expect(stalled(session(2, 100), session(7, 100, { isTry: false }), session(12, 100))).toBe(false)
  })

  it("has gained nothing since", () => {
    expect(stalled(session(2, 100), session(7, 100, { isGain: true }), session(12, 100))).toBe(false)
  })

  it("counts from the first session if there was no gain at all", () => {
    const tries = [0, 4, 8, 14].map((day) => session(day, 100))
    expect(isStalled(tries)).toBe(true)
    expect(isStalled(tries.slice(1))).toBe(false)
  })

  it("has been trained", () => {
    expect(isStalled([])).toBe(false)
    expect(isStalled([gain])).toBe(false)
  })
})

it("a plateau is over with a best more than 1 % above the one when its first step was taken", () => {
  const over = (rung: number, best: number) => isOver({ rung, bestAtRung: 100 }, best)
  expect([over(1, 101), over(1, 101.1), over(0, 150)]).toEqual([false, true, false])
})

describe("the next step against a plateau", () => {
  const next = (cause: Trouble["cause"], rung: number, sinceRung: number) =>
    nextTrouble({ ...newRoleState(base), rung, sinceRung }, cause)?.rung ?? null

  it("comes at once at first, and then after two sessions", () => {
    expect([next("stall", 0, 0), next("stall", 1, 1), next("stall", 1, 2)]).toEqual([1, null, 2])
  })

  it("doesn't wait after misses", () => {
    expect(next("missed", 1, 0)).toBe(2)
  })

  it("goes through five steps, and then starts again at the second", () => {
    expect([next("stall", 4, 2), next("stall", 5, 2), next("missed", 5, 0)]).toEqual([5, 2, 2])
  })

  it("is what the plateau's cause calls for", () => {
    const steps = (cause: Trouble["cause"], isHard: boolean) =>
      [1, 2, 3, 4, 5].map((rung) => rungAction({ cause, rung }, isHard))
    expect(steps("stall", false)).toEqual(["rest", "cut", "range", "sister", "sister"])
    expect(steps("stall", true)).toEqual(["rest", "cut", "range", "sets", "sister"])
    expect(steps("missed", false)).toEqual(["cut", "cut", "range", "sister", "sister"])
  })
})

describe("the other rep range", () => {
  const other = (low: number, high: number, role: RoleBase["role"] = "straight") => {
    const changed = otherRange({ ...base, low, high, role })
    return `${changed.low}-${changed.high}`
  }

  it("is 8–12 for lower reps, and 6–8 for 8–12", () => {
    expect([other(3, 5), other(7, 12), other(8, 12), other(8, 10)]).toEqual(["8-12", "8-12", "6-8", "6-8"])
  })

  it("is the same for a ramp, and for more than 12 reps", () => {
    expect([other(5, 8, "ramp"), other(8, 13), other(15, 20)]).toEqual(["5-8", "8-13", "15-20"])
  })

  it("keeps the sets, and lasts four weeks", () => {
    expect(otherRange(base)).toEqual({ ...base, low: 8, high: 12 })
    expect(isRangeOver("2026-11-01", "2026-11-28")).toBe(false)
    expect(isRangeOver("2026-11-01", "2026-11-29")).toBe(true)
  })
})

it("fewer sets are a third less, rounded up, and one at least", () => {
  const sets = [1, 2, 3, 4, 5, 6].map((count) => withFewerSets({ ...base, sets: count }).sets)
  expect(sets).toEqual([1, 2, 2, 3, 4, 4])
  expect(withFewerSets(base)).toEqual({ ...base, sets: 2 })
})
