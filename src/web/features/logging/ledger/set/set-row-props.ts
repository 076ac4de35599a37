import type { DraftSet, Measure } from "#domain/workout/draft.ts"
import type { RecordedSet } from "#domain/workout/recorded-set.ts"
import type { DoneSet } from "#domain/workout/done-set.ts"
import type { SetActions } from "../actions/ledger-actions.ts"
import type { Units } from "../set-words.ts"

/** What a line of the ledger is drawn from. */
export interface SetRowProps {
  set: DraftSet
  /** What stands in the spine. */
  label: string
  /** The matching set of the last session: undefined if it had none or is unknown, null if there was no such session. */
  last: RecordedSet | null | undefined
  /** All sets of that session. */
  lastSets: readonly DoneSet[]
  /** It is planned for as many reps as possible. */
  isOpenEnded: boolean
  // Its place among the sets of the exercise.
  isFirst: boolean
  isLast: boolean
  /** The records that the set breaks, in words. */
  record: string | null
  /** When the timing of the set started (epoch milliseconds). */
  clockFrom: number | null
  /** It was the set of now until a moment ago: numbers are for the next one. */
  isLeft: boolean
  measure: Measure
  // Flat, so that a row whose values are the same is not drawn again.
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
