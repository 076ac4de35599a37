import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { compareLogs, hasDifferences, type LogVersion } from "./compare-logs.ts"

type VersionSet = LogVersion["sets"][number]

const known = { names: { bench: "Bench Press", row: "Row", plank: "Plank" }, loads: {} }

function version(values: Partial<LogVersion>): LogVersion {
  return { name: "Upper A", date: "2025-11-21", notes: "Good", duration_seconds: 2538, sets: [], ...values }
}

function set(values: Partial<VersionSet>): VersionSet {
  return {
    exercise_id: "bench",
    exercise_order: 1,
    set_number: 1,
    set_type: "normal",
    reps: 8,
    weight: 80,
    weight_unit: "kg",
    duration_minutes: null,
    distance: null,
    distance_unit: null,
    rpe: null,
    notes: null,
    ...values,
  }
}

function standings(mine: LogVersion, theirs: LogVersion) {
  const { details, exercises } = compareLogs(mine, theirs, known)
  return {
    details: details
      .filter(({ difference }) => difference !== "same")
      .map(({ kind, difference }) => [kind, difference]),
    sets: exercises.map(({ name, sets }) => [name, ...sets.map(({ difference }) => difference)]),
  }
}

describe("two versions of a log", () => {
  it("differ wherever a person would read something else", () => {
    const mine = version({ notes: null, sets: [set({}), set({ set_number: 2, rpe: 9 })] })
    const theirs = version({
      name: "Upper B",
      sets: [set({}), set({ set_number: 2 }), set({ set_number: 3 })],
    })
    expect(standings(mine, theirs)).toEqual({
      details: [
        ["name", "changed"],
        ["notes", "only_theirs"],
      ],
      sets: [["Bench Press", "same", "changed", "only_theirs"]],
    })
  })

  it("are described in words", () => {
    const one = set({ set_type: "drop", rpe: 9, notes: "Slow" })
    const { details, exercises } = compareLogs(
      version({ sets: [one] }),
      version({ duration_seconds: 0 }),
      known,
    )
    expect(details.map(({ mine, theirs }) => [mine, theirs])).toEqual([
      ["Upper A", "Upper A"],
      ["Friday, Nov 21, 2025", "Friday, Nov 21, 2025"],
      ["42:18", null],
      ["Good", "Good"],
    ])
    expect(exercises[0]?.sets).toEqual([
      { mine: "80 kg × 8, drop set, RPE 9, Slow", theirs: null, difference: "only_mine" },
    ])
  })

  it("are matched by exercise, not by position, and another order is a separate difference", () => {
    const row = set({ exercise_id: "row" })
    const mine = version({ sets: [set({}), { ...row, exercise_order: 2 }] })
    const theirs = version({ sets: [row, set({ exercise_order: 2 })] })
    expect(standings(mine, theirs)).toEqual({
      details: [["order", "changed"]],
      sets: [
        ["Bench Press", "same"],
        ["Row", "same"],
      ],
    })
  })

  it("an exercise that only one has doesn't count as another order", () => {
    const mine = version({ sets: [set({ exercise_id: "plank" }), set({ exercise_order: 2 })] })
    expect(standings(mine, version({ sets: [set({})] })).details).toEqual([])
  })
})

const sets = fc
  .array(
    fc.record({
      exercise_id: fc.constantFrom("bench", "row", "plank"),
      rows: fc.array(
        fc.record({
          reps: fc.option(fc.integer({ min: 0, max: 3 })),
          weight: fc.option(fc.constantFrom(0, 60, 62.5)),
          set_type: fc.constantFrom("normal" as const, "drop" as const),
          notes: fc.option(fc.constantFrom("Slow", "Left", " ")),
        }),
        { maxLength: 3 },
      ),
    }),
    { maxLength: 4 },
  )
  .map((exercises) =>
    exercises.flatMap(({ exercise_id, rows }, order) =>
      rows.map((row, number) =>
        set({ exercise_id, exercise_order: order + 1, set_number: number + 1, ...row }),
      ),
    ),
  )

const versions = fc
  .record({
    name: fc.option(fc.constantFrom("Upper A", "Upper B")),
    notes: fc.option(fc.constantFrom("Good", "Bad")),
    duration_seconds: fc.option(fc.constantFrom(60, 90)),
    sets,
  })
  .map(version)

describe("assistance in two versions", () => {
  it("has its sign in both, and is the same with or without one", () => {
    const helped = { ...known, loads: { bench: "help" as const, row: "added" as const } }
    const mine = version({ sets: [set({ weight: 20 }), set({ weight: 15, set_number: 2 })] })
    const row = { exercise_id: "row", exercise_order: 2 }
    const theirs = version({
      sets: [set({ weight: -20 }), set({ weight: 25, set_number: 2 }), set({ ...row, weight: 10 })],
    })
    expect(compareLogs(mine, theirs, helped).exercises.map(({ sets }) => sets)).toEqual([
      [
        { mine: "−20 kg × 8", theirs: "−20 kg × 8", difference: "same" },
        { mine: "−15 kg × 8", theirs: "−25 kg × 8", difference: "changed" },
      ],
      [{ mine: null, theirs: "10 kg × 8", difference: "only_theirs" }],
    ])
  })
})

describe("any two versions", () => {
  it("are equal to themselves", () => {
    fc.assert(fc.property(versions, (one) => !hasDifferences(compareLogs(one, one, known))))
  })

  it("show every set of both, once", () => {
    fc.assert(
      fc.property(versions, versions, (mine, theirs) => {
        const all = compareLogs(mine, theirs, known).exercises.flatMap((exercise) => exercise.sets)
        expect(all.filter((one) => one.mine !== null)).toHaveLength(mine.sets.length)
        expect(all.filter((one) => one.theirs !== null)).toHaveLength(theirs.sets.length)
      }),
    )
  })

  it("swapped, turn mine into theirs and change no verdict", () => {
    const turned = { same: "same", changed: "changed", only_mine: "only_theirs", only_theirs: "only_mine" }
    fc.assert(
      fc.property(versions, versions, (mine, theirs) => {
        const here = compareLogs(mine, theirs, known)
        const there = compareLogs(theirs, mine, known)
        expect(hasDifferences(there)).toBe(hasDifferences(here))
        const byKey = (one: typeof here) => one.exercises.toSorted((a, b) => (a.key < b.key ? -1 : 1))
        expect(byKey(there).map((one) => one.sets.map(({ difference }) => difference))).toEqual(
          byKey(here).map((one) => one.sets.map(({ difference }) => turned[difference])),
        )
      }),
    )
  })
})
