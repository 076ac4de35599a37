import type { Database } from "#domain/row-types.ts"
import type { Measure } from "./draft.ts"

type Exercise = Database["public"]["Tables"]["exercises"]["Row"]

/**
 * How an exercise's load counts. `outside`: what is typed is lifted; `added`: it comes on top of the body, and below zero it helps; `help`: it
 * helps, whatever its sign. The database says the same in `private.signed_sets`.
 */
export type Load = Exercise["load"]

/** The load of a set in the weight's unit; help is below zero, the body alone is 0. Null when there is none, or when it is unknown. */
export function signedLoad(load: Load, weight: number | null): number | null {
  if (load === "added") return weight ?? 0
  return load === "help" && weight !== null ? 0 - Math.abs(weight) : weight
}

/**
 * What a repetition moves, in kilograms: the weight, or the part of the body with the load. Null when it is unknown. `body_kg` is the part
 * of the body that the exercise moves.
 */
export function movedKilograms(load: Load, weight: number | null, body_kg: number | null): number | null {
  const signed = signedLoad(load, weight)
  if (load === "outside" || signed === null) return signed
  return body_kg === null ? null : body_kg + signed
}

/** What the sets of an exercise record: with a load of the body, that load and repetitions. Absent in answers of earlier releases. */
export function measureOfSets({
  measure,
  load = "outside",
}: Pick<Exercise, "measure"> & Partial<Pick<Exercise, "load">>): Measure {
  return load === "outside" ? measure : load
}

/** How the load of sets that record this counts; outside where that is unknown. */
export function loadKind(measure?: Measure): Load {
  return measure === "added" || measure === "help" ? measure : "outside"
}

/** Whether sets that record this have a weight. */
export function hasWeight(measure: Measure): boolean {
  return measure === "weight_reps" || loadKind(measure) !== "outside"
}

/** A weight as it is shown: help below zero. Nothing that was left open is filled in. */
export function shownLoad(load: Load, weight: number | null): number | null {
  return weight === null ? null : signedLoad(load, weight)
}

/** A saved set with its weight as it is shown; `load` is absent in answers of earlier releases. */
export function withShownLoad<Saved extends { weight: number | null }>(
  saved: Saved,
  load: Load = "outside",
): Saved {
  return { ...saved, weight: shownLoad(load, saved.weight) }
}
