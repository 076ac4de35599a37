import { describe, expect, it } from "vitest"
import { programFrom, Trainee } from "#tests/programs/trainee.ts"
import { entryFrom, startFields, startsOf, startWeight, steppedWeight } from "./start-fields.ts"

const bench = "Bench Press (Barbell)"
const text = `program Mixed, 2 days
day A
${bench}: 5 @65%, 5+ @85% | tm inc=2.5kg/5lb
Leg Press (Machine): 3x8-12 | double inc=5kg/10lb
Chin Up: 3x5-10 | total goal=30
day B
${bench}: 5x10 @50% | tm inc=2.5kg/5lb
Deadlift (Barbell): 2x6 @55%e | fixed
Back Squat (Barbell): 5 @rpe8 | rpe`
const [plan] = new Trainee(programFrom(text)).history.plans.values()
if (!plan) throw new Error("No plan.")
const fields = startFields(plan, "kg")
const best = { e1rm: 107.9167, weight: 92.5, unit: "kg" as const, reps: 5, date: "2026-11-07" }
const [max, press] = fields

describe("what a program needs before it starts", () => {
  it("is a training max or a best single for each exercise with percentages, and a first weight for the rest", () => {
    expect(fields.map(({ id, kind }) => [id, kind])).toEqual([
      [`${bench} tm`, "tm"],
      ["Leg Press (Machine):double", "load"],
      ["Deadlift (Barbell) e1rm", "e1rm"],
      ["Back Squat (Barbell) e1rm", "e1rm"],
    ])
  })

  it("comes from the best of 90 days, rounded to the person's plates, or else from a set of five", () => {
    if (!max || !press) throw new Error("No fields.")
    expect(entryFrom(max, best, "kg")).toEqual({ value: 97.5, isFive: false })
    expect(entryFrom(press, best, "kg")).toEqual({ value: 75, isFive: false })
    expect(entryFrom(press, undefined, "kg")).toEqual({ value: null, isFive: false })
    const five = { ...entryFrom(max, undefined, "kg"), value: 50 }
    expect(startWeight(max, five, "kg")).toBe(52.5)
  })

  it("steps to the next weight that can be loaded", () => {
    const scale = max?.lift.scales.kg ?? null
    expect([steppedWeight(97.5, 1, scale), steppedWeight(97.5, -1, scale)]).toEqual([100, 95])
    expect([steppedWeight(98, 1, scale), steppedWeight(null, 1, scale)]).toEqual([100, 20])
  })

  it("is stored by exercise and by lift, and left out if nothing was entered", () => {
    const weights = new Map<string, number | null>([
      [`${bench} tm`, 97.5],
      ["Leg Press (Machine):double", 120],
      ["Deadlift (Barbell) e1rm", null],
    ])
    expect(startsOf(fields, weights, new Map([[bench, best]]))).toEqual({
      loads: { "Leg Press (Machine):double": 120 },
      maxes: { [bench]: { tm: 97.5, e1rm: 107.9167 } },
    })
  })
})
