import { backend } from "#web/backend/client.ts"
import { patience } from "#web/backend/patience.ts"
import type { SendSave } from "./sync.ts"

/** Sends it to the server; gives up when `patience` is aborted. */
export const sendSave: SendSave = async (save) => {
  try {
    return await backend.rpc("save_workout_log", save).abortSignal(patience())
  } catch {
    return { status: 0, data: null, error: { message: "", code: "", details: null, hint: null } }
  }
}
