import * as z from "zod/mini"

/** A stopwatch without ticks: when it was last started (null while it is stopped), and the milliseconds accumulated before that. */
export const timerSchema = z.object({
  started_at: z.nullable(z.number()),
  accumulated_ms: z.number(),
})
export type Timer = z.infer<typeof timerSchema>

export const stoppedTimer: Timer = { started_at: null, accumulated_ms: 0 }

/** Starts the timer at `now` (epoch milliseconds); a running timer keeps running. */
export function startTimer(timer: Timer, now: number): Timer {
  return isRunning(timer) ? timer : { ...timer, started_at: now }
}

/** Stops the timer at `now` and keeps its time. */
export function pauseTimer(timer: Timer, now: number): Timer {
  return { started_at: null, accumulated_ms: elapsedMilliseconds(timer, now) }
}

/** A stopped timer that shows exactly this many seconds. */
export function timerShowing(seconds: number): Timer {
  return { started_at: null, accumulated_ms: seconds * 1000 }
}

/**
 * Adjusts the timer for a device clock that was moved by this many milliseconds (negative: back), so that the
 * displayed time doesn't change.
 */
export function withClockMoved(timer: Timer, by: number): Timer {
  return timer.started_at === null ? timer : { ...timer, started_at: timer.started_at + by }
}

export function isRunning(timer: Timer): boolean {
  return timer.started_at !== null
}

/** The displayed whole seconds at `now`. */
export function elapsedSeconds(timer: Timer, now: number): number {
  return Math.floor(elapsedMilliseconds(timer, now) / 1000)
}

function elapsedMilliseconds(timer: Timer, now: number): number {
  if (timer.started_at === null) return timer.accumulated_ms
  // Setting the device's clock back must not reduce the time already counted.
  return timer.accumulated_ms + Math.max(0, now - timer.started_at)
}
