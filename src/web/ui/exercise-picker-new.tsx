import { type SyntheticEvent, useEffect, useId, useRef, useState } from "react"
import { label } from "#domain/text/label.ts"
import { Link } from "react-router"
import type { NewExercise, NewExerciseFailure } from "#domain/exercises/new-exercise.ts"
import { Alert } from "./alert.tsx"
import { Dialog } from "./dialog.tsx"
import styles from "./exercise-picker.module.css"
import { TextField } from "./field.tsx"
import { FormFoot } from "./form-foot.tsx"
import { sentences } from "./sentences.ts"

interface NewExerciseDialogProps {
  /** The search that found nothing. */
  name: string
  choices: { muscles: readonly string[]; equipment: readonly string[] }
  /** Creates it; returns why it failed, or null. */
  onCreate: (exercise: NewExercise) => Promise<NewExerciseFailure | null>
  onClose: () => void
}

/** The form for a custom exercise. What was typed stays if creating it fails. */
export function NewExerciseDialog({ name: searched, choices, onCreate, onClose }: NewExerciseDialogProps) {
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
      title="New exercise"
      onClose={onClose}
      bottom
      footer={<FormFoot formId={formId} action="Save Exercise" busy={busy} onCancel={onClose} />}
    >
      <form id={formId} ref={form} className="stack" noValidate onSubmit={(event) => void submit(event)}>
        {problem !== null && (
          <Alert tone="error">
            <p>{problem.sentence}</p>
            {problem.existing && (
              <div className="row">
                <Link className="button" to={`/exercise/${problem.existing.id}`}>
                  See {problem.existing.name}
                </Link>
              </div>
            )}
          </Alert>
        )}
        <TextField
          label="Name"
          name="name"
          maxLength={200}
          autoComplete="off"
          defaultValue={searched}
          required
          problem={nameMissing ? sentences.exerciseNeedsName : undefined}
        />
        <label className="field">
          Type
          <select name="type">
            <option value="strength">strength</option>
            <option value="cardio">cardio</option>
          </select>
        </label>
        <Equipment choices={choices.equipment} />
        {choices.muscles.length > 0 && <Muscles choices={choices.muscles} />}
      </form>
    </Dialog>
  )
}

function Equipment({ choices }: { choices: readonly string[] }) {
  const listId = useId()
  return (
    <>
      <label className="field">
        Equipment
        <input name="equipment" maxLength={60} autoComplete="off" list={listId} />
      </label>
      <datalist id={listId}>
        {choices.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </datalist>
    </>
  )
}

function Muscles({ choices }: { choices: readonly string[] }) {
  return (
    <fieldset className="field">
      <legend>Muscles</legend>
      <div className={styles["muscles"]}>
        {choices.map((muscle) => (
          <label key={muscle}>
            <input type="checkbox" name="muscle" value={muscle} />
            {label(muscle)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function readExercise(fields: FormData): NewExercise {
  return {
    name: textOf(fields.get("name")),
    type: fields.get("type") === "cardio" ? "cardio" : "strength",
    equipment: textOf(fields.get("equipment")) || null,
    primary_muscles: fields.getAll("muscle").map(textOf),
  }
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? value.trim() : ""
}
