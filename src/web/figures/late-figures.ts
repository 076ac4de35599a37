import { lazyPart } from "#web/ui/lazy-part.tsx"

/** An exercise's start and end, with the movement on demand. Its poses and their code arrive after the page. */
export const ExerciseFigure = lazyPart(async () => (await import("./exercise-figure.tsx")).ExerciseFigure)

/** An exercise's small drawing, whose code arrives after the page. */
export const SmallFigure = lazyPart(async () => (await import("./small-figure.tsx")).SmallFigure)
