import { useId } from "react"
import { isReadableSets, type RoutinePart } from "#domain/routines/routine-draft.ts"
import styles from "./routines.module.css"
import { sentences } from "./sentences.ts"

export type PartFieldValues = Partial<Pick<RoutinePart, "sets" | "reps" | "notes">>

interface PartFieldsProps {
  part: RoutinePart
  onChange: (fields: PartFieldValues) => void
}

/** An exercise's planned sets, reps and notes. Cardio has no sets. */
export function PartFields({ part, onChange }: PartFieldsProps) {
  const problemId = useId()
  const unreadable = !isReadableSets(part.sets)
  const forExercise = <span className="hidden-text">{sentences.for(part.exercise_name)}</span>
  return (
    <div className={styles["fields"]}>
      <label className="field">
        <span>
          {sentences.sets}
          {forExercise}
        </span>
        <input
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          disabled={part.exercise_type === "cardio"}
          value={part.sets}
          aria-invalid={unreadable || undefined}
          aria-describedby={unreadable ? problemId : undefined}
          onChange={(event) => onChange({ sets: event.target.value })}
        />
      </label>
      <label className="field">
        <span>
          {sentences.reps}
          {forExercise}
        </span>
        <input
          placeholder="8-12 or 5x5"
          autoComplete="off"
          maxLength={200}
          value={part.reps}
          onChange={(event) => onChange({ reps: event.target.value })}
        />
      </label>
      <label className="field">
        <span>
          {sentences.notes}
          {forExercise}
        </span>
        <input
          autoComplete="off"
          maxLength={10_000}
          value={part.notes}
          onChange={(event) => onChange({ notes: event.target.value })}
        />
      </label>
      {unreadable && (
        <p className={styles["problem"]} id={problemId}>
          {sentences.problem("sets")}
        </p>
      )}
    </div>
  )
}
