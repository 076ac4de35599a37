import type { Database } from "#domain/row-types.ts"

/**
 * How an exercise's load counts. `outside`: what is typed is lifted; `added`: it comes on top of the body, and below zero it helps; `help`: it
 * helps, whatever its sign. The database says the same in `private.signed_sets`.
 */
export type Load = Database["public"]["Tables"]["exercises"]["Row"]["load"]

/** The load of a set in the weight's unit; help is below zero, the body alone is 0. Null when there is none, or when it is unknown. */
export function signedLoad(load: Load, weight: number | null): number | null {
  if (load === "added") return weight ?? 0
  return load === "help" && weight !== null ? 0 - Math.abs(weight) : weight
}

/** What a set adds to the volume with each repetition, in the weight's unit: neither help nor the body does. */
export function liftedLoad(load: Load, weight: number | null): number {
  return Math.max(0, signedLoad(load, weight) ?? 0)
}
