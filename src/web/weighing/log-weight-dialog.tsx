import { useQuery, useQueryClient } from "@tanstack/react-query"
import { Minus, Plus } from "lucide-react"
import { type SyntheticEvent, useId, useRef, useState } from "react"
import { firstLogDay, isLogDay, lastLogDay } from "#domain/days/log-day.ts"
import { formatNumber, readNumber, roundTo } from "#domain/measures/numbers.ts"
import { convertWeight, type WeightUnit, weightUnitOf } from "#domain/measures/units.ts"
import { backend } from "#web/backend/client.ts"
import { likelyUnitSystem, unitSystemQuery } from "#web/backend/preferences/unit-system-query.ts"
import { currentDay } from "#web/device/current-day.ts"
import { newId } from "#web/device/new-id.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { TextField } from "#web/ui/fields/field.tsx"
import { FormFoot } from "#web/ui/dialogs/form-foot.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences as shared } from "#web/ui/later-sentences.ts"
import { lastWeightQuery, weightsKey } from "./queries.ts"
import { sentences } from "./sentences.ts"
import styles from "./weighing.module.css"

interface LogWeightDialogProps {
  userId: string
  onClose: () => void
}

const heaviest = 10_000

/** A form for a body weight and its day, with the last weight and today filled in. */
export function LogWeightDialog({ userId, onClose }: LogWeightDialogProps) {
  const last = useQuery(lastWeightQuery(userId))
  const units = useQuery(unitSystemQuery(userId))
  const unit = weightUnitOf(units.data ?? likelyUnitSystem())
  const offered = last.data ? formatNumber(convertWeight(last.data.weight, last.data.weight_unit, unit)) : ""
  const [typed, setTyped] = useState<string | null>(null)
  const [date, setDate] = useState<string>(currentDay)
  const [isRefused, setRefused] = useState(false)
  const { busy, hasFailed, save } = useLogWeight(userId, unit, onClose)
  const formId = useId()
  const text = typed ?? offered
  const reading = readNumber(text)
  const weight = reading.ok && reading.value !== null && isWeight(reading.value) ? reading.value : null

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    setRefused(true)
    if (weight !== null && isLogDay(date)) void save(date, weight)
  }

  return (
    <Dialog
      title={sentences.open}
      bottom
      onClose={onClose}
      footer={<FormFoot formId={formId} action={sentences.save} busy={busy} onCancel={onClose} />}
    >
      <form id={formId} className="stack" noValidate onSubmit={submit}>
        {hasFailed && <Alert tone="error">{sentences.failed}</Alert>}
        <WeightField
          {...{ text, unit }}
          problem={isRefused && weight === null ? sentences.unreadable : undefined}
          onType={setTyped}
          onStep={(by) => setTyped(formatNumber(roundTo((weight ?? 0) + by, 1)))}
        />
        <TextField
          label={shared.date}
          type="date"
          min={firstLogDay}
          max={lastLogDay}
          problem={isRefused && !isLogDay(date) ? sentences.dateProblem : undefined}
          value={date}
          onChange={(event) => setDate(event.target.value)}
        />
      </form>
    </Dialog>
  )
}

function isWeight(value: number): boolean {
  return value > 0 && value <= heaviest
}

interface WeightFieldProps {
  text: string
  unit: WeightUnit
  problem: string | undefined
  onType: (text: string) => void
  onStep: (by: number) => void
}

const step = 0.1

function WeightField({ text, unit, problem, onType, onStep }: WeightFieldProps) {
  const label = sentences.label(unit)
  const problemId = useId()
  return (
    <div className="stack-s">
      <fieldset className={`number-field ${styles["weight"]}`} aria-label={label}>
        <button
          type="button"
          tabIndex={-1}
          aria-label={sentences.step(unit, -step)}
          onClick={() => onStep(-step)}
        >
          <Minus className="icon" />
        </button>
        <input
          aria-label={label}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : problemId}
          value={text}
          onFocus={(event) => event.target.select()}
          onChange={(event) => onType(event.target.value)}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={sentences.step(unit, step)}
          onClick={() => onStep(step)}
        >
          <Plus className="icon" />
        </button>
      </fieldset>
      <span className="label">{unit}</span>
      {problem !== undefined && (
        <p id={problemId} className={styles["problem"]} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

function useLogWeight(userId: string, unit: WeightUnit, onDone: () => void) {
  const client = useQueryClient()
  const { say } = useMessages()
  const [busy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  // The same entry is sent with the same op_id, so that a retry after a lost response doesn't save it twice.
  const sent = useRef({ entry: "", opId: "" })

  async function save(date: string, weight: number) {
    if (busy) return
    setBusy(true)
    setFailed(false)
    const entry = `${date} ${weight} ${unit}`
    if (sent.current.entry !== entry) sent.current = { entry, opId: newId() }
    const { error } = await backend.rpc("log_weight", {
      op_id: sent.current.opId,
      weight_date: date,
      weight,
      weight_unit: unit,
    })
    setBusy(false)
    if (error) return setFailed(true)
    say(sentences.logged(formatNumber(weight), unit))
    onDone()
    await client.invalidateQueries({ queryKey: weightsKey(userId) })
  }

  return { busy, hasFailed, save }
}
