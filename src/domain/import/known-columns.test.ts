import { describe, expect, it } from "vitest"
import { fitbod } from "./formats/fitbod.ts"
import { fitNotes, fitNotesMeasurements } from "./formats/fitnotes.ts"
import { flexify } from "./formats/flexify.ts"
import { flexifyGraphs } from "./formats/flexify-graphs.ts"
import { hevy, hevyMeasurements } from "./formats/hevy.ts"
import { liftLog } from "./formats/liftlog.ts"
import { liftosaur } from "./formats/liftosaur.ts"
import { strong } from "./formats/strong.ts"
import { strongLifts } from "./formats/stronglifts.ts"
import { formats, recognize, separatorOf } from "./recognize.ts"
import type { RowFormat } from "./row-reading.ts"
import { distinctNames } from "./table.ts"
import { historyReader } from "./table-reader.ts"

/** An app's format, and the columns that hold its most important values. */
interface Known {
  format: RowFormat
  source: string
  header: string
  /** The column for each of these meanings. */
  main: Record<string, string>
}
const known: Known[] = [
  {
    ...{ format: hevy, source: "Hevy" },
    header:
      "title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe",
    main: {
      Übung: "exercise_title",
      Gewicht: "weight_kg",
      Wiederholungen: "reps",
      Strecke: "distance_km",
      Dauer: "duration_seconds",
    },
  },
  {
    ...{
      format: hevy,
      source: "Hevy",
      header: "title,start_time,exercise_title,set_index,weight_lbs,reps,distance_miles,duration_seconds",
    },
    main: { Gewicht: "weight_lbs", Strecke: "distance_miles" },
  },
  {
    ...{ format: fitNotes, source: "FitNotes" },
    header: "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment",
    main: {
      Datum: "Date",
      Übung: "Exercise",
      Gewicht: "Weight",
      Wiederholungen: "Reps",
      Strecke: "Distance",
      Dauer: "Time",
    },
  },
  {
    ...{
      format: fitNotes,
      source: "FitNotes",
      header: "Date,Exercise,Category,Weight (kg),Weight (lbs),Reps,Distance,Time,Notes,Kind",
    },
    main: {},
  },
  {
    ...{
      format: fitNotesMeasurements,
      source: "FitNotes",
      header: "Date,Time,Measurement,Value,Unit,Comment",
    },
    main: { Datum: "Date", Gewicht: "Value" },
  },
  {
    ...{ format: fitbod, source: "Fitbod" },
    header:
      "Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier",
    main: {
      Datum: "Date",
      Übung: "Exercise",
      Gewicht: "Weight(kg)",
      Wiederholungen: "Reps",
      Strecke: "Distance(m)",
      Dauer: "Duration(s)",
    },
  },
  {
    ...{ format: strongLifts, source: "StrongLifts" },
    header:
      "Date (yyyy/mm/dd),Workout,Workout Name,Program Name,Body Weight (KG),Body Weight (LB),Exercise,Sets×Reps,Sets×Time,Top Set (Reps×KG),Top Set (Reps×LB),e1RM (KG),e1RM (LB),Reps,Volume (KG),Volume (LB),Workout Volume (KG),Workout Volume (LB),Duration (hours),Start Time (h:mm),End Time (h:mm),Notes,Set 1 (Reps),Set 1 (KG),Set 12 (Reps),Set 12 (LB)",
    main: { Datum: "Date (yyyy/mm/dd)", Übung: "Exercise" },
  },
  {
    ...{ format: liftosaur, source: "Liftosaur" },
    header:
      "Workout DateTime,Program,Day Name,Exercise,Is Warmup Set?,Required Reps,Completed Reps,Is AMRAP?,Required RPE,Completed RPE,Log RPE?,Required Weight Value,Required Weight Unit,Completed Weight Value,Completed Weight Unit,Ask Weight?,Completed Reps Time,Target Muscles,Synergist Muscles,Notes",
    main: {
      Datum: "Workout DateTime",
      Übung: "Exercise",
      Wiederholungen: "Completed Reps",
      Gewicht: "Completed Weight Value",
    },
  },
  {
    ...{
      format: liftLog,
      source: "LiftLog",
      header: "SessionId,Timestamp,Exercise,Weight,WeightUnit,Reps,TargetReps,Notes",
    },
    main: { Datum: "Timestamp", Übung: "Exercise", Wiederholungen: "Reps", Gewicht: "Weight" },
  },
  {
    ...{
      format: flexify,
      source: "Flexify",
      header: "id,name,reps,weight,created,unit,bodyWeight,duration,distance,cardio,hidden,incline",
    },
    main: {
      Datum: "created",
      Übung: "name",
      Wiederholungen: "reps",
      Gewicht: "weight",
      Strecke: "distance",
      Dauer: "duration",
    },
  },
  {
    ...{ format: flexifyGraphs, source: "Flexify" },
    header:
      "format,recordType,id,exerciseId,workoutId,name,kind,displayUnit,category,image,defaultRestDurationMs,notes,graphMetric,graphPeriod,graphLimit,archived,graphTimeBasedXAxis,timestamp,reps,loadKg,durationMs,distanceMetres,incline,bodyWeightKg,photo,planId,startedAt,endedAt",
    main: {
      Übung: "exerciseId",
      Wiederholungen: "reps",
      Gewicht: "loadKg",
      Strecke: "distanceMetres",
      Dauer: "durationMs",
    },
  },
  {
    ...{ format: strong, source: "Strong" },
    header:
      "Workout #,Date,Workout Name,Duration (sec),Exercise Name,Set Order,Weight (kg),Reps,RPE,Distance (meters),Seconds,Notes,Workout Notes",
    main: {},
  },
  {
    ...{ format: strong, source: "Strong" },
    header:
      "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Weight Unit,Reps,RPE,Distance,Distance Unit,Seconds,Notes,Workout Notes,Workout Duration",
    main: {},
  },
  ...["Weight (lbs)", "Weight (lb)", "kg", "kgs", "lb", "lbs"].map((weight) => ({
    ...{
      format: strong,
      source: "Strong",
      header: `Date,Exercise Name,Set Order,${weight},Reps,Seconds`,
      main: {},
    },
  })),
  ...["Distance (km)", "Distance (mi)", "km", "mi", "mi."].map((distance) => ({
    ...{
      format: strong,
      source: "Strong",
      header: `Date,Exercise Name,Set Order,${distance},Weight,Reps,Seconds`,
      main: {},
    },
  })),
]

const findings = (format: RowFormat, header: readonly string[]) => historyReader(format, header).finish()

describe.each(known)("the columns of $source: $header", ({ format, source, header, main }) => {
  const names = header.split(",")

  it("are all known, and show which app wrote them", () => {
    const reader = recognize(names)
    expect(reader?.finish()).toMatchObject({ source, problems: [], notUnderstood: [], workouts: [] })
  })

  it("are asked about only if a main one has a name in another language", () => {
    const others = ["Datum", "Übung", "Gewicht", "Wiederholungen", "Strecke", "Dauer"].filter(
      (word) => word in main,
    )
    expect(findings(format, [...names, ...others]).notUnderstood).toEqual([])
    for (const word of others) {
      const renamed = names.map((name) => (name === main[word] ? word : name))
      expect(findings(format, renamed).notUnderstood).toEqual([word])
    }
  })
})

describe("a column with an unknown name", () => {
  it("is asked about if reps, weight, day or exercise are missing, but not for a distance", () => {
    const header = "Date,Exercise,Category,Weight,Reps,Distance,Time".split(",")
    const without = (name: string) =>
      findings(
        fitNotes,
        header.map((each) => (each === name ? "Quux" : each)),
      ).notUnderstood
    expect(["Reps", "Weight", "Date", "Exercise"].map(without)).toEqual(
      Array.from({ length: 4 }, () => ["Quux"]),
    )
    expect(["Distance", "Time"].map(without)).toEqual([[], []])
    expect(findings(fitNotes, [...header.slice(0, 4), "Distance", "Time", "", " "]).notUnderstood).toEqual([])
  })

  it("is reported once, next to a second column of the same name", () => {
    const { problems } = findings(
      fitNotes,
      "Date,Exercise,Category,Weight,Reps,Distance,Time,Gym,Gym,".split(","),
    )
    expect(problems.map(({ sentence }) => sentence)).toEqual([
      "Unknown column “Gym”. Not imported.",
      "Unknown column “Gym (2)”. Not imported.",
    ])
    expect(distinctNames([" A", "A", "A", "", "", "B"])).toEqual(["A", "A (2)", "A (3)", "", "", "B"])
  })
})

it("Hevy's measurements need their day and weight", () => {
  expect(findings(hevyMeasurements, ["date", "weight_kg", "Datum", "Gewicht"]).notUnderstood).toEqual([])
  expect(findings(hevyMeasurements, ["Datum", "weight_kg"]).notUnderstood).toEqual(["Datum"])
  expect(findings(hevyMeasurements, ["date", "Gewicht"]).notUnderstood).toEqual(["Gewicht"])
})

const needed: [RowFormat, string[]][] = [
  [hevy, ["exercise_title", "start_time"]],
  [hevyMeasurements, ["date", "weight_kg", "fat_percent"]],
  [fitNotes, ["Date", "Exercise", "Category"]],
  [fitNotesMeasurements, ["Measurement", "Value", "Date"]],
  [fitbod, ["isWarmup", "Exercise", "Date"]],
  [strongLifts, ["Date (yyyy/mm/dd)", "Exercise"]],
  [liftosaur, ["Workout DateTime", "Completed Reps"]],
  [liftLog, ["SessionId", "WeightUnit", "Timestamp"]],
  [flexify, ["created", "unit", "cardio"]],
  [flexifyGraphs, ["recordType", "loadKg"]],
  [strong, ["Date", "Exercise Name", "Set Order"]],
]

it.each(needed)("$source is known by all of %j", (format, names) => {
  expect(format.recognizes(new Set(names))).toBe(true)
  for (const name of names)
    expect(format.recognizes(new Set(names.filter((each) => each !== name)))).toBe(false)
})

it("every format is listed here with the columns by which it is recognized", () => {
  const missing = formats.filter((format) => needed.every(([each]) => each !== format))
  expect(
    missing.map(({ source }) => source),
    "Add the format and its columns to `needed`",
  ).toEqual([])
})

it("Strong and StrongLifts lack the values for which they have no column", () => {
  const names = "Date,Exercise Name,Set Order,Weight,Reps,Seconds".split(",")
  const without = (name: string, other: string) => names.map((each) => (each === name ? other : each))
  for (const name of ["Date", "Exercise Name", "Weight", "Reps"])
    expect(findings(strong, without(name, "Quux")).notUnderstood).toEqual(["Quux"])
  expect(findings(strong, without("Seconds", "Zeit")).notUnderstood).toEqual(["Zeit"])
  expect(findings(strong, [...names, "Zeit", "Quux"]).notUnderstood).toEqual([])
  const lifts = ["Date (yyyy/mm/dd)", "Exercise", "Set 12 (Reps)", "Set 12 (LB)"]
  expect(findings(strongLifts, [...lifts, "Wiederholungen", "Gewicht"]).notUnderstood).toEqual([])
  const strange = [
    "xSet 1 (Reps)",
    "Set 1 (Reps) x",
    "Set x (Reps)",
    "xSet 1 (KG)",
    "Set 1 (KG) x",
    "Set x (KG)",
  ]
  const { problems, notUnderstood } = findings(strongLifts, [...lifts.slice(0, 2), ...strange])
  expect(problems).toHaveLength(strange.length)
  expect(notUnderstood).toEqual(strange)
})

it("a table with other columns isn't from a known app", () => {
  expect(recognize(["Date", "Exercise", "Reps"])).toBeUndefined()
  for (const { header } of known) {
    const names = header.split(",")
    expect(names.some((name) => recognize(names.filter((each) => each !== name)) === undefined)).toBe(true)
  }
})

it.each([
  ["a,b;c,d", ","],
  ["a;b;c,d", ";"],
  ["a\tb\tc;d", "\t"],
  ['"a;b;c;d",e', ","],
  ['"a"";b;c",e', ","],
  ["alone", ","],
] as const)("the cells of %j are separated by %j", (line, separator) => {
  expect(separatorOf(line)).toBe(separator)
})
