import { expect, it } from "vitest"
import { foldRun } from "../fold-run.ts"
import { steppedScale } from "#domain/loads/load-scale.ts"
import { planOf } from "../plan.ts"
import { readPrograms } from "../text/read-programs.ts"
import { carriedLoads, withCarriedLoads } from "./carried-loads.ts"
import { sessionOfEdit } from "./edited-day.ts"

const find = (name: string) => ({ exercise_id: name.toLowerCase(), exercise_name: name })
const scale = steppedScale(2.5, { lightest: 20, heaviest: 300 })
const options = { gear: () => scale, isLowerBody: () => false }

function planFrom(line: string) {
  const [program] = readPrograms(`program P, 1 days, open end\nday A\n${line}`, find).programs
  if (!program) throw new Error("The text has no program.")
  return planOf("v1", program, options)
}

/** The standing of a run whose only lift, written as this line, has the load `x`. */
function standingAt(line: string, x: number) {
  const plan = planFrom(line)
  const [key = ""] = plan.lifts.keys()
  const run = {
    ...{ id: "r", version: "v1", started_on: "2026-11-20", unit: "kg" as const, missed: "left_out" as const },
    ...{ advance: "order" as const, weekdays: [] },
    starts: { loads: { [key]: x }, maxes: {} },
  }
  const standing = foldRun({ run, plans: new Map([["v1", plan]]), events: [], sessions: [] })
  if (!standing) throw new Error("The run can't be folded.")
  return standing
}

const linear = "Squat: 3x5 | linear inc=5kg/10lb"

it.each([
  ["Squat: 3x5 | amrap inc=5kg/10lb", "squat:amrap", 100],
  ["Squat: 3x8-12 | double", "squat:double", 100],
  // 100 for fives with four reps in reserve is an estimated 1RM of 131.2.
  ["Squat: 5@75%, 5+@85% | tm inc=5kg/10lb", "squat:tm", 117.5],
])("a new rule continues from the lift's load: %s", (line, lift, x) => {
  const standing = standingAt(linear, 100)
  const edited = planFrom(line)
  expect(carriedLoads(standing, edited)).toEqual([{ lift, x, unit: "kg" }])
  const session = sessionOfEdit(withCarriedLoads(standing, edited), edited, { day: 0, week: 0, weeks: 1 })
  expect(session.lines[0]?.x).toBe(x)
})

it("a training max becomes a load for the new rule's reps", () => {
  const standing = standingAt("Squat: 5@75%, 5+@85% | tm inc=5kg/10lb", 117.5)
  expect(carriedLoads(standing, planFrom(linear))).toEqual([{ lift: "squat:linear", x: 100, unit: "kg" }])
})

it("no load is carried over for other numbers of the same rule, for another exercise, or without a load", () => {
  const standing = standingAt(linear, 100)
  expect(carriedLoads(standing, planFrom("Squat: 5x5 | linear inc=2.5kg/5lb"))).toEqual([])
  expect(carriedLoads(standing, planFrom("Bench: 3x5 | amrap"))).toEqual([])
  expect(carriedLoads(standing, planFrom("Squat: 3x5 | fixed"))).toEqual([])
})
