import { Minus, Plus } from "lucide-react"
import type { CSSProperties, KeyboardEvent } from "react"
import { sentences as rows } from "../row-sentences.ts"
import styles from "../ledger.module.css"
import type { Step } from "./set-step.ts"

interface NumberFieldProps {
  id: string
  label: string
  placeholder: string
  text: string
  step: Step
  /** Formats the text as it is typed. */
  shape: ((typed: string) => string) | undefined
  isPencilled: boolean
  /** The id of the message about a number that can't be read. */
  problemId: string | undefined
  isDisabled: boolean
  /** The text that the field gets when it loses focus. */
  settled: (text: string) => string
  onType: (text: string) => void
  onEnter: () => void
}

/** A number field between − and + buttons, which also responds to the arrow keys. */
export function NumberField(props: NumberFieldProps) {
  const { id, label, placeholder, text, step, shape, isPencilled, problemId, isDisabled, onType, onEnter } =
    props
  const settled = props.settled(text)

  function onKeyDown(event: KeyboardEvent) {
    const moves: Record<string, () => void> = {
      Enter: onEnter,
      ArrowUp: () => onType(step.nextTyped(text, 1)),
      ArrowDown: () => onType(step.nextTyped(text, -1)),
    }
    const move = moves[event.key]
    if (!move || event.nativeEvent.isComposing) return
    event.preventDefault()
    move()
  }

  return (
    <fieldset className={`number-field ${styles["number"]}`} aria-label={label} disabled={isDisabled}>
      <StepButton {...{ label, text, step, onType }} direction={-1} />
      <span className={styles["figures"]} style={roomFor(text)}>
        <input
          ref={(field) => {
            // The text is selected, so that typing replaces numbers that were pencilled in after the field got the focus.
            if (isPencilled && field?.matches(":focus")) field.select()
          }}
          id={id}
          aria-label={label}
          inputMode={shape ? "numeric" : "decimal"}
          enterKeyHint="next"
          autoComplete="off"
          placeholder={placeholder}
          value={text}
          data-pencilled={isPencilled || undefined}
          aria-invalid={Boolean(problemId)}
          aria-describedby={problemId}
          onFocus={(event) => event.target.select()}
          onChange={(event) => onType(shape ? shape(event.target.value) : event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => settled !== text && onType(settled)}
        />
      </span>
      <StepButton {...{ label, text, step, onType }} direction={1} />
    </fieldset>
  )
}

/** Passes the length of the text to the stylesheet, so that the text fits the field. */
function roomFor(text: string): CSSProperties {
  const room: CSSProperties & Record<"--figures", number> = { "--figures": text.length || 1 }
  return room
}

interface StepButtonProps {
  label: string
  text: string
  step: Step
  direction: 1 | -1
  onType: (text: string) => void
}

function StepButton({ label, text, step, direction, onType }: StepButtonProps) {
  const Icon = direction > 0 ? Plus : Minus
  const name = direction > 0 ? rows.plus : rows.minus
  return (
    <button
      type="button"
      // The button isn't in the tab order, because the arrow keys do the same in the field.
      tabIndex={-1}
      aria-label={`${label} ${name} ${step.size(text, direction)}`}
      onClick={() => onType(step.next(text, direction))}
    >
      <Icon className="icon" />
    </button>
  )
}
