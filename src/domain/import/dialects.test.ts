import * as fc from "fast-check"
import Papa from "papaparse"
import { describe, expect, it } from "vitest"
import { timestampOf } from "#domain/days/local-day.ts"
import type { FileHistory, FileSet, FileWorkout } from "./file-history.ts"
import type { FileTime } from "./file-time.ts"
import { recognize, separatorOf } from "./recognize.ts"

// A generated history is written the way an app writes it, and then read. It must stay the same, except for
// what the app's format can't hold.

interface MadeSet {
  /** The set's type. None of these apps writes rest-pause sets. */
  type: Exclude<FileSet["set_type"], "rest_pause">
  reps: number | null
  weight: number | null
  seconds: number | null
  meters: number | null
  rpe: number | null
}

interface MadeWorkout {
  /** When the workout began, in epoch milliseconds; always a whole minute. */
  start: number
  name: string
  note: string
  minutes: number
  exercises: { name: string; superset: number | null; sets: MadeSet[] }[]
}

const names = [
  "Squat",
  'Bench "Press"',
  "Row; bent",
  "Curl, EZ",
  "Übung 💪",
  "Line\nbreak",
  "=1+1",
  "<b>Dip</b>",
]
const half = (low: number, high: number) =>
  fc.integer({ min: low * 2, max: high * 2 }).map((halves) => halves / 2)
const type = fc.constantFrom("normal" as const, "warmup" as const, "drop" as const, "failure" as const)
const rpe = fc.option(half(6, 10))
const lifted = fc.record({
  type,
  reps: fc.integer({ min: 1, max: 50 }),
  weight: half(1, 400),
  seconds: fc.constant(null),
  meters: fc.constant(null),
  rpe,
})
const held = fc.record({
  type,
  reps: fc.constant(null),
  weight: fc.constant(null),
  seconds: fc.integer({ min: 1, max: 600 }),
  meters: fc.constant(null),
  rpe,
})
const run = fc.record({
  type: fc.constant("normal" as const),
  reps: fc.constant(null),
  weight: fc.constant(null),
  seconds: fc.integer({ min: 60, max: 6000 }),
  meters: fc.integer({ min: 100, max: 40_000 }),
  rpe: fc.constant(null),
})
const sets = fc.array(fc.oneof(lifted, held, run), { minLength: 1, maxLength: 4 })
const workout = fc.record({
  start: fc.integer({ min: 21_000_000, max: 29_000_000 }).map((minutes) => minutes * 60_000),
  name: fc.constantFrom(...names),
  note: fc.constantFrom("", 'Good, but "hard"', "Two\nlines; three"),
  minutes: fc.integer({ min: 1, max: 300 }),
  exercises: fc.uniqueArray(
    fc.record({ name: fc.constantFrom(...names), superset: fc.option(fc.integer({ min: 1, max: 3 })), sets }),
    {
      minLength: 1,
      maxLength: 4,
      selector: ({ name }) => name,
    },
  ),
})
// No two workouts are on the same day, because apps that only record days would merge them.
const histories = fc.uniqueArray(workout, {
  minLength: 1,
  maxLength: 5,
  selector: ({ start }) => timestampOf(start).slice(0, 10),
})

interface Dialect {
  name: string
  separator: "," | ";"
  columns: string[]
  /** The rows that the app writes for a set. */
  rows: (
    set: MadeSet,
    place: { workout: MadeWorkout; exercise: string; superset: number | null; number: number },
  ) => (string | number | null)[][]
  time: (start: number) => FileTime
  hasSupersets?: boolean
  hasEnds?: boolean
  /** The values that the app's format can't hold. */
  without?: readonly ("type" | "rpe" | "name" | "note" | "minutes")[]
  weightUnit: FileSet["weight_unit"]
  /** The unit in which the app writes distances, in meters, and the unit that is read. */
  distance: { meters: number; unit: FileSet["distance_unit"] }
}

const clockOf = (start: number): FileTime => ({
  kind: "clock",
  day: timestampOf(start).slice(0, 10),
  time: timestampOf(start).slice(11, 19),
})
const momentOf = (start: number): FileTime => ({ kind: "moment", moment: start })
const stamp = (start: number) => timestampOf(start).slice(0, 19).replace("T", " ")
const hevyStamp = (start: number) => {
  const [year, month, day] = timestampOf(start).slice(0, 10).split("-")
  const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
  return `${Number(day)} ${months[Number(month) - 1]} ${year}, ${timestampOf(start).slice(11, 16)}`
}
const strongOrder = ({ type }: MadeSet, number: number) =>
  ({ normal: String(number), warmup: "W", drop: "D", failure: "F" })[type]
const kilometers = (meters: number | null) => (meters === null ? null : meters / 1000)

const dialects: Dialect[] = [
  {
    name: "Strong with commas",
    separator: ",",
    columns:
      "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE".split(
        ",",
      ),
    rows: (set, { workout, exercise, number }) => [
      [
        ...[stamp(workout.start), workout.name, `${workout.minutes}m`, exercise, strongOrder(set, number)],
        ...[
          set.weight ?? 0,
          set.reps ?? 0,
          kilometers(set.meters) ?? 0,
          set.seconds ?? 0,
          "",
          workout.note,
          set.rpe,
        ],
      ],
      [
        ...[stamp(workout.start), workout.name, `${workout.minutes}m`, exercise, "Rest Timer"],
        0,
        0,
        0,
        90,
        "",
        "",
        "",
      ],
    ],
    time: clockOf,
    weightUnit: null,
    distance: { meters: 1000, unit: null },
  },
  {
    name: "Strong with semicolons",
    separator: ";",
    columns:
      "Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration".split(
        ";",
      ),
    rows: (set, { workout, exercise, number }) => [
      [
        ...[stamp(workout.start), workout.name, exercise, strongOrder(set, number)],
        ...[
          String(set.weight ?? "").replace(".", ","),
          "lbs",
          set.reps,
          set.rpe,
          kilometers(set.meters),
          "km",
          set.seconds,
        ],
        ...["", workout.note, `${Math.floor(workout.minutes / 60)}h ${workout.minutes % 60}m`],
      ],
    ],
    time: clockOf,
    weightUnit: "lbs",
    distance: { meters: 1000, unit: "km" },
  },
  {
    name: "Strong with numbers of workouts",
    separator: ";",
    columns:
      "Workout #;Date;Workout Name;Duration (sec);Exercise Name;Set Order;Weight (kg);Reps;RPE;Distance (meters);Seconds;Notes;Workout Notes".split(
        ";",
      ),
    rows: (set, { workout, exercise, number }) => [
      [
        ...[
          workout.start,
          stamp(workout.start),
          workout.name,
          workout.minutes * 60,
          exercise,
          strongOrder(set, number),
        ],
        ...[set.weight, set.reps, set.rpe, set.meters, set.seconds, "", workout.note],
      ],
    ],
    time: clockOf,
    weightUnit: "kg",
    distance: { meters: 1000, unit: "km" },
  },
  ...(["kg", "lbs"] as const).map((unit): Dialect => ({
    name: `Hevy in ${unit}`,
    separator: ",",
    columns:
      `title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_${unit},reps,distance_km,duration_seconds,rpe`.split(
        ",",
      ),
    rows: (set, { workout, exercise, superset, number }) => [
      [
        ...[
          workout.name,
          hevyStamp(workout.start),
          hevyStamp(workout.start + workout.minutes * 60_000),
          workout.note,
        ],
        ...[
          exercise,
          superset === null ? null : superset - 1,
          "",
          number - 1,
          set.type === "drop" ? "dropset" : set.type,
          set.weight,
          set.reps,
        ],
        ...[kilometers(set.meters), set.seconds ?? 0, set.rpe],
      ],
    ],
    time: clockOf,
    hasSupersets: true,
    hasEnds: true,
    weightUnit: unit,
    distance: { meters: 1000, unit: "km" },
  })),
  {
    name: "FitNotes",
    separator: ",",
    columns: "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment".split(","),
    rows: (set, { workout, exercise }) => [
      [
        ...[
          timestampOf(workout.start).slice(0, 10),
          exercise,
          "Any",
          set.weight,
          set.weight === null ? "" : "kgs",
          set.reps,
        ],
        ...[
          set.meters,
          set.meters === null ? "" : "m",
          set.seconds === null ? "" : clockTime(set.seconds),
          "",
        ],
      ],
    ],
    time: (start) => ({ kind: "day", day: timestampOf(start).slice(0, 10) }),
    without: ["type", "rpe", "name", "note", "minutes"],
    weightUnit: "kg",
    distance: { meters: 1000, unit: "km" },
  },
  {
    name: "Fitbod",
    separator: ",",
    columns:
      "Date,Exercise, Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note, multiplier".split(
        ",",
      ),
    rows: (set, { workout, exercise }) => [
      [
        ...[
          `${stamp(workout.start)} +0000`,
          exercise,
          ` ${set.reps ?? 0}`,
          set.weight ?? 0,
          set.seconds ?? 0,
          set.meters ?? 0,
        ],
        ...[0, 0, "false", "", " 1.0"],
      ],
    ],
    time: momentOf,
    without: ["type", "rpe", "name", "note", "minutes"],
    weightUnit: "kg",
    distance: { meters: 1000, unit: "km" },
  },
]

function clockTime(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, "0")
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

function written({ separator, columns, rows }: Dialect, history: MadeWorkout[]): string {
  const lines = history.flatMap((workout) =>
    workout.exercises.flatMap(({ name, superset, sets: done }) =>
      done.flatMap((set, index) => rows(set, { workout, exercise: name, superset, number: index + 1 })),
    ),
  )
  return Papa.unparse([columns, ...lines], { delimiter: separator, newline: "\n" })
}

function read(text: string): FileHistory {
  const delimiter = separatorOf(text.split("\n")[0] ?? "")
  const [header = [], ...rows] = Papa.parse<string[]>(text, { delimiter, newline: "\n" }).data
  const reader = recognize(header)
  if (!reader) throw new Error("No app is known to write this.")
  for (const [index, cells] of rows.entries()) reader.add(cells, index + 2)
  return reader.finish()
}

type ReadWorkout = Omit<FileWorkout, "line">

/** The workouts that should be read back. */
function expected(dialect: Dialect, history: MadeWorkout[]): ReadWorkout[] {
  const { time, without = [], weightUnit, distance } = dialect
  const has = (what: (typeof without)[number]) => !without.includes(what)
  return history
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, name, note, minutes, exercises }) => ({
      name: has("name") ? name : null,
      start: time(start),
      ...lengthOf(dialect, start, has("minutes") ? minutes : null),
      notes: has("note") && note !== "" ? note : null,
      exercises: exercises.map((exercise) => ({
        name: exercise.name,
        sets: exercise.sets.map((set) => ({
          set_type: has("type") ? set.type : "normal",
          reps: set.reps,
          weight: set.weight,
          weight_unit: weightUnit,
          duration_minutes: set.seconds === null ? null : set.seconds / 60,
          distance: set.meters === null ? null : set.meters / distance.meters,
          distance_unit: distance.unit,
          rpe: has("rpe") ? set.rpe : null,
          notes: null,
          ...(dialect.hasSupersets && { superset: exercise.superset }),
        })),
      })),
    }))
}

/** Hevy writes when a workout ended. The other apps write how long it took. */
const lengthOf = ({ hasEnds, time }: Dialect, start: number, minutes: number | null) =>
  hasEnds && minutes !== null
    ? { end: time(start + minutes * 60_000), duration_seconds: null }
    : { duration_seconds: minutes === null ? null : minutes * 60 }

/** Removes the units of empty values, because they mean nothing. */
function withoutIdleUnits(workouts: ReadWorkout[]) {
  return workouts.map((each) => ({
    ...each,
    exercises: each.exercises.map(({ name, sets: done }) => ({
      name,
      sets: done.map((set) => ({
        ...set,
        weight_unit: set.weight === null ? null : set.weight_unit,
        distance_unit: set.distance === null ? null : set.distance_unit,
      })),
    })),
  }))
}

describe.each(dialects)("a history in the form of $name", (dialect) => {
  it("is read back unchanged: 200 histories", () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { workouts, problems } = read(written(dialect, history))
        expect(problems).toEqual([])
        const withoutLines = workouts.map(({ line: _line, ...rest }) => rest)
        expect(withoutIdleUnits(withoutLines)).toEqual(withoutIdleUnits(expected(dialect, history)))
      }),
      { numRuns: 200 },
    )
  })
})
