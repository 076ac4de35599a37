import { backend } from "#web/backend/client.ts"
import { responseTimeout } from "#web/backend/response-timeout.ts"
import { newId } from "#web/device/new-id.ts"
import type { EventToSend } from "./send-program.ts"

/** Makes the event that ends a run, placed after every session and skip that the server has for the run. Throws if the server can't be reached. */
export async function endOfRun(userId: string, runId: string): Promise<EventToSend> {
  const [logs, skips] = await Promise.all([
    backend
      .from("workout_logs")
      .select("slot")
      .eq("user_id", userId)
      .eq("run_id", runId)
      .order("slot", { ascending: false })
      .limit(1)
      .abortSignal(responseTimeout())
      .throwOnError(),
    backend
      .from("program_events")
      .select("after_slot, kind")
      .eq("user_id", userId)
      .eq("run_id", runId)
      .order("after_slot", { ascending: false })
      .limit(1)
      .abortSignal(responseTimeout())
      .throwOnError(),
  ])
  const slots = [
    0,
    ...logs.data.flatMap(({ slot }) => slot ?? []),
    ...skips.data.map(({ kind, after_slot }) => (kind === "skip" ? after_slot + 1 : after_slot)),
  ]
  const event = {
    id: newId(),
    after_slot: Math.max(...slots),
    made_at: new Date().toISOString(),
    kind: "end" as const,
    body: {},
  }
  return { op_id: newId(), run_id: runId, event }
}
