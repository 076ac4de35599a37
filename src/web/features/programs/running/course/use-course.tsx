import { useQueryClient } from "@tanstack/react-query"
import { type ReactNode, useRef, useState } from "react"
import type { EventKind, ProgramEvent } from "#domain/programs/run.ts"
import type { Standing } from "#domain/programs/standing.ts"
import { backend } from "#web/backend/client.ts"
import { newId } from "#web/device/new-id.ts"
import { refreshPrograms } from "#web/programs/refresh-programs.ts"
import { sendEvent } from "#web/programs/send-program.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { failureText, sentences } from "./sentences.ts"

type EventOf<Kind extends EventKind> = Pick<Extract<ProgramEvent, { kind: Kind }>, "kind" | "body">
/** A change of a run's course. */
export type CourseEvent = { [Kind in EventKind]: EventOf<Kind> }[EventKind]

export interface Course {
  isBusy: boolean
  /** The message about a change that failed, if one did. */
  problem: ReactNode
  /** Adds an event to the run. `message` says what it did, with an undo. Resolves with whether it worked. */
  change: (event: CourseEvent, message: string) => Promise<boolean>
  forgetProblem: () => void
}

/** Changes a run's course, one event at a time. */
export function useCourse(userId: string, { run, lastSlot }: Pick<Standing, "run" | "lastSlot">): Course {
  const client = useQueryClient()
  const { say } = useMessages()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  // If the response was lost, sending the same event again repeats the same one.
  const sent = useRef<{ text: string; id: string; op_id: string; made_at: string } | null>(null)

  async function change(event: CourseEvent, message: string): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    setProblem(null)
    const text = JSON.stringify([lastSlot, event])
    if (sent.current?.text !== text)
      sent.current = { text, id: newId(), op_id: newId(), made_at: new Date().toISOString() }
    const { id, op_id, made_at } = sent.current
    const outcome = await sendEvent({
      op_id,
      run_id: run.id,
      event: { ...event, id, made_at, after_slot: lastSlot },
    })
    if (outcome.kind === "saved") {
      sent.current = null
      await refreshPrograms(client, userId)
      say(message, { undo: () => void undo(id) })
    } else setProblem(failureText(outcome))
    setBusy(false)
    return outcome.kind === "saved"
  }

  async function undo(id: string) {
    const { error } = await backend.from("program_events").delete().eq("user_id", userId).eq("id", id)
    if (error) say(sentences.notUndone, { tone: "error" })
    await refreshPrograms(client, userId)
  }

  return {
    isBusy,
    problem: problem !== null && <Alert tone="error">{problem}</Alert>,
    change,
    forgetProblem: () => setProblem(null),
  }
}
