import { useRef, useState } from "react"
import { isUnanswered } from "#domain/saving/wire-reply.ts"
import { newId } from "#web/device/new-id.ts"
import type { RevisedCommand, RevisedOutcome, SavedBase, SaveFailure } from "./revised-save.ts"

interface RevisedSaveOptions<Content> {
  send: (command: RevisedCommand<Content>) => Promise<RevisedOutcome>
  /** Called with the command before it is sent, and with null once the outcome is known. */
  remember?: (unanswered: RevisedCommand<Content> | null) => void
  /** An earlier save that got no response. */
  unanswered?: RevisedCommand<Content> | null
}

/**
 * Saves a form exactly once. A second press is ignored, and a retry after a lost response sends the same save again. If the form has changed
 * since, the unanswered save is completed first and its result is then edited. `start` is what is being edited; null for something new.
 */
export function useRevisedSave<Content>(start: SavedBase | null, options: RevisedSaveOptions<Content>) {
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<SaveFailure | null>(null)
  const isRunning = useRef(false)
  const base = useRef(start)
  const unanswered = useRef(options.unanswered ?? null)

  function remember(command: RevisedCommand<Content> | null) {
    unanswered.current = command
    options.remember?.(command)
  }

  async function send(command: RevisedCommand<Content>): Promise<RevisedOutcome> {
    remember(command)
    const outcome = await options.send(command)
    if (!isUnanswered(outcome)) remember(null)
    if (outcome.kind === "saved") base.current = { id: outcome.id, revision: outcome.revision }
    return outcome
  }

  async function sendOnce(content: Content): Promise<RevisedOutcome> {
    const before = unanswered.current
    if (before) {
      const earlier = await send(before)
      const isSame = JSON.stringify(before.content) === JSON.stringify(content)
      // A refused save changed nothing, and its cause may have been fixed since.
      if (earlier.kind !== "refused" && (earlier.kind !== "saved" || isSame)) return earlier
    }
    return send({ op_id: newId(), content, base: base.current })
  }

  /** Returns the outcome; null if another save is in progress. */
  async function save(content: Content): Promise<RevisedOutcome | null> {
    if (isRunning.current) return null
    isRunning.current = true
    setSaving(true)
    setFailure(null)
    const outcome = await sendOnce(content)
    if (outcome.kind !== "saved") setFailure(outcome)
    isRunning.current = false
    setSaving(false)
    return outcome
  }

  /** Later saves edit this version; null creates a new one. */
  function startFrom(next: SavedBase | null) {
    base.current = next
    setFailure(null)
  }

  return { isSaving, failure, setFailure, save, startFrom, base }
}
