import { describe, expect, it } from "vitest"
import { scaleOf, steppedScale } from "#domain/loads/load-scale.ts"
import type { Lift, RoleBase } from "../lift.ts"
import type { BuildSession } from "../lift-state.ts"
import { estimate } from "../strength.ts"
import { bridgeTop, isFarBeyond, isReadyToAdd, isWithinCap, levelOf, raise, repsFor } from "./add.ts"

const upper: Lift = { unit: "kg", load: "outside", body: null, isLowerBody: false, isSmall: false }
const lower: Lift = { ...upper, isLowerBody: true }
const small: Lift = { ...upper, isSmall: true }
const bar = steppedScale(2.5, { lightest: 20, heaviest: 500 })
const base: RoleBase = { role: "straight", sets: 3, low: 8, high: 10, shares: [] }

const withBests = (...bests: number[]): BuildSession[] =>
  bests.map((best) => ({
    ...{ day: "2026-11-01", load: 100, reps: [8], low: 8, hardest: null, rated: 0, atLimit: 0 },
    ...{ verdict: "made" as const, best, isTry: true, isGain: false },
  }))

describe("the level of a role", () => {
  it.each([
    ["nothing before the first session", [], 0],
    ["the only session's best", [90], 90],
    ["the median of the last three, after a bad day", [120, 130, 128, 90], 128],
    ["the last session's best if that is higher", [100, 110, 130], 130],
  ])("is %s", (_, bests, level) => {
    expect(levelOf(withBests(...bests))).toBe(level)
  })
})

describe("the next heavier load", () => {
  const raised = (load: number, lift: Lift, level: number, scale = bar) =>
    raise(load, { lift, base, level, scale })

  it("is nearest to 2.5 % more for the upper body, and to 5 % for the lower", () => {
    expect(raised(200, upper, 1000)).toBe(205)
    expect(raised(200, lower, 1000)).toBe(210)
  })

  it("is lowered until the fewest reps of the range are possible", () => {
    expect(raised(200, lower, estimate(205, 8) / 1.02)).toBe(205)
    expect(raised(200, lower, estimate(205, 8) / 1.02 - 0.01)).toBe(202.5)
    expect(raised(200, lower, estimate(206, 8) / 1.02)).toBe(205)
  })

  it("is the next load at least, however small the aim or the level", () => {
    expect(raised(20, upper, 0)).toBe(22.5)
    expect(raised(200, lower, 0)).toBe(202.5)
  })

  it("is at most 5 % more over 60, unless the next load available is", () => {
    const senior: Lift = { ...lower, isSenior: true }
    expect([raised(80, lower, 1000), raised(80, senior, 1000)]).toEqual([85, 82.5])
    expect([raised(200, senior, 1000), raised(20, senior, 1000)]).toEqual([210, 22.5])
  })

  it("includes body weight in the calculation", () => {
    const belt = steppedScale(1.25, { lightest: 0, heaviest: 100 })
    expect(raised(10, { ...upper, load: "added", body: 90 }, 1000, belt)).toBe(12.5)
  })
})

describe("the limit on an increase", () => {
  const within = (from: number, to: number, reps: number[]) =>
    isWithinCap(from, to, { reps, low: 8, lift: upper })

  it("is 10 %", () => {
    expect(within(50, 55, [8])).toBe(true)
    expect(within(50, 55.1, [8])).toBe(false)
  })

  it("is 5 % over 60", () => {
    const senior = (to: number) =>
      isWithinCap(50, to, { reps: [8], low: 8, lift: { ...upper, isSenior: true } })
    expect([senior(52.5), senior(52.6)]).toEqual([true, false])
  })

  it("can be exceeded if the fewest reps show that the load is possible", () => {
    const enough = estimate(50, 14) / estimate(1, 8)
    expect(within(50, enough, [20, 14])).toBe(true)
    expect(within(50, enough, [20, 13])).toBe(false)
    expect(within(50, enough + 0.01, [14])).toBe(false)
  })

  it("doesn't trust more reps than can be compared", () => {
    const to = estimate(50, 17) / estimate(1, 8)
    expect(within(50, to, [30])).toBe(false)
    expect(isWithinCap(50, to, { reps: [30], low: 8, lift: small })).toBe(true)
  })
})

describe("the reps to build up to before a big jump", () => {
  const top = (reps: number[], lift: Lift, needed: number | null = null, isHeaviest = false) =>
    bridgeTop(reps, { lift, isHeaviest, needed })

  it("are those that the next weight needs, if they are at most 5 more", () => {
    const seven = { from: 42, low: 8, lift: upper }
    expect([repsFor(49, seven), repsFor(44, seven), repsFor(42, seven)]).toEqual([15, 10, 8])
    expect(top([10, 10, 10], upper, 15)).toBe(15)
    expect(top([10, 10, 9], upper, 15)).toBe(11)
    expect(top([15], upper, 18)).toBe(16)
  })

  it.each<[string, number[], Lift, number | null]>([
    ["two more than the fewest now", [12, 10], upper, 12],
    ["up to 16", [15, 15], upper, 16],
    ["not above 16", [16], upper, null],
    ["up to 25 for small muscles", [24], small, 25],
    ["still more after 16 reps of a small muscle", [16], small, 18],
    ["not above 25 for small muscles", [25], small, null],
  ])("are %s", (_, reps, lift, most) => {
    expect(top(reps, lift)).toBe(most)
  })

  it("are three more at the heaviest load, up to 25", () => {
    expect([[12], [24], [25]].map((reps) => top(reps, upper, null, true))).toEqual([15, 25, null])
  })

  it("never lead past a scale's heaviest load", () => {
    expect(raise(56, { lift: upper, base, level: 1000, scale: scaleOf([42, 49, 56]) })).toBe(56)
  })
})

it("load is added only after every set at the top, without a set at the limit or an open miss", () => {
  const beat = { verdict: "beat" as const, hardest: { rpe: 9, reps: 10 } }
  const ready = (misses: number, session: Partial<Pick<BuildSession, "verdict" | "hardest">>) =>
    isReadyToAdd({ misses }, { ...beat, ...session }, ({ rpe }) => rpe >= 9.5)
  expect(ready(0, {})).toBe(true)
  expect(ready(0, { hardest: null })).toBe(true)
  expect(ready(0, { verdict: "made" })).toBe(false)
  expect(ready(0, { hardest: { rpe: 9.5, reps: 10 } })).toBe(false)
  expect(ready(1, {})).toBe(false)
})

it("an open last set is far beyond its range with twice the reps, and ten at least", () => {
  const far = (high: number, reps: number[], isOpen?: true) => isFarBeyond({ ...base, high, isOpen }, reps)
  expect([far(8, [8, 16], true), far(8, [16, 15], true), far(8, [8, 16])]).toEqual([true, false, false])
  expect([far(3, [3, 10], true), far(3, [3, 9], true), far(3, [], true)]).toEqual([true, false, false])
})
