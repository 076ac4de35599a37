import { useId } from "react"

interface ChoiceProps<Value extends string> {
  label: string
  options: readonly { value: Value; text: string }[]
  /** The chosen option; undefined until one is chosen. */
  chosen: Value | undefined
  hint?: (string | false)[]
  onChoose: (value: Value) => void
}

/** A question with a few answers, side by side. */
export function Choice<Value extends string>({
  label,
  options,
  chosen,
  hint = [],
  onChoose,
}: ChoiceProps<Value>) {
  const id = useId()
  return (
    <div className="field">
      <span id={id}>{label}</span>
      <div className="segmented" role="group" aria-labelledby={id}>
        {options.map(({ value, text }) => (
          <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
            {text}
          </button>
        ))}
      </div>
      <span className="hint">{hint.filter(Boolean).join(" ")}</span>
    </div>
  )
}
