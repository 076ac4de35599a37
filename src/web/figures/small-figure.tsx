import type { Movement } from "#domain/exercises/movement.ts"
import { isDrawnMuscle } from "#domain/figures/drawing/muscles.ts"
import { patternOfMovement } from "#domain/figures/exercises/pattern-of-exercise.ts"
import { smallFigureOf } from "#domain/figures/figure.ts"
import styles from "./figures.module.css"

interface Picture {
  square: string
  paths: readonly { look: string; d: string; isFar: boolean }[]
}

/** Keeps figures that have been drawn, because they never change, and rows come and go while a list is scrolled. */
const pictures = new Map<string, Picture | undefined>()

/** An exercise's figure for a row that names it: one moment, few lines. Renders nothing for an exercise without a figure. */
export function SmallFigure({ movement }: { movement: Movement }) {
  const figure = drawnOnce(movement)
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

function drawnOnce(movement: Movement): Picture | undefined {
  const key = [movement.name, movement.exercise, ...movement.muscles].join("/")
  if (!pictures.has(key)) pictures.set(key, draw(movement))
  return pictures.get(key)
}

/** Draws an exercise's figure; undefined if it has none. */
function draw(movement: Movement): Picture | undefined {
  const pattern = patternOfMovement(movement)
  if (!pattern) return undefined
  const { square, strokes } = smallFigureOf(pattern, movement.muscles.filter(isDrawnMuscle))
  return {
    square: square.join(" "),
    paths: strokes.map(({ look, d, isFar = false }) => ({ look, d, isFar })),
  }
}
