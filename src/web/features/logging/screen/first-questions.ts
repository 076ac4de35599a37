import type { QueryClient } from "@tanstack/react-query"
import { backend } from "#web/backend/client.ts"
import { exercisesQuery, recentExercisesQuery } from "#web/backend/exercises/exercise-queries.ts"
import { unitSystemQuery } from "#web/backend/preferences/unit-system-query.ts"
import { askTogether } from "#web/backend/ask-together.ts"
import { routineNamesQuery } from "#web/backend/training/routine-names-query.ts"

/** Asks for the exercises and what goes with them in one request, which before-the-app.js has sent already. Resolves once it is answered. */
export function firstQuestions(client: QueryClient, userId: string): Promise<unknown> {
  const fill = askTogether(client, backend.rpc("logging_answers"))
  return Promise.all([
    fill(exercisesQuery(userId), "exercises"),
    fill(recentExercisesQuery(userId), "recent_exercises"),
    fill(unitSystemQuery(userId), "unit_system"),
    fill(routineNamesQuery(userId), "routine_names"),
  ])
}
