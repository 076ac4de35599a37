import type { GoalReply, SuggestedPart, Suggestion, WeekReply } from "#domain/coach/asking/replies.ts"
import type { LiftPrescription } from "#domain/coach/lifts/prescription.ts"
import type { Athlete, KnownExercise } from "#domain/coach/person/athlete.ts"
import { goalByRules } from "#domain/coach/rules/goal-rules.ts"
import { monthAnalysis, sheetOfMonth } from "#domain/coach/rules/month-rules.ts"
import { routineByRules } from "#domain/coach/rules/routine-rules.ts"
import { weekByRules } from "#domain/coach/rules/week-rules.ts"
import { sheetOfWorkout, workoutAnalysis } from "#domain/coach/rules/workout-rules.ts"
import type { MonthSheet } from "#domain/coach/sheet/month-sheet.ts"
import type { WorkoutSheet } from "#domain/coach/sheet/workout-sheet.ts"
import { firstOfMonth } from "#domain/days/local-day.ts"

/** An exercise of an answer, with what the coach prescribes for it. */
export interface AnswerPart extends SuggestedPart {
  exercise: KnownExercise
  prescription: LiftPrescription | null
}

interface AnswerDay {
  day: string
  description: string
  parts: readonly AnswerPart[]
}

/** One of the coach's answers to a person, in the form that expectations ask about. */
export interface Answer {
  athlete: Athlete
  /** All of its sentences. */
  text: string
  days: readonly AnswerDay[]
  isLighter: boolean
  goal: GoalReply | null
  /** Whether the coach suggests nothing. */
  isNone: boolean
  /** The facts behind an analysis; null for the other answers. */
  sheet: MonthSheet | WorkoutSheet | null
}

const textOf = (whys: readonly Suggestion[]) =>
  whys.flatMap(({ text, why }) => [text, why.rule, why.data]).join(" ")

function partsOf(
  parts: readonly SuggestedPart[],
  athlete: Athlete,
  prescriptions: ReadonlyMap<string, LiftPrescription>,
): AnswerPart[] {
  return parts.flatMap((part) => {
    const exercise = athlete.exercises.find(({ exercise_name }) => exercise_name === part.name)
    return exercise
      ? [{ ...part, exercise, prescription: prescriptions.get(exercise.exercise_id) ?? null }]
      : []
  })
}

const nothing = { days: [], isLighter: false, goal: null, isNone: false, text: "", sheet: null }
const around = { plans: [], records: null }

export function weekOf(athlete: Athlete): Answer {
  const { reply, whys, coaching, prescriptions } = weekByRules(athlete)
  const days = reply.schedule.map(({ day, workout }: WeekReply["schedule"][number]) => ({
    day,
    description: workout?.description ?? "",
    parts: partsOf(workout?.exercises ?? [], athlete, prescriptions),
  }))
  const notes = days.flatMap(({ parts }) => parts.flatMap((part) => part.notes ?? []))
  const text = [reply.week_summary, textOf(whys), ...notes].join(" ")
  return { ...nothing, athlete, text, days, isLighter: coaching.lighter !== null }
}

export function routineOf(athlete: Athlete): Answer {
  const found = routineByRules(athlete, athlete.goals[0] ?? null)
  if (!found?.reply) return { ...nothing, athlete, text: found?.sentence ?? "", isNone: true }
  const parts = partsOf(found.reply.exercises, athlete, found.prescriptions)
  const isLighter = parts.some(({ prescription }) => prescription?.phase === "lighter")
  const notes = parts.flatMap((part) => part.notes ?? [])
  const text = [found.reply.description ?? "", textOf(found.whys), ...notes].join(" ")
  return { ...nothing, athlete, text, days: [{ day: "", description: "", parts }], isLighter }
}

export function suggestedGoal(athlete: Athlete): Answer {
  const found = goalByRules(athlete)
  if (found.reply === null) return { ...nothing, athlete, text: found.sentence, isNone: true }
  return { ...nothing, athlete, text: [found.reply.title, textOf(found.whys)].join(" "), goal: found.reply }
}

/** The analysis of the last workout. */
export function workoutOf(athlete: Athlete): Answer {
  const [last] = athlete.workouts
  if (!last) return { ...nothing, athlete, isNone: true }
  const found = workoutAnalysis(last, athlete)
  const { summary, exerciseFeedback, overallInsights, suggestions } = found
  const feedback = exerciseFeedback.flatMap((each) => [each.exerciseName, each.feedback])
  const text = [summary, ...feedback, ...overallInsights, ...suggestions].join(" ")
  return { ...nothing, athlete, text, sheet: sheetOfWorkout(last, athlete, around) }
}

/** The analysis of the month in which the cases are set. */
export function monthOf(athlete: Athlete): Answer {
  const month = firstOfMonth(athlete.today)
  const { summary, insights, recommendations, goalProgress } = monthAnalysis(month, athlete)
  const goals = goalProgress.flatMap((each) => [each.progressSummary, ...each.improvementSuggestions])
  const text = [summary, ...insights, ...recommendations, ...goals].join(" ")
  return { ...nothing, athlete, text, sheet: sheetOfMonth(month, athlete, around) }
}
