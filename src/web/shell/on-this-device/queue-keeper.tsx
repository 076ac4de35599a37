import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { refreshExerciseNote } from "#web/backend/exercises/exercise-notes-query.ts"
import { refreshWorkouts } from "#web/backend/training/refresh-workouts.ts"
import { currentDay } from "#web/device/current-day.ts"
import { loadQueue } from "#web/offline/queue/load-queue.ts"
import { followNotes } from "#web/offline/queue/note-sender.ts"

/** Sends the signed-in person's queue, regardless of which page is open. Use the person's id as the component's key. */
export function QueueKeeper({ userId }: { userId: string }) {
  const client = useQueryClient()

  useEffect(() => {
    const whenSent = () => refreshWorkouts(client, userId, currentDay())
    let stop: (() => void) | undefined
    let isLeft = false
    const start = async () => {
      const { followQueue } = await loadQueue()
      if (!isLeft) stop ??= followQueue(whenSent)
    }
    // If the queue's chunk can't be loaded now, try again when the network returns.
    const tryToStart = () => void start().catch(() => {})
    addEventListener("online", tryToStart)
    tryToStart()
    return () => {
      isLeft = true
      removeEventListener("online", tryToStart)
      stop?.()
    }
  }, [client, userId])

  useEffect(() => followNotes(userId, (note) => refreshExerciseNote(client, userId, note)), [client, userId])

  return null
}
