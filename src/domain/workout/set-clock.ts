import { allSets, type Draft, type DraftSet } from "./draft.ts"
import { formatDuration } from "#domain/measures/duration.ts"

/** The whole seconds for which a set has been timed at `now` (epoch milliseconds); null if it isn't being timed. */
export function clockSeconds({ set_clock }: Pick<Draft, "set_clock">, setId: string, now: number) {
  if (set_clock?.set_id !== setId) return null
  return Math.max(0, Math.floor((now - set_clock.started_at) / 1000))
}

/** The set being timed; undefined if there is none or it was removed. */
export function setBeingTimed(draft: Draft): DraftSet | undefined {
  return allSets(draft).find(({ id }) => id === draft.set_clock?.set_id)
}

/**
 * Starts timing a set at `now`. Only one set is timed at a time, so a set that was being timed before is
 * stopped with its time so far.
 */
export function startSetClock(draft: Draft, setId: string, now: number): Draft {
  return { ...stopSetClock(draft, now), set_clock: { set_id: setId, started_at: now } }
}

/** Stops the clock and writes the time into its set, as MM:SS. */
export function stopSetClock(draft: Draft, now: number): Draft {
  const { set_clock } = draft
  if (!set_clock) return draft
  const seconds = clockSeconds(draft, set_clock.set_id, now)
  const stopped = { ...draft, set_clock: null }
  // A set timed for less than a second was started by accident.
  if (!seconds) return stopped
  const exercises = draft.exercises.map((exercise) => {
    if (!exercise.sets.some(({ id }) => id === set_clock.set_id)) return exercise
    const sets = exercise.sets.map((set) =>
      set.id === set_clock.set_id
        ? { ...set, duration_minutes: formatDuration(seconds), is_prefilled: false }
        : set,
    )
    return { ...exercise, sets }
  })
  return { ...stopped, exercises }
}
