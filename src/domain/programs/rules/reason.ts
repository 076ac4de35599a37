/** Why a lift's load or aim changes or stays the same. The sentences are in `reason-sentences.ts`. */
export type Why =
  | "met"
  | "missed"
  | "cut"
  | "aim"
  | "range_done"
  | "range_top"
  | "total_done"
  | "total_reached"
  | "total_near"
  | "open_up"
  | "open_cut"
  | "open_straight"
  | "open_short"
  | "cycle_up"
  | "cycle_cut"
  | "cycle_same"
  | "top_met"
  | "top_missed"
  | "stage"
  | "stage_test"
  | "stage_restart"
  | "test_done"
  | "week_up"
  | "estimate"
  | "unrated"
  | "sets_more"
  | "sets_fewer"
  | "deload_done"
  | "held"
  | "held_up"
  | "form_next"
  | "form_top"
  | "form_back"
  | "interval_next"
  | "interval_same"
  | "interval_back"
  | "distance_up"
  | "distance_same"
  | "distance_down"
  | "distance_easy"

/** What a rule reports in addition to the loads before and after. */
export interface RuleReason {
  why: Why
  /** The number that the reason is about, such as the reps in the last set, the misses, or the sets. */
  n: number
  /** The number that `n` is compared with, such as how many misses it takes for a cut; 0 if there is none. */
  of: number
  /** The name of the harder variation that the lift moves on to. */
  exercise: string | null
}

export function reasonFor(why: Why, n = 0, of = 0, exercise: string | null = null): RuleReason {
  return { why, n, of, exercise }
}
