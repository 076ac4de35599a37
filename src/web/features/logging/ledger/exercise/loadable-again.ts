import type { QueryClient } from "@tanstack/react-query"
import type { WeightUnit } from "#domain/measures/units.ts"
import { loadableSets } from "#domain/records/load-in-unit.ts"
import type { ExerciseMemory } from "#domain/records/training-memory.ts"
import type { DoneSet } from "#domain/workout/done-set.ts"
import { barbellsQuery } from "#web/backend/preferences/barbells-query.ts"

/** The sets of a last session in a unit, made of the person's plates, or of usual ones where theirs can't be read. */
export async function loadableAgain(
  client: QueryClient,
  userId: string,
  { last_sets, equipment }: ExerciseMemory,
  unit: WeightUnit,
): Promise<readonly DoneSet[]> {
  const barbells = await client.ensureQueryData(barbellsQuery(userId)).catch(() => null)
  return loadableSets(last_sets, { equipment, unit, barbells })
}
