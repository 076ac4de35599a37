import { expect, it } from "vitest"
import { repsForRecord } from "./record-reps.ts"

it("finds the fewest reps that beat the best estimate, up to the ten that can be estimated from", () => {
  expect(repsForRecord(95, 105)).toBe(4)
  expect(repsForRecord(95, 94)).toBe(1)
  expect(repsForRecord(60, 100)).toBeNull()
  expect(repsForRecord(95, null)).toBeNull()
  expect(repsForRecord(0, 50)).toBeNull()
})
