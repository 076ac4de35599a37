import { Check, Plus } from "lucide-react"
import {
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  type UIEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react"
import { movementOf } from "#domain/exercises/movement.ts"
import { matchedParts } from "#domain/exercises/search-marks.ts"
import { FigureThumb } from "#web/figures/figure-thumb.tsx"
import { GuideButton } from "#web/guide/guide-button-part.tsx"
import type { PickableExercise } from "./pickable-exercise.ts"
import { sentences } from "./sentences.ts"

// The first batch of rows fills more than a screen. More rows are rendered when scrolling nears the end.
const drawnAtOnce = 40

interface ResultsProps<Exercise extends PickableExercise> {
  /** The search text. A new search starts at the top of the list. */
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

/** The exercises that a search found, each with a button that adds it. Arrow keys move between them. */
export function ExercisePickerResults<Exercise extends PickableExercise>(props: ResultsProps<Exercise>) {
  const { search, found, words, recent, isLoading, isAdded, isAvoided, verb, onPress } = props
  const list = useRef<HTMLUListElement>(null)
  const [scrolled, setScrolled] = useState({ search, drawn: drawnAtOnce })
  const drawn = scrolled.search === search ? scrolled.drawn : drawnAtOnce
  // The exercise whose button is the only one in the tab order. Arrow keys reach the other buttons, because hundreds of tab stops would be in the
  // way.
  const [reachedId, reach] = useState("")
  const reached = Math.max(
    0,
    found.slice(0, drawn).findIndex(({ exercise_id }) => exercise_id === reachedId),
  )
  const hint = useId()
  const listed = useRef(search)

  // Results lag behind fast typing. Someone who is already in the list keeps their place.
  useEffect(() => {
    const isAnother = listed.current !== search
    listed.current = search
    if (isAnother && !list.current?.contains(document.activeElement)) list.current?.scrollTo(0, 0)
  }, [search])

  function move(event: KeyboardEvent<HTMLUListElement>) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const button = by && event.currentTarget.querySelectorAll<HTMLElement>("li > :last-child")[reached + by]
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
        {sentences.arrowKeys}
      </p>
      {/* The buttons get the key presses, which bubble up to the list. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={list}
        className="list scroll tight"
        onScroll={drawMore}
        onKeyDown={move}
        aria-busy={isLoading}
        aria-label={sentences.exercises}
        aria-describedby={hint}
      >
        {!isLoading && found.length === 0 && <li className="soft">{sentences.noExercisesFound}</li>}
        {found.slice(0, drawn).map((exercise, index) => (
          <li key={exercise.exercise_id}>
            <FigureThumb movement={movementOf(exercise)} />
            <span className="grow">
              <MatchedName name={exercise.exercise_name} words={words} />{" "}
              <span className="label">
                {exercise.exercise_type}
                {recent.includes(exercise.exercise_id) && sentences.recent}
                {isAvoided(exercise) && sentences.avoided}
              </span>
            </span>
            <GuideButton movement={movementOf(exercise)} isTabStop={index === reached} />
            <AddButton
              name={sentences.addNamed(verb, exercise.exercise_name)}
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
      aria-label={isAdded ? sentences.added(name) : name}
      aria-disabled={isAdded || undefined}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onReach}
      onClick={onPress}
    >
      <Icon className="icon" />
    </button>
  )
}
