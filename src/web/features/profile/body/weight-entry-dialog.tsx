import { useQueryClient } from "@tanstack/react-query"
import { type SyntheticEvent, useId, useState } from "react"
import { isDay } from "#domain/days/local-day.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import { readWeight } from "#domain/profile/profile-measures.ts"
import type { WeightEntry } from "#domain/progress/weight-history.ts"
import { backend } from "#web/backend/client.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { TextField } from "#web/ui/fields/field.tsx"
import { FormFoot } from "#web/ui/dialogs/form-foot.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { weightsKey } from "#web/weighing/queries.ts"
import { sentences as shared } from "#web/ui/later-sentences.ts"
import { sentences as weighing } from "#web/weighing/sentences.ts"
import { sentences } from "./sentences.ts"

interface WeightEntryDialogProps {
  userId: string
  entry: WeightEntry
  onClose: () => void
}

/** Edits an entry, in the unit in which it was entered. */
export function WeightEntryDialog({ userId, entry, onClose }: WeightEntryDialogProps) {
  const [date, setDate] = useState<string>(entry.date)
  const [text, setText] = useState(formatNumber(entry.weight))
  const [isRefused, setIsRefused] = useState(false)
  const { busy, hasFailed, save } = useCorrection(userId, entry.id, onClose)
  const formId = useId()
  const reading = readWeight(entry, { unit: entry.weight_unit, text })
  const isDayFine = isDay(date) && date >= "1900-01-01" && date < "2200-01-01"
  const isMissing = text.trim() === ""

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    setIsRefused(true)
    if (!reading.ok || !isDayFine || isMissing) return
    void save({ date, weight: reading.change?.weight ?? entry.weight })
  }

  const weightProblem = isMissing ? sentences.weightMissing : sentences.weightProblem
  return (
    <Dialog
      title={sentences.editWeight}
      onClose={onClose}
      footer={<FormFoot formId={formId} action={sentences.saveEntry} busy={busy} onCancel={onClose} />}
    >
      <form id={formId} className="stack" noValidate onSubmit={submit}>
        {hasFailed && <Alert tone="error">{sentences.failedWeightSave}</Alert>}
        <TextField
          label={weighing.label(entry.weight_unit)}
          inputMode="decimal"
          autoComplete="off"
          problem={isRefused && (!reading.ok || isMissing) ? weightProblem : undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <TextField
          label={shared.date}
          type="date"
          min="1900-01-01"
          max="2199-12-31"
          problem={isRefused && !isDayFine ? weighing.dateProblem : undefined}
          value={date}
          onChange={(event) => setDate(event.target.value)}
        />
      </form>
    </Dialog>
  )
}

function useCorrection(userId: string, id: string, onDone: () => void) {
  const client = useQueryClient()
  const { say } = useMessages()
  const [busy, setBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  async function save(columns: { date: string; weight: number }) {
    if (busy) return
    setBusy(true)
    setHasFailed(false)
    const { error } = await backend.from("weight_logs").update(columns).eq("id", id).eq("user_id", userId)
    setBusy(false)
    if (error) return setHasFailed(true)
    say(sentences.weightSaved)
    onDone()
    await client.invalidateQueries({ queryKey: weightsKey(userId) })
  }

  return { busy, hasFailed, save }
}
