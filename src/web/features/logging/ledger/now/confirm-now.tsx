import { Check } from "lucide-react"
import { hasData, hasNumbers, unreadableFields } from "#domain/workout/set-fields.ts"
import { Key } from "#web/ui/key.tsx"
import { focusIds } from "../actions/focus-ids.ts"
import { type SetRowProps, unitsOf } from "../set/set-row-props.ts"
import { sentences as rows } from "../row-sentences.ts"
import { describeNumbers } from "../set-words.ts"

type ConfirmNowProps = Pick<
  SetRowProps,
  "set" | "label" | "measure" | "weightUnit" | "distanceUnit" | "clockFrom" | "exerciseName" | "actions"
>

/** The button that confirms the current set. It is in the set's row on wide screens and in the bar on phones. */
export function ConfirmNow(props: ConfirmNowProps) {
  const { set, label, measure, clockFrom, exerciseName, actions } = props
  const isReady = clockFrom !== null || (hasData(set, measure) && unreadableFields(set, measure).length === 0)
  const numbers = hasNumbers(set, measure) ? describeNumbers(set, measure, unitsOf(props)) : ""
  return (
    <button
      type="button"
      id={focusIds.confirm(set.id)}
      className="button now large"
      aria-disabled={!isReady || undefined}
      onClick={(event) => {
        // Removing a focused element makes Chromium compute the layout in the middle of the update. The focus moves to the next set anyway.
        event.currentTarget.blur()
        actions.confirm(set.id, true, event.detail === 0)
      }}
    >
      <Check className="icon" />
      <span>
        {rows.confirm}
        {isReady && clockFrom === null && numbers && <span className="confirm-numbers"> {numbers}</span>}
        <span className="hidden-text">{`, ${rows.setOf(label, exerciseName)}`}</span>
      </span>
      <Key>{rows.keys.confirm}</Key>
    </button>
  )
}
