import * as z from "zod/mini"
import { beginRest, type Rest } from "#domain/workout/rest.ts"
import { deviceStore } from "./device-store.ts"

const restKey = (userId: string) => `rest:${userId}`
const rests = deviceStore<Rest>(
  (value) =>
    z.parse(
      z.object({
        ends_at: z.number(),
        seconds: z.number(),
        is_told: z.boolean(),
        exercise_id: z.string(),
        set_id: z.string(),
        exercise_name: z.string(),
      }),
      value,
    ),
  (text) => {
    const [ends_at, seconds, told, exercise_id, set_id, ...name] = text.split(",")
    return {
      ends_at: Number(ends_at),
      seconds: Number(seconds),
      is_told: told === "1",
      exercise_id,
      set_id,
      exercise_name: name.join(","),
    }
  },
)

/** The person's running rest on this device, or null. Re-renders when it changes, here or in another tab. */
export function useRest(userId: string | undefined): Rest | null {
  return rests.useValue(userId === undefined ? undefined : restKey(userId))
}

export function readRest(userId: string): Rest | null {
  return rests.read(restKey(userId))
}

/** Stores the running rest; null removes it. */
export function keepRest(userId: string, rest: Rest | null): void {
  rests.keep(restKey(userId), rest)
}

const lengthKey = (userId: string, exerciseId: string) => `rest-length:${userId}:${exerciseId}`
const lengths = deviceStore(
  (value) => z.parse(z.object({ seconds: z.number() }), value),
  (text) => ({ seconds: Number(text) }),
)

/** The rest that was chosen for an exercise on this device, in seconds; null if none was chosen. */
export function readRestLength(userId: string, exerciseId: string): number | null {
  return lengths.read(lengthKey(userId, exerciseId))?.seconds ?? null
}

/** Like `readRestLength`. Re-renders when it changes, here or in another tab. */
export function useRestLength(userId: string, exerciseId: string): number | null {
  return lengths.useValue(lengthKey(userId, exerciseId))?.seconds ?? null
}

export function keepRestLength(userId: string, exerciseId: string, seconds: number): void {
  lengths.keep(lengthKey(userId, exerciseId), { seconds })
}

/**
 * Starts the rest after a set, with the length planned for the set, or else the one last chosen for its exercise. Returns the length of the rest in seconds; 0 if the person doesn't
 * rest.
 */
export function startRest(
  userId: string,
  set: {
    exercise_id: string
    exercise_name: string
    set_id: string
    usual: number
    planned: number | undefined
  },
): number {
  const { usual, planned, ...of } = set
  const seconds = planned ?? readRestLength(userId, set.exercise_id) ?? usual
  keepRest(userId, seconds === 0 ? null : beginRest({ ...of, seconds }, Date.now()))
  return seconds
}
