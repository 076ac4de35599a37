import { describe, expect, it } from "vitest"
import { analysed, firstNoticed, planned, scoreCases } from "./evaluate.ts"
import { tellingCases, wrongCoaches } from "./wrong-coaches.ts"

const leastHeld = 0.95

const { share, failed, always } = scoreCases(planned)

describe("the built-in coach's week, routine and goal", () => {
  it("hold at least 95 % of what the cases expect", () => {
    expect(share, failed.join("\n")).toBeGreaterThanOrEqual(leastHeld)
  })

  it("always have what every answer must have", () => {
    expect(always).toEqual([])
  })
})

describe("the built-in coach's analyses", () => {
  const analyses = scoreCases(analysed)

  it("hold at least 95 % of what the cases expect", () => {
    expect(analyses.share, analyses.failed.join("\n")).toBeGreaterThanOrEqual(leastHeld)
  })

  it("always have what every answer must have", () => {
    expect(analyses.always).toEqual([])
  })
})

it.each(Object.entries(wrongCoaches))(
  "a coach with one mistake is noticed by the cases: %s",
  (name, coach) => {
    expect(firstNoticed(coach, failed, tellingCases[name])).not.toBeNull()
  },
)
