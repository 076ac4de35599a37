import { readFileSync } from "node:fs"
import Papa from "papaparse"
import { describe, expect, it } from "vitest"
import { library } from "#tests/coach/histories.ts"
import { type ExerciseMatch, type MadeExercise, matchExercises } from "./match-exercises.ts"

/**
 * Names from other apps, what their sets record, and the library exercise that each becomes unless the person
 * chooses a different one.
 */
const { data } = Papa.parse<[name: string, measure: MadeExercise["measure"], becomes: string]>(
  readFileSync(new URL("../../../tests/import-cases/names.csv", import.meta.url), "utf8").trim(),
  { delimiter: "," },
)
const names = data.slice(1)

const byDefault = (match: ExerciseMatch | undefined) =>
  match?.kind === "same" || match?.kind === "alias" ? match.exercise.exercise_name : ""

function matched(entries: readonly (readonly [string, MadeExercise["measure"]])[]) {
  const used = entries.map(([name, measure]) => ({
    name,
    sets: 1,
    guess: { name, type: "strength" as const, measure },
  }))
  return matchExercises(used, library)
}

describe("the names of other apps' exercises", () => {
  it("match the right exercise or are left to the person, but never match a wrong one", () => {
    expect(names.length).toBeGreaterThanOrEqual(300)
    const matches = matched(names.map(([name, measure]) => [name, measure]))
    expect(names.map(([name]) => `${name}: ${byDefault(matches.get(name))}`)).toEqual(
      names.map(([name, , becomes]) => `${name}: ${becomes}`),
    )
  })

  it.each([
    "Rear Delt Raise",
    "Dumbbell Back Fly",
    "V-Bar Pulldown",
    "Cable Rear Delt Row",
    "Decline Dumbbell Press",
    "Incline Hammer Curl",
    "Hip Thrust",
  ])("that differ by equipment, direction or body part are left to the person: %s", (name) => {
    const match = matched([[name, "weight_reps"]]).get(name)
    expect(match).toMatchObject({ kind: "similar" })
  })
})
