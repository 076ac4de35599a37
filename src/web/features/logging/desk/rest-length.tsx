import { longestRest, restStep, usualRest } from "#domain/workout/rest.ts"
import type { DraftExercise } from "#domain/workout/draft.ts"
import { keepRestLength, useRestLength } from "#web/device/rest-store.ts"
import styles from "./desk.module.css"
import { sentences } from "./sentences.ts"

interface RestLengthProps {
  userId: string
  exercise: DraftExercise
}

/** How long to rest after each set of an exercise, and two buttons to change it. A rest in progress is shown in the bar. */
export function RestLength({ userId, exercise }: RestLengthProps) {
  const seconds = useRestLength(userId, exercise.exercise_id) ?? usualRest(exercise)
  const change = (by: number) =>
    keepRestLength(userId, exercise.exercise_id, Math.min(longestRest, Math.max(0, seconds + by)))
  return (
    <section className="block">
      <header>
        <h2>{sentences.rest}</h2>
        <output className="label">{sentences.restAfter(seconds)}</output>
      </header>
      <div className={`row ${styles["rest"]}`}>
        <button type="button" className="button" disabled={seconds === 0} onClick={() => change(-restStep)}>
          {sentences.less}
          <span className="hidden-text">{sentences.secondsOfRest}</span>
        </button>
        <button
          type="button"
          className="button"
          disabled={seconds === longestRest}
          onClick={() => change(restStep)}
        >
          {sentences.more}
          <span className="hidden-text">{sentences.secondsOfRest}</span>
        </button>
      </div>
    </section>
  )
}
