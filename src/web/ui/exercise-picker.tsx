import { Check, Plus } from "lucide-react"
import {
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type UIEvent,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react"
import { indexExercises, searchExercises } from "#domain/exercises/search-exercises.ts"
import { matchedParts } from "#domain/exercises/search-marks.ts"
import type { NewExercise, NewExerciseFailure } from "#domain/exercises/new-exercise.ts"
import { ExercisePickerFilters } from "./exercise-picker-filters.tsx"
import { choicesOf, filterExercises } from "./exercise-picker-choices.ts"
import styles from "./exercise-picker.module.css"
import { NewExerciseDialog } from "./new-exercise-dialog.ts"
import { sentences } from "./sentences.ts"

/** An exercise of the list. */
export interface PickableExercise {
  exercise_id: string
  exercise_name: string
  exercise_type: string
  aliases: readonly string[]
  /** If given, the list can be filtered by them. */
  equipment?: string | null
  primary_muscles?: readonly string[]
  secondary_muscles?: readonly string[]
  popularity_rank?: number | null
  is_hidden?: boolean
}

interface ExercisePickerProps<Exercise extends PickableExercise> {
  /** In display order; undefined while loading. */
  exercises: readonly Exercise[] | undefined
  /** Shown instead of the list if it couldn't be loaded. */
  failure?: ReactNode
  isAdded: (exerciseId: string) => boolean
  /** What to say when an exercise that is already there is pressed. */
  alreadyAdded: (name: string) => string
  onAdd: (exercise: Exercise) => void
  /** The action's verb, placed before the exercise's name. */
  verb?: string
  /** The ids of recent exercises, latest first: they lead the list. */
  recent?: readonly string[] | undefined
  /** Whether the person avoids it; it can still be chosen. */
  isAvoided?: (exercise: Exercise) => boolean
  /** Creates a custom exercise and adds it; returns the error's sentence, or null. */
  onCreate?: (exercise: NewExercise) => Promise<NewExerciseFailure | null>
  /** The form for a custom exercise is gone, and the focus is back where it was. */
  onFormClosed?: () => void
}

const noticeMilliseconds = 3000
// More than anyone scrolls at once; further ones are rendered near the end.
const drawnAtOnce = 40
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
    verb = "Add",
    recent = none,
    isAvoided = never,
    onCreate,
    onFormClosed,
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
    // The list begins anew, without the pressed button. A finger that pressed it wants no keyboard on the screen.
    setQuery("")
    if (isByKeyboard) box.current?.focus()
  }

  return (
    <div className={`stack-s ${styles["picker"]}`}>
      <div className="field">
        <label htmlFor={id}>Search exercises</label>
        <input
          id={id}
          ref={box}
          type="search"
          placeholder="Bench press, row, db curl"
          autoComplete="off"
          enterKeyHint="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <output className={notice === null ? "hint" : "problem"}>
          {notice ?? (exercises && sentences.exerciseCount(found.length, corrected))}
        </output>
      </div>
      <ExercisePickerFilters isLoading={!exercises} choices={choices} filter={filter} onChange={setFilter} />
      {failure ?? (
        <Results
          search={`${searched}/${filter.muscle}/${filter.equipment}`}
          found={found}
          words={words}
          recent={recent}
          isLoading={!exercises}
          isAdded={isAdded}
          isAvoided={isAvoided}
          verb={verb}
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
            New Exercise
          </button>
        </div>
      )}
      {onCreate && isMaking && (
        <NewExerciseDialog
          name={found.length === 0 ? query.trim() : ""}
          choices={choices}
          onCreate={onCreate}
          onClose={() => setMaking(false)}
        />
      )}
    </div>
  )
}

interface ResultsProps<Exercise extends PickableExercise> {
  /** What was searched for; a new search begins at the top of the list. */
  search: string
  found: readonly Exercise[]
  words: readonly string[]
  recent: readonly string[]
  isLoading: boolean
  isAdded: (exerciseId: string) => boolean
  isAvoided: (exercise: Exercise) => boolean
  verb: string
  onPress: (exercise: Exercise, isByKeyboard: boolean) => void
}

function Results<Exercise extends PickableExercise>(props: ResultsProps<Exercise>) {
  const { search, found, words, recent, isLoading, isAdded, isAvoided, verb, onPress } = props
  const list = useRef<HTMLUListElement>(null)
  const [scrolled, setScrolled] = useState({ search, drawn: drawnAtOnce })
  const drawn = scrolled.search === search ? scrolled.drawn : drawnAtOnce
  // The one in the tab order. Hundreds of tab stops would be a wall, so arrow keys reach the others.
  const [reachedId, reach] = useState("")
  const reached = Math.max(
    0,
    found.slice(0, drawn).findIndex(({ exercise_id }) => exercise_id === reachedId),
  )
  const hint = useId()
  const listed = useRef(search)

  // The results lag behind fast typing. Whoever is in the list by then keeps their place in it.
  useEffect(() => {
    const isAnother = listed.current !== search
    listed.current = search
    if (isAnother && !list.current?.contains(document.activeElement)) list.current?.scrollTo(0, 0)
  }, [search])

  function move(event: KeyboardEvent<HTMLUListElement>) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const button = by && event.currentTarget.querySelectorAll("button")[reached + by]
    if (!button) return
    event.preventDefault()
    button.focus()
  }

  function drawMore({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLUListElement>) {
    const left = scrollHeight - scrollTop - clientHeight
    if (left < clientHeight && drawn < found.length) setScrolled({ search, drawn: drawn + drawnAtOnce })
  }

  return (
    <>
      <p id={hint} hidden>
        The up and down arrow keys move between exercises.
      </p>
      {/* Key presses go to the buttons and bubble up to the list. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={list}
        className="list scroll tight"
        onScroll={drawMore}
        onKeyDown={move}
        aria-busy={isLoading}
        aria-label="Exercises"
        aria-describedby={hint}
      >
        {!isLoading && found.length === 0 && <li className="soft">{sentences.noExercisesFound}</li>}
        {found.slice(0, drawn).map((exercise, index) => (
          <li key={exercise.exercise_id}>
            <span className="grow">
              <MatchedName name={exercise.exercise_name} words={words} />{" "}
              <span className="label">
                {exercise.exercise_type}
                {recent.includes(exercise.exercise_id) && ", recent"}
                {isAvoided(exercise) && sentences.avoided}
              </span>
            </span>
            <AddButton
              name={`${verb} ${exercise.exercise_name}`}
              isAdded={isAdded(exercise.exercise_id)}
              isTabStop={index === reached}
              onReach={() => reach(exercise.exercise_id)}
              onPress={({ detail }) => onPress(exercise, detail === 0)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

function MatchedName({ name, words }: { name: string; words: readonly string[] }) {
  if (words.length === 0) return name
  let place = 0
  return matchedParts(name, words).map(({ text, isMatch }) => {
    const key = (place += text.length)
    return isMatch ? <u key={key}>{text}</u> : <Fragment key={key}>{text}</Fragment>
  })
}

interface AddButtonProps {
  name: string
  isAdded: boolean
  isTabStop: boolean
  onReach: () => void
  onPress: (event: MouseEvent) => void
}

function AddButton({ name, isAdded, isTabStop, onReach, onPress }: AddButtonProps) {
  const Icon = isAdded ? Check : Plus
  return (
    <button
      type="button"
      className="button quiet square"
      aria-label={isAdded ? `${name} (added)` : name}
      aria-disabled={isAdded || undefined}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onReach}
      onClick={onPress}
    >
      <Icon className="icon" />
    </button>
  )
}

/** A sentence that disappears after three seconds. */
function useNotice(): [string | null, (text: string) => void] {
  const [notice, setNotice] = useState<{ text: string } | null>(null)
  useEffect(() => {
    if (!notice) return undefined
    const timer = setTimeout(() => setNotice(null), noticeMilliseconds)
    return () => clearTimeout(timer)
  }, [notice])
  return [notice?.text ?? null, (text) => setNotice({ text })]
}
