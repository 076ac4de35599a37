import type { Draft, DraftExercise } from "#domain/workout/draft.ts"
import { doneSet } from "#domain/workout/done-set.ts"
import { type Bests, type RecordKind, recordsInOrder } from "./records.ts"

const noRecords: readonly RecordKind[] = []

/**
 * The records that each set of an exercise breaks, in the same order as the sets. Sets that aren't completed
 * break none.
 */
export function recordsOfSets(
  { sets, measure }: DraftExercise,
  units: Pick<Draft, "weight_unit" | "distance_unit">,
  bests: Bests,
): (readonly RecordKind[])[] {
  const done = sets.filter((set) => set.is_done)
  const records = recordsInOrder(
    done.map((set) => doneSet(units, measure, set)),
    bests,
  )
  return sets.map((set) => records[done.indexOf(set)] ?? noRecords)
}
