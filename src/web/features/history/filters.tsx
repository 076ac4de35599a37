import { Search } from "lucide-react"
import { type RefObject, useId, useMemo } from "react"
import { type HistoryFilter, ranges } from "#domain/history/history-filter.ts"
import type { PastWorkout } from "#domain/history/past-workout.ts"
import { label } from "#domain/text/label.ts"
import type { Exercise } from "#web/backend/exercises/exercise-queries.ts"
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
    <div className={styles["filters"]} role="search" aria-label={sentences.filters}>
      <label className={styles["find"]}>
        <Search className="icon" aria-hidden />
        <input
          ref={searchRef}
          type="search"
          placeholder={sentences.placeholder}
          aria-label={sentences.search}
          value={filter.text}
          onChange={({ target }) => onChange({ text: target.value })}
          onKeyDown={(event) => {
            if (event.key !== "Enter" && event.key !== "ArrowDown") return
            event.preventDefault()
            onLeave()
          }}
        />
        <kbd aria-hidden>{sentences.keys.search}</kbd>
      </label>
      <Choice
        name={sentences.exercise}
        none={sentences.anyExercise}
        value={filter.exercise_id}
        choices={trained.map(({ exercise_id, exercise_name }) => [exercise_id, exercise_name])}
        onChoose={(exercise_id) => onChange({ exercise_id })}
      />
      <Choice
        name={sentences.muscle}
        none={sentences.anyMuscle}
        value={filter.muscle}
        choices={muscles.map((muscle) => [muscle, label(muscle)])}
        onChoose={(muscle) => onChange({ muscle })}
      />
      <span className={`field ${styles["choice"]}`}>
        <select
          aria-label={sentences.range}
          data-set={filter.range !== "all" || undefined}
          value={filter.range}
          onChange={({ target }) =>
            onChange({ range: ranges.find((each) => each === target.value) ?? "all" })
          }
        >
          {ranges.map((range) => (
            <option key={range} value={range}>
              {sentences.ranges[range]}
            </option>
          ))}
        </select>
      </span>
      {filter.range === "days" && <ChosenDays filter={filter} onChange={onChange} />}
    </div>
  )
}

interface ChoiceProps {
  name: string
  /** The option that doesn't filter. */
  none: string
  value: string | null
  choices: readonly (readonly [value: string, text: string])[]
  onChoose: (value: string | null) => void
}

function Choice({ name, none, value, choices, onChoose }: ChoiceProps) {
  const isKnown = value === null || choices.some(([each]) => each === value)
  return (
    <span className={`field ${styles["choice"]}`}>
      <select
        aria-label={name}
        data-set={value !== null || undefined}
        value={value ?? ""}
        onChange={({ target }) => onChoose(target.value || null)}
      >
        <option value="">{none}</option>
        {/* An address can name something that isn't among the options, or isn't yet. */}
        {!isKnown && <option value={value}>{name}</option>}
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </span>
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
