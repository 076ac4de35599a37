import { useQuery } from "@tanstack/react-query"
import { useSyncExternalStore } from "react"
import { exerciseNotesQuery } from "#web/backend/exercise-notes-query.ts"
import { onKept } from "#web/offline/device-store.ts"
import { keepUnsentNote, readUnsentNote } from "#web/offline/note-store.ts"

/** The note of an exercise. What is typed is on the device at once, and goes out by itself. */
export function useExerciseNote(userId: string, exerciseId: string) {
  const { data } = useQuery(exerciseNotesQuery(userId))
  const unsent = useSyncExternalStore(onKept, () => readUnsentNote(userId, exerciseId))
  return {
    note: unsent ?? data?.[exerciseId] ?? "",
    isUnsent: unsent !== null,
    type: (text: string) => keepUnsentNote(userId, exerciseId, text),
  }
}
