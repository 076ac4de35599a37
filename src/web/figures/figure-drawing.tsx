import { memo } from "react"
import { arrowOf, type Detail, figureAt, type Square } from "#domain/figures/figure.ts"
import type { Muscle } from "#domain/figures/drawing/muscles.ts"
import type { Stroke } from "#domain/figures/drawing/piece.ts"
import type { Pattern } from "#domain/figures/pose/pattern.ts"
import styles from "./figures.module.css"

interface FigureDrawingProps {
  pattern: Pattern
  /** The moment to draw: 0 is the start of the movement, 1 its end. */
  moment: number
  square: Square
  detail: Detail
  muscles: readonly Muscle[]
  /** The figure in words, for screen readers. */
  label: string
  hasArrow?: boolean
}

/** A figure at one moment of the movement. It isn't drawn again while a figure beside it moves. */
export const FigureDrawing = memo(function FigureDrawing(props: FigureDrawingProps) {
  const { pattern, moment, square, detail, muscles, label, hasArrow } = props
  const figure = figureAt(pattern, moment, { square, detail, muscles })
  return (
    <svg
      className={styles["figure"]}
      data-detail={detail}
      viewBox={square.join(" ")}
      role="img"
      aria-label={label}
    >
      {[...figure, ...(hasArrow ? arrowOf(pattern) : [])].map(pathOf)}
    </svg>
  )
})

/** Strokes are told apart only by their place in the list, which stays the same from moment to moment. */
function pathOf({ look, d, isFar }: Stroke, place: number) {
  return <path key={place} data-look={look} data-far={isFar || undefined} d={d} />
}
