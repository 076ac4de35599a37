import { useQueryClient } from "@tanstack/react-query"
import { nameOf, type PastWorkout } from "#domain/history/past-workout.ts"
import { currentDay } from "#web/device/current-day.ts"
import { historyQuery } from "#web/backend/training/history-query.ts"
import { refreshWorkouts } from "#web/backend/training/refresh-workouts.ts"
import { deleteLog } from "#web/logged-workout/delete-log.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { bringBack, deleteLater, deleteNow } from "./deletions.ts"
import { sentences } from "./sentences.ts"

/**
 * Deletes a workout, with an undo. Resolves with whether it was deleted. Nothing is deleted offline, because the server decides what may be deleted.
 */
export function useDeletion(userId: string) {
  const client = useQueryClient()
  const { say } = useMessages()

  async function send(id: string) {
    const { isDone, sentence } = await deleteLog(userId, id)
    if (!isDone) say(sentence, { tone: "error" })
    await client.refetchQueries({ queryKey: historyQuery(userId).queryKey, type: "active" })
    refreshWorkouts(client, userId, currentDay())
  }

  return function remove(workout: Pick<PastWorkout, "id" | "name" | "date">): boolean {
    if (!navigator.onLine) {
      say(sentences.cantDeleteOffline, { tone: "error" })
      return false
    }
    const { id, date } = workout
    deleteLater(id, () => send(id))
    say(sentences.deleted(nameOf(workout), date), {
      undo: () => bringBack(id),
      onEnd: () => void deleteNow(id),
    })
    return true
  }
}
