import type { ExerciseRef } from "#domain/programs/rule.ts"
import type { Exercise } from "#web/backend/exercises/exercise-queries.ts"

/** The exercises chosen for names in a text, by name. */
export type ChosenExercises = ReadonlyMap<string, ExerciseRef>

/** An ambiguous name in a text: one that the person resolved, or one that several exercises have. */
export interface SettledName {
  written: string
  exercise_name: string
  isChosen: boolean
}

/** Finds the exercises that a text names, and collects the ambiguous names. */
export interface NameFinder {
  find: (name: string) => ExerciseRef | null
  settled: () => SettledName[]
}

/** Finds exercises by name or alias, ignoring case. A person's own exercises come first. */
export function nameFinder(exercises: readonly Exercise[]): (chosen: ChosenExercises) => NameFinder {
  const ownFirst = exercises.toSorted(
    (one, other) => Number(one.owner_id === null) - Number(other.owner_id === null),
  )
  const byName = new Map<string, Exercise[]>()
  const byAlias = new Map<string, Exercise>()
  for (const exercise of ownFirst) {
    const key = keyOf(exercise.exercise_name)
    byName.set(key, [...(byName.get(key) ?? []), exercise])
    for (const alias of exercise.aliases) if (!byAlias.has(keyOf(alias))) byAlias.set(keyOf(alias), exercise)
  }
  return (chosen) => {
    const settled = new Map<string, SettledName>()
    const find = (written: string): ExerciseRef | null => {
      const own = chosen.get(written)
      const named = byName.get(keyOf(written)) ?? []
      const found = own ?? named[0] ?? byAlias.get(keyOf(written))
      if (!found) return null
      const { exercise_id, exercise_name } = found
      if (own || named.length > 1)
        settled.set(written, { written, exercise_name, isChosen: own !== undefined })
      return { exercise_id, exercise_name }
    }
    return { find, settled: () => [...settled.values()] }
  }
}

const keyOf = (name: string) => name.trim().toLowerCase()
