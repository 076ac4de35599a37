/** Seeded random numbers, so that a season can be repeated. */
export interface Randomness {
  /** A number from 0 to 1. */
  next: () => number
  /** A normally distributed number. */
  gauss: (mean: number, deviation: number) => number
}

export function randomOf(seed: number): Randomness {
  let state = seed >>> 0
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const gauss = (mean: number, deviation: number) =>
    mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  return { next, gauss }
}
