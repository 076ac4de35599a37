import type { SaveFailure } from "#web/offline/drafts/revised-save.ts"
import { notLoggedIn } from "#domain/text/failure-sentences.ts"

/** Why a routine wasn't saved; some reasons are quoted word for word from the specification. */
export const failures = {
  notLoggedIn,
  failedSave: "Failed to save workout template.",
  failedSaving: "An unexpected error occurred during saving.",
  failedClear: (reason: string) => `Failed to clear old exercises: ${reason}`,
  failedParts: (reason: string) => `Failed to save workout exercises: ${reason}`,
  changedElsewhere: "This routine was changed in another tab or on another device.",
  deletedElsewhere: "This routine was deleted in another tab or on another device.",
}

/** The message for a failed save, by the step that failed. */
export function sentenceOf(failure: SaveFailure, isEdit: boolean): string {
  if (failure.kind === "signed_out") return failures.notLoggedIn
  if (failure.kind === "conflict") return failures.changedElsewhere
  if (failure.kind === "gone") return failures.deletedElsewhere
  if (failure.kind === "refused" && failure.step === "insert_exercises")
    return failures.failedParts(failure.message)
  if (!isEdit) return failures.failedSave
  if (failure.kind === "unreachable") return failures.failedSaving
  if (failure.step === "update_workout") return failures.failedSave
  return failure.step === "delete_exercises" ? failures.failedClear(failure.message) : failures.failedSaving
}
