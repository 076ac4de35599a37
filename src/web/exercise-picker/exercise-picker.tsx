import { Plus } from "lucide-react"
import { type ReactNode, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react"
import { indexExercises, searchExercises } from "#domain/exercises/search-exercises.ts"
import type { NewExercise, NewExerciseFailure } from "#domain/exercises/new-exercise.ts"
import { ExercisePickerFilters } from "./exercise-picker-filters.tsx"
import { choicesOf, filterExercises } from "./exercise-picker-choices.ts"
import styles from "./exercise-picker.module.css"
import { NewExerciseDialog } from "#web/exercise-form/new-exercise-part.ts"
import { ExercisePickerResults } from "./exercise-picker-results.tsx"
import type { PickableExercise } from "./pickable-exercise.ts"
import { sentences } from "./sentences.ts"

interface ExercisePickerProps<Exercise extends PickableExercise> {
  /** The exercises in display order; undefined while they load. */
  exercises: readonly Exercise[] | undefined
  /** Shown instead of the list if it couldn't be loaded. */
  failure?: ReactNode
  isAdded: (exerciseId: string) => boolean
  /** The message when an exercise that was already added is pressed. */
  alreadyAdded: (name: string) => string
  onAdd: (exercise: Exercise) => void
  /** The action's verb, placed before the exercise's name. */
  verb?: string
  /** The ids of recent exercises, latest first. They lead the list. */
  recent?: readonly string[] | undefined
  /** Whether the person avoids an exercise. It can still be chosen. */
  isAvoided?: (exercise: Exercise) => boolean
  /** Creates a custom exercise and adds it; returns the reason for a failure, or null. */
  onCreate?: (exercise: NewExercise) => Promise<NewExerciseFailure | null>
  /** Called when the form for a custom exercise has closed and the focus is back where it was before. */
  onFormClosed?: () => void
  /** Whether Enter in the search adds the first exercise that it found. */
  addsOnEnter?: boolean
}

const noticeMilliseconds = 3000
const anything = { muscle: "", equipment: "" }
const none: readonly string[] = []
const never = () => false

/** A search box and the matching exercises, each with a button that adds it. */
export function ExercisePicker<Exercise extends PickableExercise>(props: ExercisePickerProps<Exercise>) {
  const {
    exercises,
    failure,
    isAdded,
    alreadyAdded,
    onAdd,
    verb = sentences.add,
    recent = none,
    isAvoided = never,
    onCreate,
    onFormClosed,
    addsOnEnter = false,
  } = props
  const [query, setQuery] = useState("")
  const [filter, setFilter] = useState(anything)
  const [isMaking, setMaking] = useState(false)
  const [notice, refuse] = useNotice()
  const searched = useDeferredValue(query)
  const choices = useMemo(() => choicesOf(exercises ?? []), [exercises])
  const index = useMemo(() => indexExercises(exercises ?? [], recent), [exercises, recent])
  const { words, corrected, ...matches } = useMemo(() => searchExercises(index, searched), [index, searched])
  const found = useMemo(() => filterExercises(matches.found, filter), [matches.found, filter])
  const isEnterOffered = addsOnEnter && searched.trim() !== ""
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const wasMaking = useRef(false)
  useEffect(() => {
    if (wasMaking.current && !isMaking) onFormClosed?.()
    wasMaking.current = isMaking
  }, [isMaking, onFormClosed])

  function add(exercise: Exercise, isByKeyboard: boolean) {
    if (isAdded(exercise.exercise_id)) return refuse(alreadyAdded(exercise.exercise_name))
    onAdd(exercise)
    if (query === "") return
    // Clearing the search rebuilds the list without the pressed button, so the keyboard's focus moves to the search box. After a tap, that would
    // open the on-screen keyboard.
    setQuery("")
    if (isByKeyboard) box.current?.focus()
  }

  return (
    <div className={`stack-s ${styles["picker"]}`}>
      <div className="field">
        <label htmlFor={id}>{sentences.search}</label>
        <input
          id={id}
          ref={box}
          type="search"
          placeholder={sentences.searchHint}
          autoComplete="off"
          enterKeyHint="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={({ key }) => {
            const [first] = found
            // What was typed a moment ago may not have been searched for yet.
            if (key === "Enter" && isEnterOffered && first && searched === query) add(first, true)
          }}
        />
        <output className={notice === null ? "hint" : "problem"}>
          {notice ?? (exercises && sentences.exerciseCount(found.length, corrected))}
        </output>
      </div>
      <ExercisePickerFilters isLoading={!exercises} choices={choices} filter={filter} onChange={setFilter} />
      {failure ?? (
        <ExercisePickerResults
          search={`${searched}/${filter.muscle}/${filter.equipment}`}
          found={found}
          words={words}
          recent={recent}
          isLoading={!exercises}
          isAdded={isAdded}
          isAvoided={isAvoided}
          verb={verb}
          isEnterOffered={isEnterOffered}
          onPress={add}
        />
      )}
      {onCreate && (exercises || !failure) && (
        <div className="row">
          <button
            type="button"
            className="button"
            aria-haspopup="dialog"
            disabled={!exercises}
            onClick={() => setMaking(true)}
          >
            <Plus className="icon" />
            {sentences.newExercise}
          </button>
        </div>
      )}
      {onCreate && isMaking && exercises && (
        <NewExerciseDialog
          name={found.length === 0 ? query.trim() : ""}
          choices={choices}
          exercises={exercises}
          onCreate={onCreate}
          onClose={() => setMaking(false)}
        />
      )}
    </div>
  )
}

/** A message that disappears after three seconds. */
function useNotice(): [string | null, (text: string) => void] {
  const [notice, setNotice] = useState<{ text: string } | null>(null)
  useEffect(() => {
    if (!notice) return undefined
    const timer = setTimeout(() => setNotice(null), noticeMilliseconds)
    return () => clearTimeout(timer)
  }, [notice])
  return [notice?.text ?? null, (text) => setNotice({ text })]
}
