import { type QueryClient, queryOptions } from "@tanstack/react-query"
import type { AthleteFacts } from "#domain/coach/person/athlete.ts"
import { intakeOf } from "#domain/coach/person/intake.ts"
import type { PlannedDay } from "#domain/coach/sheet/consistency.ts"
import { addMonths, firstOfMonth, lastOfMonth, type LocalDay } from "#domain/days/local-day.ts"
import { systemWith } from "#domain/measures/units.ts"
import { avoidedQuery } from "#web/backend/exercises/avoided-query.ts"
import { backend } from "#web/backend/client.ts"
import { exercisesQuery } from "#web/backend/exercises/exercise-queries.ts"
import { leadingProgramQuery } from "#web/backend/training/leading-program-query.ts"
import { liftHistoryQuery } from "#web/backend/training/lift-history-query.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { currentDay } from "#web/device/current-day.ts"
import { coachProfileQuery, profileFacts } from "./athlete-queries.ts"
import { coachGoalsOf } from "./coach-goals-query.ts"
import { newest } from "./newest.ts"
import { trainedWorkouts, weightUnitOfPerson } from "./trained-workouts-query.ts"

/** The scheduled workouts of a day's month and the one before it. */
function plansQuery(userId: string, day: LocalDay) {
  const month = firstOfMonth(day)
  return queryOptions({
    queryKey: userKey(userId, "committed_workouts", "for the coach", month),
    queryFn: async ({ signal }): Promise<PlannedDay[]> => {
      const { data } = await backend
        .from("committed_workouts")
        .select("scheduled_date, completed_log_id")
        .eq("user_id", userId)
        .gte("scheduled_date", addMonths(month, -1))
        .lte("scheduled_date", lastOfMonth(month))
        .abortSignal(signal)
        .throwOnError()
      return data.map((plan) => ({ day: plan.scheduled_date, isDone: plan.completed_log_id !== null }))
    },
  })
}

/**
 * Everything the built-in coach needs for an analysis up to a given day. Throws if the workouts can't be loaded and aren't stored on this device. If
 * anything else is missing, the analysis just says less.
 */
export async function analyzedPerson(
  client: QueryClient,
  userId: string,
  day: LocalDay,
): Promise<{ person: AthleteFacts; plans: PlannedDay[] }> {
  const today = currentDay()
  const workouts = await trainedWorkouts(client, userId, day)
  const unit = await weightUnitOfPerson(client, userId)
  const [exercises, liftHistory, program, goals, profile, avoided, plans] = await Promise.all([
    orElse(newest(client, exercisesQuery(userId)), []),
    orElse(newest(client, liftHistoryQuery(userId)), undefined),
    orElse(newest(client, leadingProgramQuery(userId)), null),
    coachGoalsOf(client, userId, today, systemWith(unit)),
    orElse(newest(client, coachProfileQuery(userId)), null),
    orElse(newest(client, avoidedQuery(userId)), []),
    orElse(newest(client, plansQuery(userId, day)), []),
  ])
  const read = {
    today,
    unit,
    exercises,
    workouts,
    goals,
    avoided,
    program,
    ...(liftHistory && { liftHistory }),
  }
  return { person: { ...read, ...profileFacts(profile), intake: intakeOf(profile, unit) }, plans }
}

async function orElse<Data>(reading: Promise<Data>, otherwise: Data): Promise<Data> {
  try {
    return await reading
  } catch (error) {
    console.warn(error)
    return otherwise
  }
}
