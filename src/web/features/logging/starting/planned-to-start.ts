// Starts a workout that was planned for a day. This is in a chunk of its own, because most workouts weren't planned.
import type { QueryClient } from "@tanstack/react-query"
import type { LocalDay } from "#domain/days/local-day.ts"
import { convertWeight, type UnitSystem, type WeightUnit } from "#domain/measures/units.ts"
import { draftOfSession, readSessionStart } from "#domain/programs/draft-of-session.ts"
import type { Draft } from "#domain/workout/draft.ts"
import { type DraftStart, plannedDraft } from "#domain/workout/draft-from-plan.ts"
import { matchPlan } from "#domain/workout/match-plan.ts"
import { type Exercise, exercisesQuery } from "#web/backend/exercises/exercise-queries.ts"
import { newId } from "#web/device/new-id.ts"
import type { LoggingRoute } from "../logging-route.ts"
import { trainingMemoryQuery } from "../queries.ts"
import { sentences as logging } from "../sentences.ts"
import { sentences } from "./sentences.ts"

interface PlanToStart {
  route: Extract<LoggingRoute, { kind: "plan" }>
  /** The parts of the draft that don't come from the plan. */
  common: DraftStart
  units: UnitSystem
}

/** The draft for a plan. Planned exercises that can't be found are listed as the draft's gaps. */
export async function planToStart(
  client: QueryClient,
  userId: string,
  { route: { plan, committedWorkoutId }, common, units }: PlanToStart,
): Promise<Draft> {
  const { planned, unmatched } = matchPlan(plan, await knownExercises(client, userId))
  // This part is fetched before it is rendered, so that nothing jumps. If that fails, a message takes its place.
  if (unmatched.length > 0) await import("../picking/plan-gaps.tsx").catch(() => {})
  const named = { ...common, name: plan.name ?? null, committed_workout_id: committedWorkoutId }
  return { ...plannedDraft(named, planned, units, newId), gaps: unmatched }
}

/** The draft for a program's session, and the number of its exercises that no longer exist. */
export async function sessionToStart(
  client: QueryClient,
  userId: string,
  { state, date }: { state: unknown; date: LocalDay },
): Promise<{ draft: Draft; missing: number }> {
  const start = readSessionStart(state)
  if (!start) throw new Error(sentences.sessionUnknown)
  const all = await knownExercises(client, userId)
  const exercises = new Map(all.map((exercise) => [exercise.exercise_id, exercise]))
  const memory = client.getQueryData(trainingMemoryQuery(userId, null).queryKey)
  /** The load of an exercise's last working set. */
  const usualLoad = (exerciseId: string, unit: WeightUnit) => {
    const last = memory?.[exerciseId]?.last_sets.findLast(({ set_type }) => set_type === "normal")
    if (!last || last.weight === null) return null
    return convertWeight(last.weight, last.weight_unit ?? unit, unit)
  }
  const draft = draftOfSession(start, { date, exercises, newId, usualLoad })
  return { draft, missing: start.prescribed.lines.length - draft.exercises.length }
}

async function knownExercises(client: QueryClient, userId: string): Promise<Exercise[]> {
  try {
    return await client.ensureQueryData(exercisesQuery(userId))
  } catch (error) {
    throw new Error(logging.fetchingExercises(error instanceof Error ? error.message : ""), { cause: error })
  }
}
