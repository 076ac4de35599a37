import { describe, expect, it } from "vitest"
import {
  type ComparedWorkout,
  familiarWorkouts,
  isSameSet,
  type KnownWorkout,
  type SetValues,
  valuesOf,
} from "./same-workouts.ts"
import { emptySet } from "./row-reading.ts"

const sets: SetValues[] = [
  [5, 100, null, null],
  [5, 102.5, null, null],
  [4, 105, null, null],
  [3, 110, null, null],
]
const day = "2026-03-01"
const at = (time: string) => `${day}T${time}Z`
const workout = (changes: Partial<ComparedWorkout> = {}): ComparedWorkout => ({
  ...{ name: "Legs", date: day, started_at: at("18:00:00"), sets },
  ...changes,
})
/** How a workout from the file matches one of those already here. */
const familiar = (one: Partial<ComparedWorkout>, ...here: Partial<KnownWorkout>[]) =>
  familiarWorkouts([workout(one)], () => here.map(workout)).get(0)?.how

describe("a workout that already exists", () => {
  it.each<[string, Partial<KnownWorkout>, string | undefined]>([
    ["began within a minute", { started_at: at("18:01:00") }, "same"],
    ["began in another zone", { started_at: at("19:00:00") }, "other_zone"],
    ["began in a zone of quarters", { started_at: at("12:15:00") }, "other_zone"],
    ["began in another zone, to the second", { started_at: at("19:00:01") }, "other_zone"],
    ["began in another zone, a second before", { started_at: at("18:59:59") }, "other_zone"],
    ["began two seconds off another zone", { started_at: at("19:00:02") }, "changed"],
    ["began 22¾ hours apart", { started_at: "2026-03-02T16:45:00Z" }, "other_zone"],
    ["began a day later", { started_at: "2026-03-02T18:00:00Z", date: "2026-03-02" }, undefined],
    [
      "began a day later while clocks changed",
      { started_at: "2026-03-02T17:00:00Z", date: "2026-03-02" },
      undefined,
    ],
    ["has no time of day", { started_at: null }, "same"],
    ["has another day and no time", { started_at: null, date: "2026-03-02" }, undefined],
    ["has another name", { name: "Push" }, "same"],
  ])("with the same sets %s", (_, known, how) => {
    expect(familiar({}, known)).toBe(how)
  })

  const edited = (changed: number): SetValues[] =>
    sets.map((set, at) => (at < changed ? [99, 1, null, null] : set))

  it.each<[string, Partial<ComparedWorkout>, Partial<KnownWorkout>, string | undefined]>([
    ["half of its sets", {}, { sets: edited(2), name: "Push" }, "changed"],
    ["more than half of its sets and its name", {}, { sets: edited(3), name: "Push" }, undefined],
    ["most of its sets but not its name", {}, { sets: edited(4) }, "changed"],
    ["sets, both without a name", { name: null }, { sets: edited(4), name: null }, undefined],
    ["its time and its name", {}, { started_at: at("18:07:00"), name: "Push" }, undefined],
    ["its time alone", {}, { started_at: at("18:07:00") }, "changed"],
    ["its time and a set", {}, { started_at: at("18:07:00"), sets: edited(1) }, undefined],
    ["a set in another zone", {}, { started_at: at("19:00:00"), sets: edited(1) }, "changed"],
    [
      "a set and the name in another zone",
      {},
      { started_at: at("19:00:00"), sets: edited(1), name: "Push" },
      undefined,
    ],
    ["most sets in another zone", {}, { started_at: at("19:00:00"), sets: edited(3) }, undefined],
    ["half of its sets, without a time", { started_at: null }, { sets: edited(2), name: "Push" }, "changed"],
    ["most of its sets, without a time", { started_at: null }, { sets: edited(3) }, undefined],
    ["a set that was taken out", {}, { sets: sets.slice(1), name: "Push" }, "changed"],
    [
      "sets that were put in",
      {},
      { sets: [...sets, ...edited(4), ...sets.slice(0, 1)], name: "Push" },
      undefined,
    ],
  ])("was changed by %s", (_, one, known, how) => {
    expect(familiar(one, known)).toBe(how)
  })

  it("matches each of its sets with only one of the other's", () => {
    const same: SetValues[] = Array.from({ length: 4 }, () => [5, 100, null, null])
    expect(familiar({ sets: same }, { sets: edited(0), name: "Push" })).toBeUndefined()
  })

  it("matches one workout in the file if something differs, and all that are equal", () => {
    const here = [workout()]
    const found = (...file: Partial<ComparedWorkout>[]) =>
      [...familiarWorkouts(file.map(workout), () => here)].map(([index, { how }]) => `${index} ${how}`)
    expect(found({}, {})).toEqual(["0 same", "1 same"])
    expect(found({ started_at: at("19:00:00") }, { started_at: at("20:00:00") })).toEqual(["0 other_zone"])
    expect(found({ started_at: at("19:00:00") }, {})).toEqual(["1 same"])
  })
})

describe("a set", () => {
  it("is equal up to rounding by conversion, and no weight equals zero", () => {
    expect(isSameSet([5, 100, null, null], [5, 100.011, 0, null])).toBe(true)
    expect(isSameSet([5, 100, null, null], [5, 100.02, null, null])).toBe(false)
    for (const index of [0, 1, 2, 3]) expect(isSameSet([1, 1, 1, 1], [1, 1, 1, 1].with(index, 2))).toBe(false)
    expect([isSameSet([null, null, null, null], []), isSameSet([], [0, 0, 0, 0])]).toEqual([true, true])
  })

  it("is compared in kilograms and kilometers, with the chosen units if it has none", () => {
    const choices = { weightUnit: "lbs", distanceUnit: "mi" } as const
    const measured = { ...emptySet, reps: 5, weight: 100, distance: 1, duration_minutes: 7 }
    expect(valuesOf(measured, choices)).toEqual([5, 45.359_237, 7, 1.609_344])
    expect(valuesOf({ ...measured, weight_unit: "kg", distance_unit: "km" }, choices)).toEqual([5, 100, 7, 1])
    expect(valuesOf(emptySet, choices)).toEqual([null, null, null, null])
  })
})
