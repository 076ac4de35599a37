import { useEffect, useRef } from "react"
import { Alert } from "./alert.tsx"
import { sentences } from "./save-problem-sentences.ts"

interface SaveProblemProps {
  sentence: string
  /** A sentence about what is already stored safely. */
  advice: string
  /** The newest revision if the item was changed elsewhere; null for any other problem. */
  newest: number | null
  /** The label of the button that saves the item as a new one, such as "Save as New Routine". Null unless the item was deleted elsewhere. */
  saveAsNew: string | null
  onKeepMine: (newest: number) => void
  onLoadTheirs: () => void
  onSaveAsNew: () => void
}

/** The message for a failed save, with buttons to resolve it. */
export function SaveProblem({ sentence, advice, newest, saveAsNew, ...acts }: SaveProblemProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The message scrolls into view above the bar at the bottom edge, including its buttons.
    place.current?.scrollIntoView({ block: "nearest" })
  }, [])
  return (
    <div ref={place}>
      <Alert tone="error">
        <p>
          <strong>{sentence}</strong>
        </p>
        <p>{advice}</p>
        {newest !== null && (
          <div className="row">
            <button type="button" className="button" onClick={() => acts.onKeepMine(newest)}>
              {sentences.keepMine}
            </button>
            <button type="button" className="button" onClick={acts.onLoadTheirs}>
              {sentences.loadTheirs}
            </button>
          </div>
        )}
        {saveAsNew !== null && (
          <div className="row">
            <button type="button" className="button" onClick={acts.onSaveAsNew}>
              {saveAsNew}
            </button>
          </div>
        )}
      </Alert>
    </div>
  )
}
