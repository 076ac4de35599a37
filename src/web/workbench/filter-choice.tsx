import styles from "./workbench.module.css"

interface FilterChoiceProps {
  label: string
  /** The option that shows everything. */
  none: string
  value: string | null
  choices: readonly (readonly [value: string, text: string])[]
  onChoose: (value: string | null) => void
}

/** One thing to filter the list by. */
export function FilterChoice({ label, none, value, choices, onChoose }: FilterChoiceProps) {
  const isKnown = value === null || choices.some(([each]) => each === value)
  return (
    <span className={`field ${styles["choice"]}`}>
      <select
        aria-label={label}
        data-set={value !== null || undefined}
        value={value ?? ""}
        onChange={({ target }) => onChoose(target.value || null)}
      >
        <option value="">{none}</option>
        {/* The address can name a value that isn't among the options or hasn't loaded yet. */}
        {!isKnown && <option value={value}>{label}</option>}
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </span>
  )
}
