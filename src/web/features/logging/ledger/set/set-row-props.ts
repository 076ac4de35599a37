import type { DraftSet, Measure } from "#domain/workout/draft.ts"
import type { RecordedSet } from "#domain/workout/recorded-set.ts"
import type { DoneSet } from "#domain/workout/done-set.ts"
import type { SetActions } from "../actions/ledger-actions.ts"
import type { Units } from "../set-words.ts"

/** The props of a row of the ledger, current or not. */
export interface SetRowProps {
  set: DraftSet
  /** The set's label in the left column: its number, or a letter such as "W" for a warm-up. */
  label: string
  /** The matching set of the last session: undefined if there is none or it hasn't loaded, null if the exercise was never done. */
  last: RecordedSet | null | undefined
  /** All sets of the last session. */
  lastSets: readonly DoneSet[]
  /** Whether the set is planned for as many reps as possible. */
  isOpenEnded: boolean
  // The set's position within its exercise.
  isFirst: boolean
  isLast: boolean
  /** The records that the set breaks, as text. */
  record: string | null
  /** When the timing of the set started (epoch milliseconds). */
  clockFrom: number | null
  /** Whether this was the current set until a moment ago. If so, numbers typed now are meant for the next set. */
  isLeft: boolean
  measure: Measure
  // These props aren't combined into an object, so that a row with unchanged values isn't rendered again.
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
