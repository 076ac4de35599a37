import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { changedSets } from "./changed-sets.ts"
import type { FileHistory, FileWorkout } from "./file-history.ts"
import { type ImportChoices, prepareImport } from "./prepare-import.ts"
import { emptySet } from "./row-reading.ts"
import type { KnownWorkout, SetValues } from "./same-workouts.ts"

type Lift = readonly [reps: number, weight: number]

const lifts: Lift[] = [
  [5, 100],
  [5, 102.5],
  [4, 105],
]

const inFile = (clock: string, done = lifts, name: string | null = "Legs"): FileWorkout => ({
  line: 2,
  name,
  start: { kind: "clock", day: clock.slice(0, 10), time: `${clock.slice(11)}:00` },
  duration_seconds: 3600,
  notes: null,
  exercises: [
    {
      name: "Squat",
      sets: done.map(([reps, weight]) => ({ ...emptySet, reps, weight, weight_unit: "kg" as const })),
    },
  ],
})

const history = (...workouts: FileWorkout[]): FileHistory => ({
  source: "Strong",
  workouts,
  weights: [],
  problems: [],
})

const choicesIn = (timeZone: string): ImportChoices => ({
  weightUnit: "kg",
  distanceUnit: "km",
  timeZone,
  exercises: new Map([["Squat", { id: "squat" }]]),
})

const prepare = (file: FileHistory, workouts: readonly KnownWorkout[], timeZone = "Europe/Berlin") =>
  prepareImport(file, choicesIn(timeZone), { workouts, weights: [], others: {}, photos: [] }, () => "an id")

/** The account's workouts after the file has been imported in this time zone. */
const importedIn = (file: FileHistory, timeZone: string): KnownWorkout[] =>
  prepare(file, [], timeZone).workouts.map(({ name, date, started_at, sets }) => ({
    ...{ name, date, started_at },
    sets: sets.map(({ reps, weight }) => [Number(reps), Number(weight), null, null]),
    exercises: sets.map(() => "squat"),
  }))

const counts = ({ workouts, alreadyHere, changed }: ReturnType<typeof prepare>) => ({
  fresh: workouts.length,
  here: alreadyHere.length,
  changed: changed.length,
})

describe("the same file again", () => {
  const file = history(inFile("2026-03-01 18:00"), inFile("2026-03-03 23:30", [[8, 60]], "Push"))

  it("after a set was corrected in the log adds no second workout, and shows both", () => {
    const [first, ...rest] = importedIn(file, "Europe/Berlin")
    const corrected = {
      ...first,
      sets: [
        [5, 100, null, null],
        [6, 102.5, null, null],
        [4, 105, null, null],
      ],
    }
    const prepared = prepare(file, [
      { ...corrected, name: "Legs", date: "2026-03-01", started_at: "2026-03-01T17:00:00Z" },
      ...rest,
    ])
    expect(counts(prepared)).toEqual({ fresh: 0, here: 1, changed: 1 })
    expect(prepared.changed[0]).toEqual({
      name: "Legs",
      date: "2026-03-01",
      started_at: "2026-03-01T17:00:00Z",
      sets: [
        {
          exercise: "Squat",
          exerciseId: "squat",
          file: [5, 102.5, null, null],
          here: [6, 102.5, null, null],
        },
      ],
    })
  })

  it("on a device in another zone already exists, even across midnight", () => {
    for (const [one, other] of [
      ["Europe/Berlin", "America/New_York"],
      ["America/New_York", "Asia/Kathmandu"],
      ["Pacific/Auckland", "Europe/London"],
    ] as const) {
      const prepared = prepare(file, importedIn(file, one), other)
      expect(counts(prepared)).toEqual({ fresh: 0, here: 2, changed: 0 })
      expect(prepared.alreadyHere.every(({ isOtherZone }) => isOtherZone)).toBe(true)
    }
  })

  it("after a correction in the log and in another zone counts as changed", () => {
    const known = importedIn(file, "Europe/Berlin").map((workout) =>
      workout.name === "Legs" ? { ...workout, sets: workout.sets.slice(0, 2) } : workout,
    )
    expect(counts(prepare(file, known, "America/New_York"))).toEqual({ fresh: 0, here: 1, changed: 1 })
  })

  it("adds nothing, whichever set was changed and whichever zone it is opened in: 300 histories", () => {
    const zone = fc.constantFrom(
      "Europe/Berlin",
      "America/New_York",
      "Asia/Tokyo",
      "Australia/Adelaide",
      "UTC",
    )
    const lift = fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 20, max: 200 }))
    const workout = fc
      .tuple(
        fc.integer({ min: 1, max: 28 }),
        fc.integer({ min: 0, max: 1439 }),
        fc.array(lift, { minLength: 3, maxLength: 8 }),
      )
      .map(([day, minute, done]) => {
        const two = (number: number) => String(number).padStart(2, "0")
        return inFile(`2026-05-${two(day)} ${two(Math.floor(minute / 60))}:${two(minute % 60)}`, done)
      })
    const workouts = fc.uniqueArray(workout, {
      minLength: 1,
      maxLength: 6,
      selector: ({ start }) => ("day" in start ? start.day : ""),
    })
    fc.assert(
      fc.property(workouts, zone, zone, fc.nat(), fc.nat(), (list, first, second, which, place) => {
        const file = history(...list)
        const known = importedIn(file, first)
        const edited = known.map((each, index) =>
          index === which % known.length
            ? {
                ...each,
                sets: each.sets.map((set, at) =>
                  at === place % each.sets.length ? [99, 999, null, null] : set,
                ),
              }
            : each,
        )
        expect(prepare(file, edited, second).workouts).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})

describe("a second workout of a day", () => {
  it("is new, even with the same sets as the first", () => {
    const morning = inFile("2026-03-01 07:00")
    const file = history(morning, inFile("2026-03-01 19:00"))
    expect(counts(prepare(file, importedIn(history(morning), "Europe/Berlin")))).toEqual({
      fresh: 1,
      here: 1,
      changed: 0,
    })
  })

  it("is new if its sets differ and the file has no times", () => {
    const day = { kind: "day", day: "2026-03-01" } as const
    const file = history({
      ...inFile(
        "2026-03-01 07:00",
        [
          [12, 20],
          [12, 22],
        ],
        null,
      ),
      start: day,
    })
    const known = { name: null, date: "2026-03-01", started_at: null, sets: [[5, 100, null, null]] }
    expect(counts(prepare(file, [known]))).toEqual({ fresh: 1, here: 0, changed: 0 })
  })
})

describe("a workout during a clock change", () => {
  const over = (day: string) =>
    prepare(
      history({
        ...inFile(`${day} 01:30`),
        end: { kind: "clock", day, time: "03:30:00" },
        duration_seconds: null,
      }),
      [],
    ).workouts.map(({ duration_seconds }) => duration_seconds)

  it("lasts as long as the time between its moments, not as the clock shows", () => {
    expect(over("2026-03-29")).toEqual([3600])
    expect(over("2026-10-25")).toEqual([10_800])
    expect(over("2026-06-01")).toEqual([7200])
  })
})

describe("the sets that differ", () => {
  const set = (reps: number): SetValues => [reps, 100, null, null]

  it("are paired with the sets in their place", () => {
    expect(changedSets([set(1), set(2), set(3)], [set(1), set(9), set(3)])).toEqual([
      { fileAt: 1, hereAt: 1 },
    ])
    expect(changedSets([set(1), set(2)], [set(1), set(2), set(3)])).toEqual([{ fileAt: null, hereAt: 2 }])
    expect(changedSets([set(0), set(1), set(2)], [set(1), set(2)])).toEqual([{ fileAt: 0, hereAt: null }])
    expect(changedSets([], [])).toEqual([])
  })
})
