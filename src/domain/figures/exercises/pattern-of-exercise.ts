import { patterns } from "../patterns/patterns.ts"
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

/** The pattern of one of the library's exercises; undefined when there is no honest drawing of it. */
export function patternOfExercise(name: string): Pattern | undefined {
  const figure = figures.get(name)
  if (!figure) return undefined
  const { of, ...variation } = figure
  return variedPattern(patterns[of], variation)
}
