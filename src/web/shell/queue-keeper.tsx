import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { exerciseNoteChanged } from "#web/backend/exercise-notes-query.ts"
import { workoutsChanged } from "#web/backend/workouts-changed.ts"
import { currentDay } from "#web/device/current-day.ts"
import { loadQueue } from "#web/offline/queue/load-queue.ts"
import { followNotes } from "#web/offline/queue/note-sender.ts"

/** Sends what waits on this device for the person who is signed in, on whatever page they are. Render it under a key of the person. */
export function QueueKeeper({ userId }: { userId: string }) {
  const client = useQueryClient()

  useEffect(() => {
    const whenSent = () => workoutsChanged(client, userId, currentDay())
    let stop: (() => void) | undefined
    let isLeft = false
    const start = async () => {
      const { followQueue } = await loadQueue()
      if (!isLeft) stop ??= followQueue(whenSent)
    }
    // A chunk that did not come now comes when the network is back.
    const tryToStart = () => void start().catch(() => {})
    addEventListener("online", tryToStart)
    tryToStart()
    return () => {
      isLeft = true
      removeEventListener("online", tryToStart)
      stop?.()
    }
  }, [client, userId])

  useEffect(() => followNotes(userId, (note) => exerciseNoteChanged(client, userId, note)), [client, userId])

  return null
}
