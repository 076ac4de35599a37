import { backend } from "#web/backend/client.ts"
import { patience } from "#web/backend/patience.ts"
import type { SendSave } from "./sync.ts"

/** Sends a save to the server; gives up after `patience`. */
export const sendSave: SendSave = async (save) => {
  try {
    return await backend.rpc("save_workout_log", save).abortSignal(patience())
  } catch {
    return { status: 0, data: null, error: { message: "", code: "", details: null, hint: null } }
  }
}
