import {
  type QueryKey,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
  type UseQueryResult,
} from "@tanstack/react-query"
import { useMemo, useState } from "react"
import type { DayValue, LiftProgress } from "#domain/progress/chart-series.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { usualWeekStart } from "#domain/days/week-start.ts"
import { choicesQuery } from "#web/backend/preferences/choices-query.ts"
import { likelyUnitSystem } from "#web/backend/preferences/unit-system-query.ts"
import { summaryQuery } from "#web/backend/training/training-summary-query.ts"
import { answerOfAnotherDay } from "#web/offline/answers/answer-of-another-day.ts"
import { hasFailed } from "#web/offline/answers/has-failed.ts"
import type { SpanChoice } from "#web/charts/chart-props.ts"
import { type Span, spanStart } from "#web/charts/chart-scale.ts"
import {
  lastWorkoutQuery,
  liftQuery,
  monthRecordsQuery,
  timeQuery,
  volumeQuery,
  weekdaysQuery,
  weightsQuery,
} from "./queries.ts"
import { sentences } from "./sentences.ts"

/** The data for the charts and numbers, and messages about what couldn't be loaded. */
export type Progress = ReturnType<typeof useProgress>

/** The data for the charts and numbers. Each source is fetched separately, so that one failure doesn't affect the others. */
export function useProgress(userId: string, today: LocalDay, enabled: boolean) {
  const [lift, chooseLift] = useState<string | null>(null)
  const spans = {
    weight: useSpan("3M", ["1M", "3M", "1Y", "all"], today),
    volume: useSpan("3M", ["3M", "1Y", "all"], today),
    time: useSpan("1Y", ["1Y", "all"], today),
    lift: useSpan("1Y", ["3M", "1Y", "all"], today),
  }
  const choices = useQuery({ ...choicesQuery(userId), enabled })
  const isEmpty = (values: readonly DayValue[]) => values.length === 0
  const sources = {
    weights: useSeries((from) => weightsQuery(userId, from), isEmpty, spans.weight, enabled),
    volume: useSeries((from) => volumeQuery(userId, from), isEmpty, spans.volume, enabled),
    weekdays: useWithOlderAnswer(weekdaysQuery(userId, today), enabled),
    time: useSeries((from) => timeQuery(userId, from), isEmpty, spans.time, enabled),
    lift: useSeries(
      (from) => liftQuery(userId, today, from, lift),
      ({ days }: LiftProgress) => days.length === 0,
      spans.lift,
      enabled,
    ),
    summary: useWithOlderAnswer(summaryQuery(userId, today), enabled),
    records: useWithOlderAnswer(monthRecordsQuery(userId, today), enabled),
  }
  const isResting = sources.weekdays.data?.every((workouts) => workouts === 0) === true
  const lastWorkout = useQuery({ ...lastWorkoutQuery(userId, today), enabled: enabled && isResting })
  const failed = [choices, ...Object.values(sources)].filter(hasFailed)
  return {
    userId,
    today,
    system: choices.data?.unit_system ?? likelyUnitSystem(),
    range: {
      low: choices.data?.weekly_sets_low ?? 10,
      high: choices.data?.weekly_sets_high ?? 20,
      isKnown: choices.data !== undefined,
    },
    weekStartsOn: choices.data?.week_starts_on ?? usualWeekStart,
    spans,
    ...sources,
    /** The day of the figures, if they are from an earlier day because the device is offline; otherwise null. */
    asOf: useOlderDay(userId, today, sources.summary),
    /** The day of the last workout, fetched only if the last eight weeks have none; null if there has never been one. */
    lastWorkout: lastWorkout.data,
    chooseLift,
    problems: [
      ...(hasFailed(choices) ? [sentences.failedChoices] : []),
      ...problemOf(sources.weights, sentences.failedWeights),
      ...problemOf(sources.volume, sentences.failedVolume),
      ...problemOf(sources.weekdays, sentences.failedWeekdays),
      ...(hasFailed(sources.time) ? [sentences.failedTime] : []),
      ...problemOf(sources.lift, sentences.failedLift),
      ...problemOf(sources.summary, sentences.failedSummary),
      ...problemOf(sources.records, sentences.failedRecords),
    ],
    reload: () => failed.forEach((query) => void query.refetch()),
  }
}

function problemOf(query: UseQueryResult, sentence: (reason: string) => string): string[] {
  return query.error && hasFailed(query) ? [sentence(query.error.message)] : []
}

/** A query that starts with this device's newest stored data from an earlier day, so that something is shown offline. */
function useWithOlderAnswer<Data, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key>,
  enabled: boolean,
): UseQueryResult<Data> {
  const client = useQueryClient()
  const olderData = () => {
    const older = answerOfAnotherDay(client, query.queryKey)
    return older && client.getQueryData<Data>(older.key)
  }
  return useQuery({ ...query, enabled, initialData: olderData, initialDataUpdatedAt: 0 })
}

/** The day that the summary is from, if `useWithOlderAnswer` shows an earlier day's; otherwise null. */
function useOlderDay(
  userId: string,
  today: LocalDay,
  { data, dataUpdatedAt }: UseQueryResult,
): LocalDay | null {
  const client = useQueryClient()
  const older = useMemo(
    () => answerOfAnotherDay(client, summaryQuery(userId, today).queryKey),
    [client, today, userId],
  )
  const isOlder = older && dataUpdatedAt === 0 && data === client.getQueryData(older.key)
  return isOlder ? older.day : null
}

/** The part of a series that falls in the chosen span, or the whole series if nothing does, so that the chart can name the last entry. */
function useSeries<Data, Key extends QueryKey>(
  query: (from: LocalDay | null) => UseQueryOptions<Data, Error, Data, Key>,
  isEmpty: (data: Data) => boolean,
  span: SpanChoice,
  enabled: boolean,
): UseQueryResult<Data> {
  const from = fetchStart(span)
  const near = useWithOlderAnswer(query(from), enabled)
  const isBreak = from !== null && near.data !== undefined && isEmpty(near.data)
  const all = useQuery({ ...query(null), enabled: enabled && isBreak })
  return isBreak ? all : near
}

function useSpan(first: Span, offered: readonly Span[], today: LocalDay): SpanChoice {
  const [chosen, onChoose] = useState(first)
  return { offered, chosen, onChoose, today }
}

// The fetched data always covers at least a year, so that shorter spans need no request.
function fetchStart({ chosen, today }: SpanChoice): LocalDay | null {
  return chosen === "all" ? null : spanStart("1Y", today)
}
