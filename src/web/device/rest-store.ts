import { useSyncExternalStore } from "react"
import { beginRest, type Rest } from "#domain/workout/rest.ts"
import { keepText, onKept, readText } from "./device-store.ts"

const restKey = (userId: string) => `rest:${userId}`
const lengthKey = (userId: string, exerciseId: string) => `rest-length:${userId}:${exerciseId}`

/** The rest of a person as it is kept on this device, or null. Draws anew when it changes, here or in another tab. */
export function useRestText(userId: string | undefined): string | null {
  return useSyncExternalStore(onKept, () => (userId === undefined ? null : readText(restKey(userId))))
}

/** Reads what useRestText gives; null when it is none. */
export function restOf(text: string | null): Rest | null {
  const [ends_at, seconds, told, exercise_id, set_id, ...name] = text?.split(",") ?? []
  if (exercise_id === undefined || set_id === undefined) return null
  const exercise_name = name.join(",")
  return {
    ends_at: Number(ends_at),
    seconds: Number(seconds),
    is_told: told === "1",
    exercise_id,
    set_id,
    exercise_name,
  }
}

export function readRest(userId: string): Rest | null {
  return restOf(readText(restKey(userId)))
}

/** Keeps the rest that is on; null ends it. */
export function keepRest(userId: string, rest: Rest | null): void {
  const text =
    rest &&
    [
      rest.ends_at,
      rest.seconds,
      rest.is_told ? 1 : 0,
      rest.exercise_id,
      rest.set_id,
      rest.exercise_name,
    ].join(",")
  keepText(restKey(userId), text)
}

/** How long somebody rests after a set of an exercise, in seconds, on this device; null when they have not chosen. */
export function readRestLength(userId: string, exerciseId: string): number | null {
  const text = readText(lengthKey(userId, exerciseId))
  return text === null ? null : Number(text)
}

export function keepRestLength(userId: string, exerciseId: string, seconds: number): void {
  keepText(lengthKey(userId, exerciseId), String(seconds))
}

/** Begins the rest after a set, as long as was last chosen for its exercise; answers its seconds, 0 when there is none. */
export function startRest(
  userId: string,
  set: { exercise_id: string; exercise_name: string; set_id: string; usual: number },
): number {
  const { usual, ...of } = set
  const seconds = readRestLength(userId, set.exercise_id) ?? usual
  keepRest(userId, seconds === 0 ? null : beginRest({ ...of, seconds }, Date.now()))
  return seconds
}
