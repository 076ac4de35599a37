import { backend } from "#web/backend/client.ts"
import { responseTimeout } from "#web/backend/response-timeout.ts"
import type { WireReply } from "#domain/saving/wire-reply.ts"
import type { SendBody, SendEvent, SendSave } from "./sync.ts"

const noReply: WireReply = {
  status: 0,
  data: null,
  error: { message: "", code: "", details: null, hint: null },
}

/** Sends a save to the server. Gives up when the response timeout expires. */
export const sendSave: SendSave = async (save) => {
  try {
    return await backend.rpc("save_workout_log", save).abortSignal(responseTimeout())
  } catch {
    return noReply
  }
}

/** Adds an event to a run, or removes it. Gives up when the response timeout expires. */
export const sendEvent: SendEvent = async ({ id, change, run_id, event, userId }) => {
  try {
    if (change === "add")
      return await backend
        .rpc("add_program_event", { op_id: id, event: { ...event, run_id, user_id: userId } })
        .abortSignal(responseTimeout())
    const reply = await backend
      .from("program_events")
      .delete()
      .eq("user_id", userId)
      .eq("id", event.id)
      .abortSignal(responseTimeout())
    // An event that no longer exists counts as removed, so the reply's rows don't matter.
    return { ...reply, data: { id: event.id } }
  } catch {
    return noReply
  }
}

/** Logs what was measured on a day. Gives up when the response timeout expires. */
export const sendBody: SendBody = async ({ id, body }) => {
  try {
    return await backend.rpc("log_body", { op_id: id, ...body }).abortSignal(responseTimeout())
  } catch {
    return noReply
  }
}
