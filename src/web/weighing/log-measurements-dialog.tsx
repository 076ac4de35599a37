import { type SyntheticEvent, useId, useState } from "react"
import { type BodyForm, type BodyProblem, readBodyForm } from "#domain/body/body-form.ts"
import type { MeasureHistory } from "#domain/body/measure-history.ts"
import { nameOfMeasure } from "#domain/body/measure-words.ts"
import { isOffered, offeredMeasures, rangeOf, unitOf, weightRange } from "#domain/body/measures.ts"
import { firstLogDay, lastLogDay } from "#domain/days/log-day.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import { type UnitSystem, weightUnitOf } from "#domain/measures/units.ts"
import { FormFoot } from "#web/ui/dialogs/form-foot.tsx"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { TextField } from "#web/ui/fields/field.tsx"
import { Alert } from "#web/ui/messages/alert.tsx"
import { sentences as shared } from "#web/ui/later-sentences.ts"
import { sentences } from "./sentences.ts"
import { useLogBody } from "./use-log-body.ts"
import styles from "./weighing.module.css"

interface LogMeasurementsDialogProps {
  userId: string
  system: UnitSystem
  /** What was measured before; each field shows its last value as a placeholder. */
  histories: readonly MeasureHistory[]
  /** The typed form, which the page keeps while the dialog is closed. */
  form: BodyForm
  onChange: (form: BodyForm) => void
  /** Called when everything is stored, to empty the form. */
  onLogged: () => void
  onClose: () => void
}

/** A form for everything that was measured on a day. Empty fields are left out. */
export function LogMeasurementsDialog(props: LogMeasurementsDialogProps) {
  const { userId, system, histories, form, onChange, onLogged, onClose } = props
  const [problems, setProblems] = useState<readonly BodyProblem[]>([])
  const { busy, problem, save } = useLogBody(userId, () => {
    onLogged()
    onClose()
  })
  const formId = useId()
  const own = histories.map(({ measure }) => measure).filter((measure) => !isOffered(measure))

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const reading = readBodyForm(form, system, own)
    setProblems(reading.ok ? [] : reading.problems)
    if (!reading.ok) return
    const { weight, measurements } = reading.entry
    const count = measurements.length + (weight === null ? 0 : 1)
    void save(reading.entry, sentences.logged(sentences.measurements(count)))
  }

  const weightUnit = weightUnitOf(system)
  const ownUnit = unitOf(form.ownName, system)
  const whyNot = (field: string, range: readonly [number, number], unit: string) => {
    const refused = problems.find((each) => each.field === field)
    return refused && sentenceOf(refused, range, unit)
  }
  return (
    <Dialog
      title={sentences.openMeasurements}
      bottom
      onClose={onClose}
      footer={<FormFoot formId={formId} action={sentences.saveMeasurements} busy={busy} onCancel={onClose} />}
    >
      <form id={formId} className={styles["measurements"]} noValidate onSubmit={submit}>
        <p className={`small soft ${styles["whole"]}`}>{sentences.leaveOut}</p>
        {problem !== undefined && <Alert tone="error">{problem}</Alert>}
        <TextField
          label={shared.date}
          type="date"
          min={firstLogDay}
          max={lastLogDay}
          problem={whyNot("date", [0, 0], "")}
          value={form.date}
          onChange={(event) => onChange({ ...form, date: event.target.value })}
        />
        <TextField
          label={sentences.label(weightUnit)}
          inputMode="decimal"
          autoComplete="off"
          problem={whyNot("weight", weightRange(weightUnit), weightUnit)}
          value={form.weight}
          onChange={(event) => onChange({ ...form, weight: event.target.value })}
        />
        {[...offeredMeasures, ...own].map((measure) => {
          const unit = unitOf(measure, system)
          const last = histories.find((each) => each.measure === measure)?.latest
          return (
            <TextField
              key={measure}
              label={sentences.measure(nameOfMeasure(measure), unit)}
              inputMode="decimal"
              autoComplete="off"
              placeholder={last && formatNumber(last.value)}
              problem={whyNot(measure, rangeOf(measure, unit), unit)}
              value={form.values[measure] ?? ""}
              onChange={(event) =>
                onChange({ ...form, values: { ...form.values, [measure]: event.target.value } })
              }
            />
          )
        })}
        <fieldset className={styles["own"]}>
          <legend>{sentences.ownMeasure}</legend>
          <TextField
            label={sentences.ownName}
            autoComplete="off"
            maxLength={40}
            problem={whyNot("ownName", [0, 0], "")}
            value={form.ownName}
            onChange={(event) => onChange({ ...form, ownName: event.target.value })}
          />
          <TextField
            label={sentences.ownValue(ownUnit)}
            inputMode="decimal"
            autoComplete="off"
            problem={whyNot("ownValue", rangeOf(form.ownName, ownUnit), ownUnit)}
            value={form.ownValue}
            onChange={(event) => onChange({ ...form, ownValue: event.target.value })}
          />
        </fieldset>
      </form>
    </Dialog>
  )
}

function sentenceOf({ why }: BodyProblem, range: readonly [number, number], unit: string): string {
  switch (why) {
    case "date":
      return sentences.dateProblem
    case "range":
      return sentences.outOfRange(range, unit)
    case "name":
      return sentences.noName
    case "nothing":
      return sentences.nothing
    default:
      return sentences.notANumber
  }
}
