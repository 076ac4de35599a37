import { describe, expect, it } from "vitest"
import { isLikelyLighter, type LiftInWeek } from "./recognize-lighter.ts"

const usually = [4, 4, 5].map((sets) => ({ sets, moved: 100, reps: 8 }))
const lift = (what: Partial<LiftInWeek>): LiftInWeek => ({
  ...{ sets: 4, moved: 100, reps: 8, before: usually },
  ...what,
})

describe("a week without prescriptions was a lighter one", () => {
  it("with at most 65 % of the usual sets", () => {
    expect(isLikelyLighter([lift({ sets: 2 }), lift({ sets: 3 })], 2)).toBe(true)
    expect(isLikelyLighter([lift({ sets: 3 }), lift({ sets: 3 })], 2)).toBe(false)
    const five = (...sets: number[]) => sets.map((count) => lift({ sets: count }))
    expect(isLikelyLighter(five(3, 3, 3, 2, 2), 5)).toBe(true)
  })

  it("at 92 % of the usual load or less, without more reps", () => {
    expect(isLikelyLighter([lift({ moved: 92 })], 1)).toBe(true)
    expect(isLikelyLighter([lift({ moved: 92.1 })], 1)).toBe(false)
    expect(isLikelyLighter([lift({ moved: 80, reps: 9 })], 1)).toBe(false)
    expect(isLikelyLighter([lift({ moved: 80, reps: 7 })], 1)).toBe(true)
  })

  it("if every lift was lighter", () => {
    expect(isLikelyLighter([lift({ moved: 80 }), lift({})], 2)).toBe(false)
    expect(isLikelyLighter([lift({ moved: 80 }), lift({ moved: 90 })], 2)).toBe(true)
  })

  it("with three of five of the usual exercises", () => {
    const light = Array.from({ length: 3 }, () => lift({ sets: 1 }))
    expect(isLikelyLighter(light, 5)).toBe(true)
    expect(isLikelyLighter(light, 6)).toBe(false)
    expect(isLikelyLighter([...light.slice(1), lift({ sets: 1, before: [] })], 5)).toBe(false)
  })

  it("whatever a new exercise had", () => {
    expect(isLikelyLighter([lift({ sets: 2 }), lift({ sets: 9, before: [] })], 1)).toBe(true)
  })

  it("only compared with something", () => {
    expect(isLikelyLighter([], 0)).toBe(false)
    expect(isLikelyLighter([lift({ before: [] })], 0)).toBe(false)
  })

  it("not by the load of exercises without any", () => {
    const before = [{ sets: 4, moved: 0, reps: 8 }]
    expect(isLikelyLighter([lift({ moved: 0, reps: 6, before })], 1)).toBe(false)
  })
})
