import { leadingProgramColumns, leadingProgramOf } from "#domain/coach/lifts/leading-program.ts"
import { liftHistoryOf } from "#domain/coach/lifts/stored-history.ts"
import { intakeOf } from "#domain/coach/person/intake.ts"
import { measureOfSets } from "#domain/workout/load.ts"
import { type Athlete, athleteOf, knownExerciseColumns } from "#domain/coach/person/athlete.ts"
import { type CoachGoal, coachGoalColumns, coachGoals } from "#domain/coach/person/coach-goal.ts"
import { coachSentences } from "#domain/coach/asking/sentences.ts"
import {
  earlierWorkoutsRead,
  monthsLookedBack,
  type TrainedWorkout,
  trainedWorkoutColumns,
  trainedWorkoutOf,
} from "#domain/coach/person/trained-workout.ts"
import { addMonths, type LocalDay } from "#domain/days/local-day.ts"
import { readGoalProgress } from "#domain/goals/goal-progress.ts"
import { systemWith } from "#domain/measures/units.ts"
import type { CallersTables } from "../callers-tables.ts"

// The most workouts to read: two per day for three months. More would only make the message longer.
const mostWorkouts = 180
const mostGoals = 50
const mostAvoided = 200
// The maximum number of rows in one response from the tables.
const pageRows = 1000
const mostExercises = 5000

/** Thrown when the caller's data couldn't be read. The message can be shown to the person. */
export class CantRead extends Error {
  override name = "CantRead"
}

/** Reads the data for a plan, all of it the caller's own; `known` has the goals if they have already been read. Throws a CantRead. */
export async function readAthlete(
  tables: CallersTables,
  userId: string,
  { today, unit }: Pick<Athlete, "today" | "unit">,
  known?: readonly CoachGoal[],
): Promise<Athlete> {
  const [profile, workouts, liftHistory, program, goals, exercises] = await Promise.all([
    orThrowCantRead(readProfile(tables, userId, unit), coachSentences.failedProfile),
    orThrowCantRead(
      workoutsBetween(tables, userId, [addMonths(today, -monthsLookedBack), today]),
      coachSentences.failedHistory,
    ),
    orThrowCantRead(readHistory(tables), coachSentences.failedHistory),
    orThrowCantRead(readProgram(tables, userId), coachSentences.failedHistory),
    known ?? orThrowCantRead(activeGoals(tables, userId, { today, unit }), () => coachSentences.failedGoals),
    orThrowCantRead(readExercises(tables), () => coachSentences.failedExercises),
  ])
  const earlier = workouts.length > 0 ? [] : await earlierWorkouts(tables, userId, today)
  return athleteOf({ today, unit, workouts, earlier, liftHistory, program, goals, exercises, ...profile })
}

/** The last workouts before the months that the coach looks back on, for someone who has none in those months. */
async function earlierWorkouts(
  tables: CallersTables,
  userId: string,
  today: LocalDay,
): Promise<TrainedWorkout[]> {
  const { data } = await orThrowCantRead(
    Promise.resolve(
      tables
        .from("workout_logs")
        .select(trainedWorkoutColumns)
        .eq("user_id", userId)
        .lt("date", addMonths(today, -monthsLookedBack))
        .order("date", { ascending: false })
        .order("id")
        .limit(earlierWorkoutsRead)
        .throwOnError(),
    ),
    coachSentences.failedHistory,
  )
  return data.map(trainedWorkoutOf)
}

/** Throws a CantRead with the given message if reading fails. */
export async function orThrowCantRead<Read>(
  reading: Promise<Read>,
  sentence: (reason: string) => string,
): Promise<Read> {
  try {
    return await reading
  } catch (error) {
    throw new CantRead(sentence(error instanceof Error ? error.message : "unknown"), { cause: error })
  }
}

async function readProfile(tables: CallersTables, userId: string, unit: Athlete["unit"]) {
  const [profile, avoided] = await Promise.all([
    tables
      .from("profiles")
      .select(
        `available_equipment, barbells, weekly_sets_low, weekly_sets_high, experience, age, training_aim, training_days, session_minutes, weight,
        weight_unit`,
      )
      .eq("id", userId)
      .maybeSingle()
      .throwOnError(),
    tables
      .from("avoided")
      .select("exercise_id, muscle, reason, joint, pattern, level, until, created_at")
      .eq("user_id", userId)
      .order("created_at")
      .limit(mostAvoided)
      .throwOnError(),
  ])
  return {
    equipment: profile.data?.available_equipment ?? [],
    barbells: profile.data?.barbells ?? null,
    avoided: avoided.data,
    experience: profile.data?.experience ?? null,
    age: profile.data?.age ?? null,
    intake: intakeOf(profile.data, unit),
    weeklySets: { low: profile.data?.weekly_sets_low ?? 10, high: profile.data?.weekly_sets_high ?? 20 },
  }
}

const readHistory = async (tables: CallersTables) =>
  liftHistoryOf((await tables.rpc("lift_history").throwOnError()).data)

async function readProgram(tables: CallersTables, userId: string) {
  const { data } = await tables
    .from("program_runs")
    .select(leadingProgramColumns)
    .eq("user_id", userId)
    .is("ended_at", null)
    .maybeSingle()
    .throwOnError()
  return leadingProgramOf(data)
}

async function readExercises(tables: CallersTables) {
  const page = async (from: number) =>
    (
      await tables
        .from("exercises")
        .select(knownExerciseColumns)
        .is("merged_into", null)
        .order("name")
        .order("id")
        .range(from, from + pageRows - 1)
        .throwOnError()
    ).data
  const all = await page(0)
  while (all.length > 0 && all.length % pageRows === 0 && all.length < mostExercises) {
    const more = await page(all.length)
    if (more.length === 0) break
    all.push(...more)
  }
  return all.map(({ load, measure, ...exercise }) => ({
    ...exercise,
    measure: measureOfSets({ measure, load }),
  }))
}

/** The active goals, with their progress. */
export async function activeGoals(
  tables: CallersTables,
  userId: string,
  { today, unit }: Pick<Athlete, "today" | "unit">,
): Promise<CoachGoal[]> {
  const [goals, progress] = await Promise.all([
    tables
      .from("goals")
      .select(coachGoalColumns)
      .eq("user_id", userId)
      .eq("status", "active")
      .order("created_at")
      .limit(mostGoals)
      .throwOnError(),
    tables.rpc("goal_progress", { today }).throwOnError(),
  ])
  return coachGoals(goals.data, readGoalProgress(progress.data), systemWith(unit))
}

/** The workouts between these days, inclusive, latest first. */
export async function workoutsBetween(
  tables: CallersTables,
  userId: string,
  [first, last]: [LocalDay, LocalDay],
): Promise<TrainedWorkout[]> {
  const { data } = await tables
    .from("workout_logs")
    .select(trainedWorkoutColumns)
    .eq("user_id", userId)
    .gte("date", first)
    .lte("date", last)
    .order("date", { ascending: false })
    .order("id")
    .limit(mostWorkouts)
    .throwOnError()
  return data.map(trainedWorkoutOf)
}
