import { type QueryClient, queryOptions } from "@tanstack/react-query"
import type { SavedLog, SavedSet } from "#domain/workout/draft-from-log.ts"
import { compareSets } from "#domain/records/compare-sets.ts"
import { compareWorkouts, totalsOf, workoutSummary } from "#domain/records/workout-summary.ts"
import type { DoneSet } from "#domain/workout/done-set.ts"
import { withShownLoad } from "#domain/workout/load.ts"
import { withoutDirectionMarks } from "#domain/text/without-direction-marks.ts"
import { unitsOf } from "#domain/supersets/supersets.ts"
import { backend } from "#web/backend/client.ts"
import { fetchLog } from "#web/backend/training/log-queries.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { routineToUpdate } from "#web/repeating/routine-to-update.ts"
import { trainingMemoryQuery } from "../queries.ts"
import { SessionSummary } from "./session/part.ts"
import { sentences } from "./sentences.ts"

/** A saved workout: its totals, its records, and a comparison with the previous one from the same template or with the same name. */
export function savedWorkoutQuery(userId: string, logId: string) {
  return queryOptions({
    queryKey: userKey(userId, "workout_logs", "saved", logId),
    queryFn: ({ client, signal }) => fetchSavedWorkout(client, userId, logId, signal),
  })
}

export type SavedWorkoutSummary = Awaited<ReturnType<typeof fetchSavedWorkout>>

async function fetchSavedWorkout(client: QueryClient, userId: string, logId: string, signal: AbortSignal) {
  const [{ log, sets: saved }, memory] = await Promise.all([
    fetchLog(userId, logId, signal),
    client.fetchQuery({ ...trainingMemoryQuery(userId, logId), staleTime: 0 }),
  ])
  const sets = saved.map((set) => withShownLoad(set, set.exercises?.load))
  const summary = workoutSummary(log.duration_seconds, sets, memory)
  const [before, routine] = await Promise.all([
    fetchBefore(userId, log, signal),
    // If this request fails, the summary doesn't ask whether to update the routine.
    // A program's session never updates its routine.
    log.run_id ? null : routineToUpdate(userId, log, sets, signal).catch(() => null),
    log.run_id && SessionSummary.fetch(),
  ])
  const setsBefore = before?.set_logs.map((set) => withShownLoad(set, set.exercises.load)) ?? []
  const names = new Map(sets.map(({ exercise_id, exercises }) => [exercise_id, exercises?.name ?? null]))
  const loads = new Map(sets.map(({ exercise_id, exercises }) => [exercise_id, exercises?.load ?? "outside"]))
  return {
    name: log.name === null ? null : withoutDirectionMarks(log.name),
    date: log.date,
    session: log.run_id && log.slot ? { log, sets: saved } : null,
    sets,
    routine,
    summary,
    supersets: supersetsOf(sets),
    nameOf: Object.fromEntries(names),
    loadOf: Object.fromEntries(loads),
    before: before && {
      date: before.date,
      ...compareWorkouts(summary, totalsOf(before.duration_seconds, setsBefore)),
      exercises: compareSets<DoneSet & { exercise_id: string }>(sets, setsBefore),
    },
  }
}

/** The names of the exercises in each superset. */
function supersetsOf(sets: readonly SavedSet[]): string[][] {
  const inOrder = sets.toSorted((one, other) => one.exercise_order - other.exercise_order)
  const firsts = inOrder.filter((set, index) => set.exercise_order !== inOrder[index - 1]?.exercise_order)
  return unitsOf(firsts)
    .filter((unit) => unit.length > 1)
    .map((unit) => unit.map(({ exercises }) => exercises?.name ?? sentences.unknownExercise))
}

/** The previous workout from the same template, or with the same name if it isn't from a template; null if there was none. */
async function fetchBefore(userId: string, log: SavedLog, signal: AbortSignal) {
  if (log.workout_id === null && log.name === null) return null
  const others = backend
    .from("workout_logs")
    .select(
      `date, duration_seconds,
      set_logs(exercise_id, set_type, reps, weight, weight_unit, duration_minutes, distance, distance_unit, per_side,
        exercises(load))`,
    )
    .eq("user_id", userId)
    .neq("id", log.id)
    .lte("date", log.date)
  const alike =
    log.workout_id === null ? others.eq("name", log.name ?? "") : others.eq("workout_id", log.workout_id)
  const { data } = await alike
    .order("date", { ascending: false })
    .order("created_at", { ascending: false })
    .limit(1)
    .abortSignal(signal)
    .throwOnError()
  return data[0] ?? null
}
