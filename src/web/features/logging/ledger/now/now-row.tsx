import { PencilLine } from "lucide-react"
import { memo, useId, useState } from "react"
import type { SetType } from "#domain/workout/draft.ts"
import { normalizeDuration, durationFromDigits } from "#domain/measures/duration.ts"
import { fieldsOf, isPencilled, type SetField, unreadableFields } from "#domain/workout/set-fields.ts"
import { effortText } from "#domain/workout/rpe.ts"
import { useEffortScale } from "#web/device/effort-scale.ts"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import { Key } from "#web/ui/key.tsx"
import { useWide } from "#web/ui/use-wide.ts"
import { parts } from "../../screen/parts-below.ts"
import { sentences } from "../../sentences.ts"
import { sentences as rows } from "../row-sentences.ts"
import { ConfirmNow } from "./confirm-now.tsx"
import { focusIds } from "../actions/focus-ids.ts"
import { NumberField } from "./number-field.tsx"
import styles from "./now-row.module.css"
import { type SetRowProps, unitsOf } from "../set/set-row-props.ts"
import { type LoadBeside, stepOf } from "./set-step.ts"
import { setTypeNames } from "#domain/workout/set-type-words.ts"
import { describeLastTime, fieldLabel, shortLabel } from "../set-words.ts"

const SetClock = lazyPart(async () => (await parts).SetClock, {
  // A placeholder of the button's size, so that nothing beside it moves.
  waiting: <span className={styles["setClock"]} />,
})
const Plates = lazyPart(async () => (await parts).Plates)
const HelpToggle = lazyPart(async () => (await parts).HelpToggle)
const OwnLoads = lazyPart(async () => (await parts).OwnLoads)
const OpenLine = lazyPart(async () => (await parts).OpenLine)
const NowMore = lazyPart(async () => (await parts).NowMore)

/** The current set's row: its numbers in fields, with one line below them. On a phone, the set is confirmed in the bar. */
export const NowRow = memo(function NowRow(props: SetRowProps) {
  const { set, measure } = props
  const [isOpen, setOpen] = useState(false)
  const isWide = useWide()
  const moreId = useId()
  const unreadable = unreadableFields(set, measure)
  const problemId = unreadable.length > 0 ? `problem-${set.id}` : undefined

  return (
    <li
      id={focusIds.row(set.id)}
      className={`set now ${styles["now"]}`}
      data-measure={measure}
      aria-current="step"
    >
      <TypeChoice {...props} />
      <Numbers {...props} unreadable={unreadable} problemId={problemId} />
      {measure === "time" && <SetClock {...props} />}
      {isWide && <ConfirmNow {...props} />}
      {problemId && (
        <p className={styles["problem"]} id={problemId} role="alert">
          {sentences.numberUnreadable}
        </p>
      )}
      <NowLine {...props} {...{ isOpen, isWide, moreId }} onToggle={() => setOpen(!isOpen)} />
      {set.target?.is_open && <OpenLine {...props} />}
      {isOpen && (
        <div className={styles["more"]} id={moreId}>
          <NowMore {...props} />
        </div>
      )}
    </li>
  )
})

interface NumbersProps extends SetRowProps {
  unreadable: SetField[]
  problemId: string | undefined
}

const asTyped = (text: string) => text

function Numbers(props: NumbersProps) {
  const { set, measure, actions, unreadable, problemId } = props
  const units = unitsOf(props)
  const fields = fieldsOf(measure)
  const [own, setOwn] = useState<{ beside: LoadBeside } | null>(null)

  function enter(field: SetField) {
    const next = fields[fields.indexOf(field) + 1]
    if (next) document.getElementById(focusIds.field(set.id, next))?.focus()
    else actions.confirm(set.id, true, true)
  }

  const numbers = fields.map((field) => (
    <NumberField
      key={field}
      id={focusIds.field(set.id, field)}
      label={fieldLabel(field, units, measure)}
      placeholder={shortLabel(field, units, measure)}
      text={set[field]}
      step={stepOf(field, units, measure, own?.beside ?? null)}
      shape={measure === "time" ? durationFromDigits : undefined}
      settled={measure === "time" ? normalizeDuration : asTyped}
      isPencilled={isPencilled(set, measure)}
      problemId={unreadable.includes(field) ? problemId : undefined}
      isDisabled={props.isLeft}
      onType={(text) => actions.edit({ kind: "type_number", set_id: set.id, field, text })}
      onEnter={() => enter(field)}
    />
  ))
  return (
    <>
      {numbers}
      {fields.includes("weight") && <OwnLoads {...props} onFound={setOwn} />}
    </>
  )
}

interface NowLineProps extends SetRowProps {
  isOpen: boolean
  isWide: boolean
  moreId: string
  onToggle: () => void
}

/** The line below the fields: the set's type, last time's numbers, and the button for effort and note. */
function NowLine(props: NowLineProps) {
  const { set, label, last, measure, exerciseName, isOpenEnded } = props
  const { isOpen, isWide, moreId, onToggle } = props
  const scale = useEffortScale()
  const lastTime = last && describeLastTime(last, measure, unitsOf(props))
  return (
    <div className={styles["line"]}>
      {set.set_type !== "normal" && <b>{setTypeNames[set.set_type]}</b>}
      {isOpenEnded && !set.target && <b>{sentences.openEnded}</b>}
      {set.per_side && <b>{sentences.eachSide}</b>}
      {last === null && <span>{rows.firstTime}</span>}
      {lastTime && <span>{rows.lastTimeWas(lastTime)}</span>}
      {set.target && <span>{rows.targetIs(set.target.text)}</span>}
      {set.planned_rpe && <span>{rows.targetIs(effortText(set.planned_rpe, scale))}</span>}
      {/* On a desktop, the plates are beside the sets. */}
      {measure === "weight_reps" && !isWide && <Plates {...props} />}
      {measure === "added" && <HelpToggle {...props} />}
      <button
        type="button"
        className="button quiet"
        aria-expanded={isOpen}
        aria-controls={isOpen ? moreId : undefined}
        onClick={onToggle}
      >
        <span aria-hidden>{set.rpe === null ? scale.toUpperCase() : effortText(set.rpe, scale)}</span>
        <PencilLine className="icon" />
        <Key>{rows.keys.note}</Key>
        <span className="hidden-text">{`${rows.effortAndNote(scale)}, ${rows.setOf(label, exerciseName)}`}</span>
      </button>
      {!isOpen && set.notes.trim() !== "" && <p>{set.notes}</p>}
    </div>
  )
}

/** The set's number, which opens the choice of its type. */
function TypeChoice({ set, label, lastSets: last, exerciseName, actions }: SetRowProps) {
  return (
    <span className={`set-no ${styles["type"]}`}>
      <span aria-hidden>{label}</span>
      <select
        aria-label={rows.setType(rows.setOf(label, exerciseName))}
        value={set.set_type}
        onChange={(event) => {
          const chosen = Object.keys(setTypeNames).find(
            (type): type is SetType => type === event.target.value,
          )
          if (chosen) actions.edit({ kind: "choose_set_type", set_id: set.id, set_type: chosen, last })
        }}
      >
        {Object.entries(setTypeNames).map(([type, name]) => (
          <option key={type} value={type}>
            {name}
          </option>
        ))}
      </select>
    </span>
  )
}
