import type { Draft } from "#domain/workout/draft.ts"
import { type Load, loadKind } from "#domain/workout/load.ts"

/** A load of the body. */
type BodyLoad = Exclude<Load, "outside">

/** What describes the sets of a workout without asking the server: by an exercise's id, its name and how its load counts. */
export interface KnownExercises {
  names: Readonly<Record<string, string>>
  /** Those that aren't from outside. */
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

/** Loads by exercise, without those from outside. */
export function loadsOf(exercises: readonly (readonly [id: string, load: Load])[]): KnownExercises["loads"] {
  return Object.fromEntries(exercises.flatMap(([id, load]) => (load === "outside" ? [] : [[id, load]])))
}
