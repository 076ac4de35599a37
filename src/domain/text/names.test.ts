import { expect, it } from "vitest"
import { adHocName } from "./missing-name-words.ts"
import { plainName } from "./plain-name.ts"

it("compares names without case and without the spaces around and between words", () => {
  const written = ["Bench Press", " bench  press ", "BENCH\t \nPRESS"]
  expect(written.map(plainName)).toEqual(["bench press", "bench press", "bench press"])
  expect(plainName("benchpress")).not.toBe(plainName("bench press"))
})

it("calls a workout without a name as the specification does", () => {
  expect(adHocName).toBe("Ad-Hoc Workout")
})
