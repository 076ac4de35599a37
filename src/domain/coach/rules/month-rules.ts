import { dayNumber, daysBetween, lastOfMonth, type LocalDay } from "#domain/days/local-day.ts"
import { writeDuration } from "#domain/measures/duration.ts"
import { standingWords } from "#domain/goals/standing-words.ts"
import type { CoachGoal } from "#domain/coach/person/coach-goal.ts"
import type { MonthAnalysis, MonthFigures, MonthReply, Suggestion } from "#domain/coach/asking/replies.ts"
import { monthSentences } from "./month-sentences.ts"
import { sources } from "./source-words.ts"
import { type TrainedWorkout, workingSets } from "#domain/coach/person/trained-workout.ts"

/** The month's computed figures, which replace the ones in the reply. */
export function monthFigures(workouts: readonly TrainedWorkout[]): MonthFigures {
  const timed = workouts.flatMap(({ duration_seconds }) =>
    duration_seconds === null ? [] : [duration_seconds],
  )
  const total = timed.reduce((sum, seconds) => sum + seconds, 0)
  const ids = workouts.flatMap(({ exercises }) => exercises.map(({ exercise_id }) => exercise_id))
  return {
    totalWorkouts: workouts.length,
    totalExercises: new Set(ids).size,
    averageDuration:
      timed.length === 0 ? monthSentences.noDuration : writeDuration(Math.round(total / timed.length)),
  }
}

/** Puts the computed figures into a month's analysis and lists the ones that the reply got wrong. */
export function withFigures(
  reply: MonthReply & Pick<MonthAnalysis, "replaced">,
  figures: MonthFigures,
): MonthAnalysis {
  const said = reply.keyMetrics ?? figures
  const replaced = (["totalWorkouts", "totalExercises", "averageDuration"] as const).filter(
    (name) => said[name] !== figures[name],
  )
  const { replaced: _before, ...rest } = reply
  return { ...rest, keyMetrics: figures, ...(replaced.length > 0 && { replaced }) }
}

/** The built-in coach's analysis of a month. `today` limits the month to the days that have passed. */
export function monthAnalysis(
  { month, today }: { month: LocalDay; today: LocalDay },
  workouts: readonly TrainedWorkout[],
  goals: readonly CoachGoal[],
): MonthAnalysis {
  const figures = monthFigures(workouts)
  const recommendations = [
    ...daysRecommendation(month, today, workouts),
    ...goals.flatMap((goal) => pace(goal, today)),
  ]
  return {
    summary: summaryOf(workouts),
    keyMetrics: figures,
    insights: insightsOf(workouts),
    recommendations: recommendations.map(({ text }) => text),
    whys: recommendations.map(({ why }) => why),
    goalProgress: goals.map((goal) => ({
      goalDescription: goal.description,
      progressSummary:
        goal.standing === null || goal.progress === null
          ? standingWords.nothingLogged
          : monthSentences.progress(goal.standing, percent(goal.progress)),
      improvementSuggestions: pace(goal, today).map(({ text }) => text),
    })),
    source: "rules",
  }
}

function summaryOf(workouts: readonly TrainedWorkout[]): string {
  if (workouts.length === 0) return monthSentences.empty
  const sets = workouts.flatMap(({ exercises }) => exercises.flatMap(workingSets)).length
  return monthSentences.summary(workouts.length, sets)
}

function insightsOf(workouts: readonly TrainedWorkout[]): string[] {
  if (workouts.length === 0) return []
  const counts = new Map<string, number>()
  for (const { exercises } of workouts) {
    for (const exercise of exercises) {
      counts.set(exercise.name, (counts.get(exercise.name) ?? 0) + workingSets(exercise).length)
    }
  }
  const [most] = [...counts].toSorted((one, other) => other[1] - one[1])
  const gap = longestGap(workouts.map(({ date }) => date))
  return [
    ...(most && counts.size > 1 ? [monthSentences.mostTrained(...most)] : []),
    ...(gap >= 7 ? [monthSentences.longestGap(gap)] : []),
  ]
}

function longestGap(days: readonly LocalDay[]): number {
  const numbers = days.map(dayNumber).toSorted((one, other) => one - other)
  return Math.max(0, ...numbers.slice(1).map((number, index) => number - (numbers[index] ?? number)))
}

function daysRecommendation(
  month: LocalDay,
  today: LocalDay,
  workouts: readonly TrainedWorkout[],
): Suggestion[] {
  const last = lastOfMonth(month) < today ? lastOfMonth(month) : today
  const weeks = Math.max(1, (daysBetween(month, last) + 1) / 7)
  const trained = new Set(workouts.map(({ date }) => date)).size
  const aWeek = trained / weeks
  if (aWeek >= 2) return []
  return [
    {
      text: trained === 0 ? monthSentences.start : monthSentences.moreDays,
      why: {
        rule: monthSentences.daysRule,
        data: monthSentences.daysData(trained, Math.round(weeks)),
        source: sources.ours,
      },
    },
  ]
}

/** Whether a goal with a date is on schedule. */
function pace({ description, progress, target_date, start_date }: CoachGoal, today: LocalDay): Suggestion[] {
  if (target_date === null || start_date === null || progress === null || progress >= 1) return []
  const whole = daysBetween(start_date, target_date)
  const gone = daysBetween(start_date, today)
  if (whole <= 0 || gone <= 0 || target_date < today) return []
  if (progress >= gone / whole) return []
  return [
    {
      text: monthSentences.behind(description),
      why: {
        rule: monthSentences.paceRule,
        data: monthSentences.paceData(percent(progress), percent(gone / whole)),
        source: sources.ours,
      },
    },
  ]
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
