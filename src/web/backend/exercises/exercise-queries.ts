import { queryOptions } from "@tanstack/react-query"
import { measureOfSets } from "#domain/workout/load.ts"
import { backend } from "#web/backend/client.ts"
import { everyPage } from "#web/backend/queries/every-page.ts"
import { withPlainNames } from "#web/backend/queries/plain-names.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"

const minutes = 60_000
const recentWorkouts = 10

export const exercisesKey = (userId: string) => userKey(userId, "exercises")

/** All library exercises and the person's own, sorted by name. Includes hidden ones, which aren't offered. */
export function exercisesQuery(userId: string) {
  return queryOptions({
    queryKey: [...exercisesKey(userId), "all"],
    staleTime: 5 * minutes,
    queryFn: ({ signal }) => fetchExercises(signal),
  })
}

export type Exercise = Awaited<ReturnType<typeof fetchExercises>>[number]

async function fetchExercises(signal: AbortSignal) {
  const rows = await everyPage((from, to) =>
    backend
      .from("exercises")
      .select(
        `exercise_id:id, exercise_name:name, exercise_type:type, measure, load, aliases, equipment, primary_muscles,
        secondary_muscles, popularity_rank, owner_id, is_hidden, pattern, skill, joint_loads, needs,
        moves_like, guide`,
        { count: "exact" },
      )
      .is("merged_into", null)
      .order("name")
      .order("id")
      .range(from, to)
      .abortSignal(signal)
      .throwOnError(),
  )
  // The exercises are sorted by the person's alphabet here, because the database sorts by bytes.
  const { compare } = new Intl.Collator()
  return withPlainNames(rows)
    .map(({ measure, load, ...row }) => ({
      ...row,
      measure: measureOfSets({ measure, load }),
      /** Whether the exercise's sets always have a weight; the sets of a body-weight exercise don't have to. */
      is_loaded: measure === "weight_reps",
    }))
    .toSorted((one, other) => compare(one.exercise_name, other.exercise_name))
}

/** The ids of the exercises in recent workouts, latest first. */
export function recentExercisesQuery(userId: string) {
  return queryOptions({
    // The key is under workout_logs, so that saving a log invalidates it.
    queryKey: userKey(userId, "workout_logs", "recent exercises"),
    staleTime: 5 * minutes,
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .from("workout_logs")
        .select("set_logs(exercise_id)")
        .eq("user_id", userId)
        .order("date", { ascending: false })
        .order("created_at", { ascending: false })
        .order("exercise_order", { referencedTable: "set_logs" })
        .limit(recentWorkouts)
        .abortSignal(signal)
        .throwOnError()
      return [...new Set(data.flatMap(({ set_logs }) => set_logs.map(({ exercise_id }) => exercise_id)))]
    },
  })
}
