import { expect, it } from "vitest"
import type { Program } from "#domain/programs/program.ts"
import { sendProgram } from "./send-program.ts"

const set = {
  count: 1,
  amount: { unit: "reps" as const, low: 5, high: 5, open: false, parts: [] },
  load: null,
  decides: false,
}
const weeks = Array.from({ length: 104 }, () => [Array.from({ length: 10 }, () => set)])
const program: Program = {
  ...{ name: "Long", by: null, days_per_week: 1, weeks: 104, repeats: false, by_calendar: false },
  ...{ level: null, goal: null, minutes: null, needs: [] },
  days: [
    {
      ...{ name: "A", weekday: null },
      lines: [
        {
          exercise_id: "x",
          exercise_name: "Squat",
          weeks,
          rule: { name: "fixed" },
          rest: null,
          joined: false,
        },
      ],
    },
  ],
}

// There is no server here, so whatever is sent throws.
it("a program that is too long to be stored is refused before it is sent, and the exercise is named", async () => {
  const save = { op_id: "op", id: "program", program, days: [], revision: null }
  expect(await sendProgram(save)).toEqual({
    ...{ kind: "refused", step: null, code: null },
    message: "Squat has too many different weeks and sets. Remove some.",
  })
})
