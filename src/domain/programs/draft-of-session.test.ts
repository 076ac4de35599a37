import { describe, expect, it } from "vitest"
import type { Measure } from "#domain/workout/draft.ts"
import { editDraft, type PickedExercise } from "#domain/workout/edit-draft.ts"
import { draftOfSession, withTargets } from "./draft-of-session.ts"
import type { ShownLine, ShownSession, ShownSet } from "./prescription.ts"

const fives: ShownSet = {
  ...{ unit: "reps", low: 5, high: 5, aim: 5, open: false, decides: false, load: 80, rpe: null },
}
const squat = lineOf("squat", [fives, fives, { ...fives, open: true, load: 82.5 }])
const run = lineOf("run", [{ ...fives, unit: "km", low: 5, high: 5, aim: 5, load: null }])

function lineOf(id: string, sets: ShownSet[], more: Partial<ShownLine> = {}): ShownLine {
  return {
    ...{ exercise_id: id, exercise_name: id, lift: `${id}:linear`, x: 80, rounded: 80, rest: 180 },
    ...{ joined: false, goal: null, sets, ...more },
  }
}

function sessionOf(lines: ShownLine[]): ShownSession {
  return { version: "v1", unit: "kg", week: 2, session: 1, day: 1, deload: false, lines }
}

function exercisesOf(measures: Record<string, Measure>): Map<string, PickedExercise> {
  return new Map(
    Object.entries(measures).map(([id, measure]) => [
      id,
      { exercise_id: id, exercise_name: id, exercise_type: "strength", measure },
    ]),
  )
}

const measures: Record<string, Measure> = { squat: "weight_reps", run: "distance_time", dip: "added" }

function draftOf(lines: ShownLine[], usualLoad: number | null = null) {
  let last = 0
  const start = { run_id: "run-1", slot: 7, name: "Bench", label: "Week 3 of 4, day 2", workout_id: "day-2" }
  return draftOfSession(
    { ...start, prescribed: sessionOf(lines) },
    {
      date: "2026-11-21",
      exercises: exercisesOf(measures),
      usualLoad: () => usualLoad,
      newId: () => `id-${++last}`,
    },
  )
}

describe("a workout from a program's session", () => {
  it("has each prescribed set as its target, with the numbers in pencil", () => {
    const draft = draftOf([squat, run])
    expect(draft).toMatchObject({ name: "Bench", workout_id: "day-2", weight_unit: "kg", date: "2026-11-21" })
    expect(draft.program).toEqual({
      ...{ run_id: "run-1", slot: 7, label: "Week 3 of 4, day 2", prescribed: sessionOf([squat, run]) },
    })
    const [one, other] = draft.exercises
    expect(one?.sets.map(({ weight, reps, target }) => [weight, reps, target])).toEqual([
      ["80", "5", { place: 0, text: "80 × 5", least: 5, is_open: false, unit: "reps", load: 80 }],
      ["80", "5", { place: 1, text: "80 × 5", least: 5, is_open: false, unit: "reps", load: 80 }],
      ["82.5", "5", { place: 2, text: "82.5 × 5+", least: 5, is_open: true, unit: "reps", load: 82.5 }],
    ])
    expect(one).toMatchObject({ order: 1, rest: 180 })
    expect(other?.sets).toMatchObject([{ distance: "5", reps: "", target: { place: 3, text: "5 km" } }])
    expect(draft.exercises.flatMap(({ sets }) => sets).every((set) => set.is_prefilled && !set.is_done)).toBe(
      true,
    )
  })

  it("leaves out a missing exercise, and the others keep their places", () => {
    const draft = draftOf([lineOf("gone", [fives, fives]), squat])
    expect(draft.exercises.map(({ exercise_id, order }) => [exercise_id, order])).toEqual([["squat", 1]])
    expect(draft.exercises[0]?.sets.map(({ target }) => target?.place)).toEqual([2, 3, 4])
  })

  it("starts a set without a load at the usual one, and a bodyweight set without any", () => {
    const free = { ...fives, load: null }
    expect(draftOf([lineOf("squat", [free])], 60).exercises[0]?.sets).toMatchObject([
      { weight: "60", target: { text: "5 reps" } },
    ])
    expect(draftOf([lineOf("squat", [free])]).exercises[0]?.sets).toMatchObject([{ weight: "", reps: "5" }])
    expect(draftOf([lineOf("dip", [{ ...fives, load: 0 }])], 60).exercises[0]?.sets).toMatchObject([
      { weight: "", reps: "5", target: { text: "5 reps" } },
    ])
  })

  it("starts a test without a load, and says to work up to one", () => {
    const test = { ...fives, load: null, decides: true }
    expect(draftOf([lineOf("squat", [test])], 60).exercises[0]).toMatchObject({
      template_notes: "work up to a hard set of 5",
      sets: [{ weight: "", reps: "5", target: { text: "5 reps" } }],
    })
  })

  it("joins the lines of a superset, and no others", () => {
    const draft = draftOf([squat, lineOf("dip", [fives], { joined: true }), run])
    const [one, two, three] = draft.exercises.map(({ superset }) => superset)
    expect(two).toBe(one)
    expect(three).not.toBe(two)
  })

  it("aims within a range, and names the range", () => {
    const range = { ...fives, low: 8, high: 12, aim: 10 }
    expect(draftOf([lineOf("squat", [range])]).exercises[0]).toMatchObject({
      template_notes: "8–12 reps",
      sets: [{ reps: "10", target: { text: "80 × 10" } }],
    })
    expect(draftOf([lineOf("squat", [fives], { goal: 30 })]).exercises[0]?.template_notes).toBe(
      "30 reps in all",
    )
  })

  it("keeps the training max on which a line's loads are based, but not for another exercise", () => {
    const draft = draftOf([lineOf("squat", [fives], { lift: "squat:tm", x: 101.25 })])
    expect(draft.exercises[0]?.training_max).toEqual({ value: 101.25, unit: "kg" })
    expect(draftOf([squat]).exercises[0]?.training_max).toBeUndefined()
    const exercise: PickedExercise = {
      ...{ exercise_id: "press", exercise_name: "press", exercise_type: "strength", measure: "weight_reps" },
    }
    const swap = {
      id: draft.exercises[0]?.id ?? "",
      exercise,
      moves_done: false,
      new_id: "n",
      new_set_id: "s",
    }
    expect(editDraft(draft, { kind: "swap_exercise", ...swap }).exercises[0]?.training_max).toBeUndefined()
  })

  it("has no targets for sets that were moved to another exercise, or added", () => {
    const draft = draftOf([squat])
    const id = draft.exercises[0]?.id ?? ""
    const exercise: PickedExercise = {
      ...{ exercise_id: "press", exercise_name: "press", exercise_type: "strength", measure: "weight_reps" },
    }
    const swap = { id, exercise, moves_done: false, new_id: "n", new_set_id: "s" }
    const swapped = editDraft(draft, { kind: "swap_exercise", ...swap })
    expect(swapped.exercises[0]?.sets.some(({ target }) => target)).toBe(false)
    const more = editDraft(draft, { kind: "add_set", id, new_set_id: "more", last: [] })
    expect(more.exercises[0]?.sets.map(({ target }) => target?.place)).toEqual([0, 1, 2, undefined])
  })

  it("keeps a log's targets while it is edited", () => {
    const draft = draftOf([squat])
    const saved = editDraft(draft, { kind: "remove_set", set_id: draft.exercises[0]?.sets[0]?.id ?? "" })
    const bare = saved.exercises.map((exercise) => ({
      ...exercise,
      sets: exercise.sets.map((set) => ({
        ...set,
        target: set.target && { ...set.target, text: "", is_open: false },
      })),
    }))
    expect(withTargets({ ...saved, exercises: bare }, sessionOf([squat])).exercises).toEqual(saved.exercises)
    expect(withTargets({ ...saved, exercises: bare }, null).exercises).toEqual(bare)
    const inPounds = withTargets({ ...saved, exercises: bare, weight_unit: "lbs" }, sessionOf([squat]))
    expect(inPounds.exercises[0]?.sets[0]?.target?.text).toBe("176.4 × 5")
  })
})
