import { Check } from "lucide-react"
import { memo } from "react"
import type { SetType } from "#domain/workout/draft.ts"
import { shiftIn } from "#domain/measures/duration.ts"
import {
  fieldsOf,
  hasData,
  hasNumbers,
  isPencilled,
  type SetField,
  unreadableFields,
} from "#domain/workout/set-fields.ts"
import styles from "./ledger.module.css"
import { NumberField } from "./number-field.tsx"
import { sentences } from "../sentences.ts"
import { focusIds } from "./set-actions.ts"
import { NowHead } from "./now-head.tsx"
import { SetClock } from "./set-clock-button.tsx"
import { type SetRowProps, unitsOf } from "./set-row-props.ts"
import { stepOf } from "./set-step.ts"
import { describeNumbers, fieldLabel, setTypes, shortLabel } from "./set-words.ts"

/** The row of the current set: its numbers in fields, and one button that confirms them. */
export const NowRow = memo(function NowRow(props: SetRowProps) {
  const { set, measure, actions } = props
  const units = unitsOf(props)
  const fields = fieldsOf(measure)
  const unreadable = unreadableFields(set, measure)
  const problemId = unreadable.length > 0 ? `problem-${set.id}` : undefined

  function enter(field: SetField) {
    const next = fields[fields.indexOf(field) + 1]
    if (next) document.getElementById(focusIds.field(set.id, next))?.focus()
    else actions.confirm(set.id, true, true)
  }

  return (
    <li className={`set now ${styles["now"]}`} data-measure={measure} aria-current="step">
      <TypeChoice {...props} />
      <NowHead {...props} />
      {fields.map((field) => (
        <NumberField
          key={field}
          id={focusIds.field(set.id, field)}
          label={fieldLabel(field, units, measure)}
          placeholder={shortLabel(field, units, measure)}
          text={set[field]}
          step={stepOf(field, units, measure)}
          shape={measure === "time" ? shiftIn : undefined}
          isPencilled={isPencilled(set, measure)}
          problemId={unreadable.includes(field) ? problemId : undefined}
          onType={(text) => actions.edit({ kind: "type_number", set_id: set.id, field, text })}
          onEnter={() => enter(field)}
        />
      ))}
      {measure === "time" && <SetClock {...props} />}
      {problemId && (
        <p className={styles["problem"]} id={problemId} role="alert">
          {sentences.numberUnreadable}
        </p>
      )}
      <ConfirmNow {...props} />
    </li>
  )
})

/** The row's spine is where its kind is chosen. */
function TypeChoice({ set, label, lastSets: last, exerciseName, actions }: SetRowProps) {
  return (
    <span className={`set-no ${styles["type"]}`}>
      <span aria-hidden>{label}</span>
      <select
        aria-label={`Kind of set ${label} of ${exerciseName}`}
        value={set.set_type}
        onChange={(event) => {
          const chosen = Object.keys(setTypes).find((type): type is SetType => type === event.target.value)
          if (chosen) actions.edit({ kind: "choose_set_type", set_id: set.id, set_type: chosen, last })
        }}
      >
        {Object.entries(setTypes).map(([type, name]) => (
          <option key={type} value={type}>
            {name}
          </option>
        ))}
      </select>
    </span>
  )
}

function ConfirmNow(props: SetRowProps) {
  const { set, label, measure, clockFrom, exerciseName, actions } = props
  const isReady = clockFrom !== null || (hasData(set, measure) && unreadableFields(set, measure).length === 0)
  const numbers = hasNumbers(set, measure) ? describeNumbers(set, measure, unitsOf(props)) : ""
  return (
    <button
      type="button"
      id={focusIds.confirm(set.id)}
      className="button now large"
      aria-disabled={!isReady || undefined}
      onClick={(event) => actions.confirm(set.id, true, event.detail === 0)}
    >
      <Check className="icon" />
      <span>
        {`Confirm ${isReady && clockFrom === null ? numbers : ""}`.trim()}
        <span className="hidden-text">{`, set ${label} of ${exerciseName}`}</span>
      </span>
    </button>
  )
}
