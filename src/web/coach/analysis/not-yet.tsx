import { Info } from "lucide-react"
import { useId } from "react"
import styles from "../coach-place.module.css"

/** A disabled button while there is nothing to analyze, with the reason. */
export function NotYet({ ask, hint }: { ask: string; hint: string }) {
  const hintId = useId()
  return (
    <div className="stack-s">
      <div className="row">
        <button type="button" className="button" aria-disabled aria-describedby={hintId}>
          {ask}
        </button>
      </div>
      <p id={hintId} className={`small soft ${styles["reason"]}`}>
        <Info className="icon" aria-hidden />
        {hint}
      </p>
    </div>
  )
}
