import { describe, expect, it } from "vitest"
import type { Program, ProgramLine } from "./program.ts"
import { programSchema } from "./program.ts"
import { tooLongIn } from "./program-size.ts"

const set = {
  count: 1,
  amount: { unit: "reps" as const, low: 5, high: 5, open: false, parts: [] },
  load: null,
  decides: false,
}
const line = (weeks: number, sets: number): ProgramLine => ({
  ...{ exercise_id: "squat", exercise_name: "Squat", rule: { name: "fixed" }, rest: null, joined: false },
  weeks: Array.from({ length: weeks }, () => [Array.from({ length: sets }, () => set)]),
})
const program = (lines: readonly ProgramLine[]): Program => ({
  ...{ name: "Long", by: null, days_per_week: 1, weeks: 104, repeats: false, by_calendar: false },
  ...{ level: null, goal: null, minutes: null, needs: [] },
  days: [{ name: "A", weekday: null, lines: [...lines] }],
})

describe("a valid program", () => {
  it("can have an exercise that is too long to be stored, which is then named", () => {
    const long = program([line(1, 1), { ...line(104, 10), exercise_name: "Press" }])
    expect(programSchema.safeParse(long).success).toBe(true)
    expect(tooLongIn(long)).toEqual({ what: "exercise", name: "Press" })
  })

  it("can be too long as a whole, even if each exercise could be stored", () => {
    const long = program(Array.from({ length: 9 }, () => line(104, 5)))
    expect(programSchema.safeParse(long).success).toBe(true)
    expect(tooLongIn(long)).toEqual({ what: "program" })
    expect(tooLongIn(program(long.days[0]?.lines.slice(0, 4) ?? []))).toBeNull()
  })
})
