import { type SyntheticEvent, useId, useState } from "react"
import { backend } from "#web/backend/client.ts"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { TextField } from "#web/ui/fields/field.tsx"
import { FormFoot } from "#web/ui/dialogs/form-foot.tsx"
import type { LibraryExercise } from "./queries.ts"
import { useAdminAction } from "./use-admin-action.ts"
import { sentences } from "./library-sentences.ts"

interface ExerciseDialogProps {
  userId: string
  /** The exercise to edit; null for a new one. */
  exercise: LibraryExercise | null
  onClose: () => void
}

type Measure = keyof typeof sentences.measures
type Type = keyof typeof sentences.types
type LoadKind = keyof typeof sentences.loads

/** Adds or edits an exercise in the library. */
export function ExerciseDialog({ userId, exercise, onClose }: ExerciseDialogProps) {
  const formId = useId()
  const aliasesId = useId()
  const { isBusy, act } = useAdminAction(userId)
  const [name, setName] = useState(exercise?.name ?? "")
  const [type, setType] = useState<Type>(exercise?.type === "cardio" ? "cardio" : "strength")
  const [measure, setMeasure] = useState<Measure>(measureOf(exercise?.measure))
  const [load, setLoad] = useState<LoadKind>(loadOf(exercise?.load))
  const [equipment, setEquipment] = useState(exercise?.equipment ?? "")
  const [primary, setPrimary] = useState(exercise?.primary_muscles.join(", ") ?? "")
  const [secondary, setSecondary] = useState(exercise?.secondary_muscles.join(", ") ?? "")
  const [aliases, setAliases] = useState(exercise?.aliases.join("\n") ?? "")

  // Only exercises with reps have a load.
  const hasLoad = measure === "weight_reps" || measure === "reps"

  async function save(event: SyntheticEvent) {
    event.preventDefault()
    const entry = {
      ...(exercise && { id: exercise.id }),
      ...{
        name: name.trim(),
        type,
        measure,
        load: hasLoad ? load : "outside",
        equipment: equipment.trim() || null,
      },
      ...{
        primary_muscles: listOf(primary),
        secondary_muscles: listOf(secondary),
        aliases: listOf(aliases, "\n"),
      },
    }
    const isDone = await act(
      () => backend.rpc("admin_save_exercise", { exercise: entry }),
      sentences.exerciseSaved,
    )
    if (isDone) onClose()
  }

  return (
    <Dialog
      title={exercise ? sentences.editOf(exercise.name) : sentences.newExercise}
      onClose={onClose}
      footer={<FormFoot formId={formId} action={sentences.save} busy={isBusy} onCancel={onClose} />}
    >
      <form id={formId} className="stack" onSubmit={(event) => void save(event)}>
        <TextField
          label={sentences.name}
          required
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Choice label={sentences.type} value={type} choices={sentences.types} onChoose={setType} />
        <Choice
          label={sentences.records}
          value={measure}
          choices={sentences.measures}
          onChoose={setMeasure}
        />
        {hasLoad && (
          <Choice label={sentences.load} value={load} choices={sentences.loads} onChoose={setLoad} />
        )}
        <TextField
          label={sentences.equipment}
          maxLength={60}
          value={equipment}
          onChange={(event) => setEquipment(event.target.value)}
        />
        <TextField
          label={sentences.primaryMuscles}
          hint={sentences.byCommas}
          value={primary}
          onChange={(event) => setPrimary(event.target.value)}
        />
        <TextField
          label={sentences.secondaryMuscles}
          hint={sentences.byCommas}
          value={secondary}
          onChange={(event) => setSecondary(event.target.value)}
        />
        <div className="field">
          <label htmlFor={aliasesId}>{sentences.aliases}</label>
          <textarea
            id={aliasesId}
            rows={4}
            aria-describedby={`${aliasesId}-hint`}
            value={aliases}
            onChange={(event) => setAliases(event.target.value)}
          />
          <span id={`${aliasesId}-hint`} className="label">
            {sentences.onePerLine}
          </span>
        </div>
      </form>
    </Dialog>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  choices: Record<Value, string>
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({ label, value, choices, onChoose }: ChoiceProps<Value>) {
  const id = useId()
  const isChoice = (key: string): key is Value => Object.hasOwn(choices, key)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => isChoice(target.value) && onChoose(target.value)}
      >
        {Object.entries<string>(choices).map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}

function measureOf(measure: string | undefined): Measure {
  const isMeasure = (key: string): key is Measure => Object.hasOwn(sentences.measures, key)
  return measure !== undefined && isMeasure(measure) ? measure : "weight_reps"
}

function loadOf(load: string | undefined): LoadKind {
  const isLoad = (key: string): key is LoadKind => Object.hasOwn(sentences.loads, key)
  return load !== undefined && isLoad(load) ? load : "outside"
}

const listOf = (list: string, separator = ",") => [
  ...new Set(
    list
      .split(separator)
      .map((each) => each.trim())
      .filter((each) => each !== ""),
  ),
]
