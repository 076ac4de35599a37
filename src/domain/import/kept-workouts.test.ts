import { describe, expect, it } from "vitest"
import { readKept, sentencesOf, setsOf } from "#tests/support/read-history.ts"
import type { ColumnMap } from "./guess-columns.ts"
import type { SpellingAnswers } from "./spelling.ts"

const base: ColumnMap = { date: "Date", exercise: "Lift", reps: "Reps" }

describe("workouts in a table kept by hand", () => {
  it("are separated by day, time and name, and sorted by time", () => {
    const map = { ...base, time: "At", workout: "W", workoutNotes: "N", workoutLength: "L" }
    const history = readKept(map, "Date|Lift|Reps|At|W|N|L", [
      "2026-05-10|Squat|5|||Hard|",
      "2026-05-09|Squat|5|18:00|Legs|Good|1h",
      "2026-05-09|Curl|8|18:00|Legs||1h",
      "2026-05-09|Squat|5|6:05 am|Legs||90 min",
      "2026-05-09|Squat|5|18:00|Push||45",
    ])
    expect(
      history.workouts.map(({ line, name, start, notes, duration_seconds }) => [
        line,
        name,
        start,
        notes,
        duration_seconds,
      ]),
    ).toEqual([
      [5, "Legs", { kind: "clock", day: "2026-05-09", time: "06:05:00" }, null, 5400],
      [3, "Legs", { kind: "clock", day: "2026-05-09", time: "18:00:00" }, "Good", 3600],
      [6, "Push", { kind: "clock", day: "2026-05-09", time: "18:00:00" }, null, 45],
      [2, null, { kind: "day", day: "2026-05-10" }, "Hard", null],
    ])
    expect(history.source).toBe("CSV")
    expect(history.workouts[1]?.exercises.map(({ name }) => name)).toEqual(["Squat", "Curl"])
  })

  it("start on the day column's day, even if the time includes a day", () => {
    const map = { ...base, time: "At" }
    const { workouts } = readKept(map, "Date|Lift|Reps|At", [
      "2026-05-09|Squat|5|1899-12-30 18:05:00",
      "2026-05-10 07:00|Squat|5|18:05",
    ])
    expect(workouts.map(({ start }) => start)).toEqual([
      { kind: "clock", day: "2026-05-09", time: "18:05:00" },
      { kind: "clock", day: "2026-05-10", time: "07:00:00" },
    ])
    expect(
      sentencesOf(
        readKept(map, "Date|Lift|Reps|At", ["2026-05-09|Squat|5|late", "2026-05-09|Squat|5|25:00"]),
      ),
    ).toEqual(["2 “late” is not a time of day. Left out.", "3 “25:00” is not a time of day. Left out."])
  })

  it("last as long as written, or have no length", () => {
    const lengths = (...cells: string[]) => {
      const history = readKept(
        { ...base, workoutLength: "L" },
        "Date|Lift|Reps|L",
        cells.map((cell, index) => `2026-05-0${index + 1}|Squat|5|${cell}`),
      )
      return [history.workouts.map(({ duration_seconds }) => duration_seconds), sentencesOf(history)]
    }
    expect(lengths("1:00:00", "90", "2 h", "", "0")).toEqual([[3600, 90, 7200, null, 0], []])
    const problem = (line: number, text: string) =>
      `${line} “${text}” is not a duration. The workout is kept without one.`
    expect(lengths("long", "-5", "5 days", "2147483648", "2147483647")).toEqual([
      [null, null, null, null, 2_147_483_647],
      [problem(2, "long"), problem(3, "-5"), problem(4, "5 days"), problem(5, "2147483648")],
    ])
  })
})

describe("a row in a table kept by hand", () => {
  it("can stand for several sets, up to a hundred", () => {
    const map = { ...base, sets: "Sets" }
    const history = readKept(map, "Date|Lift|Reps|Sets", [
      ...["2026-05-01|A|5|3", "2026-05-02|A|5|", "2026-05-03|A|5|2.00", "2026-05-04|A|5|100"],
      ...["2026-05-05|A|5|0", "2026-05-06|A|5|101", "2026-05-07|A|5|1.5", "2026-05-08|A|5|few"],
    ])
    expect(history.workouts.map(({ exercises }) => exercises[0]?.sets.length)).toEqual([3, 1, 2, 100])
    expect(sentencesOf(history)).toEqual(
      ["0", "101", "1.5", "few"].map(
        (text, index) => `${index + 6} “${text}” is not a number of sets from 1 to 100. Left out.`,
      ),
    )
  })

  it("can contain a body weight, with or without a set", () => {
    const map = { ...base, bodyWeight: "Me", weightUnit: "Unit" }
    const history = readKept(map, "Date|Lift|Reps|Me|Unit", [
      ...[
        "2026-05-09|Squat|5|80 kg|lbs",
        "2026-05-09|||80 kg|",
        "2026-05-10 07:00|||81|",
        "2026-05-11|||0|",
        "2026-05-12|||-80|",
      ],
    ])
    expect(history.workouts).toHaveLength(1)
    expect(history.weights).toEqual([
      { line: 2, at: { kind: "day", day: "2026-05-09" }, weight: 80, weight_unit: "kg" },
      { line: 4, at: { kind: "day", day: "2026-05-10" }, weight: 81, weight_unit: null },
    ])
    expect(sentencesOf(history)).toEqual(["6 “-80” is not a weight. The set is kept without one."])
    const alone = readKept({ date: "Date", bodyWeight: "Me", weightUnit: "Unit" }, "Date|Me|Unit", [
      "2026-05-09|180|lbs",
    ])
    expect(alone.weights).toMatchObject([{ weight: 180, weight_unit: "lbs" }])
    expect(alone.workouts).toEqual([])
    expect(
      sentencesOf(readKept({ date: "Date", bodyWeight: "Me" }, "Date|Me", ["2026-05-09|10001"])),
    ).toEqual(["2 “10001” is not a body weight. Left out."])
  })

  it("with a day that no log can have is reported, and characters that can't be stored are removed", () => {
    const history = readKept(base, "Date|Lift|Reps", [
      "1800-01-01|Squat|5",
      "2026-02-30|Squat|5",
      "2026-05-09| Sq\0uat |5",
    ])
    expect(sentencesOf(history)).toEqual([
      "2 The date 1800-01-01 is not between 1900 and 2200. Left out.",
      "3 The date 2026-02-30 doesn’t exist. Left out.",
    ])
    expect(setsOf(history).map(({ name }) => name)).toEqual(["Squat"])
  })

  it("without a day, an exercise or anything done is left out, and an empty one isn't reported", () => {
    const history = readKept(base, "Date|Lift|Reps", [
      "|Squat|5",
      "2026-05-09||5",
      "2026-05-09|Squat|",
      " | | ",
      "2026-05-09|Squat|5|more",
    ])
    expect(sentencesOf(history)).toEqual([
      "2 The date is missing. Left out.",
      "3 The exercise is missing. Left out.",
      "4 Nothing was done in this set. Left out.",
      "6 The line has more cells than there are columns. Left out.",
    ])
    expect(history.workouts).toEqual([])
    expect(history.problems.map(({ leftOut }) => leftOut?.length)).toEqual([3, 3, 3, 4])
  })
})

describe("what the formats in a table leave open", () => {
  const map = { ...base, weight: "W" }
  const weigh = (cells: string[], answers: SpellingAnswers = {}, reps = "5") => {
    const history = readKept(
      map,
      "Date|Lift|Reps|W",
      cells.map((cell) => `2026-05-09|Squat|${reps}|${cell}`),
      answers,
    )
    return [setsOf(history).map(({ weight }) => weight), history.open]
  }

  it("is asked about with an example: the order of day and month, and the decimal mark", () => {
    const dates = readKept(base, "Date|Lift|Reps", ["3/4/2026|Squat|5"])
    expect([dates.open, dates.workouts[0]?.start]).toEqual([
      { dayOrder: "3/4/2026" },
      { kind: "day", day: "2026-04-03" },
    ])
    expect(weigh(["1,200", "1,300"])).toEqual([[1200, 1300], { decimalMark: "1,200" }])
    expect(weigh(["1,200"], { decimalMark: "," })).toEqual([[1.2], { decimalMark: "1,200" }])
  })

  it("can be decided by another number in the column or the file", () => {
    expect(weigh(["1,200", "62,5"])).toEqual([[1.2, 62.5], {}])
    expect(weigh(["1,200", "62.5"])).toEqual([[1200, 62.5], {}])
    expect(weigh(["1,200"], {}, "5.0")).toEqual([[1200], {}])
    expect(weigh(["1.200"], {}, "5.0")).toEqual([[1.2], {}])
    expect(weigh(["1.200"])).toEqual([[1.2], {}])
    expect(weigh(["1.200"], {}, "5,0")).toEqual([[1.2], { decimalMark: "1.200" }])
    expect(weigh(["1,200", "62,5"], {}, "5.0")).toEqual([[1.2, 62.5], {}])
    const table = (names: string, ...rows: string[]) => {
      const history = readKept(map, names, rows)
      return [setsOf(history).map(({ weight }) => weight), history.open]
    }
    const noted = ["2026-05-09|Squat|5|1.200|1,5", "2026-05-09|Squat|5|60|later"]
    expect(table("Date|Lift|Reps|W|N", ...noted)).toEqual([[1.2, 60], {}])
    const gaps = ["2026-05-09|Squat|5.5|1,200", "2026-05-09|Squat||60"]
    expect(table("Date|Lift|Reps|W", ...gaps)).toEqual([[1200, 60], {}])
    expect(weigh(["1,200", "62,5", "60.5"])).toEqual([[1200, 62.5, 60.5], { decimalMark: "1,200" }])
  })
})
