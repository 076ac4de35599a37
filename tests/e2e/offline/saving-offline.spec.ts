import type { Page } from "@playwright/test"
import { expect, type Person } from "#tests/e2e/fixtures.ts"
import { scheduleWorkout, upperA } from "../dashboard/training.ts"
import { addExercise, confirmSet, exercise, expectSaved } from "../logging/workout.ts"
import {
  bench,
  expectAllSent,
  items,
  logsOnServer,
  openOutbox,
  outboxLink,
  saveCall,
  saveOffline,
  saveInVain,
  saveUnanswered,
  test,
  typeWorkout,
} from "./queue.ts"

test("a workout saved offline waits in the outbox and reaches the server exactly once when the network is back @once", async ({
  page,
  server,
  setOffline,
  signIn,
}) => {
  const person = await signIn({ path: "/outbox" })
  await expect(page.getByText("Nothing is waiting.")).toBeVisible()
  await typeWorkout(page)
  await setOffline(true)
  await expect(page.getByText("Workouts are saved on this device and sync later")).toBeVisible()
  await saveOffline(page)
  await expect(outboxLink(page)).toHaveAccessibleName("1 unsent in the outbox")
  await openOutbox(page)
  const item = items(page).filter({ hasText: "Ad-Hoc Workout" })
  await expect(item).toContainText("1 set")
  await expect(item).toContainText("Saved on this device")
  await expect(item).toContainText("Will be sent when you’re back online.")
  expect(await logsOnServer(server, person.id)).toEqual([])

  await setOffline(false)
  await expect(item).toContainText("On the server")
  await expectAllSent(page)
  expect(await logsOnServer(server, person.id)).toEqual(["80x8"])
  await page.reload()
  await expect(page.getByText("Nothing is waiting.")).toBeVisible()
  await page.getByRole("link", { name: "Log New Workout" }).click()
  await expect(page.getByRole("heading", { name: "Current Workout" })).toBeVisible()
  await expect(page.getByRole("region", { name: bench })).toHaveCount(0)
})

test("a reply lost after the commit doesn't lead to a second log @once", async ({
  page,
  problems,
  server,
  signIn,
}) => {
  problems.allow(/ERR_FAILED/)
  const person = await signIn()
  await typeWorkout(page)
  let tries = 0
  // The first two requests arrive, but their responses are lost.
  await page.route(saveCall, async (route) => {
    tries += 1
    if (tries > 2) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await saveUnanswered(page)
  await expect.poll(() => tries).toBeGreaterThan(2)
  await expectAllSent(page)
  expect(await logsOnServer(server, person.id)).toEqual(["80x8"])
})

test(
  "a busy server, a rate limit and a captive portal only delay the save",
  { tag: "@once" },
  async ({ page, problems, server, signIn }) => {
    problems.allow(/status of (429|503)/)
    const person = await signIn()
    await typeWorkout(page)
    const answers = [
      { status: 503, body: "busy" },
      { status: 429, contentType: "application/json", body: '{"code":"429","message":"slow down"}' },
      { status: 200, contentType: "text/html", body: "<html>Welcome to the hotel</html>" },
    ]
    await page.route(saveCall, (route) => {
      const answer = answers.shift()
      return answer ? route.fulfill(answer) : route.continue()
    })
    await saveInVain(page)
    await expectAllSent(page)
    expect(answers).toEqual([])
    expect(await logsOnServer(server, person.id)).toEqual(["80x8"])
  },
)

test("a save answered with 5xx while online says 'An error occurred saving online.' first, then that it is kept and will be sent, but never that it is offline @once", async ({
  page,
  problems,
  server,
  signIn,
}) => {
  problems.allow(/status of 50\d/)
  const person = await signIn()
  for (const [status, weight] of [
    [500, "80"],
    [503, "81"],
  ] as const) {
    await typeWorkout(page, weight)
    await page.route(saveCall, (route) =>
      route.fulfill({ status, json: { code: "XX000", message: "no", details: null, hint: null } }),
    )
    await saveInVain(page)
    await expect(page.getByRole("main")).not.toContainText(/offline/i)
    await openOutbox(page)
    await expect(items(page)).toContainText("The server didn’t respond.")
    await expect(items(page)).not.toContainText(/offline/i)
    await page.unroute(saveCall)
    await expectAllSent(page)
  }
  expect(await logsOnServer(server, person.id)).toEqual(["80x8", "81x8"])
})

/** Someone who has typed one set of today's scheduled workout. Returns the person and the plan's id. */
async function typeScheduledWorkout(page: Page, signIn: () => Promise<Person>) {
  // However late it is, the plan is for the page's current day.
  await page.clock.install({ time: "2026-11-21T12:00:00Z" })
  const person = await signIn()
  const [first] = upperA.exercises
  const planId = await scheduleWorkout(person, "2026-11-21", {
    ...upperA,
    exercises: first ? [{ ...first, sets: 1 }] : [],
  })
  await page.goto("/dashboard")
  await page.getByRole("link", { name: "Log This Workout" }).first().click()
  await confirmSet(page, "100", "5")
  return { person, planId }
}

test("a scheduled workout saved offline completes its plan when it is sent @once", async ({
  page,
  server,
  setOffline,
  signIn,
}) => {
  const { person, planId } = await typeScheduledWorkout(page, signIn)
  await setOffline(true)
  await saveOffline(page)
  const waiting = page.getByRole("article", { name: "Upper A" })
  await expect(waiting).toContainText("Saved on this device")
  await expect(page.getByText("Logged: Upper A.")).toBeVisible()
  await expect(page.getByText("Save the workout log first to enable analysis.")).toBeVisible()
  await expect(page.getByRole("link", { name: "Log This Workout" })).toHaveCount(0)
  await setOffline(false)
  await expectAllSent(page)
  expect(await logsOnServer(server, person.id)).toEqual(["100x5"])
  const [plan] = await server.sql("select status from committed_workouts where id = $1", [planId])
  expect(plan).toEqual({ status: "completed" })
})

test(
  "a plan that was removed meanwhile doesn't hold up its workout",
  { tag: "@once" },
  async ({ page, problems, server, setOffline, signIn }) => {
    problems.allow(/status of 404/)
    const { person, planId } = await typeScheduledWorkout(page, signIn)
    await setOffline(true)
    await saveOffline(page)
    await server.sql("delete from committed_workouts where id = $1", [planId])
    await setOffline(false)
    await expectAllSent(page)
    expect(await logsOnServer(server, person.id)).toEqual(["100x5"])
  },
)

/** Each save goes offline and online twice. Set OFFLINE_SAVES=50 to run more by hand. */
const saves = Number(process.env["OFFLINE_SAVES"] ?? 10)

/** Goes to the logging screen and types a workout of two sets, without loading a page. */
async function typeAnotherWorkout(page: Page, weight: string) {
  await page.getByRole("link", { name: "Gym" }).click()
  await addExercise(page, bench)
  await confirmSet(page, weight, "8")
  await exercise(page, bench)
    .getByRole("button", { name: /^Add Set/ })
    .click()
  await confirmSet(page, weight, "7")
}

test(
  "after many saves while going offline and back many times, each is stored once",
  { tag: "@once" },
  async ({ page, problems, server, setOffline, signIn }) => {
    test.setTimeout(120_000 + saves * 20_000)
    problems.allow(/ERR_|Failed to fetch/)
    const person = await signIn()
    await typeWorkout(page, "59")
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await expectSaved(page)
    const weights = Array.from({ length: saves }, (_, index) => String(60 + index))
    for (const weight of weights) {
      await typeAnotherWorkout(page, weight)
      await setOffline(true)
      await saveOffline(page)
      // Online, offline and online again, regardless of what is in flight.
      await setOffline(false)
      await setOffline(true)
      await setOffline(false)
    }
    await expectAllSent(page)
    const logs = await logsOnServer(server, person.id)
    expect(logs.toSorted()).toEqual(
      ["59x8", ...weights.map((weight) => `${weight}x8 ${weight}x7`)].toSorted(),
    )
  },
)
