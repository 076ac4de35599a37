import { useQuery } from "@tanstack/react-query"
import { useEffect, useSyncExternalStore } from "react"
import { exerciseNotesQuery } from "#web/backend/exercises/exercise-notes-query.ts"
import { onKept } from "#web/device/device-store.ts"
import { keepUnsentNote, readUnsentNote } from "#web/offline/queue/note-store.ts"
import { keepKnownNote, readKnownNote } from "#web/offline/answers/known-store.ts"

/** An exercise's note. It is stored on the device as it is typed and sent in the background. */
export function useExerciseNote(userId: string, exerciseId: string) {
  const { data } = useQuery(exerciseNotesQuery(userId))
  // A resumed draft doesn't wait for the server. It starts with the note that was shown last.
  const known = data ? (data[exerciseId] ?? "") : readKnownNote(userId, exerciseId)
  const unsent = useSyncExternalStore(onKept, () => readUnsentNote(userId, exerciseId))

  useEffect(() => {
    keepKnownNote(userId, exerciseId, unsent ?? known)
  }, [exerciseId, known, unsent, userId])

  return {
    note: unsent ?? known,
    isUnsent: unsent !== null,
    type: (text: string) => keepUnsentNote(userId, exerciseId, known, text),
  }
}
