import type { LocalDay } from "#domain/days/local-day.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { foldRun } from "../fold-run.ts"
import type { Plan } from "../plan.ts"
import type { Standing } from "../standing.ts"

/**
 * Shows a program that hasn't been started as a run without loads or dates, so that its weeks and days can be
 * displayed.
 */
export function standingBeforeStart(plan: Plan, unit: WeightUnit, today: LocalDay): Standing | null {
  const run = {
    ...{ id: "", version: plan.version, started_on: today, unit, missed: "left_out" as const },
    ...{ advance: "order" as const, weekdays: [], starts: { loads: {}, maxes: {} } },
  }
  const pause = { id: "", after_slot: 0, made_at: "0", kind: "pause" as const, body: { on: today } }
  return foldRun({ run, plans: new Map([[plan.version, plan]]), events: [pause], sessions: [] })
}
