import type { DraftSet, Measure } from "#domain/workout/draft.ts"
import type { RecordedSet } from "#domain/workout/recorded-set.ts"
import type { DoneSet } from "#domain/workout/done-set.ts"
import type { SetActions } from "../actions/ledger-actions.ts"
import type { Units } from "../set-words.ts"

/** The props of a row of the ledger, current or not. */
export interface SetRowProps {
  set: DraftSet
  /** What stands in the spine. */
  label: string
  /** The matching set of the last session: undefined if there is none or it is unknown, null if the exercise was never done. */
  last: RecordedSet | null | undefined
  /** All sets of the last session. */
  lastSets: readonly DoneSet[]
  /** It is planned for as many reps as possible. */
  isOpenEnded: boolean
  // The place among the sets of the exercise.
  isFirst: boolean
  isLast: boolean
  /** The records that the set breaks, in words. */
  record: string | null
  /** When the timing of the set started (epoch milliseconds). */
  clockFrom: number | null
  /** It was the current set until a moment ago, so typed numbers belong to the next one. */
  isLeft: boolean
  measure: Measure
  // Flat, so that a row with unchanged values isn't drawn again.
  weightUnit: Units["weight_unit"]
  distanceUnit: Units["distance_unit"]
  userId: string
  exerciseId: string
  exerciseName: string
  isLocked: boolean
  actions: SetActions
}

export function unitsOf({
  weightUnit,
  distanceUnit,
}: Pick<SetRowProps, "weightUnit" | "distanceUnit">): Units {
  return { weight_unit: weightUnit, distance_unit: distanceUnit }
}
