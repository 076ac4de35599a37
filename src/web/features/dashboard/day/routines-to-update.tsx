import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query"
import { fetchLog } from "#web/backend/training/log-queries.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import type { SentWorkout } from "#web/offline/queue/outbox.ts"
import { routineToUpdate } from "#web/repeating/routine-to-update.ts"
import { UpdateRoutine } from "#web/repeating/update-routine.tsx"

export interface RoutinesToUpdateProps {
  userId: string
  /** Workouts from a routine that were saved offline and have since been sent. */
  workouts: readonly SentWorkout[]
}

/**
 * Offers to update a routine from a workout that was saved offline. Other workouts have this offer in their summary, but a workout saved offline has
 * no summary. The offer waits until the workout is on the server, which has the latest version of the routine.
 */
export function RoutinesToUpdate({ userId, workouts }: RoutinesToUpdateProps) {
  return workouts.map((workout) => <Question key={workout.log_id} userId={userId} workout={workout} />)
}

function Question({ userId, workout }: { userId: string; workout: SentWorkout }) {
  const client = useQueryClient()
  const query = sentRoutineQuery(userId, workout.log_id)
  const { data: update, refetch } = useQuery(query)
  if (!update) return null
  return (
    <UpdateRoutine
      key={update.base.revision}
      {...{ userId, update }}
      day={workout.operation.save.log.date}
      onAnswered={() => client.setQueryData(query.queryKey, null)}
      onCompareAgain={() => void refetch()}
    />
  )
}

function sentRoutineQuery(userId: string, logId: string) {
  return queryOptions({
    // This key isn't among those refetched when workouts change, so that an answered offer isn't made again.
    queryKey: userKey(userId, "routine to update", logId),
    staleTime: Infinity,
    gcTime: Infinity,
    queryFn: async ({ signal }) => {
      const { log, sets } = await fetchLog(userId, logId, signal)
      return routineToUpdate(userId, log, sets, signal)
    },
  })
}
