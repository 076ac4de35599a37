import { describe, expect, it } from "vitest"
import {
  currentSetId,
  endsWorkout,
  findSet,
  isPlanned,
  isWithinRound,
  nextOpenSetId,
  roundsOf,
} from "./current-set.ts"
import { type Draft, emptySet, newDraft, type SetType } from "./draft.ts"

function draftOf(...exercises: { id: string; is_done: boolean }[][]): Draft {
  return {
    ...newDraft("op", "2025-11-21", "metric"),
    exercises: exercises.map((sets, index) => ({
      id: `e${index}`,
      exercise_id: `e${index}`,
      exercise_name: "Squat",
      exercise_type: "strength",
      measure: "weight_reps",
      order: index + 1,
      template_sets: null,
      template_reps: null,
      template_notes: null,
      sets: sets.map((set) => ({ ...emptySet(set.id), ...set })),
    })),
  }
}

const done = (id: string) => ({ id, is_done: true })
const open = (id: string) => ({ id, is_done: false })

describe("the current set", () => {
  it("is the first open one", () => {
    expect(currentSetId(draftOf([done("a"), open("b")], [open("c")]), null)).toBe("b")
    expect(currentSetId(draftOf([done("a")]), null)).toBeNull()
  })

  it("is the chosen one, even a finished one, as long as it exists", () => {
    const draft = draftOf([done("a"), open("b")])
    expect(currentSetId(draft, "a")).toBe("a")
    expect(currentSetId(draft, "gone")).toBe("b")
  })

  it("moves to the next open one, and back to skipped ones", () => {
    const draft = draftOf([open("a"), done("b")], [done("c"), open("d")])
    expect(nextOpenSetId(draft, "b")).toBe("d")
    expect(nextOpenSetId(draft, "d")).toBe("a")
    expect(nextOpenSetId(draftOf([open("a")]), "a")).toBeNull()
  })
})

/** Two exercises in a superset, followed by a single one. */
function supersetOf(
  first: readonly SetType[],
  second: readonly SetType[],
  doneIds: readonly string[] = [],
): Draft {
  const setsOf = (letter: string, types: readonly SetType[]) =>
    types.map((set_type, index) => {
      const id = `${letter}${index + 1}`
      return { id, set_type, is_done: doneIds.includes(id) }
    })
  const draft = draftOf(setsOf("a", first), setsOf("b", second), [open("c1")])
  return {
    ...draft,
    exercises: draft.exercises.map((exercise, index) => ({ ...exercise, superset: index < 2 ? 1 : null })),
  }
}

function turnsOf(draft: Draft): string[] {
  const turns: string[] = []
  for (let id = currentSetId(draft, null); id !== null && !turns.includes(id); id = nextOpenSetId(draft, id))
    turns.push(id)
  return turns
}

function restsAfter(draft: Draft, setId: string): boolean {
  const found = findSet(draft, setId)
  return found !== undefined && !isWithinRound(draft, found)
}

describe("a superset", () => {
  const three = ["normal", "normal", "normal"] as const

  it("is done round by round, before the exercises below it", () => {
    expect(turnsOf(supersetOf(three, three))).toEqual(["a1", "b1", "a2", "b2", "a3", "b3", "c1"])
    expect(turnsOf(supersetOf(three, ["normal"]))).toEqual(["a1", "b1", "a2", "a3", "c1"])
  })

  it("has its warm-ups first, and a drop set right after its set", () => {
    const draft = supersetOf(["warmup", "normal", "drop", "normal"], ["warmup", "failure", "normal"])
    expect(turnsOf(draft)).toEqual(["a1", "b1", "a2", "a3", "b2", "a4", "b3", "c1"])
  })

  it("has a rest-pause set right after the set that it continues", () => {
    const draft = supersetOf(["normal", "rest_pause", "rest_pause", "normal"], ["normal", "normal"])
    expect(turnsOf(draft)).toEqual(["a1", "a2", "a3", "b1", "a4", "b2", "c1"])
    expect(restsAfter(draft, "a1")).toBe(false)
  })

  it("has a rest after each round, not within it", () => {
    const draft = supersetOf(three, three)
    expect(restsAfter(draft, "a1")).toBe(false)
    expect(restsAfter(draft, "b1")).toBe(true)
    expect(restsAfter(supersetOf(three, ["normal"]), "a2")).toBe(true)
    expect(restsAfter(draft, "c1")).toBe(true)
  })

  it("has as many rounds as the working sets of the exercise with the most", () => {
    const unit = supersetOf(["warmup", "normal", "drop"], three).exercises.slice(0, 2)
    expect(roundsOf(unit)).toBe(3)
    expect(roundsOf(unit.slice(0, 1))).toBe(1)
  })

  it("has a rest after its last set, and a single exercise has no rounds", () => {
    const all = ["a1", "a2", "a3", "b1", "b2", "b3"]
    expect(restsAfter(supersetOf(three, three, all), "b3")).toBe(true)
    const draft = supersetOf(["normal", "drop"], three)
    expect(restsAfter(draft, "a1")).toBe(false)
    expect(restsAfter({ ...draft, exercises: draft.exercises.slice(0, 1) }, "a1")).toBe(true)
  })

  it("has a rest after each warm-up, and after a set whose partner was already done", () => {
    expect(restsAfter(supersetOf(["warmup", "normal"], ["warmup", "normal"]), "a1")).toBe(true)
    expect(restsAfter(supersetOf(three, three, ["b1"]), "a1")).toBe(true)
  })
})

describe("a planned workout", () => {
  const adHoc = draftOf([done("a"), open("b")])
  const [exercise] = adHoc.exercises
  const [other] = draftOf([open("z")]).exercises
  const ofSet = exercise && { ...exercise, template_sets: 2 }

  it("comes from a template or a plan, or has an exercise with planned sets", () => {
    expect(isPlanned(adHoc)).toBe(false)
    expect(isPlanned({ ...adHoc, workout_id: "w" })).toBe(true)
    expect(isPlanned({ ...adHoc, committed_workout_id: "c" })).toBe(true)
    const program = { run_id: "r", slot: 1, label: "Week 1, day 1", prescribed: {} }
    expect(isPlanned({ ...adHoc, program })).toBe(true)
    expect(isPlanned({ ...adHoc, exercises: [ofSet, other].flatMap((each) => each ?? []) })).toBe(true)
  })

  it("ends with its last open set, unlike any other workout", () => {
    const planned = { ...adHoc, workout_id: "w" }
    expect(endsWorkout(planned, "b")).toBe(true)
    expect(endsWorkout(planned, "a")).toBe(false)
    expect(endsWorkout(adHoc, "b")).toBe(false)
  })
})
