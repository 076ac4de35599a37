import { type QueryClient, queryOptions } from "@tanstack/react-query"
import { backend } from "#web/backend/client.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"

const minutes = 60_000

type Notes = Readonly<Record<string, string>>

/** A note as stored on the server. */
export interface ExerciseNote {
  exercise_id: string
  note: string
}

/** A person's notes by exercise id. */
export function exerciseNotesQuery(userId: string) {
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

/** Call when a note has reached the server. Resolves once the query cache has the note too. */
export async function refreshExerciseNote(
  client: QueryClient,
  userId: string,
  { exercise_id, note }: ExerciseNote,
): Promise<void> {
  const { queryKey } = exerciseNotesQuery(userId)
  // A response in flight may be older than the note.
  await client.cancelQueries({ queryKey })
  client.setQueryData<Notes>(queryKey, (notes) => notes && { ...notes, [exercise_id]: note })
  await client.invalidateQueries({ queryKey })
}
