import { type QueryClient, queryOptions } from "@tanstack/react-query"
import { type Athlete, type AthleteFacts, athleteOf } from "#domain/coach/person/athlete.ts"
import { intakeOf } from "#domain/coach/person/intake.ts"
import { coachSentences } from "#domain/coach/asking/sentences.ts"
import type { CoachGoal } from "#domain/coach/person/coach-goal.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { systemWith, type UnitSystem, weightUnitOf } from "#domain/measures/units.ts"
import { avoidedQuery } from "#web/backend/exercises/avoided-query.ts"
import { backend } from "#web/backend/client.ts"
import { exercisesQuery } from "#web/backend/exercises/exercise-queries.ts"
import { leadingProgramQuery } from "#web/backend/training/leading-program-query.ts"
import { liftHistoryQuery } from "#web/backend/training/lift-history-query.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { likelyUnitSystem } from "#web/backend/preferences/unit-system-query.ts"
import { currentDay } from "#web/device/current-day.ts"
import { NoReply } from "./ask-coach.ts"
import { coachGoalsOf, coachGoalsQuery } from "./coach-goals-query.ts"
import { newest } from "./newest.ts"
import { earlierWorkoutsQuery, trainedWorkouts, weightUnitOfPerson } from "./trained-workouts-query.ts"

/** The profile columns that a plan depends on. */
export function coachProfileQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, "profiles", "for the coach"),
    queryFn: ({ signal }) => fetchCoachProfile(userId, signal),
  })
}

async function fetchCoachProfile(userId: string, signal: AbortSignal) {
  const { data } = await backend
    .from("profiles")
    .select(
      `available_equipment, barbells, unit_system, weekly_sets_low, weekly_sets_high, experience, age, training_aim, training_days,
      session_minutes, weight, weight_unit`,
    )
    .eq("id", userId)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  return data
}

type CoachProfile = Awaited<ReturnType<typeof fetchCoachProfile>>

/** What the coach reads from a profile; the defaults if there is no profile. */
export function profileFacts(
  profile: CoachProfile,
): Pick<AthleteFacts, "equipment" | "barbells" | "experience" | "age" | "weeklySets"> {
  return {
    equipment: profile?.available_equipment ?? [],
    barbells: profile?.barbells ?? null,
    experience: profile?.experience ?? null,
    age: profile?.age ?? null,
    weeklySets: { low: profile?.weekly_sets_low ?? 10, high: profile?.weekly_sets_high ?? 20 },
  }
}

/**
 * Everything the coach knows about a person, as up to date as possible. Throws if exercises or history can't be loaded and aren't stored on this
 * device.
 */
export function athleteHere(client: QueryClient, userId: string): Promise<Athlete> {
  return readAthlete(client, userId, {
    goalsOf: (...args) => coachGoalsOf(client, ...args),
    read: (_part, reading) => reading,
  })
}

/**
 * Everything the coach knows about a person, for a request to a model, which needs the goals too. Throws a NoReply that names what couldn't be
 * loaded; `noExercises` is the message for exercises.
 */
export function athleteToAsk(client: QueryClient, userId: string, noExercises: string): Promise<Athlete> {
  const failed: Record<Part, (reason: string) => string> = {
    exercises: () => noExercises,
    history: coachSentences.failedHistory,
    goals: () => coachSentences.failedGoals,
    profile: coachSentences.failedProfile,
  }
  return readAthlete(client, userId, {
    goalsOf: (...args) => newest(client, coachGoalsQuery(...args)),
    read: async (part, reading) => {
      try {
        return await reading
      } catch (error) {
        throw new NoReply(failed[part](error instanceof Error ? error.message : ""), { cause: error })
      }
    },
  })
}

type Part = "exercises" | "history" | "goals" | "profile"

interface AthleteSources {
  goalsOf: (userId: string, today: LocalDay, system: UnitSystem) => Promise<CoachGoal[]>
  read: <Read>(part: Part, reading: Promise<Read>) => Promise<Read>
}

async function readAthlete(
  client: QueryClient,
  userId: string,
  { goalsOf, read }: AthleteSources,
): Promise<Athlete> {
  const today = currentDay()
  const [exercises, workouts, liftHistory, program, goals, profile, avoided] = await Promise.all([
    read("exercises", newest(client, exercisesQuery(userId))),
    read("history", trainedWorkouts(client, userId, today)),
    // A device that was last online with an earlier release stores only the workouts.
    newest(client, liftHistoryQuery(userId)).catch(() => undefined),
    newest(client, leadingProgramQuery(userId)).catch(() => null),
    read(
      "goals",
      weightUnitOfPerson(client, userId).then((unit) => goalsOf(userId, today, systemWith(unit))),
    ),
    read("profile", newest(client, coachProfileQuery(userId))),
    read("profile", newest(client, avoidedQuery(userId))),
  ])
  const unit = weightUnitOf(profile?.unit_system ?? likelyUnitSystem())
  const known = workouts.filter(({ date }) => date <= today)
  // Without earlier workouts, someone who comes back after months would look like a beginner.
  const earlier =
    known.length > 0 ? [] : await newest(client, earlierWorkoutsQuery(userId, today)).catch(() => [])
  return athleteOf({
    today,
    unit,
    exercises,
    ...profileFacts(profile),
    avoided,
    program,
    workouts: known,
    earlier,
    ...(liftHistory && { liftHistory }),
    goals,
    intake: intakeOf(profile, unit),
  })
}
