import { roundTo } from "#domain/measures/numbers.ts"

/** The loads that a person can put together for an exercise, in one unit. Assistance is negative. */
export interface LoadScale {
  lightest: number
  heaviest: number
  /** The load nearest to `x`; the lighter one if two are equally near. */
  nearest: (x: number) => number
  /** The next lighter load, or the lightest one if there is none. */
  lighter: (load: number) => number
  /** The next heavier load, or the heaviest one if there is none. */
  heavier: (load: number) => number
}

/** Makes a scale from a list of loads, which has the lightest first. */
export function scaleOf(loads: readonly number[]): LoadScale {
  const lightest = loads[0] ?? 0
  const heaviest = loads.at(-1) ?? lightest
  /** The index of the first load that isn't lighter than `x`. */
  const placeOf = (x: number) => {
    let [from, to] = [0, loads.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((loads[middle] ?? 0) < x) from = middle + 1
      else to = middle
    }
    return from
  }
  return {
    lightest,
    heaviest,
    nearest(x) {
      const place = placeOf(x)
      const above = loads[place] ?? heaviest
      const below = loads[place - 1] ?? lightest
      return isNearer(above, below, x) ? above : below
    },
    lighter: (load) => loads[placeOf(load) - 1] ?? lightest,
    heavier(load) {
      const place = placeOf(load)
      return loads[loads[place] === load ? place + 1 : place] ?? heaviest
    },
  }
}

/** Makes a scale of even steps, such as those of dumbbells or a weight stack. */
export function steppedScale(
  step: number,
  { lightest, heaviest }: { lightest: number; heaviest: number },
): LoadScale {
  const within = (load: number) => Math.min(heaviest, Math.max(lightest, load))
  const stepsTo = (x: number) => roundTo(x / step, 6)
  return {
    lightest,
    heaviest,
    nearest(x) {
      const below = roundTo(Math.floor(stepsTo(x)) * step, 6)
      const above = roundTo(below + step, 6)
      return within(isNearer(above, below, x) ? above : below)
    },
    lighter: (load) => within(roundTo((Math.ceil(stepsTo(load)) - 1) * step, 6)),
    heavier: (load) => within(roundTo((Math.floor(stepsTo(load)) + 1) * step, 6)),
  }
}

/** Whether the next load above `x` is nearer to it than the next load below. The margin keeps floating-point errors from breaking a tie. */
const isNearer = (above: number, below: number, x: number) => above - x < x - below - 1e-6

/** Keeps a load between the lightest and the heaviest one of a scale. */
export function holdWithin(x: number, { lightest, heaviest }: LoadScale): number {
  return x < lightest ? lightest : Math.min(x, heaviest)
}

/**
 * Cuts a load to the possible load nearest to a share of it. The result is always lighter than what the
 * original load rounds to, unless that is already the lightest. For assistance, a cut means more of it.
 */
export function cutLoad(x: number, share: number, scale: LoadScale): number {
  const now = scale.nearest(x)
  const to = scale.nearest(x - Math.abs(x) * (1 - share))
  return to < now ? to : scale.lighter(now)
}
