import { useQueryClient } from "@tanstack/react-query"
import { monthAnalysis } from "#domain/coach/rules/month-rules.ts"
import { type MonthAnalysis as Analysis, monthAnalysisSchema } from "#domain/coach/asking/replies.ts"
import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { currentDay } from "#web/device/current-day.ts"
import { AnalysisPanel } from "./analysis-panel.tsx"
import { hintOf, type MonthData, sayWhy } from "./month-data.ts"
import { analyzedPerson } from "../asking/analyzed-person.ts"
import { FoldedMonth } from "./folded-month.tsx"
import { summaryWritten } from "./month-parts.tsx"
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
      partsOf={summaryWritten}
    >
      {coach.analysis && <FoldedMonth {...{ month, coach }} analysis={coach.analysis} />}
    </AnalysisPanel>
  )
}
