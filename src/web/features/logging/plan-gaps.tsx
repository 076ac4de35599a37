import { useQuery } from "@tanstack/react-query"
import { useMemo, useRef, useState } from "react"
import { matchPlan, type Plan, plannedAs, plannedExercise } from "#domain/draft-from-plan.ts"
import type { DraftEdit } from "#domain/edit-draft.ts"
import { exercisesQuery } from "#web/backend/exercise-queries.ts"
import { useNewExercise } from "#web/backend/use-new-exercise.ts"
import { newId } from "#web/offline/new-id.ts"
import { Alert } from "#web/ui/alert.tsx"
import { choicesOf } from "#web/ui/exercise-picker-search.ts"
import { NewExerciseDialog } from "#web/ui/new-exercise-dialog.ts"
import styles from "./logging.module.css"
import { sentences } from "./sentences.ts"

interface PlanGapsProps {
  userId: string
  plan: Plan
  edit: (edit: DraftEdit) => void
  /** Brings an exercise into view that has been made. */
  show: (exerciseId: string) => void
}

/** What the plan asks for and nobody knows: each can be made an exercise of the person's own. */
export function PlanGaps({ userId, plan, edit, show }: PlanGapsProps) {
  const { data: exercises } = useQuery(exercisesQuery(userId))
  const gaps = useMemo(() => (exercises ? matchPlan(plan, exercises).unmatched : []), [plan, exercises])
  const choices = useMemo(() => choicesOf(exercises ?? []), [exercises])
  const [chosen, choose] = useState<(typeof gaps)[number] | null>(null)
  const madeId = useRef<string | null>(null)
  const create = useNewExercise(userId, (made) => {
    if (!chosen) return
    const exercise = plannedExercise(plannedAs(chosen, made), newId)
    edit({ kind: "add_planned_exercise", exercise })
    madeId.current = exercise.id
  })
  function close() {
    choose(null)
    // The button that opened the form has gone with the gap.
    if (madeId.current !== null) show(madeId.current)
    madeId.current = null
  }
  if (gaps.length === 0) return null
  return (
    <div className={styles["notices"]}>
      <Alert tone="plain">
        <p>{sentences.unmatched(gaps.map(({ name }) => name))}</p>
        <div className="row">
          {gaps.map((gap, place) => (
            <button
              // A plan may ask for the same twice.
              key={`${place} ${gap.name}`}
              type="button"
              className="button"
              aria-haspopup="dialog"
              onClick={() => choose(gap)}
            >
              {sentences.make(gap.name)}
            </button>
          ))}
        </div>
      </Alert>
      {chosen && <NewExerciseDialog name={chosen.name} choices={choices} onCreate={create} onClose={close} />}
    </div>
  )
}
