import { Plus } from "lucide-react"
import { type RefObject, useMemo, useState } from "react"
import { useNavigate } from "react-router"
import { type ExerciseFilter, selections } from "#domain/exercises/exercise-filter.ts"
import { label } from "#domain/text/label.ts"
import type { Exercise } from "#web/backend/exercises/exercise-queries.ts"
import { useNewExercise } from "#web/backend/exercises/use-new-exercise.ts"
import { NewExerciseDialog } from "#web/exercise-form/new-exercise-part.ts"
import { choicesOf } from "#web/exercise-picker/exercise-picker-choices.ts"
import { FilterChoice } from "#web/workbench/filter-choice.tsx"
import { SearchField } from "#web/workbench/search-field.tsx"
import bench from "#web/workbench/workbench.module.css"
import { sentences } from "./sentences.ts"

interface FiltersProps {
  userId: string
  filter: ExerciseFilter
  exercises: readonly Exercise[]
  searchRef: RefObject<HTMLInputElement | null>
  addressOf: (id: string) => string
  /** The name that a new exercise starts with: the text that found nothing. */
  newName: string
  onChange: (change: Partial<ExerciseFilter>) => void
  /** Called when Enter or the down arrow is pressed in the search field. */
  onLeave: () => void
}

/** The search field, the filters, and the button that creates a custom exercise. */
export function Filters(props: FiltersProps) {
  const { userId, filter, exercises, searchRef, addressOf, newName, onChange, onLeave } = props
  const choices = useMemo(() => choicesOf(exercises), [exercises])
  const [isMaking, setMaking] = useState(false)
  const navigate = useNavigate()
  const create = useNewExercise(userId, ({ exercise_id }) => void navigate(addressOf(exercise_id)))
  return (
    <div className={bench["filters"]} role="search" aria-label={sentences.filters}>
      <SearchField
        ref={searchRef}
        label={sentences.search}
        placeholder={sentences.placeholder}
        text={filter.text}
        onChange={(text) => onChange({ text })}
        onLeave={onLeave}
      />
      <FilterChoice
        label={sentences.muscle}
        none={sentences.anyMuscle}
        value={filter.muscle}
        choices={choices.muscles.map((muscle) => [muscle, label(muscle)])}
        onChoose={(muscle) => onChange({ muscle })}
      />
      <FilterChoice
        label={sentences.selection}
        none={sentences.allExercises}
        value={filter.selection}
        choices={selections.map((each) => [each, sentences.selections[each]])}
        onChoose={(chosen) => onChange({ selection: selections.find((each) => each === chosen) ?? null })}
      />
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setMaking(true)}>
        <Plus className="icon" />
        {sentences.newExercise}
      </button>
      {isMaking && (
        <NewExerciseDialog
          name={newName}
          {...{ choices, exercises }}
          onCreate={create}
          onClose={() => setMaking(false)}
        />
      )}
    </div>
  )
}
