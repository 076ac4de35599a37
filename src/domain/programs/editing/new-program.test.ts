import { expect, it } from "vitest"
import { readNewProgram } from "./new-program.ts"

it("a new program starts with one empty day, and its weeks repeat", () => {
  expect(readNewProgram({ name: " Mine ", days: "2", weeks: "4" })).toMatchObject({
    program: {
      name: "Mine",
      days_per_week: 2,
      weeks: 4,
      repeats: true,
      days: [{ name: "1", lines: [] }],
    },
  })
  expect(readNewProgram({ name: "Mine", days: "3", weeks: "" })).toMatchObject({
    program: { weeks: null, repeats: false },
  })
})

it.each([
  [{ name: " ", days: "3", weeks: "" }, ["name"]],
  [{ name: "Mine", days: "0", weeks: "" }, ["days"]],
  [{ name: "Mine", days: "15", weeks: "" }, ["days"]],
  [{ name: "Mine", days: "2.5", weeks: "" }, ["days"]],
  [{ name: "Mine", days: "3", weeks: "105" }, ["weeks"]],
  [{ name: "Mine", days: "three", weeks: "long" }, ["days", "weeks"]],
])("%j can't be saved because of %j", (draft, wrong) => {
  const reading = readNewProgram(draft)
  expect(reading.ok ? [] : reading.wrong.toSorted()).toEqual(wrong)
})
