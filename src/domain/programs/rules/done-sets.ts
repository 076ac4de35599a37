import type { ShownSet } from "../prescription.ts"
import type { DoneSet } from "../run.ts"

type DoneSets = readonly (DoneSet | null)[]

// A load that was typed in the other unit is a few grams off after it is converted.
const tolerance = 0.05

/**
 * The amount that counts for a set: its reps (or seconds, or distance) if it was done at the prescribed load or more, or 0 if it was lighter or left
 * out.
 */
export function countedAmount({ load }: Pick<ShownSet, "load">, done: DoneSet | null | undefined): number {
  if (!done) return 0
  return load === null || (done.load !== null && done.load >= load - tolerance) ? done.amount : 0
}

export function isMet(set: Pick<ShownSet, "load" | "low">, done: DoneSet | null | undefined): boolean {
  // A set that asks for 0 reps doesn't meet its target if it was left out.
  return done !== null && countedAmount(set, done) >= set.low && done !== undefined
}

export function areAllMet(sets: readonly ShownSet[], done: DoneSets): boolean {
  for (let place = 0; place < sets.length; place += 1) {
    const set = sets[place]
    if (set && !isMet(set, done[place])) return false
  }
  return true
}

/** The smallest amount that counts among the sets. */
export function fewestOf(sets: readonly ShownSet[], done: DoneSets): number {
  let fewest = Infinity
  for (let place = 0; place < sets.length; place += 1) {
    const set = sets[place]
    if (set) fewest = Math.min(fewest, countedAmount(set, done[place]))
  }
  return fewest === Infinity ? 0 : fewest
}

/**
 * The load to continue from after all sets met their targets: the lightest one done if every set was heavier
 * than prescribed, else `x`.
 */
export function loadToGoOnFrom(x: number, sets: readonly ShownSet[], done: DoneSets): number {
  let lightest = Infinity
  for (let place = 0; place < sets.length; place += 1) {
    const asked = sets[place]?.load ?? null
    const load = done[place]?.load ?? null
    if (asked === null || load === null || load <= asked + tolerance) return x
    lightest = Math.min(lightest, load)
  }
  return lightest === Infinity ? x : Math.max(x, lightest)
}

/** The lightest load among the sets that were done; null if none of them had a load. */
export function lightestDone(done: DoneSets): number | null {
  let lightest = Infinity
  for (const set of done) if (set !== null && set.load !== null) lightest = Math.min(lightest, set.load)
  return lightest === Infinity ? null : lightest
}
