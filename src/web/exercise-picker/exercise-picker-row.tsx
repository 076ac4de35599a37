import { Check, Plus } from "lucide-react"
import { Fragment, memo, type MouseEvent } from "react"
import { movementOf } from "#domain/exercises/movement.ts"
import { matchedParts } from "#domain/exercises/search-marks.ts"
import { FigureThumb } from "#web/figures/figure-thumb.tsx"
import { GuideButton } from "#web/guide/guide-button-part.tsx"
import { Key } from "#web/ui/key.tsx"
import type { PickableExercise } from "./pickable-exercise.ts"
import { sentences } from "./sentences.ts"

interface RowProps {
  exercise: PickableExercise
  /** The exercise's position in the list, from 0. */
  index: number
  /** The words that were searched for. */
  words: readonly string[]
  verb: string
  isRecent: boolean
  isAdded: boolean
  isAvoided: boolean
  /** Whether the Tab key reaches the row's buttons. */
  isTabStop: boolean
  /** Whether Enter in the search adds the exercise. */
  isEnterOffered: boolean
  onReach: (exerciseId: string) => void
  onPress: (index: number, isByKeyboard: boolean) => void
}

/** An exercise in the list. Rendered again only when something about it changes, because the list grows while it is scrolled. */
export const ExercisePickerRow = memo(function ExercisePickerRow(props: RowProps) {
  const { exercise, index, words, verb, isRecent, isAdded, isAvoided, isTabStop, isEnterOffered } = props
  const { onReach, onPress } = props
  const movement = movementOf(exercise)
  return (
    <li>
      <FigureThumb movement={movement} />
      <span className="grow">
        <MatchedName name={exercise.exercise_name} words={words} />{" "}
        <span className="label">
          {exercise.exercise_type}
          {isRecent && sentences.recent}
          {isAvoided && sentences.avoided}
        </span>
      </span>
      <GuideButton {...{ movement, isTabStop }} />
      <AddButton
        {...{ isAdded, isTabStop }}
        hasKey={isEnterOffered && !isAdded}
        name={sentences.addNamed(verb, exercise.exercise_name)}
        onReach={() => onReach(exercise.exercise_id)}
        onPress={({ detail }) => onPress(index, detail === 0)}
      />
    </li>
  )
})

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
  hasKey: boolean
  onReach: () => void
  onPress: (event: MouseEvent) => void
}

function AddButton({ name, isAdded, isTabStop, hasKey, onReach, onPress }: AddButtonProps) {
  const Icon = isAdded ? Check : Plus
  return (
    <button
      type="button"
      className={`button quiet ${hasKey ? "" : "square"}`}
      aria-label={isAdded ? sentences.added(name) : name}
      aria-disabled={isAdded || undefined}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onReach}
      onClick={onPress}
    >
      <Icon className="icon" />
      {hasKey && <Key>{sentences.enter}</Key>}
    </button>
  )
}
