import { describe, expect, it } from "vitest"
import { readHistory, sentencesOf, setsOf } from "#tests/support/read-history.ts"

describe("FitNotes", () => {
  const header = "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment"

  it("may have unquoted commas in names, if every cell is then possible", () => {
    const history = readHistory(`${header}
2026-02-11,Curl, EZ,Arms,24.0,kgs,12,,,,easy
2026-02-11,Press, Arnold, seated,Arms,24,lb,12,,,0:05:30,`)
    expect(
      setsOf(history).map(({ name, weight, weight_unit }) => `${name}: ${weight} ${weight_unit}`),
    ).toEqual(["Curl, EZ: 24 kg", "Press, Arnold, seated: 24 lbs"])
    expect(history.problems).toEqual([])
  })

  it("may end its lines early", () => {
    expect(setsOf(readHistory(`${header}\n2026-02-11,Curl,Arms,24.0,kgs,12`))).toMatchObject([
      { name: "Curl", weight: 24, weight_unit: "kg", reps: 12 },
    ])
  })

  it.each([
    ["a day that is none", "someday,Curl, EZ,Arms,24.0,kgs,12,,,,"],
    ["a category of figures", "2026-02-11,Curl, EZ,24.0,24.0,kgs,12,,,,"],
    ["a weight in words", "2026-02-11,Curl, EZ,Arms,much,kgs,12,,,,"],
    ["reps in words", "2026-02-11,Curl, EZ,Arms,24.0,kgs,some,,,,"],
    ["a distance in words", "2026-02-11,Curl, EZ,Arms,,,,far,km,,"],
    ["a unit of weight that is none", "2026-02-11,Curl, EZ,Arms,24.0,stone,12,,,,"],
    ["a unit of weight with more", "2026-02-11,Curl, EZ,Arms,24.0,a kg,12,,,,"],
    ["a unit of distance of figures", "2026-02-11,Curl, EZ,Arms,,,,5,5,,"],
    ["a time in words", "2026-02-11,Curl, EZ,Arms,24.0,kgs,12,,,long,"],
  ])("loses a line with too many cells and %s", (_, line) => {
    expect(sentencesOf(readHistory(`${header}\n${line}`))).toEqual([
      "2 The line has more cells than there are columns. Left out.",
    ])
  })

  it("marks warm-ups by the kind of set, and has notes", () => {
    const history = readHistory(`Date,Exercise,Category,Weight (kg),Weight (lb),Reps,Distance,Time,Notes,Kind
2026-02-11,Row,Back,50,,8,0,0,Slow,Warmup
2026-02-11,Row,Back,,110,8,,90,,n`)
    expect(setsOf(history)).toMatchObject([
      {
        set_type: "warmup",
        weight: 50,
        weight_unit: "kg",
        notes: "Slow",
        distance: null,
        duration_minutes: null,
      },
      { set_type: "normal", weight: 110, weight_unit: "lbs", notes: null, duration_minutes: 1.5 },
    ])
  })

  it("has body weights among other measurements, which are reported once", () => {
    const history = readHistory(`Date,Time,Measurement,Value,Unit,Comment
2026-02-11,07:00,Bodyweight,80,kg,
2026-02-12,07:00,Body Weight,176,lbs,
2026-02-13,07:00,weight,0,kg,
2026-02-13,07:00,Waist,80,cm,
2026-02-14,07:00,Waist,80,cm,
2026-02-14,07:00,Body weight goal,80,kg,`)
    expect(history.weights).toEqual([
      { line: 2, at: { kind: "day", day: "2026-02-11" }, weight: 80, weight_unit: "kg" },
      { line: 3, at: { kind: "day", day: "2026-02-12" }, weight: 176, weight_unit: "lbs" },
    ])
    expect(sentencesOf(history)).toEqual([
      "5 Rows of type “Waist” are not imported.",
      "7 Rows of type “Body weight goal” are not imported.",
    ])
  })
})
