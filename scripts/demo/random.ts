import { createHash } from "node:crypto"

/** Numbers that look random but are always the same for the same seed. */
export interface Random {
  /** A number from `low` up to `high`. */
  between: (low: number, high: number) => number
  /** True once in `inSoMany` calls, on average. */
  once: (inSoMany: number) => boolean
  one: <T>(of: readonly [T, ...T[]]) => T
}

/** A separate generator per seed, so that an addition in one place changes nothing elsewhere. */
export function randomFrom(seed: string): Random {
  let state = createHash("sha1").update(seed).digest().readUInt32LE()
  // The Mulberry32 generator.
  function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    between: (low, high) => low + (high - low) * next(),
    once: (inSoMany) => next() < 1 / inSoMany,
    one: (of) => of[Math.floor(next() * of.length)] ?? of[0],
  }
}
