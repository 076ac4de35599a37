import type { Page } from "@playwright/test"
import { addGoal, logWorkout } from "../dashboard/training.ts"
import { checkLooks, expect, test } from "../fixtures.ts"
import { askApart } from "../network.ts"
import type { Person } from "../person.ts"
import { aGoodMonth } from "./answers-by-notes.ts"

const panel = (page: Page) => page.getByRole("region", { name: "Monthly AI Analysis" })
const button = (page: Page, name: string) => panel(page).getByRole("button", { name })
/** The sheet (a dialog) with the whole analysis. */
const sheet = (page: Page) => page.getByRole("dialog", { name: "Monthly AI Analysis" })
const analyses = async (person: Person) =>
  (await person.client.from("ai_analyses").select("month, analysis_text").order("month").throwOnError()).data

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime("2026-11-21T12:00:00Z")
})

const logOne = (person: Person) =>
  logWorkout(person, { date: "2026-11-20", name: "Upper A", duration_seconds: 3000 })

test("a month's analysis @once", async ({ page, signIn }) => {
  const person = await signIn()
  await logOne(person)
  for (const date of ["2026-09-20", "2026-10-20"])
    await logWorkout(person, { date, name: "Upper A", duration_seconds: 3000 })
  await addGoal(person, "Bench a hundred", "2026-12-21")
  await page.goto("/dashboard")

  await test.step("a month is analyzed with the log's figures, and stored for that month only", async () => {
    await expect(panel(page)).toContainText(
      "Get a personalized summary of your workouts and goal progress for this month.",
    )
    await button(page, "Analyze Month").click()
    await expect(panel(page)).toContainText(aGoodMonth.summary)
    await expect(panel(page).getByRole("definition")).toHaveText(["1", "1", "50:00"])
    await button(page, "Read It All").click()
    await expect(sheet(page)).toContainText(aGoodMonth.summary)
    await expect(sheet(page)).toContainText("November 2026")
    await expect(sheet(page).getByRole("definition")).toHaveText(["1", "1", "50:00"])
    await expect(sheet(page)).toContainText(
      "One number in the reply was wrong. The reply now shows the one from your log.",
    )
    for (const heading of [
      "Summary",
      "Key Metrics",
      "Insights",
      "Recommendations",
      "Goal Progress & Suggestions",
    ])
      await expect(sheet(page).getByRole("heading", { name: heading })).toBeVisible()
    await sheet(page).getByRole("button", { name: "Done" }).click()
    await expect(button(page, "Read It All")).toBeFocused()
    await expect.poll(async () => (await analyses(person)).map(({ month }) => month)).toEqual(["2026-11-01"])

    await page.getByRole("button", { name: "Previous month" }).click()
    await expect(panel(page)).toContainText("October 2026")
    await expect(panel(page)).not.toContainText(aGoodMonth.summary)
    await page.getByRole("button", { name: "Next month" }).click()
    await expect(panel(page)).toContainText(aGoodMonth.summary)
  })

  await test.step("leaving a month while its analysis is written stores nothing, and shows nothing in another month", async () => {
    await page.getByRole("button", { name: "Previous month" }).click()
    await expect(panel(page)).toContainText("October 2026")
    let answer: (() => Promise<void>) | undefined
    await page.route("**/functions/v1/coach", (route) => {
      answer = () => route.continue()
    })
    await button(page, "Analyze Month").click()
    await expect.poll(() => answer).toBeDefined()
    await page.getByRole("button", { name: "Previous month" }).click()
    await expect(panel(page)).toContainText("September 2026")
    await expect(button(page, "Analyze Month")).toBeVisible()
    // The request was canceled together with the panel.
    await answer?.().catch(() => {})
    await page.unroute("**/functions/v1/coach")
    await button(page, "Analyze Month").click()
    await expect(panel(page)).toContainText(aGoodMonth.summary)
    await expect
      .poll(async () => (await analyses(person)).map(({ month }) => month))
      .toEqual(["2026-09-01", "2026-11-01"])
    await page.getByRole("button", { name: "Next month" }).click()
    await expect(button(page, "Analyze Month")).toBeVisible()
  })
})

test("a month that can't be analyzed, stored or read @once", async ({ page, problems, signIn }) => {
  const person = await signIn()
  await logOne(person)
  await page.goto("/dashboard")

  await test.step("an empty month can't be analyzed, and says why", async () => {
    await page.getByRole("button", { name: "Previous month" }).click()
    await expect(panel(page)).toContainText("Log workouts or set goals this month to enable analysis.")
    await expect(button(page, "Analyze Month")).toHaveAttribute("aria-disabled", "true")
    await page.getByRole("button", { name: "Next month" }).click()
    await expect(panel(page)).toContainText("for this month")
  })

  await test.step("'Error fetching workout logs: …', 'Error fetching set logs: …', 'Error fetching exercise details: …' are shown for what failed", async () => {
    problems.allow(/status of 500|NoReply/)
    for (const what of ["workout logs", "set logs", "exercise details"]) {
      const message = `Error fetching ${what}: not today`
      await page.route("**/functions/v1/coach", (route) => route.fulfill({ status: 500, json: { message } }))
      await panel(page)
        .getByRole("button", { name: /^(Analyze Month|Try Again)$/ })
        .click()
      await expect(panel(page).getByRole("alert")).toContainText(message)
      await page.unrouteAll()
    }
  })
  expect(problems.unexpected()).toEqual([])

  await test.step("an analysis that could not be stored stays on screen with the error, whether it is the first or a new one", async () => {
    problems.allow(/400|PostgrestError: Not now/)
    const refuse = () =>
      page.route("**/rest/v1/ai_analyses*", (route) =>
        route.request().method() === "POST"
          ? route.fulfill({
              status: 400,
              json: { code: "P0001", message: "Not now.", details: null, hint: null },
            })
          : route.fallback(),
      )
    await refuse()
    await button(page, "Try Again").click()
    await expect(panel(page).getByRole("alert")).toContainText("Failed to insert monthly analysis: Not now.")
    await expect(panel(page)).toContainText(aGoodMonth.summary)
    await page.unroute("**/rest/v1/ai_analyses*")
    await button(page, "Save Again").click()
    await expect.poll(async () => (await analyses(person)).length).toBe(1)
    await expect(panel(page).getByRole("alert")).toBeHidden()
    await refuse()
    await button(page, "Read It All").click()
    await sheet(page).getByRole("button", { name: "Re-run Analysis" }).click()
    await expect(sheet(page)).toBeHidden()
    await expect(panel(page).getByRole("alert")).toContainText("Failed to update monthly analysis: Not now.")
    await expect(panel(page)).toContainText(aGoodMonth.summary)
  })

  expect(problems.unexpected()).toEqual([])
  await test.step("a month whose workouts can't be read says why", async () => {
    await person.client.from("ai_analyses").delete().eq("user_id", person.id).throwOnError()
    problems.allow(/status of 403|ERR_FAILED/)
    const monthsLogs = /workout_logs\?select=id%2Cdate%2Cset_logs/
    const json = { code: "42501", message: "not today", details: null, hint: null }
    await askApart(page)
    await page.route(monthsLogs, (route) => route.fulfill({ status: 403, json }))
    await page.reload()
    await expect(panel(page)).toContainText("Error fetching workout logs: not today")
    await page.unroute(monthsLogs)
    await page.route(monthsLogs, (route) => route.abort())
    await page.reload()
    await expect(panel(page)).toContainText("Failed to load monthly data.")
  })
})

test("an analysis in an old format says so, and the built-in coach can replace it", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await logOne(person)
  await addGoal(person, "Bench a hundred", "2026-12-21")
  await person.client
    .from("ai_analyses")
    .insert({ month: "2026-11-01", analysis_type: "monthly", analysis_text: '{"text": "You trained."}' })
    .throwOnError()
  await page.goto("/dashboard")
  await expect(panel(page).getByRole("alert")).toContainText(
    "Failed to parse previous analysis. It may be in an old format.",
  )
  await button(page, "Use the built-in coach").click()
  await expect(panel(page)).toContainText("Built-in coach")
  await button(page, "Read It All").click()
  await expect(sheet(page)).toContainText("Written by the built-in coach, based on fixed rules.")
  await expect(sheet(page)).toContainText("Your priority: two workouts a week, before anything else.")
  await expect.poll(async () => (await analyses(person))[0]?.analysis_text).toContain('"source":"rules"')
  await page.reload()
  await checkLooks(page, "coach-month", async () => {
    await button(page, "Read It All").click()
    await sheet(page).getByText("Why?").nth(1).click()
    await expect(sheet(page).getByText("With fewer than two training days a week")).toBeVisible()
  })
})
