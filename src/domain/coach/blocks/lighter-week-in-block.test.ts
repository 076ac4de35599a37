import { describe, expect, it } from "vitest"
import { lighterWeekOf } from "./lighter-week-in-block.ts"

const from = "2026-11-23"
const trained = { sessions: 60, lighterWeeks: [], lastReturn: null }
const week = (weeks: number, recovery: Partial<Parameters<typeof lighterWeekOf>[1]> = {}, perWeek = 3) =>
  lighterWeekOf({ from, weeks, perWeek }, { ...trained, ...recovery })

describe("the lighter week of a block", () => {
  it("is its last of four, and the sixth of eight", () => {
    expect([week(4), week(6), week(8)]).toEqual([4, 4, 6])
  })

  it("is six weeks after the last one began, so that a block right after it may have none", () => {
    expect(week(4, { lighterWeeks: ["2026-11-16"] })).toBeNull()
    expect(week(8, { lighterWeeks: ["2026-11-16"] })).toBe(6)
    expect(week(8, { lighterWeeks: ["2026-11-09"] })).toBe(5)
    expect(week(4, { lighterWeeks: ["2026-11-02"] })).toBe(4)
  })

  it("comes for nobody who has trained for less than 16 sessions by then", () => {
    expect(week(4, { sessions: 6 })).toBeNull()
    expect(week(4, { sessions: 7 })).toBe(4)
    expect(week(4, { sessions: 9 }, 2)).toBeNull()
  })

  it("comes for nobody within four weeks of a return", () => {
    expect(week(4, { lastReturn: "2026-11-20" })).toBeNull()
    expect(week(4, { lastReturn: "2026-11-01" })).toBe(4)
  })
})
