import { describe, expect, it } from "vitest"
import { savedSet } from "#tests/support/sets.ts"
import { type Comparison, compareLogs, hasDifferences, type LogVersion } from "./compare-logs.ts"

const known = { names: { bench: "Bench Press", row: "Row", plank: "Plank" }, loads: {} }

/** A version of a log that has only these values. */
const version = (values: Partial<LogVersion>): LogVersion => ({
  name: null,
  date: "2025-11-21",
  notes: null,
  duration_seconds: null,
  sets: [],
  ...values,
})
const press = (values: Parameters<typeof savedSet>[0]) => savedSet({ weight: 80, reps: 8, ...values })
/** One set of each of these exercises, in this order. */
const oneOfEach = (...exercises: [id: string, superset?: number][]): LogVersion =>
  version({
    sets: exercises.map(([exercise_id, superset = null], at) =>
      press({ exercise_id, exercise_order: at + 1, superset }),
    ),
  })

/** The details, besides the sets, in which the two versions differ. */
const differing = ({ details }: Comparison) => details.filter(({ difference }) => difference !== "same")
const mineInWords = ({ exercises }: Comparison) =>
  exercises.map(({ name, sets }) => [name, ...sets.map(({ mine }) => mine)])
const alone = (mine: LogVersion) => compareLogs(mine, version({}), known)

describe("the sets of a version, in words", () => {
  it("are in the order of the workout, however they were stored", () => {
    const row = { exercise_id: "row", exercise_order: 2 }
    const sets = [press(row), press({ set_number: 2, reps: 6 }), press({ set_number: 1 })]
    expect(mineInWords(alone(version({ sets })))).toEqual([
      ["Bench Press", "80 kg × 8", "80 kg × 6"],
      ["Row", "80 kg × 8"],
    ])
  })

  it("are listed again if an exercise comes back later", () => {
    expect(mineInWords(alone(oneOfEach(["bench"], ["row"], ["bench"], ["bench"])))).toEqual([
      ["Bench Press", "80 kg × 8"],
      ["Row", "80 kg × 8"],
      ["Bench Press", "80 kg × 8"],
      ["Bench Press", "80 kg × 8"],
    ])
  })

  it("are listed under Unknown Exercise if the device has no name for them", () => {
    expect(mineInWords(alone(oneOfEach(["gone"])))).toEqual([["Unknown Exercise", "80 kg × 8"]])
  })

  it.each([
    ["a set like any other", {}, "80 kg × 8"],
    ["a warm-up", { set_type: "warmup" }, "80 kg × 8, warm-up"],
    ["a drop set", { set_type: "drop" }, "80 kg × 8, drop set"],
    ["rest-pause", { set_type: "rest_pause" }, "80 kg × 8, rest-pause"],
    ["to failure", { set_type: "failure" }, "80 kg × 8, to failure"],
    ["with effort and a note", { rpe: 8.5, notes: "Slow" }, "80 kg × 8, RPE 8.5, Slow"],
    ["with a note of blanks", { notes: "  " }, "80 kg × 8"],
    ["with an empty note", { notes: "" }, "80 kg × 8"],
    ["only a note", { weight: null, reps: null, notes: "Shoulder" }, "Shoulder"],
  ] as const)("name their kind: %s", (_, values, words) => {
    expect(mineInWords(alone(version({ sets: [press(values)] })))).toEqual([["Bench Press", words]])
  })
})

describe("the details of two versions", () => {
  it("are the name, day, duration and notes; missing ones are null", () => {
    const mine = version({ name: "Upper A", duration_seconds: 90, notes: "Good" })
    const theirs = version({ date: "2025-11-22", notes: "   " })
    expect(compareLogs(mine, theirs, known).details).toEqual([
      { kind: "name", mine: "Upper A", theirs: null, difference: "only_mine" },
      {
        kind: "date",
        mine: "Friday, Nov 21, 2025",
        theirs: "Saturday, Nov 22, 2025",
        difference: "changed",
      },
      { kind: "duration", mine: "1:30", theirs: null, difference: "only_mine" },
      { kind: "notes", mine: "Good", theirs: null, difference: "only_mine" },
    ])
  })

  it("show an unreadable day as it is", () => {
    const { details } = alone(version({ date: "someday" }))
    expect(details[1]).toMatchObject({ kind: "date", mine: "someday" })
  })

  it("name both orders if they differ", () => {
    const comparison = compareLogs(
      oneOfEach(["bench"], ["row"], ["plank"]),
      oneOfEach(["row"], ["bench"]),
      known,
    )
    expect(differing(comparison)).toEqual([
      { kind: "order", mine: "Bench Press, Row", theirs: "Row, Bench Press", difference: "changed" },
    ])
  })

  it("name the supersets only if they differ", () => {
    const joined = oneOfEach(["bench", 1], ["row", 1], ["plank"], ["dip", 2], ["plank", 2])
    const apart = oneOfEach(["bench"], ["row"], ["plank"], ["dip"], ["plank"])
    expect(differing(compareLogs(joined, apart, known))).toEqual([
      {
        kind: "supersets",
        mine: "Bench Press + Row, Unknown Exercise + Plank",
        theirs: null,
        difference: "only_mine",
      },
    ])
    expect(differing(compareLogs(joined, joined, known))).toEqual([])
    const stored = { ...joined, sets: joined.sets.toReversed() }
    expect(differing(compareLogs(joined, stored, known))).toEqual([])
    expect(compareLogs(joined, joined, known).details).toHaveLength(4)
  })
})

describe("two versions differ", () => {
  const mine = version({ name: "Upper A", sets: [press({}), press({ set_number: 2 })] })
  const cases: [string, LogVersion, boolean][] = [
    ["in nothing", mine, false],
    ["in one detail", { ...mine, name: "Upper B" }, true],
    ["in one set", { ...mine, sets: [press({}), press({ set_number: 2, reps: 7 })] }, true],
    ["in a set that one of them lacks", { ...mine, sets: [press({})] }, true],
    ["in how two blanks were written", { ...mine, notes: " " }, false],
  ]
  it.each(cases)("%s", (_, theirs, differs) => {
    expect(hasDifferences(compareLogs(mine, theirs, known))).toBe(differs)
  })
})
