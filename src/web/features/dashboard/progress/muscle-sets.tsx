import { useId, useState } from "react"
import { Link } from "react-router"
import { label } from "#domain/text/label.ts"
import { againstRange, type MuscleWeek } from "#domain/progress/training-summary.ts"
import { RangeBar } from "#web/ui/range-bar.tsx"
import { LogLink } from "./log-link.tsx"
import { MuscleMap } from "./muscle-map.tsx"
import { Placeholder } from "./placeholder.tsx"
import styles from "./progress.module.css"
import { writeDecimal } from "./figure-words.ts"
import { pageSentences as sentences } from "./page-sentences.ts"
import { SetsRange } from "./sets-range.tsx"
import type { Progress } from "./use-progress.ts"

/** Sets per muscle in the last seven days, compared with the range that the person aims for. */
export function MuscleSets(progress: Progress) {
  const { summary, range, today, weekStartsOn } = progress
  const muscles = summary.data?.muscles ?? []
  const [chosen, choose] = useState<string | null>(null)
  const toggle = (muscle: string) => choose(muscle === chosen ? null : muscle)
  // A muscle chosen on the map gets a row even if it hasn't been trained for weeks.
  const untrained =
    muscles.some(({ muscle }) => muscle === chosen) || chosen === null ? [] : [{ muscle: chosen, sets: 0 }]
  const rangeForm = <SetsRange key={`${range.low} ${range.high}`} {...progress} />
  const most = Math.max(range.high * 1.2, 1, ...muscles.map(({ sets }) => sets))
  return (
    <section className="block" aria-labelledby="muscle-sets">
      <header>
        <h2 id="muscle-sets">{sentences.musclesTitle}</h2>
        <span className="label">{sentences.range(range.low, range.high)}</span>
      </header>
      <p className="small soft">{sentences.muscles(today, weekStartsOn)}</p>
      {muscles.length === 0 ? (
        <Placeholder query={summary} sentence={sentences.noMuscles}>
          <LogLink day={today} />
        </Placeholder>
      ) : (
        <div className={styles["muscleColumns"]}>
          <div>
            <MuscleMap
              muscles={muscles}
              low={range.low}
              high={range.high}
              chosen={chosen}
              onChoose={toggle}
            />
            {rangeForm}
          </div>
          <table className={`table ${styles["muscles"]}`} aria-labelledby="muscle-sets">
            <thead>
              <tr>
                <th scope="col">{sentences.muscleColumns.muscle}</th>
                <th scope="col" className="n">
                  {sentences.muscleColumns.sets}
                </th>
                <th scope="col">{sentences.muscleColumns.range}</th>
              </tr>
            </thead>
            <tbody>
              {[...muscles, ...untrained].map((week) => (
                <MuscleRows
                  key={week.muscle}
                  {...{ week, most, range }}
                  isOpen={week.muscle === chosen}
                  onToggle={() => toggle(week.muscle)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {muscles.length === 0 && rangeForm}
    </section>
  )
}

interface MuscleRowsProps {
  week: MuscleWeek
  most: number
  range: Progress["range"]
  isOpen: boolean
  onToggle: () => void
}

/** A muscle's row. Expanded, it lists the exercises that trained the muscle in the last seven days. */
function MuscleRows({ week, most, range, isOpen, onToggle }: MuscleRowsProps) {
  const { muscle, sets, exercises = [] } = week
  const id = useId()
  return (
    <>
      <tr className={isOpen ? styles["chosen"] : undefined}>
        <th scope="row">
          <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
            {label(muscle)}
          </button>
        </th>
        <td className="n">{writeDecimal(sets)}</td>
        <td>
          <div className={styles["standing"]}>
            <RangeBar value={sets} most={most} low={range.low} high={range.high} />
            <span className="label">{sentences.standing[againstRange(sets, range.low, range.high)]}</span>
          </div>
        </td>
      </tr>
      {isOpen && (
        <tr id={id} className={styles["chosen"]}>
          <td colSpan={3}>
            {exercises.length === 0 ? (
              <p className="small soft">{sentences.notTrained}</p>
            ) : (
              <ul className={styles["trainedBy"]}>
                {exercises.map((exercise) => (
                  <li key={exercise.exercise_id}>
                    <Link to={`/exercise/${exercise.exercise_id}`}>{exercise.name}</Link>
                    <span className="label">{sentences.setsOf(exercise.sets)}</span>
                  </li>
                ))}
              </ul>
            )}
          </td>
        </tr>
      )}
    </>
  )
}
