import { type SyntheticEvent, useEffect, useId, useRef, useState } from "react"
import { Link } from "react-router"
import type { NewExercise, NewExerciseFailure } from "#domain/exercises/new-exercise.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { type ExerciseChoices, ExerciseFields } from "./exercise-fields.tsx"
import type { ModelExercise } from "./moves-like.tsx"
import { readExercise } from "./read-exercise.ts"
import { FormFoot } from "#web/ui/dialogs/form-foot.tsx"
import { sentences } from "./sentences.ts"

interface NewExerciseDialogProps {
  /** The search text that found nothing. */
  name: string
  choices: ExerciseChoices
  exercises: readonly ModelExercise[]
  /** Creates the exercise; returns the reason for a failure, or null. */
  onCreate: (exercise: NewExercise) => Promise<NewExerciseFailure | null>
  onClose: () => void
}

const blank: NewExercise = {
  ...{ name: "", type: "strength", measure: "weight_reps", load: "outside", equipment: null },
  ...{ primary_muscles: [], secondary_muscles: [], moves_like: null },
}

/** The form for a custom exercise. The typed text is kept if the exercise can't be created. */
export function NewExerciseDialog(props: NewExerciseDialogProps) {
  const { name: searched, choices, exercises, onCreate, onClose } = props
  const [problem, setProblem] = useState<NewExerciseFailure | null>(null)
  const [nameMissing, setNameMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector("input")?.focus(), [])

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const exercise = readExercise(new FormData(event.currentTarget))
    setNameMissing(exercise.name === "")
    setProblem(null)
    if (exercise.name === "") return form.current?.querySelector("input")?.focus()
    setBusy(true)
    const failure = await onCreate(exercise)
    setBusy(false)
    if (failure === null) onClose()
    else setProblem(failure)
  }

  return (
    <Dialog
      title={sentences.title}
      onClose={onClose}
      bottom
      footer={<FormFoot formId={formId} action={sentences.save} busy={busy} onCancel={onClose} />}
    >
      <form id={formId} ref={form} className="stack" noValidate onSubmit={(event) => void submit(event)}>
        {problem !== null && (
          <Alert tone="error">
            <p>{problem.sentence}</p>
            {problem.existing && (
              <div className="row">
                <Link className="button" to={`/exercise/${problem.existing.id}`}>
                  {sentences.seeExisting(problem.existing.name)}
                </Link>
              </div>
            )}
          </Alert>
        )}
        <ExerciseFields
          exercise={{ ...blank, name: searched }}
          choices={choices}
          exercises={exercises}
          isNameMissing={nameMissing}
        />
      </form>
    </Dialog>
  )
}
