import { Loader } from "lucide-react"
import { type ReactNode, useMemo } from "react"
import { formatDuration } from "#domain/measures/duration.ts"
import { useTicks } from "#web/ui/use-ticks.ts"
import styles from "../coach.module.css"
import { sentences } from "../sentences.ts"
import { sentences as common } from "#web/ui/sentences.ts"
import type { Writing } from "./use-asking.ts"

interface BeingWrittenProps {
  writing: Writing
  /** The button's label while a reply is being written. */
  busy?: string
  onCancel: () => void
  partsOf: (text: string) => ReactNode
}

/** A reply in progress: its text so far, the elapsed time, and a button to stop. */
export function BeingWritten({
  writing: { startedAt, text },
  busy = sentences.analyzing,
  onCancel,
  partsOf,
}: BeingWrittenProps) {
  const now = useTicks(true)
  const parts = useMemo(() => partsOf(text), [partsOf, text])
  const elapsed = Math.max(0, Math.floor((now - startedAt) / 1000))
  return (
    <>
      <div className={`busy ${styles["busy"]}`}>
        <div className="spread">
          <span role="status" className="label">
            {text === "" ? sentences.asking : sentences.writing}
          </span>
          <span className={styles["elapsed"]}>{formatDuration(elapsed)}</span>
        </div>
        <div className="row">
          <button type="button" className="button" aria-disabled aria-busy>
            <Loader className="icon" aria-hidden />
            {busy}
          </button>
          <button type="button" className="button quiet" onClick={onCancel}>
            {common.cancel}
          </button>
        </div>
      </div>
      {parts}
    </>
  )
}
