// What each kind of request asks the model: the prompt, made from a person's data, and how the reply is parsed and checked against the same data.
import { monthFigures, withFigures } from "#domain/coach/rules/month-figures.ts"
import {
  goalPrompt,
  monthPrompt,
  routinePrompt,
  weekPrompt,
  workoutPrompt,
} from "#domain/coach/asking/prompts.ts"
import {
  goalReplySchema,
  monthReplySchema,
  routineReplySchema,
  weekReplySchema,
  workoutReplySchema,
} from "#domain/coach/asking/replies.ts"
import { replyFormats } from "#domain/coach/asking/reply-formats.ts"
import { coachSentences } from "#domain/coach/asking/sentences.ts"
import { checkMonthReply, checkWorkoutReply } from "#domain/coach/checks/claims/check-analysis.ts"
import { checkGoalReply, checkRoutineReply, checkWeekReply } from "#domain/coach/checks/claims/check-plan.ts"
import { claimContext } from "#domain/coach/checks/claims/claim-context.ts"
import { marksOfWeek, marksOfWorkout } from "#domain/coach/checks/marks.ts"
import { daysOf, partsOf } from "#domain/coach/checks/suggestion.ts"
import { mustRest, restSentence } from "#domain/coach/rules/cautions.ts"
import { marksOfGoal } from "#domain/coach/rules/goal-marks.ts"
import { goalByRules } from "#domain/coach/rules/goal-rules.ts"
import { monthAnalysis, sheetOfMonth } from "#domain/coach/rules/month-rules.ts"
import { routineByRules } from "#domain/coach/rules/routine-rules.ts"
import { weekByRules } from "#domain/coach/rules/week-rules.ts"
import { sheetOfWorkout, workoutAnalysis } from "#domain/coach/rules/workout-rules.ts"
import { factsOfMonth } from "#domain/coach/sheet/facts/month-facts.ts"
import { factsOfPlan } from "#domain/coach/sheet/facts/plan-facts.ts"
import { factsOfWorkout } from "#domain/coach/sheet/facts/workout-facts.ts"
import { type Athlete, athleteOf } from "#domain/coach/person/athlete.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { atEndOf } from "#domain/coach/sheet/month-sheet.ts"
import { asOf } from "#domain/coach/sheet/workout-sheet.ts"
import { analysisAnswer, type Question, reader, refusedAnalysis } from "./question.ts"
import type { ReadMonth } from "./read-month.ts"
import type { ReadWorkout } from "./read-workout.ts"
import { NothingToAsk } from "./nothing-to-ask.ts"

const analysisSentences = {
  unreadable: coachSentences.unreadableAnalysis,
  failed: coachSentences.failedAnalysis,
}

/** Builds the prompt that asks the model to analyze one workout, with the facts that its reply is checked against. */
export function workoutQuestion({ workout, person, records, recordFacts, plans }: ReadWorkout): Question {
  const around = { plans, records: recordFacts }
  const athlete = athleteOf({ ...person, ...asOf(workout, person) })
  const sheet = sheetOfWorkout(workout, person, around)
  const list = factsOfWorkout(sheet, athlete.workouts)
  const claims = claimContext(list, athlete, [])
  const earlier = athlete.workouts.filter(({ id }) => id !== workout.id)
  return {
    ...analysisSentences,
    claims,
    prompt: workoutPrompt({ workout, earlier, records, sheet }, list.lifts, athlete),
    shape: replyFormats.workout,
    read: reader(workoutReplySchema, (reply) => checkWorkoutReply(reply, claims), analysisAnswer),
    builtIn: () => refusedAnalysis(workoutAnalysis(workout, person, around)),
  }
}

/** Builds the prompt that asks the model to analyze one month. Throws a NothingToAsk if there are neither workouts nor goals. */
export function monthQuestion(month: LocalDay, read: ReadMonth): Question {
  const { workouts, goals, records, person, plans } = read
  if (workouts.length === 0 && goals.length === 0) throw new NothingToAsk(coachSentences.emptyMonth)
  const figures = monthFigures(workouts)
  const around = { plans, records }
  const sheet = sheetOfMonth(month, person, around)
  const athlete = athleteOf({ ...person, ...atEndOf(month, person) })
  const list = factsOfMonth(sheet, athlete.workouts)
  const byRules = monthAnalysis(month, person, around)
  const claims = claimContext(
    list,
    athlete,
    byRules.goalProgress.map(({ goalDescription, progressSummary, improvementSuggestions }) => ({
      description: goalDescription,
      texts: [progressSummary, ...improvementSuggestions],
    })),
  )
  return {
    ...analysisSentences,
    claims,
    prompt: monthPrompt({ month, workouts, goals, figures, records, sheet }, list.lifts, person.unit),
    shape: replyFormats.month,
    read: reader(
      monthReplySchema,
      (reply) => checkMonthReply(withFigures(reply, figures), claims),
      analysisAnswer,
    ),
    builtIn: () => refusedAnalysis(byRules),
  }
}

/**
 * Throws a NothingToAsk if the person's notes call for rest. No model makes plans for such a person; the
 * message is the built-in coach's.
 */
function refuseToPlan(athlete: Athlete): void {
  if (mustRest(athlete)) throw new NothingToAsk(restSentence(athlete))
}

/** The facts that any plan is checked against, and the lifts that its prompt needs. */
function claimsOfPlan(athlete: Athlete) {
  const list = factsOfPlan(athlete)
  const goals = athlete.goals.map(({ description, standing }) => ({ description, texts: [standing ?? ""] }))
  return { claims: claimContext(list, athlete, goals), lifts: list.lifts }
}

/** Builds the prompt for a goal. Throws a NothingToAsk for someone who has to rest. */
export function goalQuestion(athlete: Athlete): Question {
  refuseToPlan(athlete)
  const { claims, lifts } = claimsOfPlan(athlete)
  return {
    unreadable: coachSentences.unreadableGoal,
    failed: coachSentences.failedGoal,
    claims,
    prompt: goalPrompt(athlete, lifts),
    shape: replyFormats.goal,
    read: reader(
      goalReplySchema,
      (reply) => checkGoalReply(reply, claims),
      (reply) => ({ reply, marks: marksOfGoal(reply, athlete).map(({ sentence }) => sentence) }),
    ),
    builtIn: () => {
      const { reply } = goalByRules(athlete)
      return reply && { reply, marks: [] }
    },
  }
}

/**
 * Builds the prompt for a routine that serves one of the active goals, or none in particular. Throws a NothingToAsk for someone who has to rest, or if
 * there are no exercises.
 */
export function routineQuestion(athlete: Athlete, goalId: string | null): Question {
  refuseToPlan(athlete)
  if (athlete.exercises.length === 0) throw new NothingToAsk(coachSentences.noExercisesForRoutine)
  const { claims, lifts } = claimsOfPlan(athlete)
  const goal = athlete.goals.find(({ id }) => id === goalId) ?? null
  return {
    unreadable: coachSentences.unreadableRoutine,
    failed: coachSentences.failedPlan,
    claims,
    prompt: routinePrompt(athlete, lifts, goal),
    shape: replyFormats.routine,
    read: reader(
      routineReplySchema,
      (reply) => checkRoutineReply(reply, claims),
      (reply) => {
        const parts = partsOf(reply.exercises, athlete)
        const marks = marksOfWorkout({ name: reply.name, description: null, parts }, athlete)
        return { reply, marks: marks.map(({ sentence }) => sentence) }
      },
    ),
    builtIn: () => {
      const reply = routineByRules(athlete, goal)?.reply
      return reply ? { reply, marks: [] } : null
    },
  }
}

/** Builds the prompt for a week. Throws a NothingToAsk for someone who has to rest, or if there are no exercises. */
export function weekQuestion(athlete: Athlete): Question {
  refuseToPlan(athlete)
  if (athlete.exercises.length === 0) throw new NothingToAsk(coachSentences.noExercisesForWeek)
  const { claims, lifts } = claimsOfPlan(athlete)
  return {
    unreadable: coachSentences.unreadableWeek,
    failed: coachSentences.failedPlan,
    claims,
    prompt: weekPrompt(athlete, lifts),
    shape: replyFormats.week,
    read: reader(
      weekReplySchema,
      (reply) => checkWeekReply(reply, claims),
      (reply) => ({
        reply,
        marks: marksOfWeek(daysOf(reply, athlete), athlete).map(({ sentence }) => sentence),
      }),
    ),
    builtIn: () => ({ reply: weekByRules(athlete).reply, marks: [] }),
  }
}
