import { describe, expect, it } from "vitest"
import { type DraftSet, emptySet, type Measure, type Target } from "#domain/workout/draft.ts"
import { isTargetMet } from "./target-met.ts"

const kilograms = { weight_unit: "kg", distance_unit: "km" } as const
const target: Target = { place: 0, text: "80 × 5", least: 5, is_open: false, unit: "reps", load: 80 }

function isMet(set: Partial<DraftSet>, asked: Partial<Target> = {}, measure: Measure = "weight_reps") {
  const done = { ...emptySet("a"), is_done: true, target: { ...target, ...asked }, ...set }
  return isTargetMet(done, measure, kilograms)
}

describe("a set's target", () => {
  it("is met by enough reps at the load or more, once the set is confirmed", () => {
    expect(isMet({ weight: "80", reps: "5" })).toBe(true)
    expect(isMet({ weight: "82.5", reps: "6" })).toBe(true)
    expect(isMet({ weight: "80", reps: "4" })).toBe(false)
    expect(isMet({ weight: "77.5", reps: "8" })).toBe(false)
    expect(isMet({ weight: "80", reps: "5", is_done: false })).toBe(false)
  })

  it("counts assistance as a load below zero", () => {
    const asked = { load: -20 }
    expect(isMet({ weight: "15", reps: "5" }, asked, "help")).toBe(true)
    expect(isMet({ weight: "25", reps: "5" }, asked, "help")).toBe(false)
  })

  it("can be a time or a distance, which needs no load", () => {
    expect(isMet({ duration_minutes: "1:00" }, { unit: "seconds", least: 60, load: null }, "time")).toBe(true)
    expect(isMet({ duration_minutes: "0:55" }, { unit: "seconds", least: 60, load: null }, "time")).toBe(
      false,
    )
    expect(isMet({ distance: "5" }, { unit: "km", load: null }, "distance_time")).toBe(true)
    expect(isMet({ distance: "4.9" }, { unit: "km", load: null }, "distance_time")).toBe(false)
  })

  it("isn't judged if it was stored without its load", () => {
    const { unit: _unit, load: _load, ...earlier } = target
    const set = { ...emptySet("a"), is_done: true, weight: "80", reps: "5", target: earlier }
    expect(isTargetMet(set, "weight_reps", kilograms)).toBe(false)
  })
})
