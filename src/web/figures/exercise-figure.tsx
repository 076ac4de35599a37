import { useId, useMemo } from "react"
import type { Movement } from "#domain/exercises/movement.ts"
import { isDrawnMuscle } from "#domain/figures/drawing/muscles.ts"
import { patternOfMovement } from "#domain/figures/exercises/pattern-of-exercise.ts"
import { squareOfMovement, endOf } from "#domain/figures/figure.ts"
import type { Pattern } from "#domain/figures/pose/pattern.ts"
import { whatIsSeen } from "#domain/figures/seen/what-is-seen.ts"
import { FigureDrawing } from "./figure-drawing.tsx"
import styles from "./figures.module.css"
import { sentences } from "./sentences.ts"
import { isMotionWelcome, useMovement } from "./use-movement.ts"

/** How an exercise is done: its start and its end side by side, and the movement on demand. Renders nothing for an exercise without a figure. */
export function ExerciseFigure({ movement }: { movement: Movement }) {
  const title = useId()
  const { exercise, name } = movement
  const pattern = useMemo(() => patternOfMovement({ exercise, name }), [exercise, name])
  if (!pattern) return null
  return (
    <section className="block" aria-labelledby={title}>
      <header>
        <h2 id={title}>{sentences.howTo}</h2>
      </header>
      {pattern.keys.length === 1 ? (
        <HeldFigure {...movement} {...{ pattern }} />
      ) : (
        <MovingFigure {...movement} {...{ pattern }} />
      )}
    </section>
  )
}

type PatternProps = Movement & { pattern: Pattern }

function HeldFigure({ exercise, muscles, pattern }: PatternProps) {
  const square = useMemo(() => squareOfMovement(pattern), [pattern])
  return (
    <div className={styles["frames"]}>
      <figure>
        <FigureDrawing
          {...{ pattern, square }}
          muscles={muscles.filter(isDrawnMuscle)}
          moment={0}
          detail="full"
          label={sentences.held(exercise, whatIsSeen(pattern, 0))}
        />
        <figcaption className="label">{sentences.captions.hold}</figcaption>
      </figure>
    </div>
  )
}

function MovingFigure({ exercise, muscles, pattern }: PatternProps) {
  const square = useMemo(() => squareOfMovement(pattern), [pattern])
  const labels = useMemo(() => labelsOf(exercise, pattern), [exercise, pattern])
  const { moment, start, stop } = useMovement(pattern.loop ?? false)
  const marked = useMemo(() => muscles.filter(isDrawnMuscle), [muscles])
  const shared = { pattern, square, muscles: marked, detail: "full" } as const
  return (
    <>
      <div className={styles["frames"]}>
        <figure>
          <FigureDrawing {...shared} moment={0} label={labels.start} />
          <figcaption className="label">{sentences.captions.start}</figcaption>
        </figure>
        {pattern.between?.map((between, index) => (
          <figure key={between}>
            <FigureDrawing {...shared} moment={between} label={labels.between[index] ?? exercise} />
            <figcaption className="label">{sentences.captions.between}</figcaption>
          </figure>
        ))}
        <figure>
          <FigureDrawing
            {...shared}
            moment={moment ?? endOf(pattern)}
            hasArrow
            label={moment === undefined ? labels.end : sentences.moving(exercise)}
          />
          <figcaption className="label">{sentences.captions.end}</figcaption>
        </figure>
      </div>
      {isMotionWelcome() && (
        <button type="button" className="button" onClick={moment === undefined ? start : stop}>
          {moment === undefined ? sentences.show : sentences.stop}
        </button>
      )}
    </>
  )
}

function labelsOf(exercise: string, pattern: Pattern) {
  return {
    start: sentences.start(exercise, whatIsSeen(pattern, 0)),
    between: (pattern.between ?? []).map((moment) =>
      sentences.between(exercise, whatIsSeen(pattern, moment)),
    ),
    end: sentences.end(exercise, whatIsSeen(pattern, endOf(pattern))),
  }
}
