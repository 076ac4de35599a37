import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { createElement, type FunctionComponent } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { CoachGoal } from "#domain/coach/person/coach-goal.ts"
import { volumeInWords } from "#domain/coach/person/volumes.ts"
import { monthAnalysis } from "#domain/coach/rules/month-rules.ts"
import { addDays, addMonths, firstOfMonth, mondayOf } from "#domain/days/local-day.ts"
import { readGoalProgress } from "#domain/goals/goal-progress.ts"
import { goalStanding, standingText } from "#domain/goals/goal-standing.ts"
import { shownWeight } from "#domain/measures/shown-weight.ts"
import { kilograms, weightUnitOf } from "#domain/measures/units.ts"
import { bestNow, bestsSoFar } from "#domain/records/best-so-far.ts"
import { pointsOf, recordsOver } from "#domain/records/exercise-progress.ts"
import { wholeVolume, writeVolume } from "#domain/records/working-volume.ts"
import type { AppConfig } from "#web/backend/run-time-config.ts"
import type { Progress } from "#web/features/dashboard/progress/use-progress.ts"
import { MessagesProvider } from "#web/ui/messages/messages.tsx"
import { RoomyStorage } from "@repertoire/backend/testing/roomy-storage.ts"
import { signUpAndConfirm } from "#tests/support/person.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { type MadeAccount, madeAccounts, saveAccount, today } from "./accounts.ts"

// Set ONE_TRUTH_ACCOUNTS=40 to run more by hand.
const accounts = madeAccounts(Number(process.env["ONE_TRUTH_ACCOUNTS"] ?? 6))

let server: TestServer
let app: Awaited<ReturnType<typeof loadApp>>
beforeAll(async () => {
  // The app's own queries run here as in a browser, with its storage.
  Object.assign(globalThis, { localStorage: new RoomyStorage(), navigator: { onLine: true } })
  server = await startServer()
  app = await loadApp()
  app.wire.connect(configOf(server), { readsAddress: false })
})
afterAll(() => server.stop())

const configOf = ({ url, anonKey }: TestServer): AppConfig => ({
  ...{ url, anonKey, authPrefix: "/auth/v1", privacyContact: "", providers: [] },
  ...{
    hasStrava: false,
    hasPasskeys: false,
    hasPersonalKeys: false,
    hasLanguageModel: false,
    hasTextMessages: false,
  },
  ...{ allowsAnonymous: false, hasOnlyProvider: false, allowsLinking: false },
})

/** The app's queries, and the parts of its screens that show their results. */
async function loadApp() {
  const [client, choices, summary, progress, hook, exercise, saved, coach, goals, week, stand, records] =
    await Promise.all([
      import("#web/backend/client.ts"),
      import("#web/backend/preferences/choices-query.ts"),
      import("#web/backend/training/training-summary-query.ts"),
      import("#web/features/dashboard/progress/queries.ts"),
      import("#web/features/dashboard/progress/use-progress.ts"),
      import("#web/features/exercise/queries.ts"),
      import("#web/features/logging/summary/saved-workout-query.ts"),
      import("#web/coach/asking/trained-workouts-query.ts"),
      import("#web/coach/asking/coach-goals-query.ts"),
      import("#web/features/dashboard/progress/this-week.tsx"),
      import("#web/features/dashboard/progress/where-you-stand.tsx"),
      import("#web/features/dashboard/progress/month-records.tsx"),
    ])
  return {
    wire: client,
    ...hook,
    ...progress,
    ...choices,
    ...summary,
    ...exercise,
    ...saved,
    ...coach,
    ...goals,
    ...week,
    ...stand,
    ...records,
  }
}

/** The text that a part of Home or Progress shows for the client's cached results. */
function textOf(client: QueryClient, userId: string, part: FunctionComponent<Progress>): string {
  const Part = () => createElement(part, app.useProgress(userId, today, true))
  const page = createElement(MemoryRouter, null, createElement(Part))
  const html = renderToStaticMarkup(
    createElement(QueryClientProvider, { client }, createElement(MessagesProvider, null, page)),
  )
  return html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll(/\s+/g, " ")
}

async function signIn(account: MadeAccount) {
  const { client, user } = await signUpAndConfirm(server)
  const ids = await saveAccount(client, user.id, account)
  const { data } = await client.auth.getSession()
  if (!data.session) throw new Error("Nobody is signed in.")
  await app.wire.backend.auth.setSession(data.session)
  return { userId: user.id, ids }
}

it.each(accounts.map((account, index) => [index + 1, account.units, account] as const))(
  "every figure that two screens show is the same on both: account %i, entered in %s",
  async (_, units, account) => {
    const { userId, ids } = await signIn(account)
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const { system } = account
    const unit = weightUnitOf(system)
    const from = addMonths(today, -12)
    const [summary, volume, lift, records, trained, coachGoals] = await Promise.all([
      client.fetchQuery(app.summaryQuery(userId, today)),
      client.fetchQuery(app.volumeQuery(userId, from)),
      client.fetchQuery(app.liftQuery(userId, today, from, null)),
      client.fetchQuery(app.monthRecordsQuery(userId, today)),
      client.fetchQuery(app.trainedWorkoutsQuery(userId, today)),
      client.fetchQuery(app.coachGoalsQuery(userId, today, system)),
      client.fetchQuery(app.choicesQuery(userId)),
    ])
    const saved = await Promise.all(ids.map((id) => client.fetchQuery(app.savedWorkoutQuery(userId, id))))
    const home = textOf(client, userId, app.WhereYouStand)
    const week = textOf(client, userId, app.ThisWeek)
    const month = textOf(client, userId, app.MonthRecords)

    // Volume: the summaries of a week, Home, the chart and the coach, workout by workout.
    const monday = mondayOf(today)
    const ofWeek = saved.filter(({ date }) => date >= monday)
    const weekVolume = ofWeek.reduce((sum, each) => sum + each.summary.volume_kg, 0)
    expect(writeVolume(summary.this_week.volume_kg, unit)).toBe(writeVolume(weekVolume, unit))
    expect(writeVolume(volume.find(({ day }) => day === monday)?.value ?? 0, unit)).toBe(
      writeVolume(weekVolume, unit),
    )
    expect(week).toContain(
      unit === "kg" && wholeVolume(weekVolume) >= 1000
        ? `${Number((wholeVolume(weekVolume) / 1000).toFixed(1))} t`
        : `Volume ${writeVolume(weekVolume, unit)}`,
    )
    expect(summary.this_week.workouts).toBe(ofWeek.length)
    ids.forEach((id, index) => {
      const workout = trained.find((each) => each.id === id)
      expect(volumeInWords(workout ? [workout] : [], unit)).toBe(
        writeVolume(workout ? (saved[index]?.summary.volume_kg ?? 0) : 0, unit),
      )
    })

    // Estimated 1RM: Home, Progress and the exercise's page.
    if (lift.lift !== null) {
      const sessions = await client.fetchQuery(app.progressQuery(userId, lift.lift))
      const days = pointsOf(sessions, "one_rep_max_kg")
      const [now, nowThere] = [bestNow(lift.days, today), bestNow(days, today)]
      expect(now && [now.day, shownWeight(now.value, unit)]).toEqual(
        nowThere && [nowThere.day, shownWeight(nowThere.value, unit)],
      )
      const name = lift.lifts.find(({ id }) => id === lift.lift)?.name
      if (now) expect(home).toContain(`Estimated 1RM ${shownWeight(now.value, unit)} ${name}, ${unit}`)
      const best = recordsOver(sessions).find(({ figure }) => figure === "one_rep_max_kg")
      const line = bestsSoFar(lift.days, lift.before)
      expect(shownWeight(line.at(-1)?.value ?? 0, unit)).toBe(shownWeight(best?.value ?? 0, unit))
    }

    // Records: the stamps in the month's summaries, Home's count and the list on Progress.
    const stamps = saved.flatMap((each, index) =>
      each.date < firstOfMonth(today)
        ? []
        : each.summary.records.map(({ exercise_id, kind }) => ({
            key: `${exercise_id} ${kind}`,
            id: ids[index],
          })),
    )
    expect(new Set(records.map(({ exercise_id, kind }) => `${exercise_id} ${kind}`))).toEqual(
      new Set(stamps.map(({ key }) => key)),
    )
    for (const { exercise_id, kind, log_id } of records)
      expect(stamps).toContainEqual({ key: `${exercise_id} ${kind}`, id: log_id })
    expect(home).toContain(`Records ${records.length} this month`)
    expect(month.match(/Record(?= |$)/g)?.length ?? 0).toBe(records.length)

    // The goal: its card, the day of the lift itself, and the month's analysis.
    await expectOneGoal({ account, userId, coachGoals })

    // Units: no view shows the other system.
    const other = unit === "kg" ? /\d (lbs|mi)\b/ : /\d (kg|km|t)\b/
    for (const view of [home, week, month]) expect(view, units).not.toMatch(other)
  },
  60_000,
)

async function expectOneGoal({
  account: { system, logs, goalStart },
  userId,
  coachGoals,
}: {
  account: MadeAccount
  userId: string
  coachGoals: CoachGoal[]
}) {
  const { data: rows } = await app.wire.backend
    .from("goals")
    .select("id, metric, target_value, unit, exercises(load)")
    .eq("user_id", userId)
    .throwOnError()
  const { data: answer } = await app.wire.backend.rpc("settle_goals", { today }).throwOnError()
  const [goal, progress] = [rows[0], readGoalProgress(answer)[0]]
  if (!goal || !progress) throw new Error("There is no goal.")
  const standing = goalStanding(goal, progress, system)
  const [said] =
    monthAnalysis(firstOfMonth(today), {
      ...{ today, unit: weightUnitOf(system), workouts: [], goals: coachGoals, exercises: [], avoided: [] },
      ...{ barbells: null, equipment: [], experience: null, age: null, weeklySets: { low: 10, high: 20 } },
    }).goalProgress ?? []
  const lifted = logs
    .flatMap(({ date, sets }) =>
      sets.map((set) => ({ date, exercise: set.exercise, kg: kilograms(set.weight ?? 0, set.weight_unit) })),
    )
    .filter(
      ({ exercise, date, kg }) => exercise.startsWith("Bench") && kg > 0 && date >= addDays(goalStart, -84),
    )
  const since = lifted.filter(({ date }) => date >= goalStart)
  const counted = since.length > 0 ? since : lifted
  if (counted.length === 0) {
    expect(standing).toBeNull()
    expect(said?.progressSummary).toBe("Nothing logged toward this goal yet.")
    return
  }
  const most = Math.max(...counted.map(({ kg }) => kg))
  const days = counted.filter(({ kg }) => kg === most).map(({ date }) => date)
  expect(standing?.day).toBe(days.toSorted()[0])
  if (standing) expect(said?.progressSummary.startsWith(`${standingText(standing)}. `)).toBe(true)
}
