import { useId } from "react"

interface KeepKeysProps {
  /** What is asked, with the keys' names. */
  label: string
  /** What happens to them otherwise. */
  hint: string
  isKept: boolean
  keep: (isKept: boolean) => void
}

/** Asks whether a person's API keys outlive their new password. */
export function KeepKeys({ label, hint, isKept, keep }: KeepKeysProps) {
  const id = useId()
  return (
    <div className="field">
      <label className="check">
        <input
          type="checkbox"
          checked={isKept}
          aria-describedby={id}
          onChange={({ target }) => keep(target.checked)}
        />
        <span>{label}</span>
      </label>
      <span className="hint" id={id}>
        {hint}
      </span>
    </div>
  )
}
