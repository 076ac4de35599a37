import { againstRange, type MuscleWeek } from "#domain/progress/training-summary.ts"
import { bodyShapes, muscleShapes } from "./muscle-shapes.ts"
import styles from "./muscle-map.module.css"
import { pageSentences as sentences } from "./page-sentences.ts"

interface MuscleMapProps {
  muscles: readonly MuscleWeek[]
  low: number
  high: number
  chosen: string | null
  onChoose: (muscle: string) => void
}

const levels = ["none", "below", "within", "above"] as const

/**
 * The front and back of a body, with each muscle shaded by how many sets it got in the last seven days. The table beside it has the same numbers as
 * text.
 */
export function MuscleMap({ muscles, low, high, chosen, onChoose }: MuscleMapProps) {
  const setsOf = (muscle: string) => muscles.find((each) => each.muscle === muscle)?.sets ?? 0
  const levelOf = (muscle: string) => {
    const sets = setsOf(muscle)
    return sets === 0 ? "none" : againstRange(sets, low, high)
  }
  return (
    <figure className={styles["figure"]} aria-hidden>
      <svg className={styles["map"]} viewBox="0 0 360 440">
        <Patterns />
        {bodyShapes.map((shape) => (
          <path key={shape} className={styles["body"]} d={shape} />
        ))}
        {Object.entries(muscleShapes).map(([muscle, shapes]) => (
          <g
            key={muscle}
            aria-hidden
            className={styles["muscle"]}
            data-muscle={muscle}
            data-level={levelOf(muscle)}
            data-chosen={muscle === chosen || undefined}
            onClick={() => onChoose(muscle)}
          >
            {shapes.map((shape) => (
              <path key={shape} d={shape} />
            ))}
          </g>
        ))}
        <text x={92} y={437} textAnchor="middle">
          {sentences.front}
        </text>
        <text x={268} y={437} textAnchor="middle">
          {sentences.back}
        </text>
      </svg>
      <figcaption className={styles["key"]}>
        {levels.map((level) => (
          <span key={level}>
            <svg className={styles["map"]} viewBox="0 0 18 18">
              <g className={styles["muscle"]} data-level={level}>
                <path d="M2 2H16V16H2Z" />
              </g>
            </svg>
            {sentences.standing[level]}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

function Patterns() {
  const slanted = { patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" } as const
  return (
    <defs>
      <pattern id="muscle-below" width={5} height={5} {...slanted}>
        <path className={styles["hatch"]} d="M1 0V5" />
      </pattern>
      <pattern id="muscle-above" width={6} height={6} {...slanted}>
        <path className={styles["solid"]} d="M0 0H6V6H0Z" />
        <path className={styles["gap"]} d="M0 3H6M3 0V6" />
      </pattern>
    </defs>
  )
}
