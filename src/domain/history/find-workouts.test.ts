import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays } from "#domain/days/local-day.ts"
import { findWorkouts, indexWorkouts } from "./find-workouts.ts"
import { type HistoryFilter, noFilter } from "./history-filter.ts"
import type { PastWorkout } from "./past-workout.ts"

const today = "2026-11-28"
const exercises = [
  {
    exercise_id: "bench",
    exercise_name: "Bench Press (Barbell)",
    aliases: ["flat bench"],
    primary_muscles: ["chest"],
    secondary_muscles: ["triceps"],
  },
  {
    exercise_id: "squat",
    exercise_name: "Back Squat (Barbell)",
    aliases: [],
    primary_muscles: ["quads"],
    secondary_muscles: ["glutes"],
  },
]

function workout(id: string, part: Partial<PastWorkout> = {}): PastWorkout {
  const rest = { name: id, notes: "", duration_seconds: null, sets: 3, volume_kg: 0, bests: [] }
  return { id, date: today, exercise_ids: [], ...rest, ...part }
}

const push = workout("Push", { exercise_ids: ["bench"], notes: "Elbow felt Fine" })
const legs = workout("Legs", { exercise_ids: ["squat"], date: "2025-03-01" })
const both = workout("Both", { exercise_ids: ["squat", "bench"], date: "2026-09-10" })
const adHoc = workout("nameless", { name: null })
const index = indexWorkouts([push, legs, both, adHoc], exercises, ({ name }) => name ?? "Ad-Hoc Workout")

const found = (filter: Partial<HistoryFilter>) =>
  findWorkouts(index, { ...noFilter, ...filter }, today).workouts.map(({ id }) => id)

describe("a text finds", () => {
  it("names as they are shown, notes, exercises and what they are also called, whatever the case", () => {
    expect(found({ text: "PUSH" })).toEqual(["Push"])
    expect(found({ text: "ad-hoc" })).toEqual(["nameless"])
    expect(found({ text: "elbow felt fine" })).toEqual(["Push"])
    expect(found({ text: "bench press" })).toEqual(["Push", "Both"])
    expect(found({ text: "flat" })).toEqual(["Push", "Both"])
  })

  it("workouts that have all of its words, in any order", () => {
    expect(found({ text: " barbell   squat " })).toEqual(["Legs", "Both"])
    expect(found({ text: "squat bench" })).toEqual(["Both"])
    expect(found({ text: "squat zercher" })).toEqual([])
  })
})

it("an exercise and a muscle each leave the workouts that train them, first or second", () => {
  expect(found({ exercise_id: "squat" })).toEqual(["Legs", "Both"])
  expect(found({ muscle: "triceps" })).toEqual(["Push", "Both"])
  expect(found({ muscle: "triceps", exercise_id: "squat" })).toEqual(["Both"])
})

it("a range leaves its days, and says how many more match outside them", () => {
  expect(found({ range: "4w" })).toEqual(["Push", "nameless"])
  expect(found({ range: "3m" })).toEqual(["Push", "Both", "nameless"])
  expect(found({ range: "days", from: "2025-03-01", to: "2026-09-10" })).toEqual(["Legs", "Both"])
  expect(found({ range: "days", from: "2026-09-11" })).toEqual(["Push", "nameless"])
  expect(findWorkouts(index, { ...noFilter, text: "squat", range: "4w" }, today)).toEqual({
    workouts: [],
    outsideRange: 2,
  })
  expect(findWorkouts(index, { ...noFilter, text: "squat", range: "3m" }, today).outsideRange).toBe(1)
})

it("the ranges end today and are as long as they say", () => {
  const days = Array.from({ length: 400 }, (_, back) =>
    workout(String(back), { date: addDays(today, -back) }),
  )
  const length = (range: HistoryFilter["range"]) =>
    findWorkouts(
      indexWorkouts(days, [], ({ id }) => id),
      { ...noFilter, range },
      today,
    ).workouts.length
  expect(length("4w")).toBe(28)
  expect(length("3m")).toBe(92)
  expect(length("1y")).toBe(365)
  expect(length("all")).toBe(400)
})

it("a further condition never finds more, and the order stays", () => {
  const texts = fc.constantFrom("", "squat", "bench", "e", "fine")
  fc.assert(
    fc.property(
      texts,
      fc.constantFrom(null, "bench", "squat"),
      fc.constantFrom(null, "chest", "glutes"),
      (text, exercise_id, muscle) => {
        const all = found({ text, exercise_id, muscle })
        for (const fewer of [found({ text }), found({ exercise_id }), found({ muscle })])
          expect(fewer.filter((id) => all.includes(id))).toEqual(all)
      },
    ),
  )
})
