import { useQuery } from "@tanstack/react-query"
import { type KeyboardEvent, useId, useMemo, useState } from "react"
import { useNavigate } from "react-router"
import { exercisesQuery, recentExercisesQuery } from "#web/backend/exercises/exercise-queries.ts"
import { routineNamesQuery } from "#web/backend/training/routine-names-query.ts"
import { currentDay } from "#web/device/current-day.ts"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { type Answer, answersTo } from "./answers.ts"
import styles from "./palette.module.css"
import type { Opened } from "./keys.ts"
import { sentences } from "./sentences.ts"

interface PaletteProps {
  userId: string
  onOpen: (what: Opened) => void
  onClose: () => void
}

/** Finds and does: a routine, an exercise, a day, a page or an action, by a few letters and Enter. */
export function Palette({ userId, onOpen, onClose }: PaletteProps) {
  const [text, setText] = useState("")
  const [reached, reach] = useState(0)
  const navigate = useNavigate()
  const listId = useId()
  const answers = useAnswers(userId, text)
  const chosen = answers[Math.min(reached, answers.length - 1)]

  function perform({ does }: Answer) {
    if ("open" in does) return onOpen(does.open)
    onClose()
    void navigate(does.to, { state: does.day === undefined ? null : { day: does.day } })
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by !== undefined && answers.length > 0) {
      event.preventDefault()
      reach((Math.min(reached, answers.length - 1) + by + answers.length) % answers.length)
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
          <kbd>↑</kbd> <kbd>↓</kbd> {sentences.choose} <kbd>Enter</kbd> {sentences.doIt}
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
        placeholder={sentences.placeholder}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          reach(0)
        }}
        onKeyDown={onKeyDown}
      />
      <Answers {...{ listId, answers, chosen }} onPick={perform} />
      {answers.length === 0 && <p role="status">{sentences.nothing}</p>}
    </Dialog>
  )
}

function useAnswers(userId: string, text: string): Answer[] {
  const { data: routines } = useQuery(routineNamesQuery(userId))
  const { data: exercises } = useQuery(exercisesQuery(userId))
  const { data: recent } = useQuery(recentExercisesQuery(userId))
  return useMemo(
    () =>
      answersTo(text, {
        routines: routines ?? [],
        exercises: exercises ?? [],
        recent: recent ?? [],
        today: currentDay(),
      }),
    [text, routines, exercises, recent],
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
    <div className={styles["answers"]} role="listbox" id={listId} aria-label={sentences.answers}>
      {answers.map((answer, index) => (
        // The keys are those of the box that the list belongs to.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={answer.id}
          id={`${listId}-${answer.id}`}
          ref={answer === chosen ? keepInView : undefined}
          role="option"
          tabIndex={-1}
          aria-selected={answer === chosen}
          data-group={answer.group === answers[index - 1]?.group ? undefined : sentences.groups[answer.group]}
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
