import { daysBetween } from "#domain/days/local-day.ts"
import type { DraftExercise } from "#domain/workout/draft.ts"
import { type DraftEdit, isOpenToSuggestion } from "#domain/workout/edit-draft.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import { nextSession } from "#domain/records/progression.ts"
import type { ExerciseMemory } from "#domain/records/training-memory.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { currentDay } from "#web/device/current-day.ts"
import styles from "./ledger.module.css"

interface NextSessionProps {
  exercise: DraftExercise
  unit: WeightUnit
  memory: ExerciseMemory | null | undefined
  edit: (edit: DraftEdit) => void
}

/** What the template and the last session suggest for this one, why, and a button that pencils it in. Nothing happens by itself. */
export function NextSession({ exercise, unit, memory, edit }: NextSessionProps) {
  const { measure, template_reps: templateReps, template_sets: templateSets } = exercise
  const open = exercise.sets.filter((set) => isOpenToSuggestion(set, exercise))
  const next =
    memory &&
    nextSession({
      ...{ measure, templateReps, templateSets, unit },
      last: memory.last_sets,
      daysSince: daysBetween(memory.last_date, currentDay()),
      equipment: memory.equipment,
    })
  if (!next || open.length === 0) return null
  const [weight, reps] = [formatNumber(next.weight), formatNumber(next.reps)]
  const isUsed = open.every((set) => set.weight === weight && set.reps === reps)
  const numbers = next.weight === null ? `${reps} reps` : `${weight} × ${reps}`
  return (
    <div className={styles["offer"]}>
      <p>{next.sentence}</p>
      <button
        type="button"
        className="button quiet"
        aria-disabled={isUsed || undefined}
        onClick={() => {
          if (!isUsed) edit({ kind: "use_suggestion", id: exercise.id, weight: next.weight, reps: next.reps })
        }}
      >
        {isUsed ? `${numbers} is in` : `Use ${numbers}`}
        <span className="hidden-text">{` for ${exercise.exercise_name}`}</span>
      </button>
    </div>
  )
}
