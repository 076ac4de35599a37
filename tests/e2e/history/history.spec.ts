import type { Page } from "@playwright/test"
import { logWorkout } from "../dashboard/training.ts"
import { checkLooks, expect, expectLargeTargets, type Person, test } from "../fixtures.ts"
import { pagesOf } from "../paper.ts"

const bench = "Bench Press (Barbell)"
const squat = "Back Squat (Barbell)"

test.use({ locale: "en-GB", timezoneId: "UTC" })
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime("2026-11-28T12:00:00Z")
})

/** Four workouts in three months and two years. */
async function train(person: Person): Promise<void> {
  const lift = (exercise: string, weight: number, reps: number) => ({ exercise, weight, reps })
  await logWorkout(person, {
    date: "2025-03-01",
    name: "Legs",
    sets: [lift(squat, 100, 5)],
    notes: "Belt at home",
  })
  await logWorkout(person, {
    date: "2026-10-30",
    name: "Push",
    sets: [lift(bench, 80, 8)],
    duration_seconds: 1800,
  })
  await logWorkout(person, { date: "2026-11-21", sets: [lift(squat, 110, 5), lift(bench, 82.5, 6)] })
  await logWorkout(person, {
    date: "2026-11-27",
    name: "Push",
    duration_seconds: 3492,
    sets: [{ ...lift(bench, 60, 8), set_type: "warmup" }, lift(bench, 85, 5), lift(bench, 85, 4)],
  })
}

const rows = (page: Page) => page.locator("[data-row]")
const row = (page: Page, day: string) => page.getByRole("link", { name: new RegExp(`^${day} `) })
const opened = (page: Page, name: string) => page.getByRole("region", { name, exact: true })
const search = (page: Page) => page.getByRole("searchbox", { name: "Search your workouts" })

test("all workouts are listed by month, and one opens beside the list or in its place", async ({
  page,
  signIn,
}, { project }) => {
  const isPhone = project.name === "phone"
  const person = await signIn()
  await train(person)
  await page.goto("/dashboard")
  if (isPhone) await page.getByRole("link", { name: "2 workouts" }).tap()
  else await page.getByRole("navigation").getByRole("link", { name: "History" }).click()
  await checkLooks(page, "history", async () => {
    await expect(page.getByText("4 workouts since Mar 1, 2025")).toBeVisible()
    await expect(rows(page)).toHaveCount(4)
  })
  await expectLargeTargets(page)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("History")
  await expect(page.getByRole("region", { name: "November 2026" })).toContainText(
    "2 workouts, 58 min, 1,810 kg",
  )
  await expect(row(page, "Fri 27")).toContainText("PushBench Press 85 × 5")

  await row(page, "Fri 30").click()
  await checkLooks(page, "history-open", () =>
    expect(opened(page, "Push").getByText("Friday, October 30, 2026")).toBeVisible(),
  )
  await expect(opened(page, "Push").getByRole("definition")).toHaveText(["30:00", "1", "640 kg"])
  await expect(page).toHaveURL(/\/history\?workout=/)
  if (!isPhone) return
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Push")
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  await expectLargeTargets(page)
  await page.getByRole("link", { name: "History", exact: true }).tap()
  await expect(row(page, "Fri 30")).toBeFocused()
})

test("a year shows its days by their volume, and leads to each of them", async ({ page, signIn }, {
  project,
}) => {
  const isPhone = project.name === "phone"
  const person = await signIn()
  await train(person)
  await logWorkout(person, { date: "2026-11-27", name: "Evening", sets: [] })
  await page.goto("/history")
  const year = page.getByRole("region", { name: "Your year" })
  const cell = (name: string) => year.getByRole("gridcell", { name })
  if (isPhone) await year.getByText("Your year").tap()
  await expect(year).toContainText("4 workouts on 3 days. Longest streak: 2 weeks.")
  await expect(year.getByRole("gridcell")).toHaveCount(365)
  await expect(cell("Friday, November 27, 2026: 2 workouts, 765 kg")).toBeInViewport()
  await checkLooks(page, "history-year", () => expect(year.getByRole("grid", { name: "2026" })).toBeVisible())
  await expectLargeTargets(page)

  await test.step("a day lists its workouts, and again all of them", async () => {
    const friday = cell("Friday, October 30, 2026: 1 workout, 640 kg")
    if (isPhone) await friday.tap()
    else await friday.click()
    await expect(page).toHaveURL(/from=2026-10-30&to=2026-10-30/)
    await expect(rows(page)).toHaveCount(1)
    await expect(friday).toHaveAttribute("aria-selected", "true")
    await page.keyboard.press("Enter")
    await expect(rows(page)).toHaveCount(5)
  })
  await test.step("keys move by day and by week", async () => {
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowRight")
    await expect(cell("Saturday, November 7, 2026: no workout")).toBeFocused()
    await page.keyboard.press("ArrowLeft")
    await page.keyboard.press("ArrowUp")
    await expect(cell("Friday, October 30, 2026")).toBeFocused()
  })
  await test.step("the table has the same days", async () => {
    await year.getByText("Show as table").click()
    await expect(year.getByRole("table").getByRole("row")).toHaveText([
      /Day/,
      /Friday, Nov 27, 2026.*2.*765 kg/,
      /Saturday, Nov 21, 2026.*1/,
      /Friday, Oct 30, 2026.*1.*640 kg/,
    ])
  })
  await test.step("other years are one press away, as far as there are workouts", async () => {
    await year.getByRole("button", { name: "Show 2025" }).click()
    await expect(year).toContainText("1 workout on 1 day. Longest streak: 1 week.")
    await year.getByRole("button", { name: "Show 2024" }).press("Enter")
    await expect(page.getByText("Your first workout was in 2025.")).toBeVisible()
    await expect(year.getByRole("grid", { name: "2025" })).toBeVisible()
  })
})

test("a history that ended a year ago opens with its last year @once", async ({ page, signIn }) => {
  const person = await signIn()
  await logWorkout(person, { date: "2025-11-20", sets: [{ exercise: bench, weight: 100, reps: 5 }] })
  await page.goto("/history")
  const year = page.getByRole("region", { name: "Your year" })
  await expect(year).toContainText("1 workout on 1 day.")
  await expect(year.getByRole("grid", { name: "2025" })).toBeVisible()
  await year.getByRole("button", { name: "Show 2026" }).click()
  await expect(year).toContainText("No workouts in this year.")
  await year.getByRole("button", { name: "Show 2027" }).press("Enter")
  await expect(page.getByText("2026 isn’t over yet.")).toBeVisible()
})

test("text, exercise, muscle and days narrow the list, and the address keeps them @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await train(person)
  await page.goto("/history")

  await test.step("by name, note and exercise, as fast as one types", async () => {
    await search(page).pressSequentially("push")
    await expect(rows(page)).toHaveCount(2)
    await expect(search(page)).toHaveValue("push")
    await search(page).fill("belt home")
    await expect(rows(page)).toHaveText([/Legs/])
    await search(page).fill("squat bench")
    await expect(rows(page)).toHaveText([/Ad-Hoc Workout/])
  })

  await test.step("after a reload the same ones are found, and the open one is open", async () => {
    await row(page, "Sat 21").click()
    await page.reload()
    await expect(rows(page)).toHaveCount(1)
    await expect(search(page)).toHaveValue("squat bench")
    await expect(opened(page, "Ad-Hoc Workout")).toContainText("Saturday, November 21, 2026")
  })

  await test.step("by exercise and muscle, of those that were trained", async () => {
    await page.getByRole("button", { name: "Clear Filters" }).click()
    await expect(search(page)).toBeFocused()
    await expect(rows(page)).toHaveCount(4)
    await expect(page.getByLabel("Exercise", { exact: true }).getByRole("option")).toHaveText([
      "Any exercise",
      squat,
      bench,
    ])
    await page.getByLabel("Exercise", { exact: true }).selectOption(squat)
    await expect(rows(page)).toHaveCount(2)
    await page.getByLabel("Muscle").selectOption("Chest")
    await expect(rows(page)).toHaveText([/Ad-Hoc Workout/])
    await expect(page.getByRole("status").getByText("1 workout, 1,045 kg")).toBeVisible()
  })

  await test.step("by days; what lies outside them is one press away", async () => {
    await page.goto("/history?q=squat&range=days&from=2026-11-22")
    await expect(page.getByText("Nothing on these days matches.")).toBeVisible()
    await expect(page.getByLabel("From")).toHaveValue("2026-11-22")
    await page.getByLabel("From").fill("2026-11-21")
    await expect(rows(page)).toHaveText([/Ad-Hoc Workout/])
    await page.getByLabel("Days").selectOption("Last 4 weeks")
    await search(page).fill("legs")
    await expect(page.getByText("1 workout on other days.")).toBeVisible()
    await page.getByRole("button", { name: "Search All Time" }).click()
    await expect(rows(page)).toHaveText([/Legs/])
    await search(page).fill("zercher")
    await checkLooks(page, "history-none", () => expect(page.getByText("No workouts match.")).toBeVisible())
  })
})

test("the keyboard alone finds, opens and deletes a workout, and brings it back @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await train(person)
  await page.goto("/history")
  await expect(rows(page)).toHaveCount(4)
  const { keyboard } = page

  await keyboard.press("/")
  await expect(search(page)).toBeFocused()
  await keyboard.type("p")
  await expect(search(page)).toHaveValue("p")
  await keyboard.press("Backspace")
  await expect(rows(page)).toHaveCount(4)
  await keyboard.press("Enter")
  await expect(row(page, "Fri 27")).toBeFocused()
  await keyboard.press("ArrowDown")
  await expect(row(page, "Sat 21")).toBeFocused()
  await expect(opened(page, "Ad-Hoc Workout")).toContainText("Saturday, November 21, 2026")
  await keyboard.press("End")
  await expect(row(page, "Sat 1")).toBeFocused()
  await keyboard.press("k")
  await expect(row(page, "Fri 30")).toBeFocused()
  await expect(opened(page, "Push")).toContainText("Friday, October 30, 2026")
  await keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Push" })).toBeFocused()
  await keyboard.press("Escape")
  await expect(row(page, "Fri 30")).toBeFocused()

  const remove = opened(page, "Push").getByRole("button", { name: "Delete Log" })
  await test.step("an undo brings a deleted workout back", async () => {
    await remove.press("Enter")
    await expect(rows(page)).toHaveCount(3)
    await expect(row(page, "Sat 1")).toBeFocused()
    await page.getByRole("button", { name: "Undo" }).press("Enter")
    await expect(rows(page)).toHaveCount(4)
  })
  await test.step("without one it is deleted for good", async () => {
    await row(page, "Fri 30").click()
    await remove.press("Enter")
    await expect(page.getByText("Deleted Push from Oct 30.")).toBeVisible()
    const { data: before } = await person.client.from("workout_logs").select("date").throwOnError()
    expect(before).toHaveLength(4)
    await page.getByRole("button", { name: "Dismiss" }).press("Enter")
    await expect
      .poll(async () => (await person.client.from("workout_logs").select("date").throwOnError()).data)
      .toHaveLength(3)
    await expect(rows(page)).toHaveCount(3)
  })
})

test("what is known is read offline, and what isn't is said @once", async ({
  page,
  problems,
  signIn,
  setOffline,
}) => {
  const person = await signIn()
  await train(person)
  await page.goto("/history")
  await row(page, "Fri 30").click()
  await expect(opened(page, "Push")).toContainText("80 × 8")
  await setOffline(true)

  await search(page).fill("squat")
  await expect(rows(page)).toHaveCount(2)
  await row(page, "Sat 1").click()
  await expect(page.getByText("This workout’s sets aren’t saved on this device.")).toBeVisible()
  await search(page).fill("push")
  await row(page, "Fri 30").click()
  await expect(opened(page, "Push")).toContainText("80 × 8")
  await opened(page, "Push").getByRole("button", { name: "Delete Log" }).click()
  await expect(page.getByRole("alert")).toContainText("You can delete past workouts when you’re back online.")
  await expect(rows(page)).toHaveCount(2)
  problems.allow(/Failed to load resource/)
})

test("it is printed as its list, with the filters that are set and nothing else of the page @once", async ({
  page,
  server,
  signIn,
}) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"))
  const person = await signIn()
  await train(person)
  await server.sql(
    `insert into workout_logs (user_id, name, date) select $1, 'Day ' || n, date '2025-02-01' - n * 5 from generate_series(0, 149) n`,
    [person.id],
  )
  await page.goto("/history")
  await expect(page.getByText("154 workouts since")).toBeVisible()
  await page.emulateMedia({ media: "print" })
  await expect(rows(page)).toHaveCount(154)
  for (const role of ["button", "navigation", "searchbox", "combobox"] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expect(opened(page, "Push")).toBeHidden()
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    "rgb(255, 255, 255)",
  )
  for (const format of ["A4", "Letter"] as const)
    expect(await pagesOf(page, format, test.info().outputPath(`history-${format}.pdf`))).toBeLessThanOrEqual(
      7,
    )

  await page.emulateMedia({ media: "screen" })
  await page.getByRole("combobox", { name: "Exercise" }).selectOption(bench)
  await page.emulateMedia({ media: "print" })
  await expect(rows(page)).toHaveCount(3)
  await expect(page.getByRole("combobox")).toHaveCount(1)
})

test("a new account is invited to log or to import; a failed page can be loaded again @once", async ({
  page,
  problems,
  server,
  signIn,
}) => {
  const person = await signIn()
  await page.goto("/history")
  await checkLooks(page, "history-empty", () =>
    expect(page.getByText("Your workouts will appear here.")).toBeVisible(),
  )
  await expect(page.getByRole("link", { name: "Import My History" })).toBeVisible()

  // Two years of an import that ended a year ago.
  await server.sql(
    `insert into workout_logs (user_id, name, date) select $1, 'Day ' || n, date '2025-11-01' - n * 5 from generate_series(0, 149) n`,
    [person.id],
  )
  problems.allow(/Failed to load resource/)
  const later = (request: { url: () => string; postData: () => string | null }) =>
    request.url().endsWith("/rpc/workout_history") && (request.postData() ?? "").includes("before_id")
  let isDown = true
  await page.route("**/rpc/workout_history", (route) =>
    isDown && later(route.request()) ? route.abort() : route.fallback(),
  )
  await page.goto("/history")
  await expect(
    page.getByText("Couldn’t load older workouts. The latest 100 are shown. Nothing is lost."),
  ).toBeVisible()
  await page.getByRole("button", { name: "Load Again" }).focus()
  // From now on, requests for older workouts succeed, including those of the prefetch for offline use.
  isDown = false
  await page.keyboard.press("Enter")
  await expect(page.getByText("150 workouts since Oct 18, 2023")).toBeVisible()
  await expect(page.getByRole("heading", { name: "November 2025" })).toBeVisible()
})
