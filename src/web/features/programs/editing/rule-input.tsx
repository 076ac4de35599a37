import { Minus, Plus } from "lucide-react"
import { useId } from "react"
import { readNumber, stepNumber } from "#domain/measures/numbers.ts"
import type { RuleField } from "#domain/programs/editing/rule-draft.ts"
import { TextField } from "#web/ui/fields/field.tsx"
import styles from "./editing.module.css"
import { sentences } from "./rule-sentences.ts"

interface RuleInputProps {
  field: RuleField
  /** The field's name in the day's list of problems. */
  name: string
  label: string
  text: string
  /** The value that the rule uses while the field is empty. */
  usual: string
  problem: string | undefined
  onChange: (text: string) => void
}

const steps: Partial<Record<RuleField["kind"], number>> = {
  increment: 0.5,
  percent: 5,
  decimal: 0.1,
  seconds: 5,
}
const lists: readonly RuleField["kind"][] = ["stages", "counts", "percents"]

/** A number of a rule, with − and + buttons. Lists are typed into a plain field, and options are chosen from a menu. */
export function RuleInput({ field, name, label, text, usual, problem, onChange }: RuleInputProps) {
  const id = useId()
  if (field.kind === "restart")
    return (
      <label className="field">
        {label}
        <select value={text} onChange={({ target: { value } }) => onChange(value)}>
          {Object.entries(sentences.restarts).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </label>
    )
  if (lists.includes(field.kind))
    return (
      <TextField
        {...{ label, problem }}
        data-field={name}
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={({ target: { value } }) => onChange(value)}
      />
    )
  const step = steps[field.kind] ?? 1
  const by = (way: number) => {
    const from = text.trim() === "" && readNumber(usual).ok ? usual : text
    onChange(stepNumber(from, way * step))
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={`number-field ${styles["small"]}`}>
        <button type="button" tabIndex={-1} aria-label={sentences.less(label)} onClick={() => by(-1)}>
          <Minus className="icon" />
        </button>
        <input
          id={id}
          data-field={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          placeholder={usual}
          value={text}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          onFocus={(event) => event.target.select()}
          onChange={({ target: { value } }) => onChange(value)}
        />
        <button type="button" tabIndex={-1} aria-label={sentences.more(label)} onClick={() => by(1)}>
          <Plus className="icon" />
        </button>
      </div>
      {problem !== undefined && (
        <span className="problem" id={`${id}-problem`}>
          {problem}
        </span>
      )}
    </div>
  )
}
