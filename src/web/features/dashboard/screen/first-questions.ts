import type { QueryClient } from "@tanstack/react-query"
import { firstOfMonth, type LocalDay } from "#domain/days/local-day.ts"
import { backend } from "#web/backend/client.ts"
import { pictureQuery } from "#web/backend/pictures/picture-query.ts"
import { choicesQuery } from "#web/backend/preferences/choices-query.ts"
import { onboardingQuery } from "#web/backend/preferences/onboarding-query.ts"
import { askTogether } from "#web/backend/ask-together.ts"
import { summaryQuery } from "#web/backend/training/training-summary-query.ts"
import { spanStart } from "#web/charts/chart-scale.ts"
import { runningRunQuery } from "#web/programs/queries.ts"
import { plannedExercises } from "../planned-workout.ts"
import {
  liftQuery,
  monthRecordsQuery,
  timeQuery,
  volumeQuery,
  weekdaysQuery,
  weightsQuery,
} from "../progress/queries.ts"
import {
  activeGoalsQuery,
  dayCommitmentsQuery,
  dayLogsQuery,
  exerciseTypesQuery,
  monthCommitmentsQuery,
  monthLogsQuery,
  newestRoutinesQuery,
  savedWeekQuery,
} from "../queries.ts"

/** Asks for all that the dashboard shows first, in one request that before-the-app.js has sent already. Resolves once it is answered. */
export function askForHome(client: QueryClient, userId: string, today: LocalDay): Promise<unknown> {
  const month = firstOfMonth(today)
  const fill = askTogether(client, backend.rpc("dashboard_answers", { today }))
  const fillDay = async () => {
    const day = dayCommitmentsQuery(userId, today)
    await fill(day, "day_commitments")
    // One request can ask for the exercises of only one planned workout. If the day has several, each sends its own request.
    const [planned, ...others] = client.getQueryData(day.queryKey) ?? []
    const names = planned && others.length === 0 ? plannedExercises(planned) : []
    if (names.length > 0) await fill(exerciseTypesQuery(userId, names), "day_exercise_types")
  }
  return Promise.all([
    fill(monthLogsQuery(userId, month), "month_logs"),
    fill(monthCommitmentsQuery(userId, month), "month_commitments"),
    fill(activeGoalsQuery(userId), "active_goals"),
    fill(runningRunQuery(userId), "running_run"),
    fill(dayLogsQuery(userId, today), "day_logs"),
    fillDay(),
    fill(savedWeekQuery(userId), "saved_week"),
    fill(newestRoutinesQuery(userId), "newest_routines"),
    fill(choicesQuery(userId), "choices"),
    fill(onboardingQuery(userId), "onboarding"),
    fill(pictureQuery(userId), "picture"),
  ])
}

/** Asks for the data of all charts and figures in one request. Resolves once it is answered. The charts cover a year at first, whatever span they show. */
export function askForProgress(client: QueryClient, userId: string, today: LocalDay): Promise<unknown> {
  const from = spanStart("1Y", today)
  const fill = askTogether(client, backend.rpc("progress_answers", { today, from_day: from }))
  return Promise.all([
    fill(weightsQuery(userId, from), "weights"),
    fill(volumeQuery(userId, from), "volume"),
    fill(weekdaysQuery(userId, today), "weekdays"),
    fill(timeQuery(userId, from), "time"),
    fill(liftQuery(userId, today, from, null), "lift"),
    fill(summaryQuery(userId, today), "summary"),
    fill(monthRecordsQuery(userId, today), "month_records", "before_the_month"),
  ])
}
