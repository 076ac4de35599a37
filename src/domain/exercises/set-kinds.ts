import type { Measure } from "#domain/workout/draft.ts"

/** How an exercise's load counts: lifted from outside, on top of the body, or helping it. */
type Load = "outside" | "added" | "help"

/** What a set of an exercise records, in the columns of the exercise. */
export interface Recorded {
  measure: Measure
  load: Load
}

/** The kinds of sets to choose from, in the order in which they are offered. */
export const setKinds = {
  weight_reps: { measure: "weight_reps", load: "outside" },
  added: { measure: "weight_reps", load: "added" },
  help: { measure: "weight_reps", load: "help" },
  reps: { measure: "reps", load: "outside" },
  time: { measure: "time", load: "outside" },
  distance_time: { measure: "distance_time", load: "outside" },
} as const satisfies Record<string, Recorded>

export type SetKind = keyof typeof setKinds

export function isSetKind(text: string): text is SetKind {
  return Object.hasOwn(setKinds, text)
}

/** The kind that an exercise's columns stand for. */
export function setKindOf({ measure, load }: Recorded): SetKind {
  return measure === "weight_reps" && load !== "outside" ? load : measure
}

/** Whether two exercises record the same, so that their sets can stand together. */
export function recordsAlike(one: Recorded, other: Recorded): boolean {
  return one.measure === other.measure && one.load === other.load
}
