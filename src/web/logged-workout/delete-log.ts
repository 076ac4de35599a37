import { backend } from "#web/backend/client.ts"
import { sentences } from "./sentences.ts"

/** Deletes a saved workout. Resolves with a sentence about the success, or about why it failed. */
export async function deleteLog(userId: string, id: string): Promise<{ isDone: boolean; sentence: string }> {
  const { error, status } = await backend.from("workout_logs").delete().eq("id", id).eq("user_id", userId)
  if (status === 401) return { isDone: false, sentence: sentences.cantDeleteLog }
  if (error) return { isDone: false, sentence: sentences.failedDeleteLog(error.message) }
  const staysOnStrava = backend.config.hasStrava && (await isOnStrava(id))
  return { isDone: true, sentence: staysOnStrava ? sentences.logDeletedHereOnly : sentences.logDeleted }
}

/** Whether a workout was sent to Strava; false if the server can't be reached. */
async function isOnStrava(workout_log_id: string): Promise<boolean> {
  const { data } = await backend.rpc("read_strava_share", { workout_log_id })
  return typeof data === "object" && data !== null && "state" in data && data.state === "sent"
}
