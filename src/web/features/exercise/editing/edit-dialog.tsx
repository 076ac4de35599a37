import { useQueryClient } from "@tanstack/react-query"
import { type SyntheticEvent, useEffect, useId, useMemo, useRef, useState } from "react"
import { exerciseKnownAs, type NewExercise } from "#domain/exercises/new-exercise.ts"
import { measureOfSets } from "#domain/workout/load.ts"
import { backend } from "#web/backend/client.ts"
import type { Exercise } from "#web/backend/exercises/exercise-queries.ts"
import { uniqueViolation } from "#web/backend/exercises/make-exercise.ts"
import { sentences as names } from "#web/backend/exercises/new-exercise-sentences.ts"
import { useOnline } from "#web/device/online.ts"
import { renameInDrafts } from "#web/offline/drafts/rename-in-drafts.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { ExerciseFields } from "#web/exercise-form/exercise-fields.tsx"
import { readExercise } from "#web/exercise-form/read-exercise.ts"
import { choicesOf } from "#web/exercise-picker/exercise-picker-choices.ts"
import { FormFoot } from "#web/ui/dialogs/form-foot.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { exerciseQuery, type ShownExercise } from "../queries.ts"
import { sentences } from "./sentences.ts"
import { useExerciseChange } from "./use-exercise-change.ts"

interface EditDialogProps {
  userId: string
  exercise: ShownExercise
  /** All exercises; undefined while they are loading. */
  exercises: readonly Exercise[] | undefined
  /** Opens the merge dialog for the exercise that already has the name. */
  onMerge: (staysId: string) => void
  onClose: () => void
}

interface Problem {
  sentence: string
  /** The exercise that already has the name, if the edited exercise can be merged into it. */
  mergeable?: { id: string; name: string }
}

const noExercises: readonly Exercise[] = []

/** The form for one of the person's own exercises. If saving fails, the text is kept. */
export function EditDialog(props: EditDialogProps) {
  const { userId, exercise, exercises = noExercises, onMerge, onClose } = props
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isNameMissing, setNameMissing] = useState(false)
  const { isBusy, save } = useSave(userId, exercise, exercises)
  const choices = useMemo(() => choicesOf(exercises), [exercises])
  const isOnline = useOnline()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector("input")?.focus(), [])

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const read = readExercise(new FormData(event.currentTarget))
    setNameMissing(read.name === "")
    setProblem(null)
    if (read.name === "") return form.current?.querySelector("input")?.focus()
    const failure = await save(read)
    if (failure === null) onClose()
    else setProblem(failure)
  }

  return (
    <Dialog
      title={sentences.editTitle}
      onClose={onClose}
      bottom
      footer={<FormFoot formId={formId} action={sentences.save} busy={isBusy} onCancel={onClose} />}
    >
      <form id={formId} ref={form} className="stack" noValidate onSubmit={(event) => void submit(event)}>
        {!isOnline && <Alert tone="offline">{sentences.offline}</Alert>}
        {isOnline && problem !== null && <SaveProblem problem={problem} onMerge={onMerge} />}
        <ExerciseFields {...{ exercise, choices, exercises, isNameMissing }} />
        <p className="small soft">{sentences.keepsNumbers}</p>
      </form>
    </Dialog>
  )
}

function SaveProblem({ problem, onMerge }: { problem: Problem; onMerge: EditDialogProps["onMerge"] }) {
  const { sentence, mergeable } = problem
  return (
    <Alert tone="error">
      <p>{sentence}</p>
      {mergeable && (
        <div className="row">
          <button type="button" className="button" onClick={() => onMerge(mergeable.id)}>
            {sentences.mergeInto(mergeable.name)}
          </button>
        </div>
      )}
    </Alert>
  )
}

/** Saves the fields and renames the exercise in drafts; returns the error message, or null. */
function useSave(userId: string, exercise: ShownExercise, known: readonly Exercise[]) {
  const client = useQueryClient()
  const { say } = useMessages()
  const { isBusy, change } = useExerciseChange(userId)

  async function save(read: NewExercise): Promise<Problem | null> {
    const namesake = exerciseKnownAs(
      read.name,
      known.filter(({ exercise_id }) => exercise_id !== exercise.id),
    )
    if (namesake && read.name !== exercise.name) {
      const { exercise_id: id, exercise_name: name } = namesake
      const sentence = names.knownExercise(read.name, name)
      return namesake.measure === measureOfSets(exercise)
        ? { sentence, mergeable: { id, name } }
        : { sentence }
    }
    // The same kind of set can be stored in two ways. If the kind hasn't changed, keep the way in which it is stored.
    const { measure, load } = measureOfSets(read) === measureOfSets(exercise) ? exercise : read
    const columns = { ...read, measure, load }
    const outcome = await change(() =>
      backend
        .from("exercises")
        .update(columns)
        .eq("id", exercise.id)
        .eq("owner_id", userId)
        .select("id")
        .maybeSingle(),
    )
    if ("problem" in outcome)
      return { sentence: outcome.code === uniqueViolation ? names.takenExercise(read.name) : outcome.problem }
    if (!outcome.data) return { sentence: sentences.gone }
    renameInDrafts(userId, exercise.id, read.name)
    client.setQueryData(exerciseQuery(userId, exercise.id).queryKey, { ...exercise, ...columns })
    say(sentences.saved)
    return null
  }

  return { isBusy, save }
}
