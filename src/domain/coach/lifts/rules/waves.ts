import type { BuildSession } from "../lift-state.ts"

const drop = 0.96
const [shortest, longest] = [2, 4]

/** The last set of the next session, for someone who trains in waves (some weeks up, then back down). */
export interface WaveStep {
  load: number
  reps: number
}

/**
 * The next step of the waves in which a person trains a lift without a program, such as three weeks up and back down,
 * three weeks up again: the load and reps of the same week of the last wave, plus as much as that wave was above the
 * one before (our own rule). Nothing is added where the last wave had fewer reps. Null if the last sessions aren't
 * two waves of the same length, or one of them fell short.
 */
export function nextOfWave(recent: readonly BuildSession[]): WaveStep | null {
  const loads = recent.map(({ load }) => load ?? 0)
  const starts = loads.flatMap((load, place) => (load < drop * (loads[place - 1] ?? 0) ? [place] : []))
  const [one, last] = starts.slice(-2)
  if (one === undefined || last === undefined) return null
  const length = last - one
  const isRegular = starts.every((start, place) => place === 0 || start - (starts[place - 1] ?? 0) === length)
  if (!isRegular || length < shortest || length > longest || recent.length - last > length) return null
  const [now, before] = [recent.at(-length), recent.at(-2 * length)]
  const hasFallen = recent
    .slice(-2 * length)
    .some(({ verdict }) => verdict === "missed" || verdict === "near")
  if (!now || now.load === null || hasFallen) return null
  const reps = Math.min(...now.reps)
  const isEarned = before !== undefined && before.load !== null && reps >= Math.min(...before.reps)
  const more = isEarned ? Math.max(0, now.load - (before.load ?? 0)) : 0
  return { load: now.load + more, reps }
}
