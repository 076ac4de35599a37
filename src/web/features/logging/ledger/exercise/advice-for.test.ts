import { describe, expect, it } from "vitest"
import type { LiftHistory } from "#domain/coach/lifts/lift-history.ts"
import { trainingOn } from "#domain/coach/lifts/prescription-for.ts"
import { adviceFor, firstAsked } from "./advice-for.ts"

const empty: LiftHistory = { days: [], lifts: [], notes: [] }
const asked = { exercise_id: "press", template_sets: 2, template_reps: "8-12" }
const person = { unit: "kg" as const, barbells: null, avoided: [] }

describe("an exercise that is new to the person", () => {
  it("keeps the range of the plan, whatever the first session was", () => {
    const advice = firstAsked(asked, { history: empty })
    const set = (reps: number) => ({
      reps,
      weight: 60,
      weight_unit: "kg" as const,
      set_type: "normal" as const,
      rpe: null,
    })
    const lift = {
      ...{ exercise_id: "press", measure: "weight_reps" as const, equipment: "machine", body_kg: null },
      ...{ pattern: null, joint_loads: null, primary_muscles: ["quadriceps"], secondary_muscles: [] },
      sessions: [{ day: "2026-11-20", sets: [set(10), set(10)], plan: null, advice }],
    }
    const known = { history: { ...empty, days: ["2026-11-20"], lifts: [lift] }, ...person, day: "2026-11-23" }
    expect(
      trainingOn(known.history, known, known.day).state.lifts.get("press")?.roles[0]?.base,
    ).toMatchObject({
      ...{ sets: 2, low: 8, high: 12 },
    })
    expect(adviceFor(asked, known)).toMatchObject({ base: [{ low: 8, high: 12 }] })
    expect(firstAsked(asked, known)).toBeNull()
  })

  it("has nothing to remember without a range, or in a running program", () => {
    expect(firstAsked({ ...asked, template_reps: "AMRAP" }, { history: empty })).toBeNull()
    const program = { name: "Waves", exercise_ids: ["press"] }
    expect(firstAsked(asked, { history: empty, program })).toBeNull()
  })
})
