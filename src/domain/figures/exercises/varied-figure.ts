import type { PatternName } from "../patterns/patterns.ts"
import type { Variation } from "../pose/pattern.ts"

/** How a library exercise is drawn: the pattern that it follows, and what it changes in that pattern. */
export type ExerciseFigure = Variation & { of: PatternName }
