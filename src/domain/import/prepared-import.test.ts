import { describe, expect, it } from "vitest"
import type { FileHistory, FileSet, FileWorkout } from "./file-history.ts"
import type { ExerciseTarget } from "./match-exercises.ts"
import { type KnownRows, prepareImport } from "./prepare-import.ts"
import { emptySet } from "./row-reading.ts"

const day = "2026-03-01"
const workout = (
  exercises: [name: string, ...sets: Partial<FileSet>[]][],
  more: Partial<FileWorkout> = {},
): FileWorkout => ({
  ...{ line: 2, name: "Legs", start: { kind: "day", day }, duration_seconds: null, notes: "Good" },
  exercises: exercises.map(([name, ...sets]) => ({
    name,
    sets: sets.map((set) => ({ ...emptySet, ...set })),
  })),
  ...more,
})
const historyOf = (...workouts: FileWorkout[]): FileHistory => ({
  source: "Strong",
  workouts,
  weights: [],
  problems: [],
})
const nothing: KnownRows = { workouts: [], weights: [], others: {}, photos: [] }
const targets: [string, ExerciseTarget][] = [
  ["Squat", { id: "squat" }],
  ["Back Squat", { id: "squat" }],
  ["Moon walk", { make: { name: "Moon walk", type: "cardio", measure: "distance_time" } }],
]
const prepare = (history: FileHistory, known = nothing, weightUnit: "kg" | "lbs" = "kg") =>
  prepareImport(
    history,
    { weightUnit, distanceUnit: "mi", timeZone: "Europe/Berlin", exercises: new Map(targets) },
    known,
    () => "an id",
  )

describe("an import", () => {
  it("refers to each exercise once, even if the file has two names for it", () => {
    const { exercises, workouts } = prepare(
      historyOf(
        workout([
          ["Squat", { reps: 5 }],
          ["Moon walk", { distance: 1 }],
          ["Back Squat", { reps: 3 }, { reps: 2 }],
        ]),
      ),
    )
    expect(exercises).toEqual([targets[0]?.[1], targets[2]?.[1]])
    expect(workouts[0]).toMatchObject({
      name: "Legs",
      notes: "Good",
      date: day,
      started_at: null,
      duration_seconds: null,
    })
    expect(
      workouts[0]?.sets.map(({ exercise, exercise_order, set_number }) => [
        exercise,
        exercise_order,
        set_number,
      ]),
    ).toEqual([
      ...[
        [0, 1, 1],
        [1, 2, 1],
        [0, 3, 1],
        [0, 3, 2],
      ],
    ])
    expect(workouts[0]?.sets[1]).toMatchObject({ distance: 1, distance_unit: "mi", weight_unit: "kg" })
  })

  it("needs to know what each exercise is", () => {
    expect(() => prepare(historyOf(workout([["Curl", { reps: 5 }]])))).toThrow(
      "No match was chosen for the exercise Curl.",
    )
  })

  it("uses a length rather than an end, and the end if there is no length", () => {
    const clock = (time: string) => ({ kind: "clock", day, time }) as const
    const lasting = (duration_seconds: number | null) =>
      prepare(
        historyOf(
          workout([["Squat", { reps: 5 }]], {
            start: clock("18:00:00"),
            end: clock("19:00:00"),
            duration_seconds,
          }),
        ),
      ).workouts[0]?.duration_seconds
    expect([lasting(60), lasting(null)]).toEqual([60, 3600])
  })

  it("shows a changed workout, with the sets that are only in the file or only in the log", () => {
    const file = workout(
      [
        ["Squat", { reps: 5, weight: 100 }, { reps: 5, weight: 100 }],
        ["Moon walk", { distance: 1 }],
      ],
      { name: null },
    )
    const known = {
      ...{ name: null, date: day, started_at: null, exercises: ["squat", "squat", "curl"] },
      sets: [
        [5, 100, null, null],
        [5, 100, null, null],
        [9, 20, null, null],
        [8, 20, null, null],
      ],
    }
    const { changed, workouts } = prepare(historyOf(file), { ...nothing, workouts: [known] })
    expect(workouts).toEqual([])
    expect(changed).toEqual([
      {
        ...{ name: null, date: day, started_at: null },
        sets: [
          {
            exercise: "Moon walk",
            exerciseId: "curl",
            file: [null, null, null, 1.609_344],
            here: [9, 20, null, null],
          },
          { exercise: "", exerciseId: null, file: null, here: [8, 20, null, null] },
        ],
      },
    ])
    const longer = workout([
      ["Squat", { reps: 5, weight: 100 }, { reps: 4, weight: 90 }],
      ["Moon walk", { distance: 1 }],
    ])
    const shorter = { ...known, sets: known.sets.slice(0, 2), exercises: undefined }
    const more = prepare(historyOf(longer), {
      ...nothing,
      workouts: [
        {
          ...shorter,
          sets: [
            [5, 100, null, null],
            [4, 90, null, null],
          ],
        },
      ],
    })
    expect(more.changed[0]).toMatchObject({
      name: "Legs",
      sets: [{ exercise: "Moon walk", exerciseId: null, file: [null, null, null, 1.609_344], here: null }],
    })
  })

  it("finds existing workouts on the day before and after as well", () => {
    const sets = [[5, 100, null, null]]
    const known = ["2026-02-28", "2026-03-02"].map((date) => ({
      name: "Legs",
      date,
      started_at: `${date}T12:00:00Z`,
      sets,
    }))
    const at = (moment: string) =>
      workout([["Squat", { reps: 5, weight: 100 }]], {
        start: { kind: "moment", moment: Date.parse(moment), day },
      })
    const { alreadyHere } = prepare(historyOf(at("2026-02-28T12:00:30Z"), at("2026-03-02T12:00:30Z")), {
      ...nothing,
      workouts: known,
    })
    expect(alreadyHere).toEqual([
      { name: "Legs", date: day, started_at: "2026-02-28T12:00:30.000Z", isOtherZone: false },
      { name: "Legs", date: day, started_at: "2026-03-02T12:00:30.000Z", isOtherZone: false },
    ])
  })
})

it("a body weight already exists if it differs by up to a tenth of a kilogram, in either unit", () => {
  const weigh = (weight: number, weight_unit: "kg" | "lbs" | null) => ({
    line: 1,
    at: { kind: "day", day } as const,
    weight,
    weight_unit,
  })
  const known = { ...nothing, weights: [{ date: day, weight: 80, weight_unit: "kg" as const }] }
  const weights = [weigh(80.04, "kg"), weigh(176.4, "lbs"), weigh(176.4, null), weigh(80.1, "kg")]
  const { weights: brought, weightsHere } = prepare({ ...historyOf(), weights }, known, "lbs")
  expect(weightsHere).toBe(3)
  expect(brought).toEqual([{ date: day, weight: 80.1, weight_unit: "kg" }])
})

it("assistance is left out if an exercise records none, but no other weight is", () => {
  const sets = [{ reps: 5, weight: 0 }, { reps: 5, weight: -20 }, { reps: 5, weight: 10 }, { reps: 5 }]
  const { workouts } = prepareImport(
    historyOf(
      workout([
        ["Squat", ...sets],
        ["Back Squat", { reps: 5, weight: -20 }],
      ]),
    ),
    {
      ...{ weightUnit: "kg", distanceUnit: "km", timeZone: "UTC", exercises: new Map(targets) },
      loads: new Map([["Squat", "outside"]]),
    },
    nothing,
    () => "an id",
  )
  expect(workouts[0]?.sets.map(({ weight }) => weight)).toEqual([0, null, 10, null, -20])
})
