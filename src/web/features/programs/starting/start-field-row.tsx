import { Minus, Plus } from "lucide-react"
import { useId } from "react"
import type { WeightUnit } from "#domain/measures/units.ts"
import { readNumber } from "#domain/measures/numbers.ts"
import type { StartField } from "#domain/programs/starting/start-fields.ts"
import { rangeText } from "#domain/programs/session-words.ts"
import { sentences } from "./sentences.ts"
import styles from "./starting.module.css"
import type { StartForm } from "./use-start-form.ts"

interface StartFieldRowProps {
  field: StartField
  unit: WeightUnit
  form: StartForm
  /** Whether Start was pressed and this field kept the program from starting. */
  isRefused: boolean
}

/** The field for a weight that the program starts with, and where its value comes from. */
export function StartFieldRow({ field, unit, form, isRefused }: StartFieldRowProps) {
  const hintId = useId()
  const { id, lift } = field
  const { text, isFive } = form.entries.get(id) ?? { text: "", isFive: false }
  const label = labelOf(field, unit, isFive)
  const buttons = { less: -1, more: 1 } as const
  const stepper = (way: keyof typeof buttons) => {
    const Icon = way === "less" ? Minus : Plus
    return (
      <button
        type="button"
        tabIndex={-1}
        aria-label={sentences[way](label)}
        onClick={() => form.step(field, buttons[way])}
      >
        <Icon className="icon" />
      </button>
    )
  }
  return (
    <li>
      <h3>{lift.exercise_name}</h3>
      <fieldset className="number-field" aria-label={label}>
        {stepper("less")}
        <input
          aria-label={label}
          name={id}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={isRefused}
          aria-describedby={hintId}
          value={text}
          onFocus={(event) => event.target.select()}
          onChange={(event) => form.type(id, event.target.value)}
        />
        {stepper("more")}
      </fieldset>
      <div id={hintId} className={styles["hints"]}>
        {isRefused && <p className={styles["problem"]}>{problemOf(field, text)}</p>}
        {hintsOf(field, form, { isFive, text }).map((hint) => (
          <p key={hint}>{hint}</p>
        ))}
      </div>
    </li>
  )
}

function labelOf({ kind, lift, first }: StartField, unit: WeightUnit, isFive: boolean): string {
  const { exercise_name } = lift
  if (isFive) return sentences.five(exercise_name, unit)
  if (kind === "load") return sentences.load(exercise_name, sentences.reps(rangeText(first)), unit)
  return sentences[kind](exercise_name, unit)
}

const problemOf = ({ lift }: StartField, text: string) =>
  readNumber(text).ok ? sentences.missing(lift.exercise_name) : sentences.unreadable

function hintsOf(
  { id, kind, lift, first }: StartField,
  { best, weights }: StartForm,
  { isFive, text }: { isFive: boolean; text: string },
): string[] {
  const known = best.get(lift.exercise_id)
  const reading = readNumber(text)
  const hints = kind === "load" ? [sentences.loadFor(rangeText(first))] : []
  if (known) return [...hints, sentences.from(known)]
  hints.push(isFive ? sentences.askFive : sentences.askLoad)
  const result = weights.get(id) ?? null
  if (isFive && kind !== "load" && reading.ok && reading.value !== null && result !== null)
    hints.push(sentences.fiveMakes(reading.value, kind, result))
  return hints
}
