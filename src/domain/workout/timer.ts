import * as z from "zod/mini"

/** A stopwatch that keeps no ticks: when it was started (null while it stands) and what had accumulated, in milliseconds. */
export const timerSchema = z.object({
  started_at: z.nullable(z.number()),
  accumulated_ms: z.number(),
})
export type Timer = z.infer<typeof timerSchema>

export const stoppedTimer: Timer = { started_at: null, accumulated_ms: 0 }

/** Starts it at `now` (epoch milliseconds); a running timer runs on. */
export function startTimer(timer: Timer, now: number): Timer {
  return isRunning(timer) ? timer : { ...timer, started_at: now }
}

/** Stops it at `now`, keeping what has run. */
export function pauseTimer(timer: Timer, now: number): Timer {
  return { started_at: null, accumulated_ms: elapsedMilliseconds(timer, now) }
}

/** A stopped timer that shows exactly these seconds. */
export function timerShowing(seconds: number): Timer {
  return { started_at: null, accumulated_ms: seconds * 1000 }
}

/** The same stopwatch on a clock that was moved by so many milliseconds (negative: back): what it shows stays. */
export function withClockMoved(timer: Timer, by: number): Timer {
  return timer.started_at === null ? timer : { ...timer, started_at: timer.started_at + by }
}

export function isRunning(timer: Timer): boolean {
  return timer.started_at !== null
}

/** Whole seconds shown at `now`. */
export function elapsedSeconds(timer: Timer, now: number): number {
  return Math.floor(elapsedMilliseconds(timer, now) / 1000)
}

function elapsedMilliseconds(timer: Timer, now: number): number {
  if (timer.started_at === null) return timer.accumulated_ms
  // A clock that was set back must not take away what had run before.
  return timer.accumulated_ms + Math.max(0, now - timer.started_at)
}
