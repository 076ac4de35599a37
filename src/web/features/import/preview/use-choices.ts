import { useMemo, useState } from "react"
import {
  type ExerciseMatch,
  type LibraryExercise,
  loadOf,
  type MadeExercise,
  matchExercises,
} from "#domain/import/match-exercises.ts"
import type { ExerciseTarget } from "#domain/import/match-exercises.ts"
import type { ImportChoices } from "#domain/import/prepare-import.ts"
import { distanceUnitOf, type UnitSystem, weightUnitOf } from "#domain/measures/units.ts"
import { timeZoneHere } from "#web/device/time-zone.ts"
import type { Overview } from "../file/messages.ts"

export interface MatchedExercise {
  name: string
  sets: number
  /** How many of the sets are assisted. */
  helped: number
  match: ExerciseMatch
  /** The exercise in Repertoire that the sets are imported as. */
  target: ExerciseTarget
  /** Whether the person chose the target. */
  isChosen: boolean
}

/** The questions about a file, with the answers. A question that the person hasn't answered has the most likely answer. */
export function useChoices(overview: Overview, library: readonly LibraryExercise[], system: UnitSystem) {
  const [units, setUnits] = useState({
    weightUnit: weightUnitOf(system),
    distanceUnit: distanceUnitOf(system),
    timeZone: timeZoneHere(),
  })
  const [chosen, setChosen] = useState<ReadonlyMap<string, ExerciseTarget>>(new Map())
  const matches = useMemo(() => matchExercises(overview.exercises, library), [overview, library])
  const exercises = useMemo(
    () =>
      overview.exercises.map(({ name, sets, helped, guess }): MatchedExercise => {
        const match = matches.get(name) ?? { kind: "new", made: guess }
        const target = chosen.get(name) ?? likelyTarget(match)
        return { name, sets, helped, match, target, isChosen: chosen.has(name) }
      }),
    [overview, matches, chosen],
  )
  const choices: ImportChoices = {
    ...units,
    exercises: new Map(exercises.map(({ name, target }) => [name, target])),
    loads: new Map(exercises.map(({ name, target }) => [name, loadOf(target, library)])),
  }
  return {
    units,
    setUnits: (change: Partial<typeof units>) => setUnits((before) => ({ ...before, ...change })),
    exercises,
    choose: (name: string, target: ExerciseTarget) =>
      setChosen((before) => new Map(before).set(name, target)),
    choices,
    /** The names that have only similar matches. They become new exercises unless the person chooses otherwise. */
    open: exercises.filter(isOpen).map(({ name }) => name),
  }
}

export function isOpen({ match, isChosen }: MatchedExercise): boolean {
  return match.kind === "similar" && !isChosen
}

/** A name with only similar matches becomes a new exercise unless the person chooses otherwise. */
const likelyTarget = (match: ExerciseMatch): ExerciseTarget =>
  "made" in match ? { make: match.made } : { id: match.exercise.exercise_id }

/** The ways a new exercise can record its sets. */
export function kindsOf(name: string): MadeExercise[] {
  return [
    { name, type: "strength", measure: "weight_reps" },
    { name, type: "strength", measure: "weight_reps", load: "added" },
    { name, type: "strength", measure: "weight_reps", load: "help" },
    { name, type: "strength", measure: "reps" },
    { name, type: "strength", measure: "time" },
    { name, type: "cardio", measure: "distance_time" },
    { name, type: "cardio", measure: "time" },
  ]
}
