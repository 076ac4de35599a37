import { Link } from "react-router"
import type { DraftExercise } from "#domain/workout/draft.ts"
import { useMessages } from "#web/ui/messages.tsx"
import styles from "./ledger.module.css"
import { sentences } from "../sentences.ts"

interface ExerciseLinkProps {
  exercise: DraftExercise
  /** The timer runs. */
  isLocked: boolean
}

/** The name of an exercise, which leads to its history and records. The workout waits as a draft meanwhile. */
export function ExerciseLink({ exercise, isLocked }: ExerciseLinkProps) {
  const { say } = useMessages()
  return (
    <Link
      className={styles["exerciseLink"]}
      to={`/exercise/${exercise.exercise_id}`}
      aria-disabled={isLocked || undefined}
      onClick={(event) => {
        if (!isLocked) return
        event.preventDefault()
        say(sentences.lockedByTimer)
      }}
    >
      {exercise.exercise_name}
    </Link>
  )
}
