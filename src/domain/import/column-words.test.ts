import { describe, expect, it } from "vitest"
import { likelyMeaning, mainMeanings } from "./column-words.ts"
import { type ColumnMap, guessColumns, undecidedColumns } from "./guess-columns.ts"

type Likely = ReturnType<typeof likelyMeaning>

describe("a column", () => {
  const cases: [Likely, string[]][] = [
    ["date", ["Date", "Datum", "Fecha", "data", "Day", "Tag", "Día", "Дата", "Workout Date", "session_date"]],
    ["time", ["Time of Day", "Start time", "Start at", "Started at", "Uhrzeit", "Hora", "Heure", "created"]],
    [
      "exercise",
      ["Exercise Name", "Exercice", "Übung", "ejercicio", "Esercizio", "Oefening", "Lift", "Movement"],
    ],
    [
      "workout",
      ["Workout", "Session", "Routine", "Trainingseinheit", "Séance", "Allenamento", "title", "workoutName"],
    ],
    ["workoutLength", ["Workout Duration", "Dauer der Einheit", "Durée entraînement"]],
    ["workoutNotes", ["Workout Notes", "Session comments", "Notizen zum Training"]],
    [
      "order",
      [
        "Set Order",
        "order",
        "Reihenfolge",
        "Satznummer",
        "Ordre",
        "Set index",
        "Set #",
        "set number",
        "set no",
      ],
    ],
    [
      "notes",
      [
        "Note",
        "Notes",
        "Comment",
        "comments",
        "Notizen",
        "Anmerkung",
        "Nota",
        "exercise_notes",
        "Notitie",
        "remarque",
      ],
    ],
    ["warmup", ["Warmup", "warm up", "is_warm_up", "isWarmup", "Aufwärmsatz", "Échauffement"]],
    [
      "setType",
      ["Set type", "set_kind", "Satztyp", "Satz Art", "Set(own)type", "Set - type", "type", "Typ", "Kind"],
    ],
    ["sets", ["Sets", "set", "Sätze", "Series", "Number of sets", "No of sets", "# of sets", "sets done"]],
    [
      "bodyWeight",
      [
        "Body weight",
        "bodyWeight",
        "bodyweight",
        "Körpergewicht",
        "Body(own)weight",
        "Peso corporal",
        "Poids du corps",
      ],
    ],
    [
      "weight",
      [
        "Weight",
        "Load",
        "Gewicht",
        "Arbeitsgewicht",
        "Weight (of all reps)",
        "Weight [per reps]",
        "Peso",
        "kg",
        "kgs",
        "kilos",
        "kilo",
        "lb",
        "lbs",
        "Weight (kg)",
      ],
    ],
    [
      "weightUnit",
      [
        "Gewichtseinheit",
        "Weight Unit",
        "Unit",
        "units",
        "Einheit",
        "Gewicht (Einheit) unit",
        "Unit (of it)",
      ],
    ],
    [
      "reps",
      ["Reps", "rep", "Repetitions", "repetition", "Wdh.", "Wiederholungen", "Repeticiones", "Ripetizioni"],
    ],
    ["distance", ["Distance", "Distanz", "Strecke", "km", "Miles", "mile", "mi", "Distance (m)"]],
    ["distanceUnit", ["Distanzeinheit", "Distance Unit", "Unidad de distancia"]],
    ["rpe", ["RPE", "rpe (1-10)", "Set RPE"]],
    [
      "duration",
      ["Time", "Zeit", "Seconds", "second", "Sekunden", "Minutes", "Duration", "Dauer", "duration_seconds"],
    ],
    [null, ["Mood", "", "Gym", "setup", "unity", "Workday x", "Heart rate", "Unit price"]],
  ]
  it.each(cases)("is %s by any of these names", (meaning, names) => {
    expect(names.map((name) => [name, likelyMeaning(name)])).toEqual(names.map((name) => [name, meaning]))
  })

  it("is one of these important ones", () => {
    expect(mainMeanings).toEqual(["date", "exercise", "reps", "weight", "distance", "duration"])
  })
})

const guessOf = (columns: Record<string, string[]>): ColumnMap =>
  guessColumns(Object.entries(columns).map(([name, samples]) => ({ name, samples })))

describe("the meaning of a column", () => {
  it("goes to the first of two equal columns, and to none that is a set's number or has an unknown name", () => {
    expect(guessOf({ Day: [], Date: [], "Set Order": ["1"], Mood: [], Exercise: [] })).toEqual({
      ...{ date: "Day", exercise: "Exercise" },
    })
  })

  it.each<[string, string[], ColumnMap]>([
    ["none", [], { exercise: "Lift", duration: "Time" }],
    ["seconds", ["90", "120"], { exercise: "Lift", duration: "Time" }],
    ["short clocks", ["0:45", "0:01:30"], { exercise: "Lift", duration: "Time" }],
    ["halves of a day", ["6:05 pm", "6:10 pm"], { exercise: "Lift", time: "Time" }],
    ["halves with points", ["6:05 a.m."], { exercise: "Lift", time: "Time" }],
    ["halves without a space", ["6:05pm"], { exercise: "Lift", time: "Time" }],
    ["one half", ["6:05 pm", "7:10"], { exercise: "Lift", time: "Time" }],
    ["halves with their day", ["2026-05-09 6:05 pm"], { exercise: "Lift", date: "Time" }],
    ["halves behind a T", ["2026-05-09T6:05 pm"], { exercise: "Lift", date: "Time" }],
    ["short and long", ["0:45", "1:30"], { exercise: "Lift" }],
    ["late hours", ["18:05", " 9:30 "], { exercise: "Lift", time: "Time" }],
    ["ten o'clock", ["10:00"], { exercise: "Lift", time: "Time" }],
    ["late hours beside other texts", ["18:05", "90"], { exercise: "Lift" }],
    ["what may be either", ["1:30", "2:00"], { exercise: "Lift" }],
    ["nine o'clock", ["9:59:30"], { exercise: "Lift" }],
    ["not quite clocks", ["x18:05", "18:05x"], { exercise: "Lift", duration: "Time" }],
  ])("in a column of times is decided by its first rows: %s", (_, samples, map) => {
    expect(guessOf({ Lift: [], Time: samples })).toEqual(map)
  })

  it("is a workout's length if another column has the sets' times", () => {
    const [lift, time] = [{ Lift: [] }, { Time: ["60"] }]
    expect(guessOf({ ...lift, ...time, Duration: ["3600"] })).toEqual({
      ...{ exercise: "Lift", duration: "Time", workoutLength: "Duration" },
    })
    expect(guessOf({ ...lift, Duration: ["3600"], Time: ["18:05"] })).toEqual({
      ...{ exercise: "Lift", duration: "Duration", time: "Time" },
    })
    expect(guessOf({ ...lift, Dauer: ["60"], Durée: ["60"] })).toEqual({
      exercise: "Lift",
      duration: "Dauer",
    })
  })

  it("is the day if a start includes its day and no other column has one", () => {
    const [start, clocks] = [["2026-05-09 18:05"], ["18:05"]]
    expect(guessOf({ "Start time": start, Lift: [] })).toEqual({ date: "Start time", exercise: "Lift" })
    expect(guessOf({ "Start time": clocks, Lift: [] })).toEqual({ time: "Start time", exercise: "Lift" })
    expect(guessOf({ "Start time": start, Date: [], Lift: [] })).toEqual({
      ...{ time: "Start time", date: "Date", exercise: "Lift" },
    })
    expect(guessOf({ "Start time": ["", ...start], Weight: ["80"] })).toEqual({
      ...{ date: "Start time", bodyWeight: "Weight" },
    })
  })

  it("is a body weight if there are only dates and weights", () => {
    expect(guessOf({ Date: [], Weight: [] })).toEqual({ date: "Date", bodyWeight: "Weight" })
    expect(guessOf({ Date: [], Weight: [], Reps: [] })).toEqual({
      date: "Date",
      weight: "Weight",
      reps: "Reps",
    })
    expect(guessOf({ Weight: [], Exercise: [] })).toEqual({ weight: "Weight", exercise: "Exercise" })
    expect(guessOf({ Weight: [], "Body weight": [] })).toEqual({
      weight: "Weight",
      bodyWeight: "Body weight",
    })
    expect(guessOf({ Date: [] })).toEqual({ date: "Date" })
  })

  it("is asked for if an important meaning is assigned to no column", () => {
    const columns = ["Date", "Time", "Weight", "kg", "Mood", "Notes"].map((name) => ({ name, samples: [] }))
    expect(undecidedColumns(columns, {})).toEqual(["Date", "Time", "Weight", "kg"])
    expect(undecidedColumns(columns, { date: "Date", weight: "Weight" })).toEqual(["Time"])
    expect(undecidedColumns(columns, { date: "Time" })).toEqual(["Weight", "kg"])
  })
})
