import type { Draft } from "#domain/workout/draft.ts"
import { withTargets } from "#domain/programs/draft-of-session.ts"
import { draftFromLog } from "#domain/workout/draft-from-log.ts"
import type { UnitSystem } from "#domain/measures/units.ts"
import { fetchLog } from "#web/backend/training/log-queries.ts"
import { newId } from "#web/device/new-id.ts"

/** The draft for editing a saved log. It is in a chunk of its own because most workouts are new. */
export async function logToEdit(
  userId: string,
  logId: string,
  units: UnitSystem,
  signal: AbortSignal,
): Promise<Draft> {
  const { log, sets } = await fetchLog(userId, logId, signal)
  return withTargets(draftFromLog(log, sets, units, newId), log.prescribed)
}
