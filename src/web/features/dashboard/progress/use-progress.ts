import { useQuery, type UseQueryResult } from "@tanstack/react-query"
import { useState } from "react"
import type { LocalDay } from "#domain/local-day.ts"
import { likelyUnitSystem } from "#web/backend/unit-system-query.ts"
import type { SpanChoice } from "#web/ui/chart.tsx"
import { type Span, spanStart } from "#web/ui/chart-scale.ts"
import {
  choicesQuery,
  liftQuery,
  summaryQuery,
  timeQuery,
  volumeQuery,
  weekdaysQuery,
  weightsQuery,
} from "./queries.ts"
import { sentences } from "./sentences.ts"

/** What the charts and numbers show, and the sentences of what could not be loaded. */
export type Progress = ReturnType<typeof useProgress>

/** The sources of the charts and numbers: each is asked for alone, and one that fails leaves the others standing. */
export function useProgress(userId: string, today: LocalDay, enabled: boolean) {
  const [lift, chooseLift] = useState<string | null>(null)
  const spans = {
    weight: useSpan("3M", ["1M", "3M", "1Y", "All"], today),
    volume: useSpan("3M", ["3M", "1Y", "All"], today),
    time: useSpan("1Y", ["1Y", "All"], today),
    lift: useSpan("1Y", ["3M", "1Y", "All"], today),
  }
  const choices = useQuery({ ...choicesQuery(userId), enabled })
  const sources = {
    weights: useQuery({ ...weightsQuery(userId, fetchedFrom(spans.weight)), enabled }),
    volume: useQuery({ ...volumeQuery(userId, fetchedFrom(spans.volume)), enabled }),
    weekdays: useQuery({ ...weekdaysQuery(userId, today), enabled }),
    time: useQuery({ ...timeQuery(userId, fetchedFrom(spans.time)), enabled }),
    lift: useQuery({ ...liftQuery(userId, today, fetchedFrom(spans.lift), lift), enabled }),
    summary: useQuery({ ...summaryQuery(userId, today), enabled }),
  }
  const failed = [choices, ...Object.values(sources)].filter(({ isError }) => isError)
  return {
    userId,
    today,
    system: choices.data?.unit_system ?? likelyUnitSystem(),
    range: {
      low: choices.data?.weekly_sets_low ?? 10,
      high: choices.data?.weekly_sets_high ?? 20,
      isKnown: choices.data !== undefined,
    },
    spans,
    ...sources,
    chooseLift,
    problems: [
      ...(choices.isError ? [sentences.failedChoices] : []),
      ...said(sources.weights, sentences.failedWeights),
      ...said(sources.volume, sentences.failedVolume),
      ...said(sources.weekdays, sentences.failedWeekdays),
      ...(sources.time.isError ? [sentences.failedTime] : []),
      ...said(sources.lift, sentences.failedLift),
      ...said(sources.summary, sentences.failedSummary),
    ],
    reload: () => failed.forEach((query) => void query.refetch()),
  }
}

function said({ error }: UseQueryResult, sentence: (reason: string) => string): string[] {
  return error ? [sentence(error.message)] : []
}

function useSpan(first: Span, offered: readonly Span[], today: LocalDay): SpanChoice {
  const [chosen, onChoose] = useState(first)
  return { offered, chosen, onChoose, today }
}

// A year is fetched at once, so that the shorter spans need no request of their own.
function fetchedFrom({ chosen, today }: SpanChoice): LocalDay | null {
  return chosen === "All" ? null : spanStart("1Y", today)
}
