import { describe, expect, it } from "vitest"
import { scaleOf, steppedScale } from "#domain/loads/load-scale.ts"
import type { Lift, RoleBase } from "../lift.ts"
import { baseAfter, isJudged } from "./base.ts"
import { isAtLimit, reserve } from "./effort.ts"
import { judge } from "./judge.ts"
import { cut, isCutDue, shareOfLoad } from "./lower.ts"

const base: RoleBase = { role: "straight", sets: 3, low: 8, high: 10, shares: [] }
const lift: Lift = { unit: "kg", load: "outside", body: null, isLowerBody: false, isSmall: false }
const bar = steppedScale(2.5, { lightest: 20, heaviest: 500 })

describe("a session of 3 × 8–10", () => {
  it.each([
    ["beat", [10, 10, 10]],
    ["beat", [12, 10, 11]],
    ["made", [10, 10, 9]],
    ["made", [10, 10]],
    ["made", [8, 8, 8]],
    ["near", [8, 8, 7]],
    ["near", [8, 7, 7]],
    ["missed", [7, 7, 7]],
    ["missed", [8, 8, 6]],
    ["missed", [10, 6, 8]],
  ])("is %s with %j", (verdict, reps) => {
    expect(judge(base, reps)).toBe(verdict)
  })
})

it("a set is at the limit from RPE 9.5, and above 12 reps only at RPE 10", () => {
  const at = (rpe: number, reps: number) => isAtLimit({ rpe, reps })
  expect([at(9, 5), at(9.5, 5), at(9.5, 12), at(9.5, 13), at(10, 13)]).toEqual([
    false,
    true,
    true,
    false,
    true,
  ])
})

it("heavy sets keep one rep more in reserve", () => {
  expect([1, 3, 4, 8].map(reserve)).toEqual([3, 3, 2, 2])
})

it("only build sessions are judged", () => {
  expect((["build", "hold", "lighter", "return"] as const).map(isJudged)).toEqual([true, false, false, false])
})

it("the usual sets are those of the role's prescription, or stay", () => {
  const top: RoleBase = { ...base, role: "top", sets: 1 }
  const backOff: RoleBase = { ...base, role: "back_off", sets: 4 }
  expect(baseAfter(base, { sets: [] }, [top, backOff])).toBe(base)
  expect(baseAfter({ ...backOff, sets: 2 }, { sets: [] }, [top, backOff])).toBe(backOff)
})

describe("a lower load", () => {
  it("is due after two misses", () => {
    expect([0, 1, 2, 3].map(isCutDue)).toEqual([false, false, true, true])
  })

  it("is 5 % less after misses, and 7.5 % less on a plateau", () => {
    expect(cut(200, "missed", lift, bar)).toBe(190)
    expect(cut(200, "stall", lift, bar)).toBe(185)
  })

  it("is one step lighter at least", () => {
    expect(cut(20, "missed", lift, steppedScale(2.5, { lightest: 10, heaviest: 500 }))).toBe(17.5)
    expect(cut(14, "stall", lift, scaleOf([7, 14, 21]))).toBe(7)
  })

  it("as a share is never rounded up, however little is missing", () => {
    expect(shareOfLoad(100, 0.9, lift, bar)).toBe(90)
    expect(shareOfLoad(100, 0.899, lift, bar)).toBe(87.5)
    expect(shareOfLoad(100, 0.914, lift, bar)).toBe(90)
    expect(shareOfLoad(20, 0.5, lift, bar)).toBe(20)
  })
})
