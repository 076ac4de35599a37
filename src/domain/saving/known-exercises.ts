import type { Draft } from "#domain/workout/draft.ts"
import { type Load, loadKind } from "#domain/workout/load.ts"

/** A load that includes the body weight. */
type BodyLoad = Exclude<Load, "outside">

/** What is needed to describe a workout's sets without asking the server: each exercise's name and how its load counts, by id. */
export interface KnownExercises {
  names: Readonly<Record<string, string>>
  /** The loads that include the body weight. Exercises whose load is the whole weight lifted are left out. */
  loads: Readonly<Record<string, BodyLoad>>
}

/** The exercises of a draft. */
export function knownExercises({ exercises }: Pick<Draft, "exercises">): KnownExercises {
  return {
    names: Object.fromEntries(
      exercises.map(({ exercise_id, exercise_name }) => [exercise_id, exercise_name]),
    ),
    loads: loadsOf(exercises.map(({ exercise_id, measure }) => [exercise_id, loadKind(measure)])),
  }
}

/** The exercises' loads by id, without exercises whose load is the whole weight lifted. */
export function loadsOf(exercises: readonly (readonly [id: string, load: Load])[]): KnownExercises["loads"] {
  return Object.fromEntries(exercises.flatMap(([id, load]) => (load === "outside" ? [] : [[id, load]])))
}
