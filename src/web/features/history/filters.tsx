import { type RefObject, useId, useMemo } from "react"
import { type HistoryFilter, ranges } from "#domain/history/history-filter.ts"
import type { PastWorkout } from "#domain/history/past-workout.ts"
import { label } from "#domain/text/label.ts"
import type { Exercise } from "#web/backend/exercises/exercise-queries.ts"
import { FilterChoice } from "#web/workbench/filter-choice.tsx"
import { SearchField } from "#web/workbench/search-field.tsx"
import bench from "#web/workbench/workbench.module.css"
import styles from "./history.module.css"
import { sentences } from "./sentences.ts"

interface FiltersProps {
  filter: HistoryFilter
  workouts: readonly PastWorkout[]
  exercises: readonly Exercise[]
  searchRef: RefObject<HTMLInputElement | null>
  onChange: (change: Partial<HistoryFilter>) => void
  /** Called when Enter or the down arrow is pressed in the search field. */
  onLeave: () => void
}

const limitedRanges = ranges.filter((range) => range !== "all")

/** The search field and the filters. Only what the person has trained can be chosen. */
export function Filters({ filter, workouts, exercises, searchRef, onChange, onLeave }: FiltersProps) {
  const trained = useMemo(() => {
    const ids = new Set(workouts.flatMap(({ exercise_ids }) => exercise_ids))
    return exercises.filter(({ exercise_id }) => ids.has(exercise_id))
  }, [workouts, exercises])
  const muscles = useMemo(
    () =>
      [
        ...new Set(trained.flatMap((each) => [...each.primary_muscles, ...each.secondary_muscles])),
      ].toSorted(),
    [trained],
  )
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
        label={sentences.exercise}
        none={sentences.anyExercise}
        value={filter.exercise_id}
        choices={trained.map(({ exercise_id, exercise_name }) => [exercise_id, exercise_name])}
        onChoose={(exercise_id) => onChange({ exercise_id })}
      />
      <FilterChoice
        label={sentences.muscle}
        none={sentences.anyMuscle}
        value={filter.muscle}
        choices={muscles.map((muscle) => [muscle, label(muscle)])}
        onChoose={(muscle) => onChange({ muscle })}
      />
      <FilterChoice
        label={sentences.range}
        none={sentences.ranges.all}
        value={filter.range === "all" ? null : filter.range}
        choices={limitedRanges.map((range) => [range, sentences.ranges[range]])}
        onChoose={(range) => onChange({ range: ranges.find((each) => each === range) ?? "all" })}
      />
      {filter.range === "days" && <ChosenDays filter={filter} onChange={onChange} />}
    </div>
  )
}

function ChosenDays({ filter, onChange }: Pick<FiltersProps, "filter" | "onChange">) {
  const id = useId()
  return (
    <span className={styles["days"]}>
      {(["from", "to"] as const).map((end) => (
        <span key={end} className="field">
          <label htmlFor={`${id}-${end}`}>{sentences[end]}</label>
          <input
            id={`${id}-${end}`}
            type="date"
            min="1900-01-01"
            max="2199-12-31"
            value={filter[end] ?? ""}
            onChange={({ target }) => onChange({ [end]: target.value || null })}
          />
        </span>
      ))}
    </span>
  )
}
