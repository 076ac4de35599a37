import { Check, Minus } from "lucide-react"
import type { AnsweredLine } from "#domain/programs/asked-and-done.ts"
import { sentences } from "./sentences.ts"
import styles from "./session-summary.module.css"
import type { WhatIsNext } from "./use-what-is-next.ts"

interface LineSummaryProps extends AnsweredLine {
  isDeload: boolean
  next: ReturnType<WhatIsNext["ofLine"]>
}

/** One exercise of a session: what was asked beside what was done, and what comes next for it. */
export function LineSummary({ line, runs, isDeload, next }: LineSummaryProps) {
  return (
    <li>
      <h3>{line.exercise_name}</h3>
      <ul className={styles["asked"]}>
        {runs.map(({ asked, done, isMet }, index) => (
          // The index is a safe key: what was prescribed never changes.
          <li key={index} data-missed={!isMet || undefined}>
            <span className={styles["of"]}>{asked}</span>
            {isMet ? <Check className="icon" aria-hidden /> : <Minus className="icon" aria-hidden />}
            <span className={styles["got"]}>
              {done}
              <span className="hidden-text">{` ${isMet ? sentences.met : sentences.missed}`}</span>
            </span>
          </li>
        ))}
      </ul>
      {next && (
        <div className={styles["then"]}>
          <span>{next.date === null ? sentences.nextTime : sentences.nextOn(next.date)}</span>
          <span className={styles["dose"]}>
            {next.date === null ? sentences.noNext : next.sets.join(" · ")}
          </span>
          {next.reason !== null && <p>{next.reason}</p>}
          {isDeload && <p>{sentences.deload}</p>}
        </div>
      )}
    </li>
  )
}
