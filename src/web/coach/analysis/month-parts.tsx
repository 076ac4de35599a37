import * as z from "zod/mini"
import type { MonthAnalysis } from "#domain/coach/asking/replies.ts"
import { readSoFar } from "../asking/reply-so-far.ts"
import styles from "../coach.module.css"
import { Notes, Summary, withReason } from "../notes.tsx"
import { sentences } from "./sentences.ts"

const partSchema = z.partial(z.object({ summary: z.string() }))

/** The summary of a reply in progress. The rest is checked against the log before it is shown. */
export function summaryWritten(text: string) {
  const { summary } = readSoFar(partSchema, text) ?? {}
  return (
    <div className={styles["written"]}>
      <Summary text={summary} />
    </div>
  )
}

/** A month's complete analysis, section by section. */
export function MonthParts({ analysis }: { analysis: MonthAnalysis }) {
  const { summary, keyMetrics, replaced, insights, recommendations, goalProgress, whys, off } = analysis
  return (
    <div className={styles["written"]}>
      <Summary text={summary} />
      {off && <p className="small soft">{sentences.claimsOff(off)}</p>}
      <h4>{sentences.keyMetrics}</h4>
      <MonthFigures figures={keyMetrics} />
      {replaced && replaced.length > 0 && <p className="small soft">{sentences.replaced(replaced.length)}</p>}
      <Notes title={sentences.insights}>{insights}</Notes>
      <Notes title={sentences.recommendations}>
        {recommendations.map((text, index) => withReason(text, whys?.[index]))}
      </Notes>
      <Notes title={sentences.goalProgress}>
        {goalProgress.map(({ goalDescription, progressSummary, improvementSuggestions }) => (
          <>
            <b>{goalDescription}</b> {progressSummary}
            {improvementSuggestions.length > 0 && (
              <ul className={styles["inner"]}>
                {improvementSuggestions.map((text, index) => (
                  <li key={index}>{text}</li>
                ))}
              </ul>
            )}
          </>
        ))}
      </Notes>
    </div>
  )
}

/** A month's three figures. */
export function MonthFigures({ figures }: { figures: MonthAnalysis["keyMetrics"] }) {
  return (
    <dl className={styles["figures"]}>
      <div>
        <dt className="label">{sentences.totalWorkouts}</dt>
        <dd>{figures.totalWorkouts}</dd>
      </div>
      <div>
        <dt className="label">{sentences.totalExercises}</dt>
        <dd>{figures.totalExercises}</dd>
      </div>
      <div>
        <dt className="label">{sentences.averageDuration}</dt>
        <dd>{figures.averageDuration}</dd>
      </div>
    </dl>
  )
}
