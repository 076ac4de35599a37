// The code for sending a workout, and the messages about it. They are in a file of their own because the first load of logging doesn't need them.
import type { SaveCommand } from "#domain/saving/save-command-schema.ts"
import { saveCommand } from "#domain/saving/save-command.ts"
import type { Draft } from "#domain/workout/draft.ts"
import type { SetField } from "#domain/workout/set-fields.ts"
import { loadQueue } from "#web/offline/queue/load-queue.ts"
import type { WorkoutToSave } from "#web/offline/queue/queue.ts"
import type { SaveResult } from "#web/offline/queue/save-log.ts"
import { details } from "../screen/sentences.ts"
import { sentences as logging } from "../sentences.ts"
import { sentences } from "./sentences.ts"

export { knownExercises } from "#domain/saving/known-exercises.ts"
export { asNewWorkout, overLog } from "#domain/saving/save-command.ts"

interface Refusal {
  text: string
  /** Whether the reason for the refusal is gone. */
  isMended: (draft: Draft) => boolean
  /** The field that blocks saving; null if none does. */
  at: { set_id: string; field: SetField } | null
}

const refusals = {
  no_data: logging.emptyLog,
  no_date: details.dateMissing,
  unreadable: logging.numberUnreadable,
}

/** The command that saves the draft, or why saving is refused. */
export function commandOrRefusal(draft: Draft): SaveCommand | Refusal {
  const verdict = saveCommand(draft, Date.now())
  if (verdict.ok) return verdict.command
  const { reason } = verdict
  return {
    text: refusals[reason],
    isMended: (later) => {
      const now = saveCommand(later, Date.now())
      return now.ok || now.reason !== reason
    },
    at: verdict.reason === "unreadable" ? verdict : null,
  }
}

/** The message that says where the workout is stored now. If the server doesn't say whether a program's session counts, its run no longer exists. */
export function savedText(
  result: Extract<SaveResult, { kind: "saved" | `queued${string}` }>,
  { id, run_id }: SaveCommand["log"],
): string {
  if (result.kind === "saved" && result.counts === false) return sentences.savedTwice
  if (result.kind === "saved" && run_id !== undefined && result.counts === undefined)
    return sentences.savedAlone
  if (result.kind === "saved") return id === undefined ? sentences.saved : sentences.updated
  if (result.kind === "queued") return result.wasAnswered ? sentences.failedOnline : sentences.savedOffline
  return `${sentences.notLoggedIn} ${sentences.keptSignedOut}`
}

/** Queues the workout and sends it. `onQueued` is called once it is stored on this device. */
export async function saveByQueue(workout: WorkoutToSave, onQueued: () => void): Promise<SaveResult> {
  try {
    const { saveWorkout } = await loadQueue()
    return await saveWorkout(workout, onQueued)
  } catch {
    // The queue's code couldn't be fetched.
    return { kind: "unsaved", keeping: "unavailable" }
  }
}
