import { CircleAlert, X } from "lucide-react"
import { useFocusBack } from "#web/ui/focus/use-focus-back.ts"
import { sentences as common } from "#web/ui/sentences.ts"
import { sentences as versions } from "#web/workout-versions/sentences.ts"
import styles from "./save-problem-strip.module.css"
import { sentencesOf } from "./save-failed-sentences.ts"
import type { SaveProblem } from "./use-save.ts"

interface SaveProblemStripProps {
  problem: SaveProblem
  onRetry: () => void
  onSaveAsNew: () => void
  onDismiss: () => void
}

/** Why the workout isn't saved and what the person can do, above the button that was pressed. */
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
            {common.tryAgain}
          </button>
        )}
        {failure?.kind === "conflict" && (
          <>
            {/* Saving again causes the same conflict, but shows the log's current version. */}
            <button type="button" className="button" onClick={onRetry}>
              {versions.choose}
            </button>
            <button type="button" className="button" onClick={onSaveAsNew}>
              {versions.saveAsNew}
            </button>
          </>
        )}
        <button type="button" className="button quiet square" aria-label={common.dismiss} onClick={onDismiss}>
          <X className="icon" />
        </button>
      </span>
    </div>
  )
}
