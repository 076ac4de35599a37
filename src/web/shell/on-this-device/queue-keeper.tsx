import { type QueryClient, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { refreshExerciseNote } from "#web/backend/exercises/exercise-notes-query.ts"
import { refreshBody } from "#web/backend/training/refresh-body.ts"
import { refreshWorkouts } from "#web/backend/training/refresh-workouts.ts"
import { currentDay } from "#web/device/current-day.ts"
import { loadQueue } from "#web/offline/queue/load-queue.ts"
import { type Outbox, readOutbox } from "#web/offline/queue/outbox.ts"
import { followNotes } from "#web/offline/queue/note-sender.ts"

/** Sends the signed-in person's queue, regardless of which page is open. Use the person's id as the component's key. */
export function QueueKeeper({ userId }: { userId: string }) {
  const client = useQueryClient()

  useEffect(() => {
    const whenSent = () => {
      refreshWorkouts(client, userId, currentDay())
      if (readOutbox().sentBodies.length > 0) void refreshBody(client, userId)
      if (isOfProgram(readOutbox())) void keepForPrograms(client, userId).catch(() => {})
    }
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

const isOfProgram = ({ sent, sentEvents }: Outbox) =>
  sentEvents.length > 0 || sent.some(({ operation: { save } }) => save.log.run_id !== undefined)

/** Adds what was sent to this device's data about programs. The code is loaded late, because it includes the code that works out programs. */
async function keepForPrograms(client: QueryClient, userId: string): Promise<void> {
  const { keepSent } = await import("#web/programs/keep-sent.ts")
  await keepSent(client, userId)
}
