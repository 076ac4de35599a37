import { useQuery } from "@tanstack/react-query"
import { useMemo, useRef, useState } from "react"
import type { PlanEntry } from "#domain/workout/draft.ts"
import { plannedExercise } from "#domain/workout/draft-from-plan.ts"
import { plannedAs, prescriptionOf } from "#domain/workout/match-plan.ts"
import type { DraftEdit, PickedExercise } from "#domain/workout/edit-draft.ts"
import { type Exercise, exercisesQuery } from "#web/backend/exercises/exercise-queries.ts"
import { useNewExercise } from "#web/backend/exercises/use-new-exercise.ts"
import { newId } from "#web/device/new-id.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { choicesOf } from "#web/exercise-picker/exercise-picker-choices.ts"
import { lazyDialog } from "#web/ui/dialogs/lazy-dialog.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { NewExerciseDialog } from "#web/exercise-form/new-exercise-part.ts"
import page from "../logging.module.css"
import styles from "./plan-gaps.module.css"
import { sentences } from "./sentences.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { suggestedText } from "./suggested-text.ts"

const PickDialog = lazyDialog(async () => (await import("./pick-dialog.tsx")).PickDialog)

const noExercises: readonly Exercise[] = []

interface PlanGapsProps {
  userId: string
  gaps: readonly PlanEntry[]
  /** The unit of the workout's fields. */
  weightUnit: WeightUnit
  /** The ids of the exercises in the workout. */
  addedIds: readonly string[]
  edit: (edit: DraftEdit) => void
  /** Focuses an exercise; null means the first one, or the blank page if there is none. */
  show: (exerciseId: string | null) => void
}

/** The plan's exercises that have no match. The person picks an exercise for each, creates one, or skips it. */
export function PlanGaps({ userId, gaps, weightUnit, addedIds, edit, show }: PlanGapsProps) {
  const { data: exercises = noExercises } = useQuery(exercisesQuery(userId))
  const choices = useMemo(() => choicesOf(exercises), [exercises])
  const [asked, ask] = useState<{ name: string; by: "picking" | "making" } | null>(null)
  const settledId = useRef<string | null>(null)
  const { say } = useMessages()
  const create = useNewExercise(userId, (made) => {
    if (asked) settle(asked.name, made)
  })
  // A plan may name the same exercise twice.
  const names = [...new Set(gaps.map(({ name }) => name))]
  const gapsNamed = (name: string) => gaps.filter((gap) => gap.name === name)

  function settle(name: string, meant: PickedExercise) {
    const planned = gapsNamed(name).map((gap) =>
      plannedExercise(plannedAs(gap, meant), { weight_unit: weightUnit }, newId),
    )
    edit({ kind: "settle_gap", name, exercises: planned })
    settledId.current = planned[0]?.id ?? null
    say(sentences.picked(meant.exercise_name, name))
  }
  function close() {
    ask(null)
    // Picking an exercise for a gap in the plan removed the button that opened the dialog, so the focus can't return to it.
    if (settledId.current !== null) show(settledId.current)
    settledId.current = null
  }
  function skip(name: string) {
    edit({ kind: "settle_gap", name, exercises: [] })
    const undo = () => edit({ kind: "put_back_gaps", gaps: gapsNamed(name) })
    show(null)
    say(sentences.skipped(name), { undo })
  }

  return (
    <div className={page["notices"]}>
      <Alert tone="plain">
        <p>{sentences.unmatched(names)}</p>
        <ul className={styles["gaps"]}>
          {names.map((name) => (
            <Gap
              key={name}
              name={name}
              suggested={gapsNamed(name)
                .map((gap) => suggestedText(prescriptionOf(gap)))
                .filter(Boolean)
                .join("; ")}
              onPick={() => ask({ name, by: "picking" })}
              onMake={() => ask({ name, by: "making" })}
              onSkip={() => skip(name)}
            />
          ))}
        </ul>
      </Alert>
      {asked?.by === "picking" && (
        <PickDialog
          userId={userId}
          title={sentences.whatIs(asked.name)}
          verb={sentences.pick}
          addedIds={addedIds}
          onPick={(meant) => {
            settle(asked.name, meant)
            close()
          }}
          onClose={close}
        />
      )}
      {asked?.by === "making" && (
        <NewExerciseDialog {...{ choices, exercises }} name={asked.name} onCreate={create} onClose={close} />
      )}
    </div>
  )
}

interface GapProps {
  name: string
  suggested: string
  onPick: () => void
  onMake: () => void
  onSkip: () => void
}

function Gap({ name, suggested, onPick, onMake, onSkip }: GapProps) {
  return (
    <li>
      <span>
        <b>{name}</b>
        {suggested && <span className="soft">{` ${suggested}`}</span>}
      </span>
      <span className="row">
        <button type="button" className="button" aria-haspopup="dialog" onClick={onPick}>
          {sentences.pick}
          <span className="hidden-text">{sentences.exerciseFor(name)}</span>
        </button>
        <button type="button" className="button" aria-haspopup="dialog" onClick={onMake}>
          {sentences.create}
          <span className="hidden-text">{` ${name}`}</span>
        </button>
        <button type="button" className="button quiet" onClick={onSkip}>
          {sentences.skip}
          <span className="hidden-text">{` ${name}`}</span>
        </button>
      </span>
    </li>
  )
}
