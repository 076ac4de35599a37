import { describe, expect, it } from "vitest"
import { recordedSet } from "#tests/support/sets.ts"
import type { Measure } from "./draft.ts"
import { fieldTexts, inUnits } from "./recorded-set.ts"

const metric = { weight_unit: "kg", distance_unit: "km" } as const
const mixed = recordedSet({ weight: 100, weight_unit: "lbs", distance: 1, distance_unit: "mi" })

describe("a saved set", () => {
  it("is shown in the view's units, whatever it was entered in", () => {
    expect(inUnits(mixed, metric)).toEqual({ ...mixed, ...metric, weight: 45.4, distance: 1.61 })
    expect(inUnits(recordedSet({ reps: 8 }), metric)).toEqual({ ...recordedSet({ reps: 8 }), ...metric })
    const unnamed = { ...recordedSet({ weight: 60, distance: 5 }), weight_unit: null, distance_unit: null }
    expect(inUnits(unnamed, metric)).toMatchObject({ ...metric, weight: 60, distance: 5 })
    const imperial = { weight_unit: "lbs", distance_unit: "mi" } as const
    expect(inUnits(unnamed, imperial)).toMatchObject({ ...imperial, weight: 60, distance: 5 })
    expect(inUnits(recordedSet(), imperial)).toMatchObject({ weight: null, distance: null })
    const none = { reps: "", weight: "", duration_minutes: "", distance: "" }
    expect(fieldTexts(imperial, recordedSet(), "weight_reps")).toEqual(none)
  })

  it("is turned into field texts, with missing numbers empty", () => {
    const none = { reps: "", weight: "", duration_minutes: "", distance: "" }
    expect(fieldTexts(metric, recordedSet(), "weight_reps")).toEqual(none)
    expect(fieldTexts(metric, mixed, "weight_reps")).toEqual({ ...none, weight: "45.4", distance: "1.61" })
    expect(fieldTexts(metric, recordedSet({ weight: 20 }), "help")).toEqual({ ...none, weight: "−20" })
  })

  it.each<[number, Measure, string]>([
    [28.5, "distance_time", "28.5"],
    [50 / 60, "distance_time", "0:50"],
    [2, "distance_time", "2"],
    [2, "time", "2:00"],
    [1.25, "time", "1:15"],
  ])("of %d minutes for %s is written %s", (duration_minutes, measure, written) => {
    expect(fieldTexts(metric, recordedSet({ duration_minutes }), measure).duration_minutes).toBe(written)
  })
})
