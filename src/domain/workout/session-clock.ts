import { allSets, type Draft, type DraftSet } from "./draft.ts"
import { readMinutes } from "#domain/measures/duration.ts"
import { elapsedSeconds, isRunning } from "./timer.ts"

const hour = 3_600_000
// How long a pause between two sets may be and still count. A longer one means that the workout was left open
// and resumed later.
const longestBetweenSets = 3 * hour
// How long the session may go on after its last set: enough to cool down, write a note and save. After that,
// the workout was probably forgotten.
const longestAfterSets = hour

/**
 * Advances the session's clock to `now` (epoch milliseconds) when a set is confirmed. The first set of today's workout starts the clock, back-dated
 * by the set's own time.
 */
export function countSession(draft: Draft, setId: string, now: number, today: string): Draft {
  if (draft.log) return draft
  const { session_clock: clock } = draft
  if (!clock) {
    const set = allSets(draft).find(({ id }) => id === setId)
    if (!set || draft.date !== today) return draft
    const counted_ms = ownTime(set)
    return {
      ...draft,
      session_clock: { date: draft.date, began_at: now - counted_ms, last_at: now, counted_ms },
    }
  }
  const between = sinceLast(clock.last_at, now)
  const counted_ms = clock.counted_ms + (between > longestBetweenSets ? 0 : between)
  return { ...draft, session_clock: { ...clock, last_at: now, counted_ms } }
}

/**
 * Removes the session's clock once no set is confirmed anymore, because the set that started the clock was
 * confirmed by mistake.
 */
export function withoutIdleSession(draft: Draft): Draft {
  if (!draft.session_clock || allSets(draft).some(({ is_done }) => is_done)) return draft
  return { ...draft, session_clock: null }
}

/** Adjusts the session's clock after the device's clock was moved by this many milliseconds. */
export function withSessionMoved({ session_clock: clock }: Draft, by: number): Draft["session_clock"] {
  return clock && { ...clock, began_at: clock.began_at + by, last_at: clock.last_at + by }
}

/** When the session began (epoch milliseconds); null if it hasn't, or if the workout's day was changed. */
export function sessionStart({ session_clock: clock, date }: Draft): number | null {
  return clock?.date === date ? clock.began_at : null
}

/** The length of the session at `now` in whole seconds: up to its last set if that was long ago, 0 before the session begins. */
export function sessionSeconds(draft: Draft, now: number): number {
  const { session_clock: clock } = draft
  if (!clock || sessionStart(draft) === null) return 0
  const after = sinceLast(clock.last_at, now)
  return Math.floor((clock.counted_ms + (after > longestAfterSets ? 0 : after)) / 1000)
}

/**
 * The duration to save in whole seconds: as timed or typed by the person, or else the session's length; 0 if
 * there is none.
 */
export function workoutSeconds(draft: Draft, now: number): number {
  return isClockUsed(draft) ? elapsedSeconds(draft.timer, now) : sessionSeconds(draft, now)
}

/** Whether the person is timing the workout or has typed its duration. */
export function isClockUsed({ timer }: Draft): boolean {
  return isRunning(timer) || elapsedSeconds(timer, 0) > 0
}

// A device clock that was set back must not make the session shorter.
const sinceLast = (last: number, now: number) => Math.max(0, now - last)

function ownTime(set: DraftSet): number {
  const minutes = readMinutes(set.duration_minutes)
  return minutes.ok && minutes.value !== null ? Math.round(minutes.value * 60_000) : 0
}
