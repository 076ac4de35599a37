import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { type KeyboardEvent, useId, useMemo, useState } from "react"
import { useNavigate } from "react-router"
import { indexWorkouts } from "#domain/history/find-workouts.ts"
import { nameOf, pastWorkoutsOf } from "#domain/history/past-workout.ts"
import { exercisesQuery, recentExercisesQuery } from "#web/backend/exercises/exercise-queries.ts"
import { historyQuery } from "#web/backend/training/history-query.ts"
import { routineNamesQuery } from "#web/backend/training/routine-names-query.ts"
import { currentDay } from "#web/device/current-day.ts"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { type Answer, answersTo } from "./answers.ts"
import styles from "./palette.module.css"
import type { Overlay } from "./keys.ts"
import { paletteSentences } from "./palette-sentences.ts"
import { sentences } from "./sentences.ts"

interface PaletteProps {
  userId: string
  onOpen: (overlay: Overlay) => void
  onClose: () => void
}

/** Finds a routine, an exercise, a past workout, a day, a page or an action; Enter opens it. */
export function Palette({ userId, onOpen, onClose }: PaletteProps) {
  const [text, setText] = useState("")
  const [highlighted, setHighlighted] = useState(0)
  const navigate = useNavigate()
  const listId = useId()
  const answers = useAnswers(userId, text)
  const chosen = answers[Math.min(highlighted, answers.length - 1)]

  function perform({ action }: Answer) {
    if ("open" in action) return onOpen(action.open)
    onClose()
    void navigate(action.to, { state: action.day === undefined ? null : { day: action.day } })
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by !== undefined && answers.length > 0) {
      event.preventDefault()
      setHighlighted((Math.min(highlighted, answers.length - 1) + by + answers.length) % answers.length)
    } else if (event.key === "Enter" && chosen && !event.nativeEvent.isComposing) {
      event.preventDefault()
      perform(chosen)
    }
  }

  return (
    <Dialog
      title={sentences.title}
      onClose={onClose}
      footer={
        <span className={styles["help"]}>
          <kbd>↑</kbd> <kbd>↓</kbd> {paletteSentences.toMove} <kbd>{paletteSentences.enter}</kbd>{" "}
          {paletteSentences.toSelect}
        </span>
      }
    >
      <input
        className={styles["ask"]}
        role="combobox"
        aria-label={sentences.title}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={chosen && `${listId}-${chosen.id}`}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={paletteSentences.placeholder}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setHighlighted(0)
        }}
        onKeyDown={onKeyDown}
      />
      <Answers {...{ listId, answers, chosen }} onPick={perform} />
      {answers.length === 0 && <p role="status">{paletteSentences.nothing}</p>}
    </Dialog>
  )
}

function useAnswers(userId: string, text: string): Answer[] {
  const { data: routines } = useQuery(routineNamesQuery(userId))
  const { data: exercises } = useQuery(exercisesQuery(userId))
  const { data: recent } = useQuery(recentExercisesQuery(userId))
  // Only the part of the history that this device has: at least the latest workouts, and all of them once the history page has been open.
  const { data: history } = useInfiniteQuery(historyQuery(userId))
  const workouts = useMemo(
    () => indexWorkouts(pastWorkoutsOf(history?.pages ?? []), exercises ?? [], nameOf),
    [history, exercises],
  )
  return useMemo(
    () =>
      answersTo(text, {
        workouts,
        routines: routines ?? [],
        exercises: exercises ?? [],
        recent: recent ?? [],
        today: currentDay(),
      }),
    [text, routines, exercises, recent, workouts],
  )
}

interface AnswersProps {
  listId: string
  answers: readonly Answer[]
  chosen: Answer | undefined
  onPick: (answer: Answer) => void
}

function Answers({ listId, answers, chosen, onPick }: AnswersProps) {
  return (
    <div className={styles["answers"]} role="listbox" id={listId} aria-label={paletteSentences.results}>
      {answers.map((answer, index) => (
        // The text field handles the keys for its list.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={answer.id}
          id={`${listId}-${answer.id}`}
          ref={answer === chosen ? keepInView : undefined}
          role="option"
          tabIndex={-1}
          aria-selected={answer === chosen}
          data-group={
            answer.group === answers[index - 1]?.group ? undefined : paletteSentences.groups[answer.group]
          }
          onClick={() => onPick(answer)}
        >
          <span>
            {answer.name}
            {answer.hint && <span className="label">{` ${answer.hint}`}</span>}
          </span>
          {answer.keys && <kbd>{answer.keys}</kbd>}
        </div>
      ))}
    </div>
  )
}

function keepInView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: "nearest" })
}
