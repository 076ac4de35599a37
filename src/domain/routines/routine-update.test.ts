import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { DoneRow } from "#domain/workout/done-exercises.ts"
import type { RoutineContent, SavedRoutine } from "./routine-draft.ts"
import { routineOfWorkout } from "./routine-of-workout.ts"
import { isOneOff, type RoutineChange, routineChanges, updatedRoutine } from "./routine-update.ts"

type Type = "strength" | "cardio"
const typeOf = (name: string): Type => (name === "run" ? "cardio" : "strength")

interface Block {
  name: string
  sets: number
  warmups?: number
  superset?: number | null
}

function rowsOf(blocks: readonly Block[]): DoneRow[] {
  return blocks.flatMap(({ name, sets, warmups = 0, superset = null }, index) =>
    Array.from({ length: warmups + sets }, (_, place) => ({
      exercise_id: name,
      exercise_order: index + 1,
      set_type: place < warmups ? ("warmup" as const) : ("normal" as const),
      reps: 5 + place,
      superset,
      exercises: { name, type: typeOf(name) },
    })),
  )
}

type PartOf = Pick<SavedRoutine["parts"][number], "sets" | "reps" | "notes" | "superset"> & { name: string }
const partOf = ({ name, ...planned }: PartOf, id: string) => ({
  id,
  exercise_id: name,
  exercise_name: name,
  exercise_type: typeOf(name),
  ...planned,
})
const planned = (name: string, sets: number | null = 3, superset: number | null = null): PartOf => ({
  name,
  sets,
  reps: "6-8",
  notes: `about ${name}`,
  superset,
})
function routine(...parts: PartOf[]): SavedRoutine {
  return {
    name: "Push",
    description: "Heavy",
    parts: parts.map((part, index) => partOf(part, String(index))),
  }
}
function after({ routine, exercises }: RoutineContent): SavedRoutine {
  return {
    ...routine,
    parts: exercises.map(({ exercise_id, ...part }, index) =>
      partOf({ name: exercise_id, ...part }, String(index)),
    ),
  }
}
const contentOf = ({ name, description, parts }: SavedRoutine) => ({
  routine: { name, description },
  exercises: parts.map(({ exercise_id, sets, reps, notes, superset }) => ({
    exercise_id,
    sets,
    reps,
    notes,
    superset,
  })),
})

const anyName = fc.constantFrom("bench", "row", "squat", "press", "curl", "dip", "run")
const anyPart = fc.record({
  name: anyName,
  sets: fc.option(fc.integer({ min: 0, max: 6 })),
  reps: fc.option(fc.constantFrom("5", "8-12")),
  notes: fc.option(fc.constantFrom("slow")),
  superset: fc.option(fc.integer({ min: 1, max: 3 })),
})
const anyRoutine = fc.array(anyPart, { maxLength: 7 }).map((parts) => routine(...parts))
const anyWorkout = fc
  .array(
    fc.record({
      name: anyName,
      sets: fc.integer({ min: 0, max: 5 }),
      warmups: fc.integer({ min: 0, max: 2 }),
      superset: fc.option(fc.integer({ min: 1, max: 3 })),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map(rowsOf)

/** All changes between the routine and the workout, and the routine with all of them applied. */
function routineUpdate(routine: SavedRoutine, sets: readonly DoneRow[]) {
  const changes = routineChanges(routine, sets)
  return { changes, content: updatedRoutine(routine, sets, new Set(changes.keys())) }
}

describe("a routine, compared with a workout from it", () => {
  it("lists what was added, left out, reordered, and done with more or fewer sets", () => {
    const { changes, content } = routineUpdate(
      routine(planned("bench"), planned("row"), planned("curl"), planned("run", null)),
      rowsOf([
        { name: "row", sets: 4, warmups: 2 },
        { name: "dip", sets: 2 },
        { name: "bench", sets: 3 },
        { name: "run", sets: 1 },
      ]),
    )
    expect(changes).toEqual([
      { kind: "added", name: "dip", sets: 2 },
      { kind: "removed", name: "curl" },
      { kind: "order", names: ["row", "bench", "run"] },
      { kind: "sets", name: "row", from: 3, to: 4 },
    ])
    expect(content.routine).toEqual({ name: "Push", description: "Heavy" })
    expect(content.exercises).toEqual([
      { exercise_id: "row", sets: 4, reps: "6-8", notes: "about row", superset: null },
      { exercise_id: "dip", sets: 2, reps: "5-6", notes: null, superset: null },
      { exercise_id: "bench", sets: 3, reps: "6-8", notes: "about bench", superset: null },
      { exercise_id: "run", sets: null, reps: "6-8", notes: "about run", superset: null },
    ])
  })

  it("doesn't count warm-ups as sets, nor one set as a change if none was planned", () => {
    const { changes } = routineUpdate(
      routine(planned("bench", null), planned("row", 0), planned("curl", 3)),
      rowsOf([
        { name: "bench", sets: 1, warmups: 3 },
        { name: "row", sets: 1 },
        { name: "curl", sets: 0, warmups: 2 },
      ]),
    )
    expect(changes).toEqual([])
  })

  it("puts an exercise added inside a superset into it, and leaves other supersets alone", () => {
    const { content } = routineUpdate(
      routine(planned("bench", 3, 1), planned("row", 3, 1), planned("curl", 3, 2), planned("squat", 3, 2)),
      rowsOf([
        { name: "bench", sets: 3 },
        { name: "dip", sets: 3 },
        { name: "row", sets: 3 },
        { name: "curl", sets: 3 },
        { name: "press", sets: 3, superset: 1 },
        { name: "squat", sets: 3 },
        { name: "run", sets: 1, superset: 1 },
      ]),
    )
    expect(content.exercises.map(({ superset }) => superset)).toEqual([1, 1, 1, 2, 2, 2, null])
  })
})

describe("a routine of which only some changes are wanted", () => {
  const push = routine(planned("bench"), planned("row"), planned("curl"), planned("run", null))
  const sets = rowsOf([
    { name: "row", sets: 4 },
    { name: "dip", sets: 2 },
    { name: "bench", sets: 3 },
    { name: "run", sets: 1 },
  ])
  const names = (wanted: readonly RoutineChange["kind"][]) => {
    const places = routineChanges(push, sets).flatMap(({ kind }, place) =>
      wanted.includes(kind) ? [place] : [],
    )
    return updatedRoutine(push, sets, new Set(places)).exercises.map(
      ({ exercise_id, sets: count }) => `${exercise_id} ${count}`,
    )
  }

  it("keeps what was left out where it was, and adds what is new behind what it followed", () => {
    expect(names([])).toEqual(["bench 3", "row 3", "curl 3", "run null"])
    expect(names(["added"])).toEqual(["bench 3", "row 3", "dip 2", "curl 3", "run null"])
    expect(names(["removed"])).toEqual(["bench 3", "row 3", "run null"])
    expect(names(["sets"])).toEqual(["bench 3", "row 4", "curl 3", "run null"])
    expect(names(["order"])).toEqual(["row 3", "curl 3", "bench 3", "run null"])
    expect(names(["order", "added"])).toEqual(["row 3", "dip 2", "curl 3", "bench 3", "run null"])
  })

  it("has exactly the wanted ones", () => {
    fc.assert(
      fc.property(anyRoutine, anyWorkout, fc.infiniteStream(fc.boolean()), (before, done, choices) => {
        const changes = routineChanges(before, done)
        const wanted = new Set([...changes.keys()].filter(() => choices.next().value))
        const left = routineChanges(after(updatedRoutine(before, done, wanted)), done)
        const without = (kind: string) =>
          changes
            .filter((change, place) => change.kind === kind && !wanted.has(place))
            .map((each) => JSON.stringify(each))
        for (const kind of ["added", "removed", "sets"])
          expect(
            left
              .filter((each) => each.kind === kind)
              .map((each) => JSON.stringify(each))
              .toSorted(),
          ).toEqual(without(kind).toSorted())
      }),
    )
  })

  it("without any change stays as it was", () => {
    fc.assert(
      fc.property(anyRoutine, anyWorkout, (before, done) => {
        const same = updatedRoutine(before, done, new Set())
        const planned = ({ exercises }: RoutineContent) =>
          exercises.map(({ exercise_id, sets, reps, notes }) => ({ exercise_id, sets, reps, notes }))
        expect(planned(same)).toEqual(planned(contentOf(before)))
      }),
    )
  })
})

describe("a change of a routine", () => {
  const less: RoutineChange[] = [
    { kind: "removed", name: "curl" },
    { kind: "sets", name: "bench", from: 3, to: 2 },
    { kind: "order", names: ["row", "bench"] },
  ]
  const more: RoutineChange[] = [
    { kind: "added", name: "dip", sets: 2 },
    { kind: "sets", name: "bench", from: 3, to: 4 },
  ]

  it("looks like a one-off if something was left out or moved, unless the workout before had it too", () => {
    expect(less.map((change) => isOneOff(change, []))).toEqual([true, true, true])
    expect(less.map((change) => isOneOff(change, less))).toEqual([false, false, false])
    expect(isOneOff({ kind: "sets", name: "bench", from: 3, to: 1 }, less)).toBe(true)
  })

  it("looks meant if it is more work", () => {
    expect(more.map((change) => isOneOff(change, []))).toEqual([false, false])
  })
})

describe("an exercise of a routine", () => {
  const blocks = (...names: string[]) => names.map((name): Block => ({ name, sets: 3 }))

  it("can be listed twice, and both are matched", () => {
    const twice = routine(planned("bench"), planned("row"), planned("bench"))
    expect(routineUpdate(twice, rowsOf(blocks("bench", "row", "bench"))).changes).toEqual([])
  })

  it("that was left out doesn't change the order", () => {
    const three = routine(planned("bench"), planned("row"), planned("curl"))
    const { changes } = routineUpdate(three, rowsOf(blocks("row", "curl")))
    expect(changes).toEqual([{ kind: "removed", name: "bench" }])
  })

  it("joins the superset around it if it was added there, along with any others", () => {
    const two = routine(planned("bench", 3, 1), planned("row", 3, 1))
    const { content } = routineUpdate(two, rowsOf(blocks("bench", "dip", "press", "row")))
    expect(content.exercises.map(({ superset }) => superset)).toEqual([1, 1, 1, 1])
  })

  it("that was added with others gets a superset of its own", () => {
    const four = routine(
      ...[planned("bench", 3, 1), planned("row", 3, 1), planned("curl", 3, 2), planned("squat", 3, 2)],
    )
    const added = (superset: number | null) =>
      ["press", "dip"].map((name): Block => ({ name, sets: 3, superset }))
    const supersetsWith = (superset: number | null) =>
      routineUpdate(
        four,
        rowsOf([...blocks("curl", "squat", "bench", "row"), ...added(superset)]),
      ).content.exercises.map((each) => each.superset)
    expect(supersetsWith(1)).toEqual([1, 1, 2, 2, 3, 3])
    expect(supersetsWith(null)).toEqual([1, 1, 2, 2, null, null])
  })
})

describe("the routine after an update", () => {
  it("no longer differs from the workout, and a second update changes nothing", () => {
    fc.assert(
      fc.property(anyRoutine, anyWorkout, (before, sets) => {
        const updated = after(routineUpdate(before, sets).content)
        const again = routineUpdate(updated, sets)
        expect(again.changes).toEqual([])
        expect(again.content).toEqual(contentOf(updated))
      }),
    )
  })

  it("differs only in the listed changes", () => {
    fc.assert(
      fc.property(anyRoutine, anyWorkout, (before, sets) => {
        const { changes, content } = routineUpdate(before, sets)
        const names = (kind: string) =>
          changes.flatMap((change) => (change.kind === kind && "name" in change ? change.name : []))
        const ids = content.exercises.map(({ exercise_id }) => exercise_id)
        const idsBefore = before.parts.map(({ exercise_id }) => exercise_id)
        expect(ids.toSorted()).toEqual(
          [...without(idsBefore, names("removed")), ...names("added")].toSorted(),
        )
        if (changes.length === 0) expect(without(ids, names("added"))).toEqual(idsBefore)
        const known = content.exercises.filter(({ exercise_id }) => !names("added").includes(exercise_id))
        for (const { exercise_id, reps, notes } of known)
          expect(before.parts.filter((part) => part.exercise_id === exercise_id)).toContainEqual(
            expect.objectContaining({ reps, notes }),
          )
      }),
    )
  })
})

function without(all: readonly string[], gone: readonly string[]): string[] {
  const left = [...all]
  for (const name of gone) left.splice(left.indexOf(name), 1)
  return left
}

describe("a workout as a routine", () => {
  it("has its exercises with their working sets, repetitions and supersets", () => {
    const content = routineOfWorkout(
      " Push ",
      rowsOf([
        { name: "bench", sets: 3, warmups: 1, superset: 7 },
        { name: "row", sets: 1, superset: 7 },
        { name: "run", sets: 1 },
        { name: "bench", sets: 1 },
      ]),
    )
    expect(content).toEqual({
      routine: { name: "Push", description: null },
      exercises: [
        { exercise_id: "bench", sets: 4, reps: "5-8", notes: null, superset: 1 },
        { exercise_id: "row", sets: 1, reps: "5", notes: null, superset: 1 },
        { exercise_id: "run", sets: null, reps: null, notes: null, superset: null },
      ],
    })
  })

  it("is a routine that the workout doesn't differ from", () => {
    fc.assert(
      fc.property(anyWorkout, (sets) => {
        expect(routineUpdate(after(routineOfWorkout("Push", sets)), sets).changes).toEqual([])
      }),
    )
  })
})
