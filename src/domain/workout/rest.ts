import type { Measure } from "./draft.ts"

/** A rest between two sets. It is a deadline: a phone that slept through it has rested. */
export interface Rest {
  exercise_id: string
  exercise_name: string
  /** The set whose confirmation began it. */
  set_id: string
  /** How long it is in all. */
  seconds: number
  /** Epoch milliseconds. */
  ends_at: number
  /** Its end has been heard. */
  is_told: boolean
}

/** What − and + change, in seconds. */
export const restStep = 15
export const longestRest = 900

// Long enough to be noticed, short enough not to get in the way.
const shownAfterwards = 60_000

const usual: Record<Measure, number> = { weight_reps: 120, reps: 90, time: 60, distance_time: 0 }

/** How long to rest after a set when nothing was chosen; 0 is not at all. */
export function usualRest(measure: Measure): number {
  return usual[measure]
}

/** The rest that begins at `now` (epoch milliseconds). */
export function beginRest(
  of: Pick<Rest, "exercise_id" | "exercise_name" | "set_id" | "seconds">,
  now: number,
): Rest {
  return { ...of, ends_at: now + of.seconds * 1000, is_told: false }
}

/** The same rest, so many seconds longer or shorter; one that is over goes on from `now`. */
export function stretchRest(rest: Rest, by: number, now: number): Rest {
  const seconds = Math.min(longestRest, Math.max(restStep, rest.seconds + by))
  const end = Math.max(rest.ends_at, now) + by * 1000
  return { ...rest, seconds, ends_at: Math.max(now, end), is_told: end <= now }
}

/** Whole seconds until it ends; 0 when it is over. */
export function restLeft(rest: Rest, now: number): number {
  return Math.max(0, Math.ceil((rest.ends_at - now) / 1000))
}

/** Whether it ended so long ago that it was forgotten. */
export function isRestForgotten(rest: Rest, now: number): boolean {
  return now >= rest.ends_at + shownAfterwards
}
