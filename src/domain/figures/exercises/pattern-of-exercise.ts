import { type PatternName, patterns } from "../patterns/patterns.ts"
import { type Pattern, variedPattern } from "../pose/pattern.ts"
import { armFigures } from "./arms.ts"
import { benchPressFigures } from "./bench-presses.ts"
import { curlFigures } from "./curls.ts"
import { hingeFigures } from "./hinges.ts"
import { legFigures } from "./legs.ts"
import { moreLegFigures } from "./more-legs.ts"
import { moreSquatFigures } from "./more-squats.ts"
import { moreTrunkFigures } from "./more-trunk.ts"
import { overheadPressFigures } from "./overhead-presses.ts"
import { pressFigures } from "./presses.ts"
import { pullFigures } from "./pulls.ts"
import { pulldownFigures } from "./pulldowns.ts"
import { pushUpFigures } from "./push-ups.ts"
import { raiseFigures } from "./raises.ts"
import { rowFigures } from "./rows.ts"
import { tricepsFigures } from "./triceps.ts"
import { hipFigures } from "./hips.ts"
import { calfAndJumpFigures } from "./calves-and-jumps.ts"
import { gymnasticsFigures } from "./gymnastics.ts"
import { armMachineFigures } from "./arms-in-machines.ts"
import { coreFigures } from "./core.ts"
import { morePushUpFigures } from "./more-push-ups.ts"
import { fullBodyFigures } from "./full-body.ts"
import { enduranceFigures } from "./endurance.ts"
import { gripAndNeckFigures } from "./grips-and-necks.ts"
import { trunkFigures } from "./trunk.ts"
import type { ExerciseFigure } from "./varied-figure.ts"

const figures: ReadonlyMap<string, ExerciseFigure> = new Map(
  Object.entries<ExerciseFigure>({
    ...legFigures,
    ...moreLegFigures,
    ...moreSquatFigures,
    ...hingeFigures,
    ...pressFigures,
    ...benchPressFigures,
    ...overheadPressFigures,
    ...pushUpFigures,
    ...raiseFigures,
    ...pullFigures,
    ...rowFigures,
    ...pulldownFigures,
    ...armFigures,
    ...curlFigures,
    ...tricepsFigures,
    ...trunkFigures,
    ...moreTrunkFigures,
    ...gripAndNeckFigures,
    ...enduranceFigures,
    ...fullBodyFigures,
    ...morePushUpFigures,
    ...coreFigures,
    ...armMachineFigures,
    ...gymnasticsFigures,
    ...calfAndJumpFigures,
    ...hipFigures,
  }),
)

/** The library's exercises that have a figure, by name. */
export const exercisesWithFigure: readonly string[] = [...figures.keys()]

/**
 * The pattern of a library exercise by the exercise's name, or a pattern by its own name; undefined if there
 * is no accurate drawing.
 */
export function patternOfExercise(name: string): Pattern | undefined {
  const figure = figures.get(name)
  if (!figure) return isPatternName(name) ? patterns[name] : undefined
  const { of, ...variation } = figure
  return variedPattern(patterns[of], variation)
}

/**
 * The pattern that an exercise is drawn with: that of the exercise it moves like, or its own if this release
 * doesn't know that exercise.
 */
export function patternOfMovement({
  exercise,
  name,
}: {
  exercise: string
  name: string
}): Pattern | undefined {
  return patternOfExercise(name) ?? patternOfExercise(exercise)
}

/**
 * The name of the pattern (way to move) that a drawing follows. `name` is a library exercise or the
 * pattern itself.
 */
export function patternNameOf(name: string): PatternName | undefined {
  return figures.get(name)?.of ?? (isPatternName(name) ? name : undefined)
}

/** The library's exercises that are drawn with this pattern, in alphabetical order. */
export function variationsOf(pattern: PatternName): string[] {
  return exercisesWithFigure.filter((name) => figures.get(name)?.of === pattern).toSorted()
}

function isPatternName(name: string): name is PatternName {
  return Object.hasOwn(patterns, name)
}
