import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  emptyRoutine,
  isReadableSets,
  nameOfCopy,
  plannedSets,
  readRoutine,
  type RoutineDraft,
  routineDraftOf,
  withExercise,
  withoutPart,
  withPartAt,
  withPartBack,
  withPartFields,
  withPartJoined,
  withPartMoved,
  withPartSeparated,
  withPlannedSet,
} from "./routine-draft.ts"

const exercise = (name: string, exercise_type: "strength" | "cardio" = "strength") => ({
  id: `part of ${name}`,
  exercise_id: name,
  exercise_name: name,
  exercise_type,
})
const routineOf = (...names: string[]) =>
  names.reduce<RoutineDraft>((draft, name) => withExercise(draft, exercise(name)), {
    ...emptyRoutine,
    name: "Push",
  })

/** A set for which something is planned. */
const aPlannedSet = fc.record({
  set_type: fc.constantFrom("warmup" as const, "drop" as const, "failure" as const),
  weight: fc.option(fc.integer({ min: 0, max: 4000 }).map((quarters) => quarters / 4)),
  weight_unit: fc.constantFrom("kg" as const, "lbs" as const),
  rpe: fc.option(fc.integer({ min: 2, max: 20 }).map((halves) => halves / 2)),
  rest_seconds: fc.option(fc.integer({ min: 0, max: 900 })),
})

const namesOf = ({ parts }: RoutineDraft) => parts.map(({ exercise_name }) => exercise_name)

type Edit = (draft: RoutineDraft) => RoutineDraft

const anyName = fc.constantFrom("bench", "row", "squat", "press", "curl", "dip")
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  anyName.map(
    (name): Edit =>
      (draft) =>
        withExercise(draft, exercise(name)),
  ),
  anyName.map(
    (name): Edit =>
      (draft) =>
        withoutPart(draft, `part of ${name}`),
  ),
  fc.tuple(anyName, fc.integer({ min: -3, max: 9 })).map(
    ([name, order]): Edit =>
      (draft) =>
        withPartAt(draft, `part of ${name}`, order),
  ),
)

describe("the exercises of a routine", () => {
  it("are numbered from 1 to n, each once, whatever is added, removed and moved", () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 40 }), (edits) => {
        const draft = edits.reduce((before, edit) => edit(before), emptyRoutine)
        expect(draft.parts.map(({ order }) => order)).toEqual(draft.parts.map((_, index) => index + 1))
        expect(new Set(namesOf(draft)).size).toBe(draft.parts.length)
      }),
    )
  })

  it("keep their supersets and the order of the others when one moves", () => {
    const names = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(names, fc.nat(), fc.integer({ min: -2, max: 14 }), (all, pick, order) => {
        const moved = all[pick % all.length] ?? ""
        const after = namesOf(withPartAt(routineOf(...all), `part of ${moved}`, order))
        expect(after.filter((name) => name !== moved)).toEqual(all.filter((name) => name !== moved))
        expect(after.indexOf(moved) + 1).toBe(Math.min(Math.max(order, 1), all.length))
      }),
    )
  })

  it("are added at the end, with three sets for strength and none for cardio", () => {
    const draft = withExercise(routineOf("bench"), exercise("running", "cardio"))
    expect(draft.parts).toMatchObject([
      { order: 1, sets: "3", reps: "", notes: "" },
      { order: 2, sets: "", reps: "", notes: "" },
    ])
  })

  it("stay as they are when one is added again, or the first moves up and the last down", () => {
    const draft = routineOf("bench", "row")
    expect(withExercise(draft, exercise("row"))).toBe(draft)
    expect(withPartAt(draft, "part of bench", 0)).toEqual(draft)
    expect(withPartAt(draft, "part of row", 3)).toEqual(draft)
  })
})

describe("editing a routine", () => {
  const three = routineOf("bench", "row", "squat")
  const written = ({ parts }: RoutineDraft) =>
    parts.map(
      ({ order, exercise_name, superset }) => `${order} ${exercise_name}${superset ? ` ${superset}` : ""}`,
    )

  it("starts without a name, a description or an exercise", () => {
    expect(emptyRoutine).toEqual({ name: "", description: "", parts: [] })
  })

  it("takes an exercise out and puts it back where it was, once", () => {
    const [, row] = three.parts
    if (!row) throw new Error("the row is missing")
    const without = withoutPart(three, row.id)
    expect(written(without)).toEqual(["1 bench", "2 squat"])
    const back = withPartBack(without, row)
    expect(back).toEqual(three)
    expect(withPartBack(back, row)).toBe(back)
    const again = withExercise(without, { ...exercise("row"), id: "another row" })
    expect(withPartBack(again, row)).toBe(again)
    const renamed = withPartBack(three, { ...row, exercise_id: "curl" })
    expect(renamed).toBe(three)
  })

  it("moves, joins and separates exercises, and numbers them again", () => {
    expect(written(withPartMoved(three, "part of squat", -1))).toEqual(["1 bench", "2 squat", "3 row"])
    const joined = withPartJoined(three, "part of row")
    expect(written(joined)).toEqual(["1 bench", "2 row 1", "3 squat 1"])
    expect(written(withPartMoved(joined, "part of row", -1))).toEqual(["1 row 1", "2 squat 1", "3 bench"])
    expect(written(withPartSeparated(joined, "part of squat"))).toEqual(["1 bench", "2 row", "3 squat"])
    expect([joined.name, withPartMoved(three, "part of row", 1).name]).toEqual(["Push", "Push"])
  })

  it("shows no sets for cardio, whatever was saved", () => {
    const planned = { sets: 4, reps: null, notes: null }
    const parts = [
      { ...exercise("run", "cardio"), ...planned },
      { ...exercise("bench"), ...planned },
    ]
    expect(routineDraftOf({ name: "Mixed", description: null, parts }).parts.map(({ sets }) => sets)).toEqual(
      [...["", "4"]],
    )
  })
})

describe("reading a routine", () => {
  it("asks for a name, then for an exercise, then for whole numbers of sets", () => {
    expect(readRoutine({ ...emptyRoutine, name: "  " })).toEqual({ ok: false, problem: "name" })
    expect(readRoutine({ ...emptyRoutine, name: "Push" })).toEqual({ ok: false, problem: "exercises" })
    const draft = routineOf("bench", "row")
    for (const sets of ["three", "2.5", "1001", "-1"]) {
      const unreadable = withPartFields(draft, "part of row", { sets })
      expect(readRoutine(unreadable)).toEqual({ ok: false, problem: "sets", part_id: "part of row" })
      expect(isReadableSets(sets)).toBe(false)
    }
  })

  it("accepts whole numbers up to a thousand, or none", () => {
    for (const sets of ["", " ", "0", "3", "1000"]) expect(isReadableSets(sets)).toBe(true)
    const draft = withPartFields(routineOf("bench", "row"), "part of row", { sets: "three" })
    expect(plannedSets(draft)).toBe(3)
  })

  it("numbers the supersets from 1, and trims the notes", () => {
    const joined = withPartJoined(routineOf("bench", "row", "squat"), "part of row")
    const reading = readRoutine(withPartFields(joined, "part of row", { notes: " Slow " }))
    expect(reading.ok && reading.content.exercises).toMatchObject([
      { superset: null, notes: null },
      { superset: 1, notes: "Slow" },
      { superset: 1 },
    ])
  })

  it("names the exercise with a planned weight, effort or rest that can't be read", () => {
    for (const fields of [
      { weight: "heavy" },
      { weight: "-5" },
      { rpe: "11" },
      { rpe: "8.3" },
      { rest: "two minutes" },
      { rest: "16:00" },
    ]) {
      const draft = withPlannedSet(routineOf("bench", "row"), "part of row", 1, fields, "kg")
      expect(readRoutine(draft)).toEqual({ ok: false, problem: "planned", part_id: "part of row" })
    }
  })

  it("plans single sets up to the number of sets, and forgets those beyond it", () => {
    const planned = withPlannedSet(
      withPlannedSet(routineOf("bench"), "part of bench", 0, { set_type: "warmup", weight: "40" }, "kg"),
      "part of bench",
      2,
      { rpe: "8,5", rest: "2:30" },
      "kg",
    )
    const warmUp = { set_type: "warmup", weight: 40, weight_unit: "kg", rpe: null, rest_seconds: null }
    const open = { ...warmUp, set_type: "normal", weight: null }
    const plannedOf = (draft: RoutineDraft) => {
      const reading = readRoutine(draft)
      return reading.ok ? reading.content.exercises[0]?.planned_sets : reading.problem
    }
    expect(plannedOf(planned)).toEqual([warmUp, open, { ...open, rpe: 8.5, rest_seconds: 150 }])
    expect(plannedOf(withPartFields(planned, "part of bench", { sets: "2" }))).toEqual([warmUp])
    expect(plannedOf(withPartFields(planned, "part of bench", { sets: "" }))).toEqual([])
  })

  it("trims text and stores empty text as null", () => {
    const draft = withPartFields(routineOf("bench"), "part of bench", { sets: " ", reps: " 5x5 ", notes: "" })
    expect(readRoutine({ ...draft, name: " Push ", description: " " })).toEqual({
      ok: true,
      content: {
        routine: { name: "Push", description: null },
        exercises: [
          { exercise_id: "bench", sets: null, reps: "5x5", notes: null, superset: null, planned_sets: [] },
        ],
      },
    })
  })

  it("gives back what was saved", () => {
    const text = fc.option(
      fc.string({ minLength: 1 }).filter((each) => each === each.trim()),
      { nil: null },
    )
    const planned = fc
      .record({
        sets: fc.option(fc.integer({ min: 0, max: 1000 }), { nil: null }),
        reps: text,
        notes: text,
        planned_sets: fc.array(aPlannedSet, { maxLength: 5 }),
      })
      .map((plan) => ({ ...plan, planned_sets: plan.planned_sets.slice(0, plan.sets ?? 0) }))
    fc.assert(
      fc.property(fc.array(planned, { minLength: 1, maxLength: 8 }), text, (plans, description) => {
        const parts = plans.map((plan, index) => ({ ...exercise(`lift ${index}`), ...plan }))
        const draft = routineDraftOf({ name: "Push", description, parts })
        expect(plannedSets(draft)).toBe(plans.reduce((sum, { sets }) => sum + (sets ?? 0), 0))
        expect(readRoutine(draft)).toEqual({
          ok: true,
          content: {
            routine: { name: "Push", description },
            exercises: plans.map((plan, index) => ({
              exercise_id: `lift ${index}`,
              ...plan,
              superset: null,
            })),
          },
        })
      }),
    )
  })
})

it("a copy's name fits the column", () => {
  expect(nameOfCopy("Upper A")).toBe("Upper A (copy)")
  expect(nameOfCopy("x".repeat(200))).toHaveLength(200)
  expect(nameOfCopy(`${"x".repeat(192)} ${"y".repeat(7)}`)).toBe(`${"x".repeat(192)} (copy)`)
  expect(nameOfCopy("Upper A  ")).toBe("Upper A (copy)")
})
