import { allSets, type Draft, type DraftSet } from "./draft.ts"
import { formatDuration } from "#domain/measures/duration.ts"

/** How long a set has been going on at `now` (epoch milliseconds), in whole seconds; null while its time is not taken. */
export function clockSeconds({ set_clock }: Pick<Draft, "set_clock">, setId: string, now: number) {
  if (set_clock?.set_id !== setId) return null
  return Math.max(0, Math.floor((now - set_clock.started_at) / 1000))
}

/** The set whose time is being taken; undefined when there is none, or when it has gone meanwhile. */
export function setBeingTimed(draft: Draft): DraftSet | undefined {
  return allSets(draft).find(({ id }) => id === draft.set_clock?.set_id)
}

/** Starts timing a set at `now`. There is only one such clock: a set it was timing before gets its time so far. */
export function startSetClock(draft: Draft, setId: string, now: number): Draft {
  return { ...stopSetClock(draft, now), set_clock: { set_id: setId, started_at: now } }
}

/** Writes what was taken into the set, as MM:SS. */
export function stopSetClock(draft: Draft, now: number): Draft {
  const { set_clock } = draft
  if (!set_clock) return draft
  const seconds = clockSeconds(draft, set_clock.set_id, now)
  const stopped = { ...draft, set_clock: null }
  // A slip of the thumb is no set.
  if (seconds === null || seconds === 0) return stopped
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
