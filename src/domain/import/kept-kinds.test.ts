import { describe, expect, it } from "vitest"
import { readKept, sentencesOf, setsOf } from "#tests/support/read-history.ts"
import type { ColumnMap } from "./guess-columns.ts"

/** The sets and messages that result from rows with one more column, all on the same day. */
function readColumn(map: ColumnMap, name: string, cells: string[]) {
  const columns = { date: "Date", exercise: "Lift", reps: "Reps", ...map }
  const rows = cells.map((cell) => `2026-05-09|Squat|5|${cell}`)
  const history = readKept(columns, `Date|Lift|Reps|${name}`, rows)
  return { sets: setsOf(history), sentences: sentencesOf(history) }
}

describe("effort and reps in a table kept by hand", () => {
  it("are read with their words, within limits", () => {
    const { sets, sentences } = readColumn({ rpe: "E" }, "E", [
      "8.5",
      "RPE 8",
      "8 rpe",
      "10",
      "11",
      "-1",
      "8 of 10",
    ])
    expect(sets.map(({ rpe }) => rpe)).toEqual([8.5, null, 8, 10, null, null, null])
    expect(sentences).toEqual(
      [
        [3, "RPE 8"],
        [6, "11"],
        [7, "-1"],
        [8, "8 of 10"],
      ].map(([line, text]) => `${line} “${text}” is not an RPE from 0 to 10. The set is kept without one.`),
    )
    const { sets: counted } = readColumn({ reps: "R" }, "R", [
      "12",
      "12 reps",
      "x",
      "8 rep",
      "12 Wdh.",
      "100000",
      "5 x",
    ])
    expect(counted.map(({ reps }) => reps)).toEqual([12, 12, 8, 12, 100_000, 5])
  })
})

describe("yes, no and kinds of sets in a table kept by hand", () => {
  it("mark warm-ups", () => {
    const { sets, sentences } = readColumn({ warmup: "W" }, "W", [
      "yes",
      "X",
      "ja",
      "1",
      "no",
      "",
      "0",
      "falsch",
      "maybe",
    ])
    expect(sets.map(({ set_type }) => set_type === "warmup")).toEqual([
      ...[true, true, true, true, false, false, false, false, false],
    ])
    expect(sentences).toEqual(["10 “maybe” is neither yes nor no. The set is kept as a normal one."])
  })

  it("are read in the words that people and apps use", () => {
    const cells = [
      "",
      "Work",
      "n",
      "W",
      "Warm-Up",
      "warm up",
      "Aufwärmen",
      "D",
      "Drop Set",
      "dropset",
      "Rest-Pause",
    ]
    const more = ["myo", "Myo-Reps", "f", "To Failure", "fail", "échauffement", "huge"]
    const { sets, sentences } = readColumn({ setType: "K" }, "K", [...cells, ...more])
    expect(sets.map(({ set_type }) => set_type)).toEqual([
      ...["normal", "normal", "normal", "warmup", "warmup", "warmup", "warmup", "drop", "drop", "drop"],
      ...["rest_pause", "rest_pause", "rest_pause", "failure", "failure", "failure", "warmup", "normal"],
    ])
    expect(sentences).toEqual(["19 “huge” is not a kind of set. It is kept as a normal one."])
  })
})
