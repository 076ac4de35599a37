import { expect, it } from "vitest"
import { foldRun } from "../fold-run.ts"
import { steppedScale } from "#domain/loads/load-scale.ts"
import { planOf } from "../plan.ts"
import { readPrograms } from "../text/read-programs.ts"
import { sessionsToCome } from "./edited-day.ts"
import { rowsToCome } from "./rows-to-come.ts"

const today = "2026-11-20"
const find = (name: string) => ({ exercise_id: name, exercise_name: name })
const scale = steppedScale(2.5, { lightest: 20, heaviest: 300 })

/** The table's rows for both exercises of a day that comes on Mondays, Wednesdays and Fridays. */
function rowsOfDay() {
  const [program] = readPrograms(
    `program P, 1 day
day A
Squat: 3x5 | linear inc=5kg/10lb
Row: 2x8-10 | double inc=2.5kg/5lb`,
    find,
  ).programs
  if (!program) throw new Error("The text has no program.")
  const plan = planOf("v1", program, { gear: () => scale, isLowerBody: () => false })
  const run = {
    ...{ id: "r", version: "v1", started_on: today, unit: "kg" as const, missed: "left_out" as const },
    ...{ advance: "order" as const, weekdays: [0, 2, 4] },
    starts: { loads: { "Squat:linear": 60, "Row:double": 40 }, maxes: {} },
  }
  const standing = foldRun({ run, plans: new Map([["v1", plan]]), events: [], sessions: [] })
  if (!standing) throw new Error("The run has no plan.")
  const sessions = sessionsToCome(standing, plan, { day: 0, today, count: 4, weeks: 1 })
  return [0, 1].map((place) =>
    rowsToCome(sessions, place).map(({ top, first, last }) => [
      ...[first.week, first.date, last.week, last.date],
      ...[top.low, top.high, top.load],
    ]),
  )
}

it("has a row for each session with a different load, with its week and date", () => {
  expect(rowsOfDay()[0]).toEqual([
    [0, "2026-11-20", 0, "2026-11-20", 5, 5, 60],
    [1, "2026-11-23", 1, "2026-11-23", 5, 5, 65],
    [2, "2026-11-25", 2, "2026-11-25", 5, 5, 70],
    [3, "2026-11-27", 3, "2026-11-27", 5, 5, 75],
  ])
})

it("has one row for consecutive equal sessions, from the first date to the last", () => {
  expect(rowsOfDay()[1]).toEqual([
    [0, "2026-11-20", 2, "2026-11-25", 8, 10, 40],
    [3, "2026-11-27", 3, "2026-11-27", 8, 10, 42.5],
  ])
})
