import { isDrawnMuscle } from "#domain/figures/drawing/muscles.ts"
import { patternOfExercise } from "#domain/figures/exercises/pattern-of-exercise.ts"
import { smallFigureOf } from "#domain/figures/figure.ts"
import styles from "./figures.module.css"

export interface SmallFigureProps {
  /** The name of one of the library's exercises. */
  name: string
  /** The muscles it works, as the library names them. */
  muscles: readonly string[]
}

interface Picture {
  square: string
  paths: readonly { look: string; d: string; isFar: boolean }[]
}

/** Small figures stay as they are, and rows come and go while a list is scrolled. */
const pictures = new Map<string, Picture | undefined>()

/** An exercise's figure for a row that names it: one moment, few lines. Nothing for an exercise without a figure. */
export function SmallFigure({ name, muscles }: SmallFigureProps) {
  const figure = drawnOnce(name, muscles)
  if (!figure) return null
  return (
    <svg className={styles["figure"]} data-detail="small" viewBox={figure.square} aria-hidden="true">
      {figure.paths.map(({ look, d, isFar }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a path's place is all that tells it apart
        <path key={place} data-look={look} data-far={isFar || undefined} d={d} />
      ))}
    </svg>
  )
}

function drawnOnce(name: string, muscles: readonly string[]): Picture | undefined {
  if (!pictures.has(name)) pictures.set(name, draw(name, muscles))
  return pictures.get(name)
}

/** Draws an exercise's figure; undefined if it has none. */
function draw(name: string, muscles: readonly string[]): Picture | undefined {
  const pattern = patternOfExercise(name)
  if (!pattern) return undefined
  const { square, strokes } = smallFigureOf(pattern, muscles.filter(isDrawnMuscle))
  return {
    square: square.join(" "),
    paths: strokes.map(({ look, d, isFar = false }) => ({ look, d, isFar })),
  }
}
