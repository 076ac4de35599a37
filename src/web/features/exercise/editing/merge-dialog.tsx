import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useNavigate } from "react-router"
import { withoutDirectionMarks } from "#domain/text/without-direction-marks.ts"
import { measureOfSets } from "#domain/workout/load.ts"
import { backend } from "#web/backend/client.ts"
import type { Exercise } from "#web/backend/exercises/exercise-queries.ts"
import { useOnline } from "#web/device/online.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { ExercisePicker } from "#web/exercise-picker/exercise-picker.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { mergePreviewQuery, type ShownExercise } from "../queries.ts"
import { sentences as common } from "#web/ui/sentences.ts"
import { sentences } from "./sentences.ts"
import { useExerciseChange } from "./use-exercise-change.ts"
import { useUndoMerge } from "./use-undo-merge.ts"

interface MergeDialogProps {
  userId: string
  exercise: ShownExercise
  /** All exercises; undefined while they are loading. */
  exercises: readonly Exercise[] | undefined
  /** The exercise that is kept, if it is already chosen. */
  staysId: string | null
  /** The address that shows the exercise that is kept. */
  addressOf: (exerciseId: string) => string
  onClose: () => void
}

/** Merges one of the person's own exercises into another exercise. The person chooses the other exercise first, then sees what will move. */
export function MergeDialog(props: MergeDialogProps) {
  const { userId, exercise, exercises, staysId, addressOf, onClose } = props
  const [chosenId, choose] = useState(staysId)
  const stays = exercises?.find(({ exercise_id }) => exercise_id === chosenId)
  const isOnline = useOnline()
  return stays ? (
    <Confirmation {...{ userId, exercise, stays, addressOf, onClose }} />
  ) : (
    <Dialog
      title={sentences.mergeTitle(withoutDirectionMarks(exercise.name))}
      onClose={onClose}
      bottom
      footer={
        <button type="button" className="button quiet" onClick={onClose}>
          {common.cancel}
        </button>
      }
    >
      {!isOnline && <Alert tone="offline">{sentences.offline}</Alert>}
      <p className="small">{sentences.mergeHint}</p>
      <ExercisePicker
        exercises={exercises?.filter(
          (each) => each.exercise_id !== exercise.id && each.measure === measureOfSets(exercise),
        )}
        isAdded={(id) => id === exercise.id}
        alreadyAdded={sentences.isItself}
        verb={sentences.pick}
        onAdd={({ exercise_id }) => choose(exercise_id)}
      />
    </Dialog>
  )
}

interface ConfirmationProps extends Omit<MergeDialogProps, "staysId" | "exercises"> {
  stays: Exercise
}

function Confirmation({ userId, exercise, stays, addressOf, onClose }: ConfirmationProps) {
  const goes = exercise.id
  const name = withoutDirectionMarks(exercise.name)
  const preview = useQuery(mergePreviewQuery(userId, goes, stays.exercise_id)).data
  const [problem, setProblem] = useState<string | null>(null)
  const { isBusy, change } = useExerciseChange(userId)
  const { say } = useMessages()
  const navigate = useNavigate()
  const undo = useUndoMerge(userId)

  async function merge() {
    if (isBusy) return
    const outcome = await change(() => backend.rpc("merge_my_exercise", { goes, stays: stays.exercise_id }))
    if ("problem" in outcome) return setProblem(outcome.problem)
    onClose()
    void navigate(addressOf(stays.exercise_id))
    say(sentences.merged(name, stays.exercise_name), { undo: () => void undo(outcome.data ?? "", name) })
  }

  return (
    <Dialog
      title={sentences.mergeInto(stays.exercise_name)}
      onClose={onClose}
      bottom
      footer={
        <>
          <button type="button" className="button quiet" onClick={onClose}>
            {common.cancel}
          </button>
          <button type="button" className="button primary" aria-busy={isBusy} onClick={() => void merge()}>
            {sentences.merge}
          </button>
        </>
      }
    >
      {problem !== null && <Alert tone="error">{problem}</Alert>}
      <div className="stack-s" aria-busy={!preview}>
        <p>{preview ? sentences.moves(name, stays.exercise_name, preview) : " "}</p>
        {preview && preview.both > 0 && <p>{sentences.both(preview.both)}</p>}
        <p className="small soft">{sentences.undoable}</p>
      </div>
    </Dialog>
  )
}
