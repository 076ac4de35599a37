import type { Database } from "#domain/row-types.ts"
import type { Measure } from "./draft.ts"

type Exercise = Database["public"]["Tables"]["exercises"]["Row"]

/**
 * How an exercise's load counts. `outside`: the typed weight is what is lifted. `added`: the typed weight is added to the body weight; below zero, it
 * is assistance. `help`: the typed weight is assistance, whatever its sign. The database applies the same rules in `private.signed_sets`.
 */
export type Load = Exercise["load"]

/** The load of a set in the weight's unit: negative for assistance, 0 for body weight alone. Null if there is no load or it is unknown. */
export function signedLoad(load: Load, weight: number | null): number | null {
  if (load === "added") return weight ?? 0
  return load === "help" && weight !== null ? 0 - Math.abs(weight) : weight
}

/** The weight that a repetition moves, in kilograms: the load, or the moved part of the body (`body_kg`) plus the load. Null if unknown. */
export function movedKilograms(load: Load, weight: number | null, body_kg: number | null): number | null {
  const signed = signedLoad(load, weight)
  if (load === "outside" || signed === null) return signed
  return body_kg === null ? null : body_kg + signed
}

/**
 * What the sets of an exercise record: its measure, or the kind of load of a body-weight exercise. `load` is missing in responses from earlier
 * releases.
 */
export function measureOfSets({
  measure,
  load = "outside",
}: Pick<Exercise, "measure"> & Partial<Pick<Exercise, "load">>): Measure {
  return load === "outside" ? measure : load
}

/** How the load counts for sets of this measure; `outside` if unknown. */
export function loadKind(measure?: Measure): Load {
  return measure === "added" || measure === "help" ? measure : "outside"
}

/** Whether sets of this measure have a weight. */
export function hasWeight(measure: Measure): boolean {
  return measure === "weight_reps" || loadKind(measure) !== "outside"
}

/** A weight for display, negative for assistance. An empty weight stays empty. */
export function shownLoad(load: Load, weight: number | null): number | null {
  return weight === null ? null : signedLoad(load, weight)
}

/** A saved set with its weight for display. `load` is missing in responses from earlier releases. */
export function withShownLoad<Saved extends { weight: number | null }>(
  saved: Saved,
  load: Load = "outside",
): Saved {
  return { ...saved, weight: shownLoad(load, saved.weight) }
}
