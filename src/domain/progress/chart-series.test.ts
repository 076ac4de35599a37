import { expect, test } from "vitest"
import { everyMonth, everyWeek, readDayValues, readLiftProgress } from "./chart-series.ts"
import { againstRange, readTrainingSummary, usualWeek } from "./training-summary.ts"

const nothing = { workouts: 0, volume_kg: 0, seconds: 0 }

test("a week without data is zero, and this week is included even if it is empty", () => {
  const weeks = [
    { day: "2026-12-21", value: 3 },
    { day: "2027-01-04", value: 5 },
  ]
  expect(everyWeek(weeks, "2027-01-17")).toEqual([
    { day: "2026-12-21", value: 3 },
    { day: "2026-12-28", value: 0 },
    { day: "2027-01-04", value: 5 },
    { day: "2027-01-11", value: 0 },
  ])
  expect(everyWeek([], "2027-01-17")).toEqual([])
  expect(everyWeek(weeks, "2026-12-20")).toEqual([])
})

test("months continue past the end of the year", () => {
  expect(everyMonth([{ day: "2026-11-01", value: 60 }], "2027-02-28").map(({ day }) => day)).toEqual([
    "2026-11-01",
    "2026-12-01",
    "2027-01-01",
    "2027-02-01",
  ])
})

test("responses of another shape are refused", () => {
  expect(readDayValues([["2026-11-21", 81.2]])).toEqual([{ day: "2026-11-21", value: 81.2 }])
  expect(() => readDayValues([["2026-11-21", "81.2"]])).toThrow(/"code": "invalid_/)
  const unlifted = { lifts: [], lift: null, days: [] }
  expect(readLiftProgress(unlifted)).toEqual({ ...unlifted, before: null })
  const lift = { lifts: [{ id: "bench", name: "Bench Press" }], lift: "bench", before: 97.5 }
  expect(readLiftProgress({ ...lift, days: [["2026-11-21", 101.5]] })).toEqual({
    ...{ ...lift, days: [{ day: "2026-11-21", value: 101.5 }] },
  })
  for (const wrong of [{ id: "bench" }, { name: "Bench Press" }])
    expect(() => readLiftProgress({ ...unlifted, lifts: [wrong] })).toThrow(/"code": "invalid_/)
})

test("the dashboard's figures are read completely or not at all", () => {
  const chest = { muscle: "chest", sets: 12 }
  const bench = { exercise_id: "bench", name: "Bench Press", sets: 8 }
  const answer = {
    ...({ week_starts_on: "monday", streak_weeks_off: 0 } as const),
    ...{ streak: 3, this_week: nothing, weeks_before: { ...nothing, weeks: 4 } },
    muscles: [chest, { ...chest, exercises: [bench] }],
  }
  expect(readTrainingSummary(answer)).toEqual(answer)
  const { seconds: _, ...withoutTime } = nothing
  for (const wrong of [
    { this_week: withoutTime },
    { weeks_before: nothing },
    { weeks_before: { ...withoutTime, weeks: 4 } },
    { muscles: [{ muscle: "chest" }] },
    { muscles: [{ ...chest, exercises: [{ ...bench, sets: "8" }] }] },
    { streak: null },
  ])
    expect(() => readTrainingSummary({ ...answer, ...wrong })).toThrow(/"code": "invalid_/)
})

test("the usual week is the average since the first workout, and missing before it", () => {
  const summary = (weeks: number) => ({
    ...({ week_starts_on: "monday", streak_weeks_off: 0 } as const),
    streak: 0,
    this_week: nothing,
    weeks_before: { workouts: 6, volume_kg: 3000, seconds: 7200, weeks },
    muscles: [],
    records: [],
  })
  expect(usualWeek(summary(2))).toEqual({ workouts: 3, volume_kg: 1500, seconds: 3600 })
  expect(usualWeek(summary(0))).toBeNull()
})

test("the range includes its ends", () => {
  expect([9.5, 10, 20, 20.5].map((sets) => againstRange(sets, 10, 20))).toEqual([
    "below",
    "within",
    "within",
    "above",
  ])
})
