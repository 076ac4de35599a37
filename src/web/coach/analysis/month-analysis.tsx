import { useQueryClient } from "@tanstack/react-query"
import * as z from "zod/mini"
import { monthAnalysis } from "#domain/coach/rules/month-rules.ts"
import { type MonthAnalysis as Analysis, monthAnalysisSchema } from "#domain/coach/asking/replies.ts"
import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { currentDay } from "#web/device/current-day.ts"
import { AnalysisPanel } from "./analysis-panel.tsx"
import { hintOf, type MonthData, sayWhy } from "./month-data.ts"
import { analyzedPerson } from "../asking/analyzed-person.ts"
import styles from "../coach.module.css"
import { Notes, withReason, Summary } from "../notes.tsx"
import { readSoFar } from "../asking/reply-so-far.ts"
import { titles } from "../frame-sentences.ts"
import { sentences } from "./sentences.ts"
import { weightUnitOfPerson } from "../asking/trained-workouts-query.ts"
import { useAnalysis } from "./use-analysis.ts"

interface MonthAnalysisProps {
  userId: string
  /** The month's first day. */
  month: LocalDay
  data: MonthData
}

/** Monthly AI Analysis: the coach's view of a month and the goals. Use the month as the component's key. */
export function MonthAnalysis({ userId, month, data }: MonthAnalysisProps) {
  const client = useQueryClient()
  const coach = useAnalysis<Analysis>({
    userId,
    about: { analysis_type: "monthly", month },
    schema: monthAnalysisSchema,
    request: async () => ({
      feature: "month",
      month,
      today: currentDay(),
      unit: await weightUnitOfPerson(client, userId),
    }),
    byRules: async () => {
      const { person, plans } = await analyzedPerson(client, userId, month).catch(sayWhy)
      return monthAnalysis(month, person, { plans, records: null })
    },
    failedLoad: sentences.failedLoadMonth,
    failedStore: ({ isThere, reason }) => {
      if (isThere === undefined) return sentences.failedCheckMonth(reason)
      return isThere ? sentences.failedUpdateMonth(reason) : sentences.failedInsertMonth(reason)
    },
  })
  return (
    <AnalysisPanel
      title={titles.month}
      label={formatDay(month, "monthAndYear")}
      coach={coach}
      invitation={sentences.monthInvitation}
      ask={sentences.analyzeMonth}
      hint={hintOf(data)}
      staysUntil={sentences.staysUntilMonth}
      partsOf={partsWritten}
    >
      {coach.analysis && <Parts analysis={coach.analysis} />}
    </AnalysisPanel>
  )
}

const texts = z.array(z.string())
const partSchema = z.partial(
  z.object({
    summary: z.string(),
    insights: texts,
    recommendations: texts,
    goalProgress: z.array(
      z.partial(
        z.object({ goalDescription: z.string(), progressSummary: z.string(), improvementSuggestions: texts }),
      ),
    ),
  }),
)

/** Leaves out the key metrics, which are shown only in the complete reply, once they are checked against the log. */
function partsWritten(text: string) {
  return <Parts analysis={readSoFar(partSchema, text) ?? {}} />
}

type PartsProps = {
  analysis: z.infer<typeof partSchema> & Partial<Pick<Analysis, "keyMetrics" | "replaced" | "whys" | "off">>
}

function Parts({ analysis }: PartsProps) {
  const {
    summary,
    keyMetrics,
    replaced,
    insights = [],
    recommendations = [],
    goalProgress = [],
    whys,
    off,
  } = analysis
  return (
    <div className={styles["written"]}>
      <Summary text={summary} />
      {off && <p className="small soft">{sentences.claimsOff(off)}</p>}
      {keyMetrics && <Figures figures={keyMetrics} replaced={replaced?.length ?? 0} />}
      <Notes title={sentences.insights}>{insights}</Notes>
      <Notes title={sentences.recommendations}>
        {recommendations.map((text, index) => withReason(text, whys?.[index]))}
      </Notes>
      <Notes title={sentences.goalProgress}>
        {goalProgress.map(({ goalDescription, progressSummary, improvementSuggestions = [] }) => (
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

function Figures({ figures, replaced }: { figures: Analysis["keyMetrics"]; replaced: number }) {
  return (
    <>
      <h4>{sentences.keyMetrics}</h4>
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
      {replaced > 0 && <p className="small soft">{sentences.replaced(replaced)}</p>}
    </>
  )
}
