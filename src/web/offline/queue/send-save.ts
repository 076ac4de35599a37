import { backend } from "#web/backend/client.ts"
import { responseTimeout } from "#web/backend/response-timeout.ts"
import type { SendSave } from "./sync.ts"

/** Sends a save to the server. Gives up when the response timeout expires. */
export const sendSave: SendSave = async (save) => {
  try {
    return await backend.rpc("save_workout_log", save).abortSignal(responseTimeout())
  } catch {
    return { status: 0, data: null, error: { message: "", code: "", details: null, hint: null } }
  }
}
