import { describe, expect, it } from "vitest"
import type { Measure } from "./draft.ts"
import { beginRest, isRestForgotten, longestRest, restLeft, stretchRest, usualRest } from "./rest.ts"

const rest = beginRest({ exercise_id: "b", exercise_name: "Bench", set_id: "1", seconds: 120 }, 10_000)

const restOf = (measure: Measure) => usualRest({ measure })

describe("a rest", () => {
  it("is usually as long as the exercise needs, in seconds", () => {
    expect(["weight_reps" as const, "added" as const, "help" as const].map(restOf)).toEqual([120, 120, 120])
    expect(["reps" as const, "time" as const, "distance_time" as const].map(restOf)).toEqual([90, 60, 0])
    expect(usualRest({ measure: "time", rest: 45 })).toBe(45)
  })

  it("starts with all of it left, and its end not yet announced", () => {
    expect(rest).toEqual({
      ...{ exercise_id: "b", exercise_name: "Bench", set_id: "1", seconds: 120 },
      ...{ ends_at: 130_000, is_told: false },
    })
  })

  it("ends when it is due, whether anyone was watching or not", () => {
    expect(restLeft(rest, 10_000)).toBe(120)
    expect(restLeft(rest, 10_001)).toBe(120)
    expect(restLeft(rest, 100_000)).toBe(30)
    expect(restLeft(rest, 999_000)).toBe(0)
  })

  it("can be changed by fifteen seconds, and then lasts as long next time", () => {
    expect(stretchRest(rest, 15, 20_000)).toMatchObject({ seconds: 135, ends_at: 145_000, is_told: false })
    expect(stretchRest(rest, -15, 20_000)).toMatchObject({ seconds: 105, ends_at: 115_000 })
  })

  it("shortened to less than nothing ends now, without a sound", () => {
    expect(stretchRest(rest, -15, 125_000)).toMatchObject({ ends_at: 125_000, is_told: true })
    expect(stretchRest(rest, -15, 115_000)).toMatchObject({ ends_at: 115_000, is_told: true })
    expect(stretchRest(rest, -15, 114_999)).toMatchObject({ ends_at: 115_000, is_told: false })
  })

  it("lasts between a quarter of a minute and a quarter of an hour next time", () => {
    expect(stretchRest({ ...rest, seconds: 20 }, -15, 20_000).seconds).toBe(15)
    expect(stretchRest({ ...rest, seconds: longestRest - 5 }, 15, 20_000).seconds).toBe(900)
  })

  it("that is over continues from now when extended, and is announced again", () => {
    const over = { ...rest, is_told: true }
    expect(stretchRest(over, 15, 140_000)).toMatchObject({ ends_at: 155_000, is_told: false })
  })

  it("is forgotten a minute after its end", () => {
    expect(isRestForgotten(rest, rest.ends_at + 59_999)).toBe(false)
    expect(isRestForgotten(rest, rest.ends_at + 60_000)).toBe(true)
  })
})
