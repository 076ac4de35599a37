import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { refreshWorkouts } from "#web/backend/training/refresh-workouts.ts"
import { currentDay } from "#web/device/current-day.ts"
import { type RunEvent, type RunOfEvents, useRunEvent } from "#web/programs/use-run-event.ts"
import { sentences } from "./sentences.ts"

/** Adds events about a session to its run, online or offline. `add` resolves with whether it worked; `about` says what the event does. */
export function useSessionEvent(userId: string, run: RunOfEvents) {
  const client = useQueryClient()
  const [problem, setProblem] = useState<string | null>(null)
  const { isBusy, add } = useRunEvent(userId, run)

  async function tryToAdd(event: RunEvent, about: string): Promise<boolean> {
    setProblem(null)
    const result = await add(event, about)
    if (result === null) return false
    const isKept = "event" in result
    if (!isKept) setProblem(sentences.notSent)
    if (result.kind === "saved") refreshWorkouts(client, userId, currentDay())
    return isKept
  }

  return { isBusy, problem, add: tryToAdd }
}
