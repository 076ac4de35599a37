import type { Locator, Page, Request, Route } from "@playwright/test"
import { logWorkout } from "../dashboard/training.ts"
import { checkLooks, expect, expectNoSidewaysScroll, type Person, test } from "../fixtures.ts"

const bench = "Bench Press (Barbell)"

test.use({ locale: "en-GB" })
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime("2026-11-21T12:00:00Z")
})

async function idOf({ client }: Person, name: string): Promise<string> {
  const { data } = await client.from("exercises").select("id").eq("name", name).single().throwOnError()
  return data.id
}

async function openExercise(page: Page, person: Person, name: string): Promise<void> {
  await page.goto(`/exercise/${await idOf(person, name)}`)
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
}

const linesOf = async (figure: Locator) =>
  figure.locator("path").evaluateAll((paths) => paths.map((path) => path.getAttribute("d")).join())

const lifts = (exercise: string, weight: number, ...reps: number[]) =>
  reps.map((each) => ({ exercise, weight, reps: each }))

const block = (page: Page, name: string) => page.getByRole("region", { name, exact: true })
const sessionRows = (page: Page) => block(page, "Sessions").locator("tbody tr")
const record = (page: Page, name: string) =>
  block(page, "Records").getByRole("listitem").filter({ hasText: name })

test("an exercise shows its records with their days, its progress, and every session @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await logWorkout(person, { date: "2026-11-07", name: "Push", sets: lifts(bench, 80, 8, 8) })
  await logWorkout(person, { date: "2026-11-14", name: "Push", sets: lifts(bench, 85, 6) })
  await logWorkout(person, {
    date: "2026-11-21",
    sets: [{ exercise: bench, weight: 120, reps: 5, set_type: "warmup" }, ...lifts(bench, 82.5, 10)],
  })
  await openExercise(page, person, bench)

  await expect(record(page, "Estimated 1RM")).toContainText("Nov 21, 2026110 kg")
  await expect(record(page, "Heaviest weight")).toContainText("Nov 14, 202685 kg")
  await expect(record(page, "Most reps")).toContainText("Nov 21, 202610 reps")
  await expect(record(page, "Most volume in a session")).toContainText("Nov 7, 20261,280 kg")

  const progress = block(page, "Progress")
  await expect(
    progress.getByText(
      "110 kg now, the best of the last four weeks. Best so far: 110 kg, up from 101.3 kg on Nov 7, 2026.",
    ),
  ).toBeVisible()
  await progress.getByRole("button", { name: "Heaviest weight" }).click()
  await expect(progress.getByText("Best so far: 85 kg, up from 80 kg on Nov 7, 2026.")).toBeVisible()
  await progress.getByText("Show as table").click()
  await expect(progress.getByRole("row", { name: "Nov 14, 2026" })).toContainText("Record 85 kg")

  await test.step("the sets of every session stand in the same columns", async () => {
    await expect(block(page, "Sessions").getByRole("columnheader")).toHaveText([
      "Date",
      "W1",
      "1",
      "2",
      "Est. 1RM",
    ])
    await expect(block(page, "Sessions")).toContainText("3 sessions, in kg")
    await expect(sessionRows(page)).toHaveCount(3)
    const cells = (place: number) => sessionRows(page).nth(place).getByRole("cell")
    await expect(sessionRows(page).first().getByRole("rowheader")).toHaveText("Nov 21Ad-Hoc Workout")
    await expect(cells(0)).toHaveText(["120 × 5", "82.5 × 10", "", "New best: 110"])
    await expect(cells(1)).toHaveText(["", "85 × 6", "", "New best: 102"])
    await expect(cells(2)).toHaveText(["", "80 × 8", "80 × 8", "101.3"])
  })
  await sessionRows(page).nth(1).getByRole("link", { name: "Nov 14" }).click()
  await expect(page.getByRole("region", { name: "Push" })).toContainText("Saturday, November 14, 2026")
})

test("an exercise shows how it is done, and moves when asked to", async ({ page, signIn }) => {
  const person = await signIn()
  await openExercise(page, person, bench)
  const figure = block(page, "How It’s Done")
  await expect(figure.getByRole("img", { name: `${bench}, start position: ` })).toBeVisible()
  const end = figure.getByRole("img", { name: `${bench}, end position: ` })
  await checkLooks(page, "exercise-figure", async () => expect(end).toBeVisible())
  await expect(figure.getByRole("button")).toBeHidden()

  // Everywhere else, the suite asks for less motion.
  await page.emulateMedia({ reducedMotion: "no-preference" })
  await page.reload()
  await expect(end).toBeVisible()
  const still = await linesOf(end)
  await figure.getByRole("button", { name: "Show the Movement" }).click()
  await expect(figure.getByRole("button", { name: "Stop" })).toBeVisible()
  const moving = figure.getByRole("img", { name: `${bench}: the movement` })
  await expect.poll(async () => (await linesOf(moving)) === still).toBe(false)
  await figure.getByRole("button", { name: "Stop" }).click()
  await expect.poll(async () => (await linesOf(end)) === still).toBe(true)

  await test.step("the movement is done three times, and then stands", async () => {
    const { clock } = page
    await clock.install()
    await clock.pauseAt(Date.now() + 60_000)
    await figure.getByRole("button", { name: "Show the Movement" }).click()
    await clock.runFor(7100)
    await expect(figure.getByRole("button", { name: "Stop" })).toBeVisible()
    await clock.runFor(200)
    await expect(figure.getByRole("button", { name: "Show the Movement" })).toBeVisible()
    expect(await linesOf(end)).toBe(still)
    await clock.resume()
  })

  // An exercise in several steps is shown as a series, because a start and an end wouldn't explain it.
  await page.emulateMedia({ reducedMotion: "reduce" })
  await openExercise(page, person, "Man Maker (Dumbbell)")
  await expect(figure.getByRole("img", { name: "Man Maker (Dumbbell), in between: " })).toHaveCount(2)
  await checkLooks(page, "exercise-sequence", async () => expect(figure.getByRole("img")).toHaveCount(4))

  await openExercise(page, person, "Tennis")
  await expect(page.getByText("You haven’t logged this exercise yet.")).toBeVisible()
  await expect(figure).toBeHidden()
  await openExercise(page, person, "Plank")
  await expect(figure.getByRole("img", { name: /^Plank, position to hold/ })).toBeVisible()
})

test("people who use pounds see pounds, even for weights entered in kilograms @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await person.client.from("profiles").update({ unit_system: "imperial" }).eq("id", person.id).throwOnError()
  await logWorkout(person, {
    date: "2026-11-20",
    sets: [{ exercise: bench, weight: 225, weight_unit: "lbs", reps: 1 }],
  })
  await logWorkout(person, { date: "2026-11-21", sets: lifts(bench, 100, 1) })
  await openExercise(page, person, bench)
  await expect(record(page, "Heaviest weight")).toContainText("Nov 20, 2026225 lbs")
  await expect(block(page, "Sessions")).toContainText("2 sessions, in lbs")
  await expect(sessionRows(page).first()).toContainText("220.5 × 1")
  await expect(block(page, "Sessions")).not.toContainText("kg")
})

test("a long history loads page by page with the keyboard @once", async ({ page, signIn }) => {
  const person = await signIn()
  for (let day = 10; day < 22; day += 1)
    await logWorkout(person, {
      date: `2026-10-${day}`,
      sets: [{ exercise: "Rowing Machine", distance: day, duration_minutes: 30 }],
    })
  await openExercise(page, person, "Rowing Machine")
  await expect(record(page, "Farthest")).toContainText("Oct 21, 202621 km")
  await expect(block(page, "Sessions")).toContainText("12 sessions")
  await expect(sessionRows(page)).toHaveCount(10)
  await page.getByRole("button", { name: "Show More" }).focus()
  await page.keyboard.press("Enter")
  await expect(sessionRows(page)).toHaveCount(12)
  await expect(sessionRows(page).last()).toContainText("Oct 10")
  await expect(page.getByRole("button", { name: "Show More" })).toBeHidden()
})

test("the next page of the history loads even if another device logs a workout meanwhile @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  const row = (day: number) =>
    logWorkout(person, {
      date: `2026-10-${day}`,
      sets: [{ exercise: "Rowing Machine", distance: day, duration_minutes: 30 }],
    })
  for (let day = 10; day < 22; day += 1) await row(day)
  await openExercise(page, person, "Rowing Machine")
  await expect(sessionRows(page)).toHaveCount(10)

  const isFirst = (request: Request) => /workout_logs\?.*offset=0&/.test(request.url())
  const held = new Promise<Route>((resolve) => {
    void page.route(/workout_logs\?.*offset=10/, resolve, { times: 1 })
  })
  await page.getByRole("button", { name: "Show More" }).dblclick()
  const secondPage = await held
  const anew = page.waitForRequest(isFirst)
  await row(22)
  await anew
  // The request was canceled when all pages were fetched again.
  await secondPage.continue().catch(() => {})
  await expect(sessionRows(page)).toHaveCount(13)
})

test("an empty history, an unknown exercise, a failed load and being offline each have a message @once", async ({
  page,
  problems,
  setOffline,
  signIn,
}) => {
  problems.allow(/ERR_FAILED|400/)
  const person = await signIn()
  await openExercise(page, person, "Plank")
  await expect(page.getByText("You haven’t logged this exercise yet.")).toBeVisible()
  await expect(page.getByRole("link", { name: "Log New Workout" })).toHaveAttribute(
    "href",
    "/log-workout/new",
  )

  for (const id of ["00000000-0000-4000-8000-000000000000", "bench"]) {
    await page.goto(`/exercise/${id}`)
    await expect(page.getByText("This exercise no longer exists, or it isn’t yours.")).toBeVisible()
  }

  await logWorkout(person, { date: "2026-11-20" })
  await page.route("**/rpc/exercise_progress", (route) => route.abort())
  await openExercise(page, person, bench)
  await expect(page.getByText("Couldn’t load your history with this exercise.")).toBeVisible()
  await page.unroute("**/rpc/exercise_progress")
  await page.getByRole("button", { name: "Load Again" }).click()
  await expect(record(page, "Heaviest weight")).toContainText("60 kg")

  await page.route("**/rpc/exercise_progress", (route) => route.abort())
  await openExercise(page, person, bench)
  await expect(page.getByText("Couldn’t load your history with this exercise.")).toBeVisible()
  await setOffline(true)
  await expect(page.getByText("You’re offline, and your history")).toBeVisible()
  await page.unroute("**/rpc/exercise_progress")
  // The data is requested again as soon as the network is back.
  await setOffline(false)
  await expect(record(page, "Heaviest weight")).toContainText("60 kg")
})

test("another person's exercise and sessions are not shown @once", async ({ openWindow, page, signIn }) => {
  const owner = await signIn()
  const { data: own } = await owner.client
    .from("exercises")
    .insert({ name: "Secret Squat", type: "strength", measure: "weight_reps" })
    .select("id")
    .single()
    .throwOnError()
  await logWorkout(owner, { date: "2026-11-20" })
  await page.goto(`/exercise/${own.id}`)
  await expect(page.getByRole("heading", { name: "Secret Squat" })).toBeVisible()

  const window = await openWindow()
  const other = await signIn({ page: window, path: `/exercise/${own.id}` })
  await expect(window.getByText("This exercise no longer exists, or it isn’t yours.")).toBeVisible()
  await openExercise(window, other, bench)
  await expect(window.getByText("You haven’t logged this exercise yet.")).toBeVisible()
})

test("looks right with one session, and with ten years of them", async ({ page, server, signIn }) => {
  const person = await signIn()
  const path = `/exercise/${await idOf(person, bench)}`
  const drawn = () => expect(page.locator("figure canvas").first()).toBeVisible()

  await page.goto("/exercise/00000000-0000-4000-8000-000000000000")
  await checkLooks(page, "exercise-unknown", () => expect(page.getByText("no longer exists")).toBeVisible())
  await page.goto(path)
  await checkLooks(page, "exercise-nothing", () =>
    expect(page.getByText("haven’t logged this exercise yet")).toBeVisible(),
  )
  await logWorkout(person, { date: "2026-11-20", sets: lifts(bench, 80, 8, 8, 7) })
  await page.reload()
  await checkLooks(page, "exercise-little", drawn)
  await server.sql(
    `with logs as (
      insert into workout_logs (user_id, name, date)
      select $1, case when n % 7 = 0 then repeat('A very long name of a workout ', 4) else 'Push' end, '2026-11-21'::date - n * 5
      from generate_series(0, 729) n returning id, user_id, date
    )
    insert into set_logs (user_id, workout_log_id, exercise_id, exercise_order, set_number, weight, weight_unit, reps, rpe, set_type)
    select logs.user_id, logs.id, $2, 1, number, 40 + 2.5 * ((logs.date - '2016-01-01') / 100 + (logs.date - '2016-01-01') % 4),
      case when number = 5 then 'lbs' else 'kg' end, 4 + (logs.date - '2016-01-01') % 5, 8.5, case when number = 1 then 'warmup' else 'normal' end
    from logs, generate_series(1, 5) number`,
    [person.id, await idOf(person, bench)],
  )
  await page.reload()
  await checkLooks(page, "exercise-much", drawn)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})
