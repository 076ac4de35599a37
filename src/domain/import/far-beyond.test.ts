import { describe, expect, it } from "vitest"
import { isFarBeyond, plausibleBest } from "./far-beyond.ts"

describe("a weight that is far above the others", () => {
  it.each<[number[], number | null]>([
    [[], null],
    [[0, 0], null],
    [[60], 60],
    [[80, 85, 90, 95], 95],
    [[60, 61, 62, 630], 630],
    [[60, 61, 62, 63, 630], 63],
    [[60, 61, 62, 63, 629], 629],
    [[1, 2, 60, 61, 62, 63], 63],
    [[5, 6, 60, 61, 62, 63], 63],
    [[1, 1, 1, 10, 10], 1],
    [[630, 60, 61, 0, 62, 63], 63],
  ])("among %j is compared with %j", (weights, best) => {
    expect(plausibleBest(weights)).toBe(best)
  })

  it("is ten times the best, if there is one", () => {
    expect([isFarBeyond(600, 60), isFarBeyond(599, 60), isFarBeyond(600, null)]).toEqual([true, false, false])
  })
})
