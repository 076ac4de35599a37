import { Check, Minus } from "lucide-react"
import type { AnsweredLine } from "#domain/programs/asked-and-done.ts"
import { Doses } from "#web/programs/session-lines.tsx"
import { sentences } from "./sentences.ts"
import styles from "./session-summary.module.css"
import type { WhatIsNext } from "./use-what-is-next.ts"

interface LineSummaryProps extends AnsweredLine {
  next: ReturnType<WhatIsNext["ofLine"]>
}

/** One exercise of a session: its targets next to what was done, and what comes next. */
export function LineSummary({ line, runs, next }: LineSummaryProps) {
  return (
    <li>
      <h3>{line.exercise_name}</h3>
      <ul className={styles["asked"]}>
        {runs.map(({ asked, done, isMet }, index) => (
          // The index is a safe key, because a log's prescription never changes.
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
          {next.date === null ? (
            <span className={styles["none"]}>{sentences.noNext}</span>
          ) : (
            next.lines.map((own, index) => <Doses key={index} line={own} />)
          )}
          {next.reason !== null && <p className={styles["why"]}>{next.reason}</p>}
        </div>
      )}
    </li>
  )
}
