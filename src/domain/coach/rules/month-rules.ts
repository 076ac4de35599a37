import type { MonthAnalysis, Suggestion } from "#domain/coach/asking/replies.ts"
import { athleteOf, type AthleteFacts } from "#domain/coach/person/athlete.ts"
import type { CoachGoal } from "#domain/coach/person/coach-goal.ts"
import { atEndOf, endOf, type MonthSheet, monthSheet } from "#domain/coach/sheet/month-sheet.ts"
import { concernWords } from "#domain/coach/sheet/concern-words.ts"
import type { Around } from "#domain/coach/sheet/workout-sheet.ts"
import { formatDay } from "#domain/days/day-text.ts"
import { lastOfMonth, type LocalDay } from "#domain/days/local-day.ts"
import { standingWords } from "#domain/goals/standing-words.ts"
import { mustRest } from "./cautions.ts"
import { goalsByDate } from "./goal-outlook.ts"
import { goalSentences } from "./goal-sentences.ts"
import { pace, percent } from "./goal-pace.ts"
import { liftSuggestion, mainLifts } from "./lift-suggestions.ts"
import { monthFigures } from "./month-figures.ts"
import { monthInsights } from "./month-insights.ts"
import { monthPriorities } from "./month-priorities.ts"
import { monthSentences as sentences } from "./month-sentences.ts"
import { sentencesIn, withinBudget } from "./sentence-budget.ts"
import { sources } from "./source-words.ts"
import { weekSentences } from "./week-sentences.ts"

const mostNext = 2
const mostSentences = 12

/** The sheet of facts about a person's month, with everything as of its last day. */
export function sheetOfMonth(month: LocalDay, person: AthleteFacts, around: Around): MonthSheet {
  return monthSheet(month, athleteOf({ ...person, ...atEndOf(month, person) }), around)
}

/**
 * The built-in coach's analysis of a month compared with the month before, in six to twelve sentences built from the sheet's facts, with the standing
 * of each goal. The same facts always give the same text.
 */
export function monthAnalysis(
  month: LocalDay,
  person: AthleteFacts,
  around: Around = { plans: [], records: null },
): MonthAnalysis {
  const sheet = sheetOfMonth(month, person, around)
  const isToRest = mustRest(sheet)
  const summary = [...(isToRest ? sheet.concerns.map(concernWords) : []), summaryOf(sheet)].join(" ")
  const priorities = isToRest ? [] : sheet.now.workouts === 0 ? startOf(sheet) : monthPriorities(sheet)
  const lifts = [...sheet.lifts, ...sheet.lastLifts]
  const next = isToRest ? [] : mainLifts(lifts, mostNext).flatMap((lift) => liftSuggestion(lift, sheet.unit))
  const reserved = sentencesIn([summary, ...priorities.map(({ text }) => text)].join(" "))
  const parts = withinBudget({ feedback: [], insights: monthInsights(sheet), next }, mostSentences - reserved)
  const recommendations = [...parts.next, ...priorities]
  const { today } = person
  const byDate = person.goals.length > 0 ? goalsByDate(athleteOf(person)) : null
  return {
    summary,
    keyMetrics: monthFigures(
      person.workouts.filter(({ date }) => date >= month && date <= endOf(month, today)),
    ),
    insights: parts.insights,
    recommendations: recommendations.map(({ text }) => text),
    whys: recommendations.map(({ why }) => why),
    goalProgress: sheet.goals.map((goal) => ({
      goalDescription: goal.description,
      progressSummary: standingOf(goal),
      improvementSuggestions: adviceOn(goal, byDate?.get(goal.id), today),
    })),
    source: "rules",
  }
}

function adviceOn(
  goal: CoachGoal,
  outlook: { isLate: boolean; sentence: string } | undefined,
  today: LocalDay,
): string[] {
  if (!outlook) return pace(goal, today).map(({ text }) => text)
  return outlook.isLate ? [outlook.sentence, goalSentences.laterDate] : [outlook.sentence]
}

const standingOf = ({ standing, progress }: CoachGoal) =>
  standing === null || progress === null
    ? standingWords.nothingLogged
    : sentences.progress(standing, percent(progress))

function summaryOf(sheet: MonthSheet): string {
  const { now, before, month, monthBefore, isRunning, effort, aWeek, lastLifts } = sheet
  const [name, nameBefore] = [formatDay(month, "month"), formatDay(monthBefore, "month")]
  if (now.workouts === 0) {
    if (before && before.workouts > 0) return sentences.emptyAfter(name, before.workouts, nameBefore)
    return lastLifts.length > 0 ? sentences.emptyStill(name) : sentences.empty
  }
  return [
    sentences.summary({
      ...{ workouts: now.workouts, month: name, isRunning },
      before: before && { name: nameBefore, workouts: before.workouts },
    }),
    ...(now.planned > 0 ? [sentences.planned(now.done, now.planned)] : []),
    sentences.setsAndWeeks(effort.sets, aWeek),
  ].join(" ")
}

/** Where to start after a month without training. Someone who trained before resumes that training. */
function startOf(sheet: MonthSheet): Suggestion[] {
  const { now, month, concerns, lastLifts } = sheet
  if (concerns.length > 0) return monthPriorities(sheet)
  if (lastLifts.length > 0) {
    const text = lastLifts.some(({ next }) => next !== null) ? sentences.startAgain : sentences.runAgain
    const { awayRule: rule } = weekSentences
    return [{ text, why: { rule, data: sentences.startAgainData, source: sources.strengthStays } }]
  }
  const data = sentences.daysData(now.days, Math.round(Number(lastOfMonth(month).slice(8)) / 7))
  return [{ text: sentences.start, why: { rule: sentences.daysRule, data, source: sources.ours } }]
}
