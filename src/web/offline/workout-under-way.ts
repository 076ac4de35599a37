import * as z from "zod/mini"

// As draft-store keeps a workout: only this much of it, so that all of it need not be loaded for it.
const prefixOf = (userId: string) => `draft:${userId}:`
const keptTimerSchema = z.object({
  draft: z.object({ timer: z.object({ started_at: z.nullable(z.number()) }) }),
})
/** A timer that runs longer was forgotten. */
const longestWorkoutMilliseconds = 12 * 60 * 60 * 1000

/** Whether the timer of one of a person's kept workouts runs, in whatever tab. */
export function isWorkoutUnderWay(userId: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(prefixOf(userId)) && runs(key))
  } catch {
    return false
  }
}

/** Calls back when another tab has kept or cleared a workout. Returns how to stop. */
export function onDraftsOfOtherTabs(callback: () => void): () => void {
  addEventListener("storage", callback)
  return () => removeEventListener("storage", callback)
}

function runs(key: string): boolean {
  try {
    const { draft } = z.parse(keptTimerSchema, JSON.parse(localStorage.getItem(key) ?? ""))
    const { started_at } = draft.timer
    return started_at !== null && Date.now() - started_at < longestWorkoutMilliseconds
  } catch {
    return false
  }
}
