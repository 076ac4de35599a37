import type { Movement } from "#domain/exercises/movement.ts"
import { isDrawnMuscle } from "#domain/figures/drawing/muscles.ts"
import { patternOfMovement } from "#domain/figures/exercises/pattern-of-exercise.ts"
import { endOf, squareOfMovement } from "#domain/figures/figure.ts"
import { guideOfMovement } from "#domain/guide/guide.ts"
import { useMovements } from "#web/backend/exercises/use-movements.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { useDrawingsShown } from "#web/device/drawings-shown.ts"
import { FigureDrawing } from "#web/figures/figure-drawing.tsx"
import styles from "./printing.module.css"
import { sentences } from "./sentences.ts"

/** How exercises are done, in brief: start and end positions, set-up and cues. Renders nothing if the guide has none of these exercises. */
export function GuideOnPaper({ exercises }: { exercises: readonly string[] }) {
  const movements = useMovements(useUser().id)
  const shown = exercises.flatMap((name) => {
    const movement = movements.get(name)
    const words = movement && wordsOf(movement)
    return words ? [{ movement, words }] : []
  })
  if (shown.length === 0) return null
  return (
    <section className={styles["guide"]}>
      <h2>{sentences.howTo}</h2>
      <ul>
        {shown.map(({ movement, words }) => (
          <li key={movement.exercise}>
            <Figures movement={movement} />
            <div>
              <h3>{movement.exercise}</h3>
              <p>{words}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Figures({ movement }: { movement: Movement }) {
  const pattern = patternOfMovement(movement)
  if (!useDrawingsShown() || !pattern) return null
  const square = squareOfMovement(pattern)
  const moments = pattern.keys.length === 1 ? [0] : [0, endOf(pattern)]
  return (
    <div className={styles["figures"]} aria-hidden>
      {moments.map((moment) => (
        <FigureDrawing
          key={moment}
          {...{ pattern, moment, square }}
          muscles={movement.muscles.filter(isDrawnMuscle)}
          detail="full"
          label=""
        />
      ))}
    </div>
  )
}

/** An exercise's set-up and cues, or its instructions if they are a single line. Undefined without a guide. */
function wordsOf(movement: Movement): string | undefined {
  const entry = guideOfMovement(movement)
  if (!entry) return undefined
  return "line" in entry ? entry.line : [entry.setUp, ...entry.cues].join(" ")
}
