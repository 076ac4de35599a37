import fc from "fast-check"
import { csvLine, plainCell } from "#domain/export/csv.ts"
import { exportSections } from "#domain/export/export-sections.ts"
import { awkwardText } from "@repertoire/backend/testing/awkward-text.ts"

// Tables in the formats of real apps, with cells written by an attacker.

const headers = [
  "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE",
  "Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration",
  "title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe",
  "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment",
  "Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier",
  "Date,Workout,Exercise,Sets,Reps,Weight,Weight,Distance (km),Time (s),RPE,Note,Body weight",
].map((header) => header.split(header.includes(";") ? ";" : ","))

const dates = fc.constantFrom(
  ...["2024-06-07", "2024-06-07 10:39:00", "6/7/2024", "29/1/2024", "1/29/2024", "7.6.24"],
  ...["0000-01-01", "0001-01-01", "-0001-01-01", "1000-01-01", "1899-12-31", "1900-01-01", "2200-01-01"],
  ...["9999-12-31", "10000-01-01", "9999-12-31T23:59:59-12:00", "2024-02-30", "2024-06-07 25:00:00"],
  ...["2024-06-07T10:39:00+99:99", "1900-01-01T00:00:00+14:00", "2199-12-31T23:59:59-12:00", "31/12/99"],
  ...["2199-12-31 23:59:00", "1900-01-01 00:00", "2024-03-31 02:30:00", "7 Jun 2024, 24:01"],
)
const numbers = fc.constantFrom(
  ...[
    "1e308",
    "1e308 kg",
    "1e99",
    "5e-99",
    "Infinity",
    "-Infinity",
    "NaN",
    "-0",
    "-1",
    "0",
    "1,200",
    "1.050,5",
  ],
  ...["99999999999999999999", "100001", "100000", "-100000", "0.0000000001", "60", "8", "12 each", "−20"],
  ...["-1:00:00", "25:61:61", "99:59:59", "999999999:00:00", "4294967296", "5 constructor", "0x10", "½", "٣"],
)
const words = fc.oneof(
  fc.constantFrom(
    ...["__proto__", "constructor", "toString", "\u202Egnp.exe", "Squat", "SQUAT", "Bench Press (Barbell)"],
    ...["=cmd|' /C calc'!A0", "'=1+1", "W", "D", "1", "99999", "10001", "Caf\u00e9", "Cafe\u0301"],
    ...["a".repeat(201), "💪".repeat(101), "x".repeat(10_001), `${"x".repeat(9999)}💪`, "é".repeat(20_001)],
  ),
  awkwardText,
)

const isDate = (name: string) => /^(?:date|start_time|workout_date)$/i.test(name)
const isExercise = (name: string) => /^exercise(?:[ _](?:name|title))?$/i.test(name)

/** A row whose cells fit their columns often enough for some of it to be accepted. */
const rowOf = (names: readonly string[]) =>
  fc.tuple(
    ...names.map((name) => {
      if (isDate(name)) return dates
      if (isExercise(name)) return fc.oneof(words, fc.constant("Squat"))
      if (name.endsWith("log_id") || name === "id") return fc.constantFrom("one", "two")
      return fc.oneof(dates, numbers, words, fc.constant(""))
    }),
  )

const tableOf = (names: readonly string[], most = 8) =>
  fc
    .array(rowOf(names), { minLength: 1, maxLength: most })
    .map((rows) => [names, ...rows].map((cells) => csvLine(cells.map((cell) => plainCell(cell)))).join(""))

/** A forged version of Repertoire's own export. */
const ownExport = fc
  .tuple(
    ...Object.values(exportSections).map(({ title, columns }) =>
      tableOf(Object.keys(columns), 3).map((table) => `${title}\r\n${table}\r\n`),
    ),
  )
  .map((sections) => sections.join(""))

export const hostileTable = fc.oneof(...headers.map((names) => tableOf(names)), ownExport)
