import { expect, it } from "vitest"
import { adHocName } from "./missing-name-words.ts"
import { plainName } from "./plain-name.ts"

it("compares names ignoring case, extra spaces and direction marks", () => {
  const written = ["Bench Press", " bench  press ", "BENCH\t \nPRESS", "\u202E\u200Fbench press\u2069"]
  expect(written.map(plainName)).toEqual(written.map(() => "bench press"))
  expect(plainName("benchpress")).not.toBe(plainName("bench press"))
})

it("names a workout without a name as in the specification", () => {
  expect(adHocName).toBe("Ad-Hoc Workout")
})
