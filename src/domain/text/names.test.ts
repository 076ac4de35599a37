import { expect, it } from "vitest"
import { adHocName } from "./missing-name-words.ts"
import { plainName } from "./plain-name.ts"

it("compares names ignoring case and extra spaces", () => {
  const written = ["Bench Press", " bench  press ", "BENCH\t \nPRESS"]
  expect(written.map(plainName)).toEqual(["bench press", "bench press", "bench press"])
  expect(plainName("benchpress")).not.toBe(plainName("bench press"))
})

it("names a workout without a name as in the specification", () => {
  expect(adHocName).toBe("Ad-Hoc Workout")
})
