import { useQuery } from "@tanstack/react-query"
import { Minus, Plus } from "lucide-react"
import { type SyntheticEvent, useId, useState } from "react"
import { isWithin, weightRange } from "#domain/body/measures.ts"
import { firstLogDay, isLogDay, lastLogDay } from "#domain/days/log-day.ts"
import { formatNumber, readNumber, roundTo } from "#domain/measures/numbers.ts"
import { convertWeight, type WeightUnit, weightUnitOf } from "#domain/measures/units.ts"
import { likelyUnitSystem, unitSystemQuery } from "#web/backend/preferences/unit-system-query.ts"
import { currentDay } from "#web/device/current-day.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { TextField } from "#web/ui/fields/field.tsx"
import { FormFoot } from "#web/ui/dialogs/form-foot.tsx"
import { sentences as shared } from "#web/ui/later-sentences.ts"
import { lastWeightQuery } from "./queries.ts"
import { sentences } from "./sentences.ts"
import { useLogBody } from "./use-log-body.ts"
import styles from "./weighing.module.css"

interface LogWeightDialogProps {
  userId: string
  onClose: () => void
}

/** A form for a body weight and its day, with the last weight and today filled in. */
export function LogWeightDialog({ userId, onClose }: LogWeightDialogProps) {
  const last = useQuery(lastWeightQuery(userId))
  const units = useQuery(unitSystemQuery(userId))
  const unit = weightUnitOf(units.data ?? likelyUnitSystem())
  const offered = last.data ? formatNumber(convertWeight(last.data.weight, last.data.weight_unit, unit)) : ""
  const [typed, setTyped] = useState<string | null>(null)
  const [date, setDate] = useState<string>(currentDay)
  const [isRefused, setRefused] = useState(false)
  const { busy, problem, save } = useLogBody(userId, onClose)
  const formId = useId()
  const text = typed ?? offered
  const reading = readNumber(text)
  const typedWeight = reading.ok ? reading.value : null
  const range = weightRange(unit)
  const weight = typedWeight !== null && isWithin(range, typedWeight) ? typedWeight : null

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    setRefused(true)
    if (weight === null || !isLogDay(date)) return
    const entry = { body_date: date, weight, weight_unit: unit, measurements: [] }
    void save(entry, sentences.logged(sentences.weight(formatNumber(weight), unit)))
  }

  const weightProblem = (value: number | null) =>
    value === null ? sentences.unreadable : sentences.outOfRange(range, unit)

  return (
    <Dialog
      title={sentences.open}
      bottom
      onClose={onClose}
      footer={<FormFoot formId={formId} action={sentences.save} busy={busy} onCancel={onClose} />}
    >
      <form id={formId} className="stack" noValidate onSubmit={submit}>
        {problem !== undefined && <Alert tone="error">{problem}</Alert>}
        <WeightField
          {...{ text, unit }}
          problem={isRefused && weight === null ? weightProblem(typedWeight) : undefined}
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
