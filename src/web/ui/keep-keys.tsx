import { useId } from "react"
import { sentences } from "./sentences.ts"

interface KeepKeysProps {
  /** The keys that work now. */
  names: readonly string[]
  isKept: boolean
  keep: (isKept: boolean) => void
}

/** Asks whether a person's API keys outlive their new password. Nothing without keys. */
export function KeepKeys({ names, isKept, keep }: KeepKeysProps) {
  const id = useId()
  if (names.length === 0) return null
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
        {sentences.keepKeysHint(names.length)}
      </span>
    </div>
  )
}
