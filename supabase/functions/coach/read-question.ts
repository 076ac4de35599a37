import type { CoachRequest } from "#domain/coach/asking/requests.ts"
import type { FunctionContext } from "@repertoire/backend/functions"
import type { CallersTables } from "../callers-tables.ts"
import type { Question } from "./question.ts"
import { goalQuestion, monthQuestion, routineQuestion, weekQuestion, workoutQuestion } from "./questions.ts"
import { readAthlete } from "./read-athlete.ts"
import { readMonth } from "./read-month.ts"
import { readWorkout } from "./read-workout.ts"

/** Reads the caller's rows and builds the question. `warn` is called with anything that couldn't be read. Throws a NothingToAsk or a CantRead. */
export async function readQuestion(
  tables: CallersTables,
  userId: string,
  request: CoachRequest,
  warn: FunctionContext["warn"],
): Promise<Question> {
  const { feature } = request
  if (feature === "workout") return workoutQuestion(await readWorkout(tables, userId, request))
  if (feature === "month") return monthQuestion(request.month, await readMonth(tables, userId, request, warn))
  const athlete = await readAthlete(tables, userId, request)
  if (feature === "goal") return goalQuestion(athlete)
  return feature === "routine" ? routineQuestion(athlete, request.goal_id) : weekQuestion(athlete)
}
