/** The factor above the other weights that most likely means a slipped decimal point or an extra digit. */
const farTimes = 10
const fewestToJudge = 5

/** The heaviest of an exercise's weights, or the heaviest below a tenfold jump in their upper half; null without weights. */
export function plausibleBest(weights: readonly number[]): number | null {
  const ordered = weights.filter((weight) => weight > 0).toSorted((one, other) => one - other)
  const leap = ordered.findIndex(
    (weight, index) => index >= ordered.length / 2 && weight >= (ordered[index - 1] ?? weight) * farTimes,
  )
  const isJudged = ordered.length >= fewestToJudge && leap > 0
  return (isJudged ? ordered[leap - 1] : ordered.at(-1)) ?? null
}

/** Whether a weight is at least ten times the best. */
export const isFarBeyond = (weight: number, best: number | null) => best !== null && weight >= best * farTimes
