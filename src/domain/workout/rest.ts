import type { DraftExercise, Measure } from "./draft.ts"

/** A rest between two sets. It is stored as a deadline, so that it also runs out while the phone sleeps. */
export interface Rest {
  exercise_id: string
  exercise_name: string
  /** The set whose confirmation started the rest. */
  set_id: string
  /** The full length of the rest in seconds. */
  seconds: number
  /** When the rest ends, in epoch milliseconds. */
  ends_at: number
  /** Whether the end of the rest has been announced. */
  is_told: boolean
}

/** The step of the − and + buttons, in seconds. */
export const restStep = 15
export const longestRest = 900

// How long a finished rest stays on screen: long enough to be noticed.
const shownAfterwards = 60_000

const usual: Record<Measure, number> = {
  weight_reps: 120,
  added: 120,
  help: 120,
  reps: 90,
  time: 60,
  distance_time: 0,
}

/** The default rest after a set, in seconds: the program's or, without a program, the usual one; 0 means none. */
export function usualRest({ measure, rest }: Pick<DraftExercise, "measure" | "rest">): number {
  return rest ?? usual[measure]
}

/** A rest that starts at `now` (epoch milliseconds). */
export function beginRest(
  of: Pick<Rest, "exercise_id" | "exercise_name" | "set_id" | "seconds">,
  now: number,
): Rest {
  return { ...of, ends_at: now + of.seconds * 1000, is_told: false }
}

/** A rest extended by a number of seconds (shortened if negative). A rest that is over continues from `now`. */
export function stretchRest(rest: Rest, by: number, now: number): Rest {
  const seconds = Math.min(longestRest, Math.max(restStep, rest.seconds + by))
  const end = Math.max(rest.ends_at, now) + by * 1000
  return { ...rest, seconds, ends_at: Math.max(now, end), is_told: end <= now }
}

/** The whole seconds left of a rest; 0 when it is over. */
export function restLeft(rest: Rest, now: number): number {
  return Math.max(0, Math.ceil((rest.ends_at - now) / 1000))
}

/** Whether a rest ended so long ago that it is no longer shown. */
export function isRestForgotten(rest: Rest, now: number): boolean {
  return now >= rest.ends_at + shownAfterwards
}
