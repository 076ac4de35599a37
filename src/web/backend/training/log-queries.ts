import {
  type SavedLog,
  savedLogColumns,
  type SavedSet,
  savedSetColumns,
} from "#domain/workout/draft-from-log.ts"
import { backend } from "#web/backend/client.ts"
import { withPlainNames } from "#web/backend/queries/plain-names.ts"
import { isRowId } from "#web/backend/queries/query-keys.ts"
import { sentences } from "./sentences.ts"

/** The log doesn't exist: it was deleted, or it never belonged to this person. */
export class LogMissing extends Error {
  override name = "LogMissing"
}

export interface LogWithSets {
  log: SavedLog
  sets: SavedSet[]
}

/**
 * A saved log for editing, always fetched from the server, with its sets at the same revision. Throws with the specification's message, or a
 * LogMissing if there is no such log.
 */
export async function fetchLog(userId: string, logId: string, signal: AbortSignal): Promise<LogWithSets> {
  if (!isRowId(logId)) throw new LogMissing(sentences.missingLog)
  const [log, sets] = await Promise.all([
    backend
      .from("workout_logs")
      .select(savedLogColumns)
      .eq("id", logId)
      .eq("user_id", userId)
      .abortSignal(signal)
      .maybeSingle(),
    backend
      .from("set_logs")
      .select(savedSetColumns)
      .eq("workout_log_id", logId)
      .order("set_number")
      .abortSignal(signal),
  ])
  if (log.error) throw new Error(sentences.failedLog(log.error.message))
  if (sets.error) throw new Error(sentences.failedSets(sets.error.message))
  if (!log.data) throw new LogMissing(sentences.missingLog)
  const { revision } = log.data
  // The log was saved elsewhere between the two responses. An edit based on them would overwrite the newer version unnoticed, so both are fetched
  // again.
  if (sets.data.some((set) => set.workout_logs.revision !== revision)) return fetchLog(userId, logId, signal)
  // The log's name can be edited, so it stays as it was typed; the names of its exercises are only displayed.
  return { log: log.data, sets: withPlainNames(sets.data) }
}
