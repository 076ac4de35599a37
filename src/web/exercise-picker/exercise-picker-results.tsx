import { type KeyboardEvent, type UIEvent, useCallback, useEffect, useId, useRef, useState } from "react"
import { ExercisePickerRow } from "./exercise-picker-row.tsx"
import type { PickableExercise } from "./pickable-exercise.ts"
import { sentences } from "./sentences.ts"

// The first batch of rows fills more than a screen. More rows are rendered when scrolling nears the end, only as many as fit into one frame.
const drawnFirst = 40
const drawnAtOnce = 10
/** More rows are rendered when the end of the list is closer than this, as a multiple of the list's visible height. */
const near = 3

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
  /** Whether Enter in the search adds the first exercise. */
  isEnterOffered: boolean
  onPress: (exercise: Exercise, isByKeyboard: boolean) => void
}

/** The exercises that a search found, each with a button that adds it. Arrow keys move between them. */
export function ExercisePickerResults<Exercise extends PickableExercise>(props: ResultsProps<Exercise>) {
  const { search, found, words, recent, isLoading, isAdded, isAvoided, verb, isEnterOffered, onPress } = props
  const list = useRef<HTMLUListElement>(null)
  const [scrolled, setScrolled] = useState({ search, drawn: drawnFirst })
  const drawn = scrolled.search === search ? scrolled.drawn : drawnFirst
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

  const press = useCallback(
    (index: number, isByKeyboard: boolean) => {
      const pressed = found[index]
      if (pressed) onPress(pressed, isByKeyboard)
    },
    [found, onPress],
  )

  function drawMore({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLUListElement>) {
    const left = scrollHeight - scrollTop - clientHeight
    if (left < near * clientHeight && drawn < found.length)
      setScrolled({ search, drawn: drawn + drawnAtOnce })
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
          <ExercisePickerRow
            key={exercise.exercise_id}
            {...{ exercise, index, words, verb }}
            isRecent={recent.includes(exercise.exercise_id)}
            isAdded={isAdded(exercise.exercise_id)}
            isAvoided={isAvoided(exercise)}
            isTabStop={index === reached}
            isEnterOffered={isEnterOffered && index === 0}
            onReach={reach}
            onPress={press}
          />
        ))}
      </ul>
    </>
  )
}
