import { kilograms } from "#domain/measures/units.ts"
import { weightText } from "./checked-set.ts"
import type { FileExercise, FileSet, LineProblem } from "./file-history.ts"
import { sentences } from "./sentences.ts"

/** A weight this many times the others most likely has a misplaced decimal point or an extra digit. */
const farTimes = 10
const fewestToJudge = 5

/**
 * The heaviest of an exercise's weights that is plausible; null without weights. Among the heavier half, a
 * weight ten times the one below it, and any above it, are ignored.
 */
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

/** Reports weights of at least ten times their exercise's best. The weights are kept. */
export function farBeyondProblems(
  workouts: readonly { exercises: readonly FileExercise[] }[],
  lines: ReadonlyMap<FileSet, number>,
): LineProblem[] {
  const byExercise = new Map<string, FileSet[]>()
  for (const { name, sets } of workouts.flatMap(({ exercises }) => exercises)) {
    const known = byExercise.get(name)
    if (known) for (const set of sets) known.push(set)
    else byExercise.set(name, [...sets])
  }
  return [...byExercise.values()].flatMap((sets) => {
    const best = plausibleBest(sets.map(inKilograms))
    return sets
      .filter((set) => isFarBeyond(inKilograms(set), best))
      .map((set) => ({
        line: lines.get(set) ?? 1,
        sentence: sentences.farBeyond(weightText(set)),
        leftOut: null,
      }))
  })
}

const inKilograms = ({ weight, weight_unit }: FileSet) => kilograms(weight ?? 0, weight_unit ?? "kg")
