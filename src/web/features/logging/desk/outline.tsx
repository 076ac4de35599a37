import { Search } from "lucide-react"
import type { ReactNode } from "react"
import type { Draft, DraftExercise } from "#domain/workout/draft.ts"
import { placesOf } from "#domain/supersets/supersets.ts"
import { Key } from "#web/ui/key.tsx"
import type { Ledger } from "../ledger/actions/use-ledger.ts"
import { sentences as rows } from "../ledger/row-sentences.ts"
import { details } from "../screen/sentences.ts"
import styles from "./desk.module.css"
import { sentences } from "./sentences.ts"

interface OutlineProps {
  draft: Draft
  ledger: Ledger
  isPicking: boolean
  onPick: () => void
  /** The template, the day and the notes. */
  children: ReactNode
}

/** The session at a glance, left of the sets: its exercises with their progress, the button that adds one, and the workout's details. */
export function Outline({ draft, ledger, isPicking, onPick, children }: OutlineProps) {
  const places = placesOf(draft.exercises)
  return (
    <aside className={styles["outline"]} aria-label={sentences.outline}>
      {draft.exercises.length > 0 && (
        <ol className={styles["list"]}>
          {draft.exercises.map((exercise, index) => (
            <Line key={exercise.id} place={places[index] ?? ""} {...{ exercise, ledger }} />
          ))}
        </ol>
      )}
      <button type="button" className={styles["find"]} aria-expanded={isPicking} onClick={onPick}>
        <Search className="icon" />
        <span>{details.addExercise}</span>
        <Key>{rows.keys.pick}</Key>
      </button>
      {children}
    </aside>
  )
}

interface LineProps {
  exercise: DraftExercise
  place: string
  ledger: Ledger
}

/** One exercise. Pressing it leads to its first open set, or to the exercise if all of its sets are done. */
function Line({ exercise, place, ledger: { actions, currentId } }: LineProps) {
  const { sets } = exercise
  const open = sets.find(({ is_done }) => !is_done)
  return (
    <li aria-current={sets.some(({ id }) => id === currentId) ? "step" : undefined}>
      <button
        type="button"
        onClick={() => (open ? actions.open(open.id) : actions.showExercise(exercise.id))}
      >
        <span className={styles["place"]} aria-hidden>
          {place}
        </span>
        <b>{exercise.exercise_name}</b>
        <span className="tally" aria-hidden>
          {sets.map(({ id, is_done }) => (
            <i key={id} className={is_done ? "done" : id === currentId ? "now" : undefined} />
          ))}
        </span>
        <span className="hidden-text">
          {`, ${sentences.setsDone(sets.filter(({ is_done }) => is_done).length, sets.length)}`}
        </span>
      </button>
    </li>
  )
}
