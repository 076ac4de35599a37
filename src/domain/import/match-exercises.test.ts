import { describe, expect, it } from "vitest"
import type { FileHistory } from "./file-history.ts"
import { matchExercises, usedExercises } from "./match-exercises.ts"
import { emptySet } from "./row-reading.ts"

const library = [
  { exercise_id: "bench", exercise_name: "Bench Press (Barbell)", aliases: ["Flat Bench"] },
  { exercise_id: "row", exercise_name: "Seated Row (Cable)", aliases: [] },
  { exercise_id: "thrust-b", exercise_name: "Hip Thrust (Barbell)", aliases: [] },
  { exercise_id: "thrust-m", exercise_name: "Hip Thrust (Machine)", aliases: [] },
]

function historyOf(name: string, sets: Partial<typeof emptySet>[]): FileHistory {
  const exercises = [{ name, sets: sets.map((set) => ({ ...emptySet, ...set })) }]
  const start = { kind: "day", day: "2026-03-01" } as const
  return {
    source: "Strong",
    workouts: [{ line: 1, name: null, start, duration_seconds: null, notes: null, exercises }],
    weights: [],
    problems: [],
  }
}

function match(name: string) {
  const found = matchExercises(usedExercises(historyOf(name, [{ reps: 5, weight: 50 }])), library).get(name)
  if (found?.kind === "similar")
    return [found.isTied ? "tied" : "similar", ...found.candidates.map((each) => each.exercise_id)]
  return found?.kind === "new" ? ["new"] : [found?.kind, found?.exercise.exercise_id]
}

describe("an exercise of a file", () => {
  it.each([
    ["bench press  (barbell)", ["same", "bench"]],
    ["Flat bench", ["alias", "bench"]],
    ["Seated Rows (Cable, close grip)", ["similar", "row"]],
    ["Hip Thrust", ["tied", "thrust-b", "thrust-m"]],
    ["BB Hip-Thrust", ["alias", "thrust-b"]],
    ["Kniebeuge", ["new"]],
  ])("named %s matches %j", (name, expected) => {
    expect(match(name)).toEqual(expected)
  })

  it.each([
    [{ reps: 5, weight: 50 }, "strength", "weight_reps"],
    [{ reps: 12 }, "strength", "reps"],
    [{ duration_minutes: 1 }, "strength", "time"],
    [{ distance: 5, duration_minutes: 25 }, "cardio", "distance_time"],
    [{ distance: 0.02, weight: 32 }, "strength", "weight_reps"],
  ])("with sets of %j is created as %s by %s", (set, type, measure) => {
    const [used] = usedExercises(historyOf("New", [set]))
    expect(used?.guess).toEqual({ name: "New", type, measure })
  })

  it.each(Object.getOwnPropertyNames(Object.prototype))("called %s is new, as any other word is", (name) => {
    expect(match(name)).toEqual(["new"])
  })
})
