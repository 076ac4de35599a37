import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect, useSyncExternalStore } from "react"
import { backend } from "#web/backend/client.ts"
import { userKey } from "#web/backend/query-keys.ts"
import { onKept } from "#web/offline/device-store.ts"
import { forgetSentNote, keepUnsentNote, readUnsentNote, readUnsentNotes } from "#web/offline/note-store.ts"
import { keepKnownNote, readKnownNote } from "#web/offline/known-store.ts"
import { useOnline } from "#web/offline/online.ts"

const minutes = 60_000
const delayMilliseconds = 1000

type Notes = Readonly<Record<string, string>>

/** The notes of a person by the id of their exercise. */
export function notesQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, "exercise_notes"),
    staleTime: 5 * minutes,
    queryFn: async ({ signal }): Promise<Notes> => {
      const { data } = await backend
        .from("exercise_notes")
        .select("exercise_id, note")
        .abortSignal(signal)
        .throwOnError()
      return Object.fromEntries(data.map(({ exercise_id, note }) => [exercise_id, note]))
    },
  })
}

/** Sends a note; one that does not arrive stays on the device. */
async function sendNote(client: QueryClient, userId: string, exercise_id: string, note: string) {
  try {
    await backend
      .from("exercise_notes")
      .upsert({ exercise_id, note }, { onConflict: "user_id,exercise_id" })
      .throwOnError()
  } catch {
    return
  }
  const { queryKey } = notesQuery(userId)
  // An answer that is on its way may be older than the note.
  await client.cancelQueries({ queryKey })
  client.setQueryData<Notes>(queryKey, (notes) => notes && { ...notes, [exercise_id]: note })
  await client.invalidateQueries({ queryKey })
  forgetSentNote(userId, exercise_id, note)
}

/** The note of an exercise. What is typed is on the device at once, and sent a second later. */
export function useExerciseNote(userId: string, exerciseId: string) {
  const client = useQueryClient()
  const { data } = useQuery(notesQuery(userId))
  // A draft that is taken up again does not wait for an answer: it begins with the notes that it was left with.
  const known = data ? (data[exerciseId] ?? "") : readKnownNote(userId, exerciseId)
  const unsent = useSyncExternalStore(onKept, () => readUnsentNote(userId, exerciseId))

  useEffect(() => {
    if (unsent === null) return undefined
    const timer = setTimeout(() => void sendNote(client, userId, exerciseId, unsent), delayMilliseconds)
    return () => clearTimeout(timer)
  }, [client, exerciseId, unsent, userId])

  useEffect(() => {
    keepKnownNote(userId, exerciseId, unsent ?? known)
  }, [exerciseId, known, unsent, userId])

  return {
    note: unsent ?? known,
    isUnsent: unsent !== null,
    type: (text: string) => keepUnsentNote(userId, exerciseId, text),
  }
}

/** Sends what is still on the device when the screen opens, when it is left, and when there is a network again. */
export function useUnsentNotes(userId: string) {
  const client = useQueryClient()
  const isOnline = useOnline()
  useEffect(() => {
    const sendAll = () => {
      for (const { exercise_id, note } of readUnsentNotes(userId))
        void sendNote(client, userId, exercise_id, note)
    }
    if (isOnline) sendAll()
    return sendAll
  }, [client, isOnline, userId])
}
