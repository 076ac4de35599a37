import { describe, expect, it } from "vitest"
import { isLowerBody, isSmall } from "./muscles.ts"

const exercise = (pattern: string | null, ...primary_muscles: string[]) => ({ pattern, primary_muscles })

describe("an exercise", () => {
  it.each(["quadriceps", "hamstrings", "glutes", "calves", "adductors", "abductors", "shins"])(
    "that trains %s is for the lower body",
    (muscle) => {
      expect(isLowerBody(exercise(null, "chest", muscle))).toBe(true)
    },
  )

  it("that trains no leg muscle isn't for the lower body", () => {
    expect([isLowerBody(exercise(null, "chest")), isLowerBody(exercise(null))]).toEqual([false, false])
  })

  it.each([
    ...["calf", "cuff", "curl", "forearm", "front-raise", "hip-abduction"],
    ...["hip-adduction", "lateral-raise", "neck", "rear-delt", "shin", "triceps-extension"],
  ])("with the movement %s is small, whatever its muscles", (pattern) => {
    expect(isSmall(exercise(pattern, "chest"))).toBe(true)
  })

  it("with another movement isn't small, whatever its muscles", () => {
    expect(isSmall(exercise("squat", "calves"))).toBe(false)
  })

  it.each(["biceps", "triceps", "forearms", "calves", "neck", "shins"])(
    "without a known movement is small if it trains only muscles such as %s",
    (muscle) => {
      expect(isSmall(exercise(null, muscle))).toBe(true)
      expect(isSmall(exercise(null, muscle, "lats"))).toBe(false)
    },
  )

  it("about which nothing is known isn't small", () => {
    expect(isSmall(exercise(null))).toBe(false)
  })
})
