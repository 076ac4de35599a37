import { useId } from "react"
import { sentences } from "./sentences.ts"

interface KeepKeysProps {
  /** The names of the API keys, at least one. */
  names: readonly string[]
  isKept: boolean
  keep: (isKept: boolean) => void
}

/** Asks whether a person's API keys stay valid after a password change. */
export function KeepKeys({ names, isKept, keep }: KeepKeysProps) {
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
        <span>{sentences.keepKeys(names)}</span>
      </label>
      <span className="hint" id={id}>
        {sentences.otherwise(names.length)}
      </span>
    </div>
  )
}
