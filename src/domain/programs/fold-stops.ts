import type { FoldInputs } from "./fold-inputs.ts"
import type { Standing } from "./standing.ts"

/**
 * A run that has been worked out, with what is needed to bring it up to date after a change without starting
 * over.
 */
export interface KeptFold {
  inputs: FoldInputs
  standing: Standing
  stops: readonly FoldStop[]
}

/** A checkpoint: where the run stood after one of its sessions. */
interface FoldStop {
  standing: Standing
  /** The number of events that had been applied up to this checkpoint. */
  place: number
  /**
   * The number of load changes up to this checkpoint. Later sessions don't alter them, so they aren't copied.
   */
  changes: number
}

/** A checkpoint with a copy of the run's standing, which later sessions don't alter. */
export function stopAfter(standing: Standing, place: number): FoldStop {
  return { standing: copyOf(standing, []), place, changes: standing.changes.length }
}

/** A copy of a checkpoint's standing, from which the rest of the run can be worked out. */
export function standingAt(
  { standing, changes }: FoldStop,
  kept: KeptFold,
  { counted, unread }: FoldInputs,
): Standing {
  return { ...copyOf(standing, kept.standing.changes.slice(0, changes)), counted, unread }
}

const copyOf = (standing: Standing, changes: Standing["changes"]): Standing => ({
  ...standing,
  changes,
  lifts: new Map(standing.lifts),
  pauses: [...standing.pauses],
  dates: new Map(standing.dates),
})

/** The index of the last checkpoint up to which a run's history is the same as before; -1 if there is none. */
export function lastCommonStop({ inputs: before, stops }: KeptFold, now: FoldInputs): number {
  if (!isSameRun(before.history, now.history)) return -1
  const slots = commonSlots(before, now)
  const events = commonEvents(before, now)
  return stops.findLastIndex(({ standing: { lastSlot }, place }) => {
    const next = now.ordered[place]
    return lastSlot <= slots && place <= events && (next === undefined || next.after_slot >= lastSlot)
  })
}

/** Whether nothing has changed since a run was worked out. */
export function isUnchanged({ inputs: before }: KeptFold, now: FoldInputs): boolean {
  const { lastSlot, ordered, unread } = now
  return (
    isSameRun(before.history, now.history) &&
    before.lastSlot === lastSlot &&
    commonSlots(before, now) === lastSlot &&
    before.ordered.length === ordered.length &&
    commonEvents(before, now) === ordered.length &&
    before.unread.size === unread.size &&
    [...unread].every(([slot, session]) => before.unread.get(slot) === session)
  )
}

/**
 * Whether two histories are of the same run with the same plans. Every screen reads the run for itself and
 * collects its plans, so the objects themselves differ.
 */
function isSameRun(before: FoldInputs["history"], now: FoldInputs["history"]): boolean {
  if (before.run !== now.run && JSON.stringify(before.run) !== JSON.stringify(now.run)) return false
  if (before.plans.size !== now.plans.size) return false
  for (const [version, plan] of now.plans) if (before.plans.get(version) !== plan) return false
  return true
}

/** The number of sessions, from the first, that have the same log, skip and answers in both histories. */
function commonSlots(before: FoldInputs, now: FoldInputs): number {
  const last = Math.min(before.lastSlot, now.lastSlot)
  const isSame = (slot: number) =>
    before.counted.get(slot) === now.counted.get(slot) &&
    before.skips.get(slot) === now.skips.get(slot) &&
    before.felt.get(slot) === now.felt.get(slot)
  let slot = 0
  while (slot < last && isSame(slot + 1)) slot += 1
  return slot
}

/** The number of events, from the first, that are the same in both histories. */
function commonEvents({ ordered: before }: FoldInputs, { ordered: now }: FoldInputs): number {
  const last = Math.min(before.length, now.length)
  let count = 0
  while (count < last && before[count] === now[count]) count += 1
  return count
}
