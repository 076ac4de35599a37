import { describe, expect, it } from "vitest"
import { longestText, readAnyText } from "#domain/programs/text/read-any-text.ts"
import { find } from "./trainee.ts"

const line = "Back Squat (Barbell): 3x5 | linear"
const own = (text: string) => `program Odd, 3 days, open end\nday A\n${text}`
const liftosaur = (text: string) => `# Week 1\n## A\n${text}`
const rows = (row: (place: number) => string) =>
  Array.from({ length: 100_000 }, (_, place) => row(place)).join("\n")
const many = (text: string) => text.repeat(100_000)

// Each is as long as a text may be, so that nothing is refused for its length alone.
const texts: Record<string, string> = {
  "a day with thousands of lines": own(rows(() => line)),
  "thousands of unknown exercises": own(rows((place) => `Somersault ${place}: 3x5 | linear`)),
  "thousands of days": own(rows((place) => `day ${place}\n${line}`)),
  "thousands of programs": rows((place) => `program ${place}, 3 days, open end\nday A\n${line}`),
  "thousands of weeks": own(`Back Squat (Barbell): ${many("3x5 / ")}3x5 | linear`),
  "thousands of sets": own(`Back Squat (Barbell): ${many("5, ")}5 | linear`),
  "thousands of sessions of a week": own(`Back Squat (Barbell): ${many("5 > ")}5 | linear`),
  "a number of thousands of digits": own(`Back Squat (Barbell): ${many("9")}x5 | linear`),
  "a line of thousands of rules": own(`Back Squat (Barbell): 3x5${many(" | linear")}`),
  "deep parentheses": own(`${many("(")}Back Squat${many(")")}: 3x5 | linear`),
  "thousands of exercises of another app": liftosaur(rows(() => "Back Squat / 3x5 100kg")),
  "exercises that take over each other's sets": liftosaur(
    rows((place) => `Squat ${place} / ...Squat ${place + 1}`),
  ),
  "deep braces": liftosaur(`Back Squat / 3x5 / progress: custom() {~${many("{")}${many("}")}~}`),
}

describe("a text made to do harm", () => {
  it.each(Object.entries(texts))("is refused as a whole: %s", (_, text) => {
    const { programs, problems } = readAnyText(text.slice(0, longestText), { find, name: "Odd" })
    expect(problems.length).toBeGreaterThan(0)
    expect(programs).toEqual([])
  })
})
