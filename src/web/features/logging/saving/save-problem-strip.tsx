import { CircleAlert, X } from "lucide-react"
import { useFocusBack } from "#web/ui/focus/use-focus-back.ts"
import styles from "./save-problem-strip.module.css"
import { sentencesOf } from "./save-failed.ts"
import type { SaveProblem } from "./use-save.ts"

interface SaveProblemStripProps {
  problem: SaveProblem
  onRetry: () => void
  onSaveAsNew: () => void
  onDismiss: () => void
}

/** Why the workout is not saved, right above the button that was pressed, with the way out. */
export function SaveProblemStrip({ problem, onRetry, onSaveAsNew, onDismiss }: SaveProblemStripProps) {
  const focusBack = useFocusBack()
  const failure = "failure" in problem ? problem.failure : null
  const [text, advice] = "text" in problem ? [problem.text] : sentencesOf(problem.failure, problem.isOnline)
  return (
    <div className={`alert error strip ${styles["strip"]}`} role="alert" {...focusBack}>
      <CircleAlert className="icon" />
      <p>
        <strong>{text}</strong>
        {advice !== undefined && (
          <>
            <br />
            {advice}
          </>
        )}
      </p>
      <span className={styles["stripTools"]}>
        {failure !== null && failure.kind !== "conflict" && (
          <button type="button" className="button" onClick={onRetry}>
            Try Again
          </button>
        )}
        {failure?.kind === "conflict" && (
          <>
            {/* Saving again finds the same conflict, and what the log is by now. */}
            <button type="button" className="button" onClick={onRetry}>
              Choose What to Keep
            </button>
            <button type="button" className="button" onClick={onSaveAsNew}>
              Save as a New Workout
            </button>
          </>
        )}
        <button type="button" className="button quiet square" aria-label="Dismiss" onClick={onDismiss}>
          <X className="icon" />
        </button>
      </span>
    </div>
  )
}
