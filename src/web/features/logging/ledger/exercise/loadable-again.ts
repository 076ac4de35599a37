import type { QueryClient } from "@tanstack/react-query"
import type { WeightUnit } from "#domain/measures/units.ts"
import { loadableSets } from "#domain/records/load-in-unit.ts"
import type { ExerciseMemory } from "#domain/records/training-memory.ts"
import type { DoneSet } from "#domain/workout/done-set.ts"
import { barbellsQuery } from "#web/backend/preferences/barbells-query.ts"

/**
 * The sets of the last session, converted to a different unit and rounded to weights that the person's plates add up to. If the person's plates can't be
 * fetched, common ones are assumed.
 */
export async function loadableAgain(
  client: QueryClient,
  userId: string,
  { last_sets, equipment }: ExerciseMemory,
  unit: WeightUnit,
): Promise<readonly DoneSet[]> {
  const barbells = await client.ensureQueryData(barbellsQuery(userId)).catch(() => null)
  return loadableSets(last_sets, { equipment, unit, barbells })
}
