import { type SyntheticEvent, useId, useState } from "react"
import type { WeightUnit } from "#domain/measures/units.ts"
import type { FixedKind } from "#domain/plates/barbells.ts"
import { readWeights, type WeightTexts, weightTexts } from "#domain/plates/weight-list.ts"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { FormFoot } from "#web/ui/dialogs/form-foot.tsx"
import { TextField } from "#web/ui/fields/field.tsx"
import { Alert } from "#web/ui/messages/alert.tsx"
import styles from "./equipment.module.css"
import { sentences } from "./sentences.ts"
import { useSaveWeights } from "./use-save-weights.ts"

interface WeightsDialogProps {
  userId: string
  kind: FixedKind
  unit: WeightUnit
  /** The weights that the person has entered; empty if there are none. */
  weights: readonly number[]
  onClose: () => void
}

/** The form for the weights that the person has of one kind of equipment: a range in even steps, single weights, or both. */
export function WeightsDialog({ userId, kind, unit, weights, onClose }: WeightsDialogProps) {
  const [texts, setTexts] = useState(() => weightTexts(weights))
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const save = useSaveWeights(userId, unit)
  const formId = useId()
  const reading = readWeights(texts)

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (isBusy) return
    if (reading === null) return setProblem(sentences.wrong)
    setBusy(true)
    const failure = await save(kind, reading)
    setBusy(false)
    setProblem(failure)
    if (failure === null) onClose()
  }

  const field = (name: keyof WeightTexts, label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      inputMode={name === "singles" ? "text" : "decimal"}
      autoComplete="off"
      maxLength={name === "singles" ? 400 : 8}
      value={texts[name]}
      onChange={({ currentTarget }) => setTexts({ ...texts, [name]: currentTarget.value })}
    />
  )
  return (
    <Dialog
      title={sentences.questions[kind]}
      bottom
      onClose={onClose}
      footer={<FormFoot formId={formId} action={sentences.save} busy={isBusy} onCancel={onClose} />}
    >
      <form id={formId} className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <p className="soft">{sentences.hint(kind)}</p>
        {problem !== null && <Alert tone="error">{problem}</Alert>}
        <div className={styles["row"]}>
          {field("from", sentences.from(unit))}
          {field("to", sentences.to(unit))}
          {field("by", sentences.by(unit))}
        </div>
        {field("singles", sentences.singles, sentences.singlesHint)}
        <p className="small" aria-live="polite">
          {reading === null ? "" : reading.length === 0 ? sentences.none : sentences.list(reading, unit)}
        </p>
      </form>
    </Dialog>
  )
}
