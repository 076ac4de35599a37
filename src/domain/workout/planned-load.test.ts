import { describe, expect, it } from "vitest"
import type { Measure } from "./draft.ts"
import { plannedExercise } from "./draft-from-plan.ts"
import { plannedAs } from "./match-plan.ts"
import { loadText, notesBesideLoad, startAt } from "./planned-load.ts"

describe("a planned weight", () => {
  const load = { value: 82.5, unit: "kg" } as const
  const squat = { exercise_id: "squat", exercise_name: "Squat", exercise_type: "strength" } as const

  it("comes first in the plan's notes, and is removed from them if it has a field of its own", () => {
    expect([loadText(load), startAt(load)]).toEqual(["82.5 kg", "Start at 82.5 kg."])
    expect(notesBesideLoad("Start at 82.5 kg. Pause", load)).toBe("Pause")
    expect(notesBesideLoad("Start at 82.5 kg.", load)).toBeNull()
    expect(notesBesideLoad("Pause at the chest for a second", load)).toBe("Pause at the chest for a second")
    expect(notesBesideLoad(null, load)).toBeNull()
    expect(notesBesideLoad("Start at 82.5 kg.", null)).toBe("Start at 82.5 kg.")
  })

  it("needs a number and a unit, and an exercise with weights", () => {
    const planned = (entry: { weight?: number; weight_unit?: "kg" }, measure: Measure = "weight_reps") => {
      const { template_load, sets } = plannedExercise(
        plannedAs({ name: "Squat", ...entry }, { ...squat, measure }),
        { weight_unit: "kg" },
        () => "id",
      )
      return [template_load, sets[0]?.weight]
    }
    expect(planned({ weight: 80, weight_unit: "kg" })).toEqual([{ value: 80, unit: "kg" }, "80"])
    expect(planned({ weight: 80 })).toEqual([null, ""])
    expect(planned({ weight_unit: "kg" })).toEqual([null, ""])
    expect(planned({ weight: 80, weight_unit: "kg" }, "reps")).toEqual([null, ""])
  })
})
