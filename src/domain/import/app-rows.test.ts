import { describe, expect, it } from "vitest"
import { readHistory, sentencesOf, setsOf } from "#tests/support/read-history.ts"

describe("Fitbod", () => {
  it("has zeros for missing values, and notes", () => {
    const history = readHistory(`Date,Exercise,Reps,Weight(lbs),Duration(s),Distance(mi),isWarmup,Note
2026-05-01 16:00:10 +0000,Curl,10,25,0,0,false,Slow
2026-05-01 16:00:10 +0000,Run,0,0,600,2,true,`)
    expect(setsOf(history)).toMatchObject([
      { reps: 10, weight: 25, weight_unit: "lbs", duration_minutes: null, distance: null, notes: "Slow" },
      {
        reps: null,
        weight: null,
        duration_minutes: 10,
        distance: 2,
        distance_unit: "mi",
        set_type: "warmup",
      },
    ])
    expect(history.workouts).toHaveLength(1)
    expect(history.workouts[0]).toMatchObject({ name: null, duration_seconds: null, notes: null })
  })
})

describe("Hevy", () => {
  const header = "title,start_time,end_time,exercise_title,superset_id,set_index,set_type,weight_kg,reps,rpe"
  it("counts supersets from 0, and a workout with an unreadable end is kept", () => {
    const history = readHistory(`${header}
Legs,2026-03-04 07:05,soon,Squat,0,0,normal,60,5,8
Legs,2026-03-04 07:05,soon,Squat,12,x,normal,60,5,8.5
Legs,2026-03-04 07:05,soon,Squat,x1,1x,normal,60,5,
Legs,2026-03-04 07:05,soon,Squat,1234,1,normal,60,5,`)
    expect(setsOf(history).map(({ superset, rpe }) => [superset, rpe])).toEqual([
      ...[
        [1, 8],
        [13, 8.5],
        [null, null],
        [null, null],
      ],
    ])
    expect(history.workouts[0]?.end).toBeUndefined()
    expect(sentencesOf(history)).toEqual(["2 “soon” is not a duration. The workout is kept without one."])
    expect(history.notUnderstood).toEqual(["end_time"])
  })

  it("has two workouts with one start if their names or ends differ", () => {
    const row = (title: string, end: string) => `${title},2026-03-04 07:05,${end},Squat,,0,normal,60,5,`
    const rows = [
      row("Legs", "2026-03-04 08:00"),
      row("Push", "2026-03-04 08:00"),
      row("Legs", "2026-03-04 09:00"),
    ]
    expect(readHistory([header, ...rows].join("\n")).workouts).toHaveLength(3)
  })
})

it.each([
  [
    "Date,Exercise,Reps,Weight(kg),isWarmup",
    "2026-05-01 16:00:10 +0000,Curl,10,12,false",
    "2026-05-02 16:00:10 +0000,Curl,10,12,false",
  ],
  ["Date,Exercise,Category,Weight,Reps", "2026-05-01,Curl,Arms,12,10", "2026-05-02,Curl,Arms,12,10"],
  [
    "id,name,reps,weight,created,unit,cardio",
    "1,Curl,10,12,2026-05-01T18:00:00,kg,false",
    "2,Curl,10,12,2026-05-02T18:00:00,kg,false",
  ],
  [
    "Workout DateTime,Exercise,Completed Reps",
    "2026-03-01T17:00:00Z,Curl,10",
    "2026-03-02T17:00:00Z,Curl,10",
  ],
  [
    "Date (yyyy/mm/dd),Workout,Exercise,Set 1 (Reps),Set 1 (KG)",
    "2026/01/05,1,Curl,5,60",
    "2026/01/05,2,Curl,5,60",
  ],
  [
    "title,start_time,exercise_title,set_index,reps",
    "A,2026-03-04 07:05,Curl,0,5",
    "A,2026-03-05 07:05,Curl,0,5",
  ],
])("two workouts stay separate in a table from %s", (header, one, other) => {
  expect(readHistory([header, one, other].join("\n")).workouts).toHaveLength(2)
})

describe("Liftosaur and LiftLog", () => {
  it("have the day's name, and notes on exercises", () => {
    const liftosaur =
      readHistory(`Workout DateTime,Day Name,Exercise,Is Warmup Set?,Completed Reps,Completed RPE,Completed Weight Value,Completed Weight Unit,Notes
2026-03-01T17:00:00.000Z,Day 1,Squat,0,5,8,100,kg,Deep`)
    expect(setsOf(liftosaur)).toMatchObject([{ name: "Squat", set_type: "normal", rpe: 8, notes: "Deep" }])
    expect(liftosaur.workouts[0]?.name).toBe("Day 1")
    const liftLog = readHistory(`SessionId,Timestamp,Exercise,Weight,WeightUnit,Reps,Notes
a1,2026-03-01T18:02:11+01:00,Row,110,lb,9,Slow
a2,2026-03-01T18:02:11+01:00,Row,-10,kg,9,`)
    expect(setsOf(liftLog)).toMatchObject([
      { weight: 110, weight_unit: "lbs", notes: "Slow" },
      { weight: -10, weight_unit: "kg", notes: null },
    ])
    expect(liftLog.workouts).toHaveLength(2)
  })
})

describe("StrongLifts", () => {
  const header =
    "Date (yyyy/mm/dd),Workout,Workout Name,Body Weight (LB),Exercise,Sets×Reps,Sets×Time,Notes,Start Time (h:mm),End Time (h:mm),Set 1 (Reps),Set 1 (KG),Set 2 (Reps),Set 2 (KG)"

  it("has durations for sets, shared or one each, and the workout's end", () => {
    const history = readHistory(`${header}
2026/01/05,12,A,176,Plank,,3×60,Good,6:00 PM,6:45 PM,,,,
2026/01/05,12,A,176,Carry,,1:30/45/-,Good,6:00 PM,6:45 PM,0,24,0,0
2026/01/06,13,,0,Squat,5/5,,,,,5,60,5,0`)
    expect(history.workouts.map(({ name, start, end, notes }) => [name, start, end ?? null, notes])).toEqual([
      [
        "A",
        { kind: "clock", day: "2026-01-05", time: "18:00:00" },
        { kind: "clock", day: "2026-01-05", time: "18:45:00" },
        "Good",
      ],
      [null, { kind: "day", day: "2026-01-06" }, null, null],
    ])
    expect(
      setsOf(history).map(({ name, reps, weight, duration_minutes }) => [
        name,
        reps,
        weight,
        duration_minutes,
      ]),
    ).toEqual([
      ...[
        ["Plank", null, null, 1],
        ["Plank", null, null, 1],
        ["Plank", null, null, 1],
      ],
      ...[
        ["Carry", null, 24, 1.5],
        ["Carry", null, null, 0.75],
      ],
      ...[
        ["Squat", 5, 60, null],
        ["Squat", 5, 0, null],
      ],
    ])
    expect(history.weights).toEqual([
      { line: 2, at: { kind: "day", day: "2026-01-05" }, weight: 176, weight_unit: "lbs" },
    ])
  })

  it("has durations of ten minutes and more, and more than nine equal sets", () => {
    const history = readHistory(`${header}
2026/01/05,12,A,,Plank,,10:30/ 45,,,,,,,
2026/01/05,12,A,,Hang,,11×30,,,,,,,`)
    const minutes = setsOf(history).map(({ duration_minutes }) => duration_minutes)
    expect(minutes).toEqual([10.5, 0.75, ...Array.from({ length: 11 }, () => 0.5)])
  })

  it("has rows without a valid time left out", () => {
    const history = readHistory(
      `${header}\n2026/01/05,12,A,,Plank,,long,,,,,,,\n2026/01/05,12,A,,Plank,,1:2x,,,,,,,`,
    )
    expect(sentencesOf(history)).toEqual([
      "2 “long” is not a time. Left out.",
      "3 “1:2x” is not a time. Left out.",
    ])
  })
})

describe("Strong", () => {
  it("can be read in German, with notes and without rests", () => {
    const history =
      readHistory(`Datum,Workout-Name,Dauer,Name der Übung,Reihenfolge,Gewicht,Wiederh.,Strecke,Sekunden,Notizen,Workout-Notizen,RPE
2025-07-07 18:35:21,Push,1h 18m,Bank,Notiz,,,,,Langsam,,
2025-07-07 18:35:21,Push,1h 18m,Bank,W,20,10,0,0,,Müde,
2025-07-07 18:35:21,Push,1h 18m,Bank,Pausentimer,0,0,0,120,,,
2025-07-07 18:35:21,Push,1h 18m,Bank,1,0,10,0,0,,,8
2025-07-07 18:35:21,Push,1h 18m,Bank,2,0,0,1.5,90,,,0
2025-07-07 18:35:21,Push,1h 18m,Bank,Warm,60,5,0,0,,,`)
    expect(history.workouts).toMatchObject([{ name: "Push", duration_seconds: 4680, notes: "Müde" }])
    expect(setsOf(history)).toMatchObject([
      { set_type: "warmup", reps: 10, weight: 20, notes: "Langsam", rpe: null },
      { set_type: "normal", reps: 10, weight: 0, rpe: 8 },
      { reps: null, weight: null, distance: 1.5, duration_minutes: 1.5, rpe: null },
    ])
    expect(sentencesOf(history)).toEqual(["7 “Warm” is not a kind of set that Repertoire knows. Left out."])
  })

  it("numbers its sets beyond nine", () => {
    const row = (order: number) => `2025-07-07 18:00:00,Squat,${order},60,5`
    const history = readHistory(
      ["Date,Exercise Name,Set Order,Weight,Reps", row(9), row(10), row(1)].join("\n"),
    )
    expect(history.problems).toEqual([])
    expect(history.workouts[0]?.exercises.map(({ sets }) => sets.length)).toEqual([2, 1])
  })

  it("separates workouts by their number, or by start and name", () => {
    const rows = (header: string, ...first: string[]) =>
      readHistory([header, ...first.map((each) => `${each},Squat,1,60,5`)].join("\n")).workouts.length
    const columns = "Exercise Name,Set Order,Weight,Reps"
    const at = "2025-07-07 18:00:00"
    expect(rows(`Workout #,Date,${columns}`, `1,${at}`, `2,${at}`, `2,${at}`)).toBe(2)
    expect(rows(`Date,Workout Name,${columns}`, `${at},A`, `${at},B`, `${at},B`)).toBe(2)
  })

  it("keeps a column's own name if another column already has the standard name", () => {
    const history = readHistory(`Date,Datum,Exercise Name,Set Order,Weight,Reps
2025-07-07,2024-01-01,Squat,1,60,5`)
    expect(history.workouts[0]?.start).toEqual({ kind: "day", day: "2025-07-07" })
    expect(sentencesOf(history)).toEqual(["1 Unknown column “Datum”. Not imported."])
  })
})
