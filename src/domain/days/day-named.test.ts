import { describe, expect, it } from "vitest"
import { dayNamed } from "./day-named.ts"

// November 21, 2026 is a Saturday.
const today = "2026-11-21"

describe("a day in words", () => {
  it.each([
    ["today", "2026-11-21"],
    ["Yesterday", "2026-11-20"],
    [" today ", "2026-11-21"],
    ["tomorrow", "2026-11-22"],
    ["sat", "2026-11-21"],
    ["sunday", "2026-11-15"],
    ["nov 17", "2026-11-17"],
    ["17 November", "2026-11-17"],
    ["3. feb", "2026-02-03"],
    ["2024-02-29", "2024-02-29"],
  ])("%s is %s", (text, day) => {
    expect(dayNamed(text, today)).toBe(day)
  })

  it.each([
    ...["", "mo", "bench", "bench 17", "feb 30", "nov 0", "nov", "17", "17 nov 18", "2026-13-01"],
    ...["on nov 17", "nov 17th"],
  ])("%s isn't a day", (text) => {
    expect(dayNamed(text, today)).toBeNull()
  })
})
