import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import type { ProgramEvent } from "#domain/programs/run.ts"
import { refreshWorkouts } from "#web/backend/training/refresh-workouts.ts"
import { currentDay } from "#web/device/current-day.ts"
import { newId } from "#web/device/new-id.ts"
import { refreshPrograms } from "#web/programs/refresh-programs.ts"
import { sendEvent } from "#web/programs/send-program.ts"
import { sentences } from "./sentences.ts"

type EventOf<Kind> = Pick<Extract<ProgramEvent, { kind: Kind }>, "kind" | "body">
/** What can be said about a session after it was saved. */
type SessionEvent = EventOf<"counts"> | EventOf<"felt">

/** Adds events about a session to its run. `add` resolves with whether it worked. */
export function useSessionEvent(userId: string, { run_id, lastSlot }: { run_id: string; lastSlot: number }) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  // If the response is lost, the same event is sent once more with the same ids.
  const tried = useRef<{ text: string; op_id: string; id: string; made_at: string } | null>(null)

  async function add(event: SessionEvent): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    setProblem(null)
    const text = JSON.stringify(event)
    if (tried.current?.text !== text)
      tried.current = { text, op_id: newId(), id: newId(), made_at: new Date().toISOString() }
    const { op_id, id, made_at } = tried.current
    const outcome = await sendEvent({ op_id, run_id, event: { ...event, id, made_at, after_slot: lastSlot } })
    setBusy(false)
    if (outcome.kind !== "saved") {
      setProblem(sentences.notSent)
      return false
    }
    tried.current = null
    refreshWorkouts(client, userId, currentDay())
    void refreshPrograms(client, userId)
    return true
  }

  return { isBusy, problem, add }
}
