import { expect, it } from "vitest"
import { liftGear, loadBeside } from "#domain/coach/lifts/lift-gear.ts"
import { type LoadBeside, stepOf } from "./set-step.ts"

const kilograms = { weight_unit: "kg", distance_unit: "km" } as const
const dumbbells = liftGear(
  { measure: "weight_reps", equipment: "dumbbell" },
  { unit: "kg", barbells: { weights: { kg: { dumbbell: [10, 12.5, 20] } } } },
)
const beside: LoadBeside = (load, direction) => loadBeside(dumbbells, load, direction)

it("minus and plus go to the next dumbbell that there is, and name the difference", () => {
  const step = stepOf("weight", kilograms, "weight_reps", beside)
  expect([step.next("12.5", 1), step.next("12.5", -1), step.next("16", 1), step.next("16", -1)]).toEqual([
    "20",
    "10",
    "20",
    "12.5",
  ])
  expect([step.size("12.5", 1), step.size("12.5", -1)]).toEqual(["7.5", "2.5"])
  expect(step.nextTyped("12.5", 1)).toBe("20")
})

it("beyond the lightest and the heaviest, and before the weights are known, the step is a plate increment", () => {
  const step = stepOf("weight", kilograms, "weight_reps", beside)
  expect([step.next("20", 1), step.next("10", -1), step.size("20", 1)]).toEqual(["22.5", "7.5", "2.5"])
  expect(stepOf("weight", kilograms, "weight_reps", null).next("16", 1)).toBe("17.5")
  expect(stepOf("reps", kilograms, "weight_reps", beside).next("8", 1)).toBe("9")
})
