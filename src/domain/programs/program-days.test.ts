import { describe, expect, it } from "vitest"
import { daysOfProgram } from "./program-days.ts"

type Line = Parameters<typeof daysOfProgram>[0][number]["lines"][number]
type Amount = Line["weeks"][number][number][number]["amount"]

const reps = (low: number, more: Partial<Amount> = {}): Amount => ({
  ...{ unit: "reps", low, high: low, open: false },
  ...more,
})
const sets = (count: number, amount: Amount) => ({ count, amount })
const line = (first: Line["weeks"][number][number], more: Partial<Line> = {}): Line => ({
  ...{ exercise_id: "squat", exercise_name: "Squat", weeks: [[first], [[sets(1, reps(1))]]], joined: false },
  ...more,
})
const inWords = (first: Line["weeks"][number][number]) => {
  const [day] = daysOfProgram([{ name: "A", lines: [line(first)] }])
  const [exercise] = day?.exercises ?? []
  return [exercise?.sets, exercise?.reps]
}

describe("a program's line in a routine", () => {
  it.each<[string, Line["weeks"][number][number], [number, string]]>([
    ["equal sets", [sets(3, reps(5))], [3, "5"]],
    ["a range", [sets(3, reps(8, { high: 12 }))], [3, "8-12"]],
    ["an open last set", [sets(2, reps(5)), sets(1, reps(5, { open: true }))], [3, "5, 5, 5+"]],
    ["waves", [sets(1, reps(5)), sets(1, reps(3)), sets(1, reps(1, { open: true }))], [3, "5, 3, 1+"]],
    ["seconds", [sets(2, reps(30, { high: 60, unit: "seconds" }))], [2, "30-60 s"]],
    ["minutes", [sets(1, reps(20, { unit: "minutes" }))], [1, "20 min"]],
    ["a distance", [sets(1, reps(4.5, { unit: "km" }))], [1, "4.5 km"]],
    ["miles", [sets(1, reps(3, { unit: "mi" }))], [1, "3 mi"]],
    ["intervals", [sets(1, reps(1230, { unit: "intervals" }))], [1, "21 min"]],
    ["many sets", [sets(20, reps(10)), sets(10, reps(8, { high: 12 }))], [30, "20x10, 10x8-12"]],
  ])("%s", (_, first, words) => {
    expect(inWords(first)).toEqual(words)
  })

  it("fits into its columns, however much it prescribes", () => {
    const [count, text] = inWords(Array.from({ length: 30 }, (_, index) => sets(50, reps(100_000 - index))))
    expect([count, String(text).length]).toEqual([1000, 200])
  })
})

describe("the days of a program", () => {
  it("keep every week and the rule next to the text, and their existing routines", () => {
    const linear = { ...line([sets(3, reps(5))]), rule: { name: "linear" }, rest: 180 }
    const { exercise_id: _id, exercise_name: _name, ...prescription } = linear
    const days = [
      { name: "A", lines: [linear] },
      { name: "B", lines: [] },
    ]
    expect(daysOfProgram(days, ["a routine"])).toEqual([
      {
        ...{ id: "a routine", name: "Day A" },
        exercises: [{ exercise_id: "squat", sets: 3, reps: "5", superset: null, prescription }],
      },
      { name: "Day B", exercises: [] },
    ])
  })

  it("number their supersets", () => {
    const lines = [false, true, false, false, true, true].map((joined) =>
      line([sets(3, reps(5))], { joined }),
    )
    const supersets = (of: Line[]) =>
      daysOfProgram([{ name: "A", lines: of }])[0]?.exercises.map(({ superset }) => superset)
    expect(supersets(lines)).toEqual([1, 1, null, 2, 2, 2])
    // The first exercise can't form a superset with one above it.
    expect(supersets([line([sets(3, reps(5))], { joined: true })])).toEqual([null])
  })
})
