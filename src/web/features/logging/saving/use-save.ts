import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { useNavigate } from "react-router"
import type { Draft } from "#domain/workout/draft.ts"
import type { KnownExercises } from "#domain/saving/known-exercises.ts"
import type { SaveCommand } from "#domain/saving/save-command-schema.ts"
import type { StoredLog } from "#domain/saving/save-command.ts"
import type { SetField } from "#domain/workout/set-fields.ts"
import { refreshWorkouts } from "#web/backend/training/refresh-workouts.ts"
import { currentDay } from "#web/device/current-day.ts"
import { firstPage } from "#web/backend/queries/first-page.ts"
import { loadQueue } from "#web/offline/queue/load-queue.ts"
import { newId } from "#web/device/new-id.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { useToSummary } from "../logging-route.ts"
import type { SaveFailure } from "./save-failed-sentences.ts"
import type { Workout } from "../drafting/use-workout.ts"

/** Why the workout isn't saved: either something in it must change first, or saving failed. */
export type SaveProblem = ({ text: string } | { failure: SaveFailure; isOnline: boolean }) & {
  /** Whether the reason for the refusal is gone. */
  isMended?: (draft: Draft) => boolean
}

/** A conflict with another version: the log was changed or deleted after it was opened, or the workout was already saved. */
export interface Conflict {
  /** The save that caused the conflict. */
  command: SaveCommand
  exercises: KnownExercises
  /** Counts the conflicts, because the log may change again while the person is choosing. */
  times: number
}

export interface Saving {
  isSaving: boolean
  problem: SaveProblem | null
  /** The conflict to resolve; null if there is none or it was postponed. */
  conflict: Conflict | null
  decideLater: () => void
  dismiss: () => void
  /** Shows why saving is refused. */
  refuse: (text: string) => void
  save: (draft: Draft) => Promise<void>
  saveAsNew: (draft: Draft) => Promise<void>
  /** Overwrites the log on the server; `log` is the version that the person has seen. */
  saveOver: (draft: Draft, log: StoredLog) => Promise<void>
}

const importSending = () => import("./what-is-sent.ts")
type Sending = Awaited<ReturnType<typeof importSending>>
let sendingHere: Sending | undefined
const loadSending = async () => (sendingHere ??= await importSending())

type Change = (sending: Sending, command: SaveCommand) => SaveCommand

/** Saves the workout, shows a confirmation and opens the summary. `show` scrolls to a field that blocks saving. */
export function useSave(
  userId: string,
  workout: Workout,
  show: (setId: string, field: SetField) => void,
): Saving {
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<SaveProblem | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const leave = useLeaving(userId, workout)
  const busy = useRef(false)
  // Preload the queue's code, so that saving works if the network drops. This waits until the first page has loaded.
  useEffect(() => void firstPage.then(() => Promise.all([loadQueue(), loadSending()])).catch(() => {}), [])

  async function save(draft: Draft, change: Change = (_, command) => command) {
    if (busy.current) return
    busy.current = true
    // This comes before anything asynchronous, so that text typed a moment ago isn't lost if the page crashes or closes.
    workout.keepNow()
    // Block edits while the code for saving is loading.
    if (!sendingHere) setSaving(true)
    const sending = await loadSending().catch(() => null)
    busy.current = false
    setSaving(false)
    if (!sending)
      return setProblem({ failure: { kind: "unsaved", keeping: "unavailable" }, isOnline: navigator.onLine })
    const verdict = sending.commandOrRefusal(draft)
    if ("isMended" in verdict) {
      if (verdict.at) show(verdict.at.set_id, verdict.at.field)
      return setProblem(verdict)
    }
    busy.current = true
    setSaving(true)
    setProblem(null)
    const command = change(sending, verdict)
    const exercises = sending.knownExercises(draft)
    const result = await sending.saveByQueue({ command, userId, exercises }, () => workout.forget("saved"))
    busy.current = false
    setSaving(false)
    if (result.kind === "saved" || result.kind === "queued" || result.kind === "queued_signed_out")
      return leave(sending.savedText(result, command.log), result.kind === "saved" ? result.id : undefined)
    workout.keepAgain()
    const isConflict = result.kind === "conflict"
    setProblem({ failure: result, isOnline: navigator.onLine })
    setConflict((before) => (isConflict ? { command, exercises, times: (before?.times ?? 0) + 1 } : null))
  }

  return {
    isSaving,
    problem,
    conflict,
    decideLater: () => setConflict(null),
    dismiss: () => setProblem(null),
    refuse: (text) => setProblem({ text }),
    save: (draft) => save(draft),
    saveAsNew: (draft) => save(draft, (sending, command) => sending.asNewWorkout(command, newId())),
    saveOver: (draft, log) => save(draft, (sending, command) => sending.overLog(command, log, newId())),
  }
}

/** Leaves the form and opens the summary of the saved workout, or Home if there is none, with a message that says where the workout is stored. */
function useLeaving(userId: string, { forget }: Workout) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const toSummary = useToSummary()
  const { say } = useMessages()

  return (sentence: string, savedLogId?: string) => {
    forget("saved")
    refreshWorkouts(client, userId, currentDay())
    say(sentence)
    if (savedLogId) toSummary(savedLogId)
    else void navigate("/dashboard")
  }
}
