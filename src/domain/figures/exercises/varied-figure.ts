import type { PatternName } from "../patterns/patterns.ts"
import type { Variation } from "../pose/pattern.ts"

/** How an exercise of the library is drawn: the pattern that it follows, and what it changes in that pattern. */
export type ExerciseFigure = Variation & { of: PatternName }
