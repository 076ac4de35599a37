import { describe, expect, it } from "vitest"
import type { FileHistory, FileSet } from "./file-history.ts"
import type { FileTime } from "./file-time.ts"
import { placeInTime } from "./place-in-time.ts"
import { type ImportChoices, type KnownRows, prepareImport } from "./prepare-import.ts"
import type { KnownWorkout } from "./same-workouts.ts"
import { emptySet } from "./row-reading.ts"

const set = (values: Partial<FileSet>): FileSet => ({ ...emptySet, ...values })
const squats = [set({ reps: 5, weight: 100 }), set({ reps: 5, weight: 102.5 })]

function history(start: FileTime, sets = squats): FileHistory {
  const workout = {
    line: 2,
    name: "Legs",
    start,
    duration_seconds: 3600,
    notes: null,
    exercises: [{ name: "Squat", sets }],
  }
  return { source: "Strong", workouts: [workout], weights: [], problems: [] }
}

const at = (time: string): FileTime => ({ kind: "clock", day: "2026-03-01", time })
const choices: ImportChoices = {
  weightUnit: "kg",
  distanceUnit: "km",
  timeZone: "Europe/Berlin",
  exercises: new Map([["Squat", { id: "squat" }]]),
}
const newId = () => "an id"
const known = (changes: Partial<KnownWorkout> = {}): KnownWorkout => ({
  name: "Mine",
  date: "2026-03-01",
  started_at: "2026-03-01T17:00:00+00:00",
  sets: [
    [5, 100, null, null],
    [5, 102.5, null, null],
  ],
  ...changes,
})

function alreadyHere(start: FileTime, workout: KnownWorkout, about = choices): boolean {
  const prepared = prepareImport(
    history(start),
    about,
    { workouts: [workout], weights: [], others: {}, photos: [] },
    newId,
  )
  return prepared.alreadyHere.length === 1 && prepared.workouts.length === 0
}

describe("a workout from a file", () => {
  it("is placed in the chosen time zone, and a moment on the day that it was there", () => {
    expect(placeInTime(at("23:30:00"), "America/New_York")).toEqual({
      date: "2026-03-01",
      started_at: "2026-03-02T04:30:00.000Z",
    })
    const moment = { kind: "moment", moment: Date.parse("2026-03-01T23:30:00Z") } as const
    expect(placeInTime(moment, "Asia/Tokyo").date).toBe("2026-03-02")
    expect(placeInTime(moment, "America/New_York").date).toBe("2026-03-01")
    expect(placeInTime({ kind: "day", day: "2026-03-01" }, "Asia/Tokyo")).toEqual({
      date: "2026-03-01",
      started_at: null,
    })
  })

  it("already exists if one with the same sets started within a minute", () => {
    expect(alreadyHere(at("18:00:59"), known())).toBe(true)
    expect(alreadyHere(at("17:59:01"), known())).toBe(true)
    expect(alreadyHere(at("18:01:01"), known())).toBe(false)
    expect(alreadyHere(at("18:00:00"), known({ sets: [[5, 100, null, null]] }))).toBe(false)
    expect(
      alreadyHere(
        at("18:00:00"),
        known({
          sets: [
            [5, 100, null, null],
            [6, 102.5, null, null],
          ],
        }),
      ),
    ).toBe(false)
  })

  it("already exists, too, if one of the two has no time of day", () => {
    expect(alreadyHere({ kind: "day", day: "2026-03-01" }, known())).toBe(true)
    expect(alreadyHere(at("06:00:00"), known({ started_at: null }))).toBe(true)
    expect(alreadyHere({ kind: "day", day: "2026-03-02" }, known())).toBe(false)
  })

  it("is compared in the chosen unit", () => {
    const pounds = { ...choices, weightUnit: "lbs" } as const
    const inKilograms = known({
      sets: [
        [5, 45.359237, null, null],
        [5, 46.493217925, null, null],
      ],
    })
    expect(alreadyHere(at("18:00:00"), inKilograms, pounds)).toBe(true)
    expect(alreadyHere(at("18:00:00"), known(), pounds)).toBe(false)
  })

  it("keeps its sets in order, with the chosen units if the file has none", () => {
    const sets = [set({ reps: 5, weight: 100 }), set({ reps: 5, weight: 225, weight_unit: "lbs" })]
    const { workouts, exercises } = prepareImport(
      history(at("18:00:00"), sets),
      choices,
      {
        workouts: [],
        weights: [],
        others: {},
        photos: [],
      },
      newId,
    )
    expect(exercises).toEqual([{ id: "squat" }])
    expect(workouts).toEqual([
      {
        name: "Legs",
        date: "2026-03-01",
        started_at: "2026-03-01T17:00:00.000Z",
        duration_seconds: 3600,
        notes: null,
        sets: [
          {
            ...sets[0],
            exercise: 0,
            exercise_order: 1,
            set_number: 1,
            weight_unit: "kg",
            distance_unit: "km",
          },
          {
            ...sets[1],
            exercise: 0,
            exercise_order: 1,
            set_number: 2,
            weight_unit: "lbs",
            distance_unit: "km",
          },
        ],
      },
    ])
  })
})

describe("a body weight from a file", () => {
  it("is imported once per day, unless the same one exists", () => {
    const weighed = (day: string, weight: number) => ({
      line: 1,
      at: { kind: "day", day } as const,
      weight,
      weight_unit: "kg" as const,
    })
    const file = {
      ...history(at("18:00:00")),
      weights: [weighed("2026-03-01", 80), weighed("2026-03-01", 80), weighed("2026-03-02", 81)],
    }
    const prepared = prepareImport(
      file,
      choices,
      {
        workouts: [],
        weights: [{ date: "2026-03-02", weight: 81, weight_unit: "kg" }],
        others: {},
        photos: [],
      },
      newId,
    )
    expect(prepared.weights).toEqual([{ date: "2026-03-01", weight: 80, weight_unit: "kg" }])
    expect(prepared.weightsHere).toBe(2)
  })
})

const nothingKnown: KnownRows = { workouts: [], weights: [], others: {}, photos: [] }

describe("assisted sets", () => {
  const helped = [set({ reps: 8, weight: -20 }), set({ reps: 5, weight: 10 })]

  it("are imported as negative weights", () => {
    const { workouts } = prepareImport(history(at("18:00:00"), helped), choices, nothingKnown, newId)
    expect(workouts[0]?.sets.map(({ weight }) => weight)).toEqual([-20, 10])
  })

  it("are imported without a weight, and recognized as such, if the exercise records no assistance", () => {
    const refusing = { ...choices, loads: new Map([["Squat", "outside" as const]]) }
    const { workouts } = prepareImport(history(at("18:00:00"), helped), refusing, nothingKnown, newId)
    expect(workouts[0]?.sets.map(({ weight }) => weight)).toEqual([null, 10])
    const sets = [
      [8, null, null, null],
      [5, 10, null, null],
    ] as const
    const again = prepareImport(
      history(at("18:00:00"), helped),
      refusing,
      { ...nothingKnown, workouts: [known({ sets: sets.map((each) => [...each]) })] },
      newId,
    )
    expect([again.workouts, again.alreadyHere.length]).toEqual([[], 1])
  })
})
