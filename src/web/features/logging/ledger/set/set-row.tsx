import { memo, type PointerEvent } from "react"
import type { DraftSet } from "#domain/workout/draft.ts"
import { hasWeight } from "#domain/workout/load.ts"
import { effortText } from "#domain/workout/rpe.ts"
import { fieldsOf, hasData, hasNumbers, unreadableFields, writtenWeight } from "#domain/workout/set-fields.ts"
import { useEffortScale } from "#web/device/effort-scale.ts"
import { SetDoneIcon, SetOpenIcon } from "#web/ui/own-icons.tsx"
import styles from "../ledger.module.css"
import { parts } from "../../screen/parts-below.ts"
import { sentences } from "../../sentences.ts"
import { sentences as rows } from "../row-sentences.ts"
import { LastTime } from "./last-time-line.tsx"
import { describeNumbers } from "../set-words.ts"
import { type SetRowProps, unitsOf } from "./set-row-props.ts"

/** One set in its row: last time's numbers, its own numbers (press to edit), and the box that confirms it. */
export const SetRow = memo(function SetRow(props: SetRowProps) {
  const { set, label, measure, exerciseName, actions } = props
  const numbers = describeNumbers(set, measure, unitsOf(props))
  const setName = rows.setOf(label, exerciseName)
  const isLight = set.set_type !== "normal"
  const scale = useEffortScale()
  const isTyped = !set.is_prefilled && !set.is_done && hasNumbers(set, measure)
  return (
    <li
      className={["set", set.is_done && "done", isLight && "light", set.set_type === "warmup" && "warm-up"]
        .filter(Boolean)
        .join(" ")}
      data-typed={isTyped || undefined}
    >
      <Grip {...props} />
      <LastTime {...props} />
      <button
        type="button"
        className={`pair ${styles["pair"]}`}
        data-measure={measure}
        onClick={() => actions.open(set.id)}
      >
        <Pair set={set} measure={measure} />
        <span className="hidden-text">
          {rows.edit(setName, [
            numbers || rows.noData.toLowerCase(),
            ...(set.rpe === null ? [] : [effortText(set.rpe, scale)]),
          ])}
        </span>
      </button>
      <Confirm {...props} />
      {set.notes.trim() !== "" && <p className="set-note">{set.notes}</p>}
      {unreadableFields(set, measure).length > 0 && (
        <p className={styles["problem"]}>{sentences.numberUnreadable}</p>
      )}
    </li>
  )
})

/** The set's number, which is also a handle to drag the set to another position. Buttons in the current row do the same. */
function Grip({ set, label, isFirst, isLast, actions }: SetRowProps) {
  if (isFirst && isLast) return <span className="set-no">{label}</span>
  async function drag({ currentTarget, pointerId, clientY, button }: PointerEvent<HTMLElement>) {
    if (button !== 0) return
    const { dragSet } = await parts
    dragSet(currentTarget, { id: pointerId, y: clientY }, (to) => actions.placeSet(set.id, to))
  }
  return (
    <span className={`set-no ${styles["grip"]}`} onPointerDown={(event) => void drag(event)}>
      {label}
    </span>
  )
}

function figure(text: string): string {
  return text.trim() === "" ? "–" : text.trim()
}

/** The two figures of a set, or its only figure. Screen readers hear them in a sentence instead. */
function Pair({ set, measure }: Pick<SetRowProps, "set" | "measure">) {
  const [first, second] = fieldsOf(measure)
  // Without a weight, only the repetitions are shown.
  if (measure === "reps" || (measure === "added" && set.weight.trim() === ""))
    return (
      <>
        <b />
        <i />
        <b aria-hidden>
          {figure(set.reps)}
          <Marks set={set} />
        </b>
      </>
    )
  return (
    <>
      <b aria-hidden>{first && figure(first === "weight" ? writtenWeight(set, measure) : set[first])}</b>
      <i aria-hidden>{hasWeight(measure) ? "×" : second && "·"}</i>
      <b aria-hidden>
        {second && figure(set[second])}
        <Marks set={set} />
      </b>
    </>
  )
}

/** The marks below a set's figures: whether they are per side, and how hard the set was. */
function Marks({ set: { per_side, rpe } }: Pick<SetRowProps, "set">) {
  const scale = useEffortScale()
  const marks = [per_side && rows.each, rpe !== null && effortText(rpe, scale)].filter(Boolean)
  return marks.length === 0 ? null : <small className={styles["effort"]}>{marks.join(" ")}</small>
}

function Confirm(props: SetRowProps) {
  const { set, label, measure, exerciseName, actions } = props
  const numbers = describeNumbers(set, measure, unitsOf(props))
  const isEmpty = !hasData(set, measure)
  const word = confirmWord(set, isEmpty)
  return (
    <button
      type="button"
      className={`confirm ${styles["confirm"]}`}
      aria-pressed={set.is_done}
      aria-disabled={isEmpty || undefined}
      aria-label={`${word}: ${rows.setOf(label, exerciseName)}${numbers && `, ${numbers}`}`}
      onClick={(event) => actions.confirm(set.id, !set.is_done, event.detail === 0)}
    >
      {set.is_done ? <SetDoneIcon /> : <SetOpenIcon />}
      {word}
    </button>
  )
}

function confirmWord(set: DraftSet, isEmpty: boolean): string {
  if (set.is_done) return rows.done
  return isEmpty ? rows.noData : rows.confirm
}
