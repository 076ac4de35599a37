import { type ExerciseSession, recordsOver } from "#domain/records/exercise-progress.ts"
import { formatDay } from "#domain/days/day-text.ts"
import type { Load } from "#domain/workout/load.ts"
import type { UnitSystem } from "#domain/measures/units.ts"
import styles from "./exercise.module.css"
import { figureName, figureText, shownFigure } from "./figure-words.ts"
import { sentences } from "./sentences.ts"

interface ExerciseRecordsProps {
  sessions: readonly ExerciseSession[]
  system: UnitSystem
  load: Load
}

/** The best value of each figure, and the day it was first reached. */
export function ExerciseRecords({ sessions, system, load }: ExerciseRecordsProps) {
  const records = recordsOver(sessions)
  return (
    <section className={`block ${styles["records"]}`} aria-labelledby="exercise-records">
      <header>
        <h2 id="exercise-records">{sentences.records}</h2>
      </header>
      {records.length === 0 ? (
        <p className="soft">{sentences.noRecords}</p>
      ) : (
        <ul className="list">
          {records.map(({ figure, value, day }) => (
            <li key={figure}>
              <span className="grow">
                {figureName(figure, value)}
                <br />
                <span className="label">{formatDay(day, "short")}</span>
              </span>
              <b className={styles["best"]}>
                {figureText(figure, shownFigure(figure, value, system), system)}
              </b>
            </li>
          ))}
        </ul>
      )}
      {records.some(({ figure }) => figure === "one_rep_max_kg") && (
        <p className={`small soft ${styles["source"]}`}>
          {load === "outside" ? sentences.estimate : sentences.estimateWithBody}
        </p>
      )}
    </section>
  )
}
