// Builds the question for each kind of request from the caller's own rows, then reads and checks the reply.
import { monthFigures, withFigures } from "#domain/coach/rules/month-figures.ts"
import {
  goalPrompt,
  monthPrompt,
  routinePrompt,
  weekPrompt,
  workoutPrompt,
} from "#domain/coach/asking/prompts.ts"
import { marksOfGoal } from "#domain/coach/rules/goal-marks.ts"
import { marksOfWeek, marksOfWorkout } from "#domain/coach/checks/marks.ts"
import { withLogsFigures } from "#domain/coach/checks/figures-said.ts"
import {
  goalReplySchema,
  monthReplySchema,
  readModelReply,
  routineReplySchema,
  weekReplySchema,
  workoutReplySchema,
} from "#domain/coach/asking/replies.ts"
import type { CoachRequest } from "#domain/coach/asking/requests.ts"
import { coachSentences } from "#domain/coach/asking/sentences.ts"
import { daysOf, partsOf } from "#domain/coach/checks/suggestion.ts"
import {
  monthsLookedBack,
  type TrainedWorkout,
  trainedWorkoutColumns,
  trainedWorkoutOf,
} from "#domain/coach/person/trained-workout.ts"
import { addMonths } from "#domain/days/local-day.ts"
import { trainingMemoryOf } from "#domain/records/training-memory.ts"
import { workoutSummary } from "#domain/records/workout-summary.ts"
import type { FunctionContext } from "@repertoire/backend/functions"
import { readAthlete, workoutsBetween } from "./read-athlete.ts"
import { readMonth } from "./read-month.ts"
import type { CallersTables } from "../callers-tables.ts"

/** A parsed reply and its warnings. */
interface Answer {
  reply: unknown
  marks: string[]
}

/** A question to a model. */
export interface Question {
  message: string
  /** Parses the reply; null if it isn't valid. */
  read: (json: string) => Answer | null
  /** The messages for an unreadable reply and for no reply. */
  unreadable: string
  failed: string
}

/** Thrown when there is nothing to ask about. The message can be shown to the person. */
export class NothingToAsk extends Error {
  override name = "NothingToAsk"
}

type Request<Feature> = Extract<CoachRequest, { feature: Feature }>

/** Reads the caller's rows and builds the question. `warn` is called with anything that couldn't be read. Throws a NothingToAsk or a CantRead. */
export function questionOf(
  tables: CallersTables,
  userId: string,
  request: CoachRequest,
  warn: FunctionContext["warn"],
): Promise<Question> {
  const { feature } = request
  if (feature === "workout") return aboutWorkout(tables, userId, request)
  if (feature === "month") return aboutMonth(tables, userId, request, warn)
  if (feature === "goal") return forGoal(tables, userId, request)
  return feature === "routine" ? forRoutine(tables, userId, request) : forWeek(tables, userId, request)
}

const analysisSentences = {
  unreadable: coachSentences.unreadableAnalysis,
  failed: coachSentences.failedAnalysis,
}

async function aboutWorkout(
  tables: CallersTables,
  userId: string,
  asked: Request<"workout">,
): Promise<Question> {
  const { data: row } = await tables
    .from("workout_logs")
    .select(trainedWorkoutColumns)
    .eq("id", asked.log_id)
    .eq("user_id", userId)
    .maybeSingle()
    .throwOnError()
  if (!row) throw new NothingToAsk(coachSentences.noLog)
  const workout = trainedWorkoutOf(row)
  if (workout.exercises.length === 0) throw new NothingToAsk(coachSentences.noSets)
  const since = addMonths(workout.date, -monthsLookedBack)
  const [athlete, records, before] = await Promise.all([
    readAthlete(tables, userId, asked),
    recordsOf(tables, workout),
    workoutsBetween(tables, userId, [since, workout.date]),
  ])
  const earlier = before.filter(({ date }) => date < workout.date)
  return {
    ...analysisSentences,
    message: workoutPrompt({ workout, earlier, records }, athlete),
    read: (json) => {
      const reply = readModelReply(workoutReplySchema, json)
      if (!reply) return null
      const { exerciseFeedback, overallInsights, suggestions } = reply
      const others = [...exerciseFeedback.map(({ feedback }) => feedback), ...overallInsights, ...suggestions]
      const log = { analyzed: [workout], earlier, records: records.length, unit: asked.unit }
      return heldAgainstLog(reply, others, log)
    },
  }
}

/** A workout's records, as shown in its summary. */
async function recordsOf(tables: CallersTables, { id, duration_seconds, exercises }: TrainedWorkout) {
  const { data } = await tables.rpc("training_memory", { except_log: id }).throwOnError()
  const sets = exercises.flatMap(({ exercise_id, sets }) => sets.map((set) => ({ ...set, exercise_id })))
  return workoutSummary(duration_seconds, sets, trainingMemoryOf(data)).records
}

async function aboutMonth(
  tables: CallersTables,
  userId: string,
  { month, today, unit }: Request<"month">,
  warn: FunctionContext["warn"],
): Promise<Question> {
  const { workouts, goals, records } = await readMonth(tables, userId, { month, today, unit }, warn)
  if (workouts.length === 0 && goals.length === 0) throw new NothingToAsk(coachSentences.emptyMonth)
  const figures = monthFigures(workouts)
  return {
    ...analysisSentences,
    message: monthPrompt(month, workouts, goals, { figures, records, unit }),
    read: (json) => {
      const reply = readModelReply(monthReplySchema, json)
      if (!reply) return null
      const { insights, recommendations } = reply
      const log = { analyzed: workouts, earlier: [], records: records.length, unit }
      return heldAgainstLog(withFigures(reply, figures), [...insights, ...recommendations], log)
    },
  }
}

/** Analyses have no warnings. Wrong claims are noted in the reply, which is stored. */
function heldAgainstLog(
  reply: { summary: string },
  others: readonly string[],
  log: Parameters<typeof withLogsFigures>[1],
): Answer {
  const { summary, off } = withLogsFigures({ summary: reply.summary, others }, log)
  return { reply: { ...reply, summary, ...(off && { off }) }, marks: [] }
}

async function forGoal(tables: CallersTables, userId: string, asked: Request<"goal">): Promise<Question> {
  const athlete = await readAthlete(tables, userId, asked)
  return {
    unreadable: coachSentences.unreadableGoal,
    failed: coachSentences.failedGoal,
    message: goalPrompt(athlete),
    read: (json) => {
      const reply = readModelReply(goalReplySchema, json)
      return reply && { reply, marks: marksOfGoal(reply, athlete).map(({ sentence }) => sentence) }
    },
  }
}

async function forRoutine(
  tables: CallersTables,
  userId: string,
  asked: Request<"routine">,
): Promise<Question> {
  const athlete = await readAthlete(tables, userId, asked)
  if (athlete.exercises.length === 0) throw new NothingToAsk(coachSentences.noExercisesForRoutine)
  return {
    unreadable: coachSentences.unreadableRoutine,
    failed: coachSentences.failedPlan,
    message: routinePrompt(athlete, athlete.goals.find(({ id }) => id === asked.goal_id) ?? null),
    read: (json) => {
      const reply = readModelReply(routineReplySchema, json)
      if (!reply) return null
      const parts = partsOf(reply.exercises, athlete)
      const marks = marksOfWorkout({ name: reply.name, description: null, parts }, athlete)
      return { reply, marks: marks.map(({ sentence }) => sentence) }
    },
  }
}

async function forWeek(tables: CallersTables, userId: string, asked: Request<"week">): Promise<Question> {
  const athlete = await readAthlete(tables, userId, asked)
  if (athlete.exercises.length === 0) throw new NothingToAsk(coachSentences.noExercisesForWeek)
  return {
    unreadable: coachSentences.unreadableWeek,
    failed: coachSentences.failedPlan,
    message: weekPrompt(athlete),
    read: (json) => {
      const reply = readModelReply(weekReplySchema, json)
      if (!reply) return null
      const marks = marksOfWeek(daysOf(reply, athlete), athlete)
      return { reply, marks: marks.map(({ sentence }) => sentence) }
    },
  }
}
