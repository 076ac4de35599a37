import { useEffect, useRef } from "react"
import { Alert } from "./alert.tsx"

interface SaveProblemProps {
  sentence: string
  /** What is safe. */
  advice: string
  /** The revision that it was changed to elsewhere; null when that was not the trouble. */
  newest: number | null
  /** The label for saving it as new, "Save as New Routine"; null if it was not deleted elsewhere. */
  saveAsNew: string | null
  onKeepMine: (newest: number) => void
  onLoadTheirs: () => void
  onSaveAsNew: () => void
}

/** The sentence of a save that failed, and the ways out of it. */
export function SaveProblem({ sentence, advice, newest, saveAsNew, ...acts }: SaveProblemProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Above what is fixed at the lower edge, the ways out included.
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
              Keep Mine
            </button>
            <button type="button" className="button" onClick={acts.onLoadTheirs}>
              Load Theirs
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
