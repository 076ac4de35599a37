import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import type { BodyEntry } from "#domain/body/body-entry.ts"
import { refreshBody } from "#web/backend/training/refresh-body.ts"
import { newId } from "#web/device/new-id.ts"
import { loadQueue } from "#web/offline/queue/load-queue.ts"
import type { EntryResult } from "#web/offline/queue/save-entry.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences } from "./sentences.ts"

/** What the person is told when an entry is on the server, or on this device until it can be sent. */
interface LoggedMessages {
  saved: string
  queued: string
}

/** Logs what was measured on a day, online or offline. `onDone` is called once it is stored. */
export function useLogBody(userId: string, onDone: () => void) {
  const client = useQueryClient()
  const { say } = useMessages()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  // A second try of the same entry uses the same op_id, so that it isn't logged twice if the device couldn't store it.
  const sent = useRef({ entry: "", opId: "" })

  async function save(entry: BodyEntry, messages: LoggedMessages) {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    const written = JSON.stringify(entry)
    if (sent.current.entry !== written) sent.current = { entry: written, opId: newId() }
    const result = await inQueue(entry, sent.current.opId, userId)
    setBusy(false)
    if (result.kind === "refused") return setProblem(result.message)
    if (result.kind === "unsaved") return setProblem(sentences.failed)
    sent.current = { entry: "", opId: "" }
    say(result.kind === "saved" ? messages.saved : messages.queued)
    onDone()
    if (result.kind === "saved") await refreshBody(client, userId)
  }

  return { busy, problem, save }
}

async function inQueue(entry: BodyEntry, opId: string, userId: string): Promise<EntryResult> {
  try {
    return await (await loadQueue()).logBody(entry, opId, userId)
  } catch {
    // The queue's code couldn't be fetched.
    return { kind: "unsaved" }
  }
}
