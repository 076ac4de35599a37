import type { CompleteRow } from "#domain/export/complete-export.ts"
import { plainName } from "#domain/text/plain-name.ts"
import type { Measure } from "#domain/workout/draft.ts"
import { type Load, loadKind } from "#domain/workout/load.ts"
import { likeness, wordsOf } from "./exercise-words.ts"
import type { FileHistory, FileSet } from "./file-history.ts"

/** An exercise from the library or one of the person's own. */
export interface LibraryExercise {
  exercise_id: string
  exercise_name: string
  aliases: readonly string[]
  measure?: Measure
}

/** A custom exercise that an import creates. */
export interface MadeExercise {
  name: string
  type: "strength" | "cardio"
  measure: "weight_reps" | "reps" | "time" | "distance_time"
  /**
   * How the exercise's load counts (as added to body weight, or as assistance); "outside" if missing, which means
   * that the load is the whole weight lifted.
   */
  load?: Exclude<Load, "outside">
  /** The exercise's complete row, if the file comes from Repertoire. */
  row?: CompleteRow<"exercises">
}

/** What a file's exercise is imported as: an existing exercise or a new one. */
export type ExerciseTarget = { id: string } | { make: MadeExercise }

/** How an exercise in the imported file matches the library. */
export type ExerciseMatch =
  /** The exercise was found by its name, or by another name: an alias from the library, or the same words in a different order or spelling. */
  | { kind: "same" | "alias"; exercise: LibraryExercise }
  /**
   * Several exercises have similar names; `candidates` lists the most similar first. The person chooses,
   * because one word more or less can mean different equipment, a different direction or a different part of
   * the body. `isTied` means that the first two fit equally well.
   */
  | { kind: "similar"; candidates: LibraryExercise[]; isTied: boolean; made: MadeExercise }
  | { kind: "new"; made: MadeExercise }

/** An exercise as it occurs in the file. */
export interface UsedExercise {
  name: string
  sets: number
  /** How many of the sets are assisted (have a weight below zero). */
  helped: number
  guess: MadeExercise
}

const fewestAlike = 0.6
const mostCandidates = 4

/** The exercises of a file, most used first, each with a guess at what its sets record. */
export function usedExercises({ workouts, complete }: FileHistory): UsedExercise[] {
  const rows = new Map(complete?.exercises.map((row) => [row.name, row]))
  const sets = new Map<string, FileSet[]>([...rows.keys()].map((name) => [name, []]))
  const loads = new Map<string, Load>()
  for (const { exercises } of workouts)
    for (const exercise of exercises) {
      const known = sets.get(exercise.name) ?? []
      known.push(...exercise.sets)
      sets.set(exercise.name, known)
      if (exercise.load) loads.set(exercise.name, exercise.load)
    }
  return [...sets]
    .map(([name, done]) => ({
      name,
      sets: done.length,
      helped: done.filter(({ weight }) => (weight ?? 0) < 0).length,
      guess: guessOf(name, done, { row: rows.get(name), load: loads.get(name) }),
    }))
    .toSorted((one, other) => other.sets - one.sets)
}

/** A new exercise as the file describes it, or else guessed from its sets: distance makes it cardio, and a weight below zero means assistance. */
function guessOf(
  name: string,
  sets: readonly FileSet[],
  { row, load = "outside" }: { row: CompleteRow<"exercises"> | undefined; load: Load | undefined },
): MadeExercise {
  if (row) return { name, type: row.type, measure: row.measure, row }
  const has = (field: "reps" | "weight" | "distance" | "duration_minutes") =>
    sets.some((set) => (set[field] ?? 0) > 0)
  if (load !== "outside") return { name, type: "strength", measure: "weight_reps", load }
  if (sets.some(({ weight }) => (weight ?? 0) < 0))
    return { name, type: "strength", measure: "weight_reps", load: "added" }
  if (has("distance") && !has("weight")) return { name, type: "cardio", measure: "distance_time" }
  if (has("weight")) return { name, type: "strength", measure: "weight_reps" }
  if (has("duration_minutes") && !has("reps")) return { name, type: "strength", measure: "time" }
  return { name, type: "strength", measure: has("reps") ? "reps" : "weight_reps" }
}

/** How the load of an exercise counts. Any load other than "outside" can include assistance. */
export function loadOf(target: ExerciseTarget, library: readonly LibraryExercise[]): Load {
  if ("make" in target) return target.make.load ?? target.make.row?.load ?? "outside"
  return loadKind(library.find(({ exercise_id }) => exercise_id === target.id)?.measure)
}

/** Matches a file's exercises by name, by alias, or by similarity. */
export function matchExercises(
  used: readonly Omit<UsedExercise, "helped">[],
  library: readonly LibraryExercise[],
): Map<string, ExerciseMatch> {
  const names = new Map(library.map((exercise) => [plainName(exercise.exercise_name), exercise]))
  const aliases = new Map(
    library.flatMap((exercise) => exercise.aliases.map((alias) => [plainName(alias), exercise])),
  )
  const similar = similarIn(library)
  const match = ({ name, guess }: Omit<UsedExercise, "helped">): ExerciseMatch => {
    const same = names.get(plainName(name))
    if (same) return { kind: "same", exercise: same }
    if (guess.row) return { kind: "new", made: guess }
    const alias = aliases.get(plainName(name))
    if (alias && isLoadedAlike(guess, alias)) return { kind: "alias", exercise: alias }
    return likelyAmong(similar(name), guess)
  }
  return new Map(used.map((each) => [each.name, match(each)]))
}

/**
 * Whether an exercise may be the library's exercise of the same name: a weighted one, such as a hip thrust
 * with 100 kg, isn't the same as an unweighted one.
 */
const isLoadedAlike = (made: MadeExercise, { measure }: LibraryExercise) =>
  made.measure !== "weight_reps" || measure !== "reps"

interface Alike {
  exercise: LibraryExercise
  /** How alike the searched name and the exercise's name (or an alias) are, from 0 to 1. */
  alike: number
}

/**
 * Makes a function that finds the exercises whose names share the most words with a name. Equally similar
 * ones keep the library's order.
 */
function similarIn(library: readonly LibraryExercise[]): (name: string) => Alike[] {
  const names = library.flatMap((exercise, place) =>
    [exercise.exercise_name, ...exercise.aliases].map((name) => ({ exercise, place, words: wordsOf(name) })),
  )
  // Names are indexed by word, because most of them share no word with the name that is searched for.
  const byWord = new Map<string, number[]>()
  for (const [at, { words }] of names.entries())
    for (const word of words) {
      const known = byWord.get(word)
      if (known) known.push(at)
      else byWord.set(word, [at])
    }
  return (name) => {
    const words = wordsOf(name)
    const common = new Map<number, number>()
    for (const word of words)
      for (const at of byWord.get(word) ?? []) common.set(at, (common.get(at) ?? 0) + 1)
    const best = new Map<number, Alike>()
    for (const [at, count] of common) {
      const named = names[at]
      if (!named) continue
      const alike = likeness(count, words.size, named.words.size)
      if (alike >= fewestAlike && alike > (best.get(named.place)?.alike ?? 0))
        best.set(named.place, { exercise: named.exercise, alike })
    }
    return [...best]
      .toSorted(([place, one], [otherPlace, other]) => other.alike - one.alike || place - otherPlace)
      .slice(0, mostCandidates)
      .map(([, found]) => found)
  }
}

function likelyAmong(alike: readonly Alike[], made: MadeExercise): ExerciseMatch {
  const [first, second] = alike
  if (!first) return { kind: "new", made }
  const candidates = alike.map(({ exercise }) => exercise)
  const isTied = first.alike === second?.alike
  if (first.alike === 1 && !isTied && isLoadedAlike(made, first.exercise))
    return { kind: "alias", exercise: first.exercise }
  return { kind: "similar", candidates, isTied, made }
}
