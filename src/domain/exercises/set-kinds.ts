import type { Database } from "#domain/row-types.ts"
import type { Measure } from "#domain/workout/draft.ts"

/** What a set of an exercise records, as stored in the exercise's columns. */
export type SetKind = Pick<Database["public"]["Tables"]["exercises"]["Row"], "measure" | "load">

/** The kinds of sets to choose from, in the order in which they are offered. */
export const setKinds: Readonly<Record<Measure, SetKind>> = {
  weight_reps: { measure: "weight_reps", load: "outside" },
  added: { measure: "weight_reps", load: "added" },
  help: { measure: "weight_reps", load: "help" },
  reps: { measure: "reps", load: "outside" },
  time: { measure: "time", load: "outside" },
  distance_time: { measure: "distance_time", load: "outside" },
}

export function isSetKind(text: string): text is Measure {
  return Object.hasOwn(setKinds, text)
}
