import fc from "fast-check"
import { expect, test } from "vitest"
import type { DoneSet } from "#domain/workout/done-set.ts"
import { compareSets } from "./compare-sets.ts"

const nothing: DoneSet = {
  ...{
    reps: null,
    weight: null,
    weight_unit: "kg",
    duration_minutes: null,
    distance: null,
    distance_unit: "km",
  },
  set_type: "normal",
}
const set = (numbers: Partial<DoneSet>, exercise_id = "bench") => ({ ...nothing, ...numbers, exercise_id })
const changeOf = (now: Partial<DoneSet>[], before: Partial<DoneSet>[]) =>
  compareSets(
    now.map((each) => set(each)),
    before.map((each) => set(each)),
  )[0]?.change

test("weight counts before repetitions, and distance before time", () => {
  expect(changeOf([{ weight: 82.5, reps: 5 }], [{ weight: 80, reps: 8 }])).toEqual({
    kind: "weight",
    by: 2.5,
  })
  expect(changeOf([{ weight: 80, reps: 7 }], [{ weight: 80, reps: 8 }])).toEqual({ kind: "reps", by: -1 })
  expect(changeOf([{ reps: 12 }], [{ reps: 10 }])).toEqual({ kind: "reps", by: 2 })
  expect(changeOf([{ distance: 5, duration_minutes: 25 }], [{ distance: 4, duration_minutes: 19 }])).toEqual({
    kind: "distance",
    by: 1,
  })
  expect(changeOf([{ distance: 5, duration_minutes: 25 }], [{ distance: 5, duration_minutes: 26 }])).toEqual({
    kind: "minutes",
    by: -1,
  })
  expect(changeOf([{ duration_minutes: 2 }], [{ duration_minutes: 1.5 }])).toEqual({
    kind: "minutes",
    by: 0.5,
  })
})

test("less help is more weight", () => {
  expect(changeOf([{ weight: -15, reps: 8 }], [{ weight: -20, reps: 8 }])).toEqual({ kind: "weight", by: 5 })
})

test("the best working set of each is compared, and never a warm-up", () => {
  const now = [
    { weight: 100, reps: 5, set_type: "warmup" as const },
    { weight: 80, reps: 5 },
    { weight: 80, reps: 6 },
  ]
  expect(
    changeOf(now, [
      { weight: 80, reps: 6 },
      { weight: 77.5, reps: 9 },
    ]),
  ).toBeNull()
  expect(changeOf([{ duration_minutes: 1 }, { duration_minutes: 2 }], [{ duration_minutes: 2 }])).toBeNull()
  const runs = [
    { distance: 1, duration_minutes: 6 },
    { distance: 1, duration_minutes: 5 },
  ]
  expect(changeOf(runs, [{ distance: 1, duration_minutes: 5 }])).toBeNull()
})

test("the same weight in another unit is no change", () => {
  expect(changeOf([{ weight: 220.5, weight_unit: "lbs", reps: 5 }], [{ weight: 100, reps: 5 }])).toBeNull()
})

test("exercises come in the order of the workout, and a new one has nothing before it", () => {
  const compared = compareSets([set({ reps: 5 }, "row"), set({ reps: 5 }, "bench")], [set({ reps: 4 })])
  expect(compared.map(({ exercise_id, before }) => [exercise_id, before === null])).toEqual([
    ["row", true],
    ["bench", false],
  ])
})

test("a workout doesn't differ from itself, and what one gained over the other, the other lost", () => {
  const anySet = fc
    .record({
      weight: fc.option(fc.integer({ min: -40, max: 200 })),
      reps: fc.option(fc.integer({ min: 1, max: 20 })),
    })
    .map((numbers) => set(numbers))
  fc.assert(
    fc.property(fc.array(anySet, { minLength: 1 }), fc.array(anySet, { minLength: 1 }), (one, other) => {
      expect(compareSets(one, one)[0]?.change).toBeNull()
      const there = compareSets(one, other)[0]?.change
      const back = compareSets(other, one)[0]?.change
      expect(there?.kind).toEqual(back?.kind)
      if (there && back) expect(there.by + back.by).toBe(0)
    }),
  )
})
