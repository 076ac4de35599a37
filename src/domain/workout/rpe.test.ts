import { expect, it } from "vitest"
import { effortText, rpeChoices } from "./rpe.ts"

it("writes an RPE as it is, or as the reps left in reserve", () => {
  expect(effortText(8, "rpe")).toBe("RPE 8")
  expect(effortText(8.5, "rir")).toBe("RIR 1.5")
  expect(rpeChoices.map((rpe) => effortText(rpe, "rir")).at(-1)).toBe("RIR 0")
})
