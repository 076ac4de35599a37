// The messages that explain why a save failed. They are in a file of their own because the first load of logging doesn't need them.
import type { NotKept, SaveResult } from "#web/offline/queue/save-log.ts"
import { sentences } from "../sentences.ts"
import { sentences as saving } from "#domain/saving/sentences.ts"
import { sentences as shared } from "#web/ui/sentences.ts"

const words = {
  notSaved: "Failed to save log.",
  notSavedOnline: "An error occurred saving online.",
  notSavedOffline: "Failed to save workout offline.",
  kept: "Nothing is lost. The workout is kept on this device.",
  changedElsewhere: "This log was changed on another device. Your version is kept here.",
  deletedElsewhere: "This log was deleted on another device. Your version is kept here.",
  alreadySaved: "Another version of this workout was already saved. Your version is kept here.",
}

const failedSteps = new Map(
  Object.entries<(message: string) => string>({
    insert_log: () => words.notSaved,
    update_log: saving.failedUpdate,
    delete_sets: saving.failedDelete,
    insert_sets: (message) => `Failed to insert sets: ${message}`,
  }),
)

/** The results that leave the workout unsaved. */
export type SaveFailure = Extract<SaveResult, { kind: "unsaved" | "conflict" | "refused" | "dangling" }>

const notKept: Record<NotKept, string> = {
  full: sentences.storageFull,
  unavailable: shared.queueUnavailable,
}

/** The message for a failed save: what failed, and where the workout is now. */
export function sentencesOf(result: SaveFailure, isOnline: boolean): [text: string, advice: string] {
  if (result.kind === "unsaved")
    return [isOnline ? words.notSavedOnline : words.notSavedOffline, notKept[result.keeping]]
  if (result.kind !== "conflict") {
    const step = result.kind === "refused" ? result.step : null
    const sentence = failedSteps.get(step ?? "")
    return [sentence?.(result.message) ?? words.notSavedOnline, words.kept]
  }
  if (result.reason === "op_id") return [words.notSaved, words.alreadySaved]
  const advice = result.reason === "gone" ? words.deletedElsewhere : words.changedElsewhere
  return [saving.failedUpdate(result.message), advice]
}
