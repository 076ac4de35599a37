import { unknownExercise } from "#domain/text/missing-name-words.ts"
import type { SetType } from "#domain/workout/draft.ts"
import { writeDuration } from "#domain/measures/duration.ts"
import { formatDay } from "#domain/days/day-text.ts"
import { isDay } from "#domain/days/local-day.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import type { RecordedSet } from "#domain/workout/recorded-set.ts"
import { unitsOf } from "#domain/supersets/supersets.ts"
import type { Load } from "#domain/workout/load.ts"
import type { KnownExercises } from "./known-exercises.ts"
import { describeSet } from "#domain/workout/set-text.ts"
import { setTypesInText } from "#domain/workout/set-text-words.ts"

interface VersionSet extends RecordedSet {
  exercise_id: string
  exercise_order: number
  set_number: number
  set_type: SetType
  rpe: number | null
  notes: string | null
  superset?: number | null | undefined
}

/** One version of a log: the one about to be saved, or the server's. */
export interface LogVersion {
  name: string | null
  date: string
  notes: string | null
  duration_seconds: number | null
  sets: readonly VersionSet[]
}

/** How a detail of the workout compares between the two versions. */
export type Difference = "same" | "changed" | "only_mine" | "only_theirs"

/** One detail as text in both versions; null where a version doesn't have it. */
export interface ComparedDetail {
  mine: string | null
  theirs: string | null
  difference: Difference
}

export type DetailKind = "name" | "date" | "duration" | "notes" | "order" | "supersets"

interface ComparedExercise {
  key: string
  name: string
  sets: ComparedDetail[]
}

export interface Comparison {
  details: (ComparedDetail & { kind: DetailKind })[]
  exercises: ComparedExercise[]
}

/**
 * Compares two versions of a log, one detail at a time. Exercises are paired by id (the first bench with the
 * first bench), their sets by position. Details that read the same are marked "same". The order of exercises
 * is listed as a detail if it differs. `names` and `loads` are keyed by exercise id.
 */
export function compareLogs(
  mine: LogVersion,
  theirs: LogVersion,
  { names, loads }: KnownExercises,
): Comparison {
  const own = exercisesOf(mine, loads)
  const other = exercisesOf(theirs, loads)
  const keys = [...new Set([...own.keys(), ...other.keys()])]
  const exercises = keys.map((key) => {
    const [mySets, theirSets] = [own.get(key) ?? [], other.get(key) ?? []]
    const sets = [...(mySets.length > theirSets.length ? mySets : theirSets).keys()]
    return {
      key,
      name: nameOf(key, names),
      sets: sets.map((index) => compareDetail(mySets[index], theirSets[index])),
    }
  })
  return {
    details: [...details(mine, theirs), ...orders(own, other, names), ...supersets(mine, theirs, names)],
    exercises,
  }
}

/** Whether the two versions differ in anything that is shown. */
export function hasDifferences({ details, exercises }: Comparison): boolean {
  return [...details, ...exercises.flatMap(({ sets }) => sets)].some(
    ({ difference }) => difference !== "same",
  )
}

type SetsByExercise = Map<string, string[]>

/** The sets of each exercise as text, in the same order as in the workout. A second block of the same exercise gets its own key. */
function exercisesOf({ sets }: LogVersion, loads: KnownExercises["loads"]): SetsByExercise {
  const inOrder = sets.toSorted(
    (one, other) => one.exercise_order - other.exercise_order || one.set_number - other.set_number,
  )
  const found: SetsByExercise = new Map()
  const blocks = new Map<number, string>()
  for (const set of inOrder) {
    const key = blocks.get(set.exercise_order) ?? freeKey(set.exercise_id, found)
    blocks.set(set.exercise_order, key)
    found.set(key, [...(found.get(key) ?? []), wordsOf(set, loads[set.exercise_id])])
  }
  return found
}

function freeKey(exerciseId: string, taken: SetsByExercise): string {
  let block = 1
  while (taken.has(`${exerciseId} ${block}`)) block += 1
  return `${exerciseId} ${block}`
}

function nameOf(key: string, names: Readonly<Record<string, string>>): string {
  return names[key.slice(0, key.lastIndexOf(" "))] ?? unknownExercise
}

function wordsOf(set: VersionSet, load: Load = "outside"): string {
  const words = [
    describeSet(set, load, true),
    setTypesInText[set.set_type],
    set.rpe === null ? "" : `RPE ${formatNumber(set.rpe)}`,
    textOf(set.notes) ?? "",
  ]
  return words.filter((word) => word !== "").join(", ")
}

function details(mine: LogVersion, theirs: LogVersion): Comparison["details"] {
  return [
    { kind: "name", ...compareDetail(mine.name, theirs.name) },
    { kind: "date", ...compareDetail(dayOf(mine), dayOf(theirs)) },
    { kind: "duration", ...compareDetail(durationOf(mine), durationOf(theirs)) },
    { kind: "notes", ...compareDetail(textOf(mine.notes), textOf(theirs.notes)) },
  ]
}

/** The order of the exercises, if it differs. Only exercises in both versions can be in a different order. */
function orders(
  mine: SetsByExercise,
  theirs: SetsByExercise,
  names: Readonly<Record<string, string>>,
): Comparison["details"] {
  const order = (one: SetsByExercise, other: SetsByExercise) =>
    [...one.keys()].filter((key) => other.has(key))
  const [own, other] = [order(mine, theirs), order(theirs, mine)]
  if (own.every((key, index) => key === other[index])) return []
  const list = (keys: string[]) => keys.map((key) => nameOf(key, names)).join(", ")
  // Two exercises may share a name, so the order can differ even if the lists read the same.
  return [{ kind: "order", mine: list(own), theirs: list(other), difference: "changed" }]
}

/** The supersets of both versions, if they differ. */
function supersets(
  mine: LogVersion,
  theirs: LogVersion,
  names: Readonly<Record<string, string>>,
): Comparison["details"] {
  const detail = {
    kind: "supersets",
    ...compareDetail(supersetsIn(mine, names), supersetsIn(theirs, names)),
  } as const
  return detail.difference === "same" ? [] : [detail]
}

function supersetsIn({ sets }: LogVersion, names: Readonly<Record<string, string>>): string | null {
  const firsts = [...new Map(sets.map((set) => [set.exercise_order, set])).values()]
  const units = unitsOf(firsts.toSorted((one, other) => one.exercise_order - other.exercise_order))
  const written = units
    .filter((unit) => unit.length > 1)
    .map((unit) => unit.map(({ exercise_id }) => names[exercise_id] ?? unknownExercise).join(" + "))
  return textOf(written.join(", "))
}

function dayOf({ date }: LogVersion): string {
  return isDay(date) ? formatDay(date, "long") : date
}

function durationOf({ duration_seconds: seconds }: LogVersion): string | null {
  return seconds === null || seconds === 0 ? null : writeDuration(seconds)
}

function textOf(text: string | null): string | null {
  return text === null || text.trim() === "" ? null : text
}

function compareDetail(mine: string | null = null, theirs: string | null = null): ComparedDetail {
  return { mine, theirs, difference: differenceBetween(mine, theirs) }
}

function differenceBetween(mine: string | null, theirs: string | null): Difference {
  if (mine === theirs) return "same"
  if (theirs === null) return "only_mine"
  return mine === null ? "only_theirs" : "changed"
}
