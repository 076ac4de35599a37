import { describe, expect, it } from "vitest"
import { readKept, sentencesOf, setsOf } from "#tests/support/read-history.ts"
import type { ColumnMap } from "./guess-columns.ts"
import type { SpellingAnswers } from "./spelling.ts"

const base: ColumnMap = { date: "Date", exercise: "Lift", reps: "Reps" }
/** The sets and messages that result from rows with one more column, all on the same day. */
function readColumn(map: ColumnMap, name: string, cells: string[], answers: SpellingAnswers = {}) {
  const rows = cells.map((cell) => `2026-05-09|Squat|5|${cell}`)
  const history = readKept({ ...base, ...map }, `Date|Lift|Reps|${name}`, rows, answers)
  return { sets: setsOf(history), open: history.open, sentences: sentencesOf(history) }
}

describe("a weight in a table kept by hand", () => {
  const weights = (name: string, ...cells: string[]) =>
    readColumn({ weight: name }, name, cells).sets.map(
      ({ weight, weight_unit }) => `${weight} ${weight_unit ?? "?"}`,
    )

  it("has the unit of its cell, or else of the column's name, or none", () => {
    expect(weights("Weight", "60", "60kg", "60 lbs", "10 st")).toEqual([
      "60 ?",
      "60 kg",
      "60 lbs",
      "63.502932 kg",
    ])
    expect(weights("Weight (lbs)", "60", "60 kg", "")).toEqual(["60 lbs", "60 kg", "null ?"])
  })

  it("has the unit from the unit column, if its cell has none", () => {
    const map = { ...base, weight: "W", weightUnit: "U" }
    const rows = ["2026-05-09|Squat|5|60|lbs", "2026-05-09|Squat|5|60 kg|lbs"]
    const history = readKept(map, "Date|Lift|Reps|W|U", rows)
    expect(setsOf(history).map(({ weight_unit }) => weight_unit)).toEqual(["lbs", "kg"])
  })

  it("can be assistance, and stays within the limits", () => {
    expect(weights("Weight", "-20", "100000", "-100000")).toEqual(["-20 ?", "100000 ?", "-100000 ?"])
    const { sets, sentences } = readColumn({ weight: "W" }, "W", ["100001", "-100001", "much", "5 5"])
    expect(sets.map(({ weight }) => weight)).toEqual([null, null, null, null])
    expect(sentences).toEqual([
      "2 “100001” is not a weight. The set is kept without one.",
      "3 “-100001” is not a weight. The set is kept without one.",
      "4 “much” is not a weight. The set is kept without one.",
      "5 “5 5” is not a weight. The set is kept without one.",
    ])
  })

  it("in an unknown unit is left out, unless it is zero", () => {
    const { sets, sentences } = readColumn({ weight: "W" }, "W", ["60 plates", "0 plates"])
    expect(sets.map(({ weight, weight_unit }) => [weight, weight_unit])).toEqual([[0, null]])
    expect(sentences).toEqual(["2 “plates” is not a unit that Repertoire knows. Left out."])
  })
})

describe("a distance in a table kept by hand", () => {
  it("is stored in kilometers or miles, and zero counts as none", () => {
    const { sets } = readColumn({ distance: "Way" }, "Way", ["1500 m", "3 mi", "5", "0 km", "1000000"])
    expect(sets.map(({ distance, distance_unit }) => [distance, distance_unit])).toEqual([
      ...[
        [1.5, "km"],
        [3, "mi"],
        [5, null],
        [null, null],
        [1_000_000, null],
      ],
    ])
  })

  it("is reported if it isn't a distance, or has an unknown unit", () => {
    expect(readColumn({ distance: "Way" }, "Way", ["far", "-1", "5 laps", "1000001"]).sentences).toEqual([
      "2 “far” is not a distance. The set is kept without one.",
      "3 “-1” is not a distance. The set is kept without one.",
      "4 “laps” is not a unit that Repertoire knows. Left out.",
      "5 “1000001” is not a distance. The set is kept without one.",
    ])
  })
})

describe("a time in a table kept by hand", () => {
  const times = (name: string, cells: string[], answers: SpellingAnswers = {}) => {
    const { sets, open } = readColumn({ duration: name }, name, cells, answers)
    return [sets.map(({ duration_minutes }) => duration_minutes), open?.timeUnit]
  }

  it("has its own unit or the column's, or looks like a clock", () => {
    expect(times("T", ["1:30", "90 s", "2 min", "1h", "0:00:45"])).toEqual([
      [1.5, 1.5, 2, 60, 0.75],
      undefined,
    ])
    expect(times("Minutes", ["2", "30 s"])).toEqual([[2, 0.5], undefined])
    expect(times("durationMs", ["1500"])).toEqual([[0.025], undefined])
  })

  it("without a unit is asked about with an example, unless it is zero", () => {
    expect(times("T", ["0", "90", "60"])).toEqual([[null, 1.5, 1], "90"])
    expect(times("T", ["90"], { timeUnit: "min" })).toEqual([[90], "90"])
    expect(times("T", ["0"])).toEqual([[null], undefined])
  })

  it("is reported if it isn't a time or is too long", () => {
    const cells = ["long", "-5 s", "5 days", "100001 min", "100001:00:00", "100000 min"]
    const { sets, sentences } = readColumn({ duration: "T" }, "T", cells)
    expect(sets.map(({ duration_minutes }) => duration_minutes)).toEqual([
      ...Array.from({ length: 5 }, () => null),
      100_000,
    ])
    expect(sentences.slice(0, 5)).toEqual(
      cells
        .slice(0, 5)
        .map((text, index) => `${index + 2} “${text}” is not a time. The set is kept without one.`),
    )
    expect(sentences[5]).toBe("7 100,000 minutes is longer than a day. Kept as written.")
  })
})
