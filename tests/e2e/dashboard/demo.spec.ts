import { checkLooks, expect, test } from "../fixtures.ts"
import { demoPerson } from "./histories.ts"

// A Saturday.
const today = "2026-11-21"

test("the demo account has data on every page", async ({ page, server, signIn }, { project }) => {
  const person = await demoPerson(server, today, project.name)
  // The clock is fixed only now, because a set clock measures the page's age from here. What was created before must not seem to have changed since.
  await page.clock.setFixedTime(`${today}T12:00:00Z`)
  const requests: string[] = []
  page.on("request", (request) => {
    if (request.url().includes("/rest/v1/")) requests.push(request.url())
  })
  await signIn({ person, path: "/dashboard" })
  const calendar = page.getByRole("region", { name: "Workout Calendar" })
  const week = page.getByRole("region", { name: "AI Weekly Schedule" })
  await expect(page.getByRole("article", { name: "Cardio: Easy run" })).toBeVisible()
  await expect(calendar.getByRole("button", { name: /workout$/ })).not.toHaveCount(0)
  if (project.name === "phone") await calendar.getByRole("button", { name: "Month" }).click()
  await expect(calendar.getByRole("button", { name: "November 26, 2026, goal due" })).toBeVisible()
  if (project.name === "phone")
    await week.getByRole("button", { name: "4 logged on Mon, Tue, Thu, and Fri" }).click()
  await expect(week.getByText("Logged", { exact: true })).toHaveCount(4)
  await expect(week.getByText("On the calendar", { exact: true })).toHaveCount(1)
  // Only the requests for this section and the calendar. Each chart has a request of its own, which calls a function. The month with all of its sets
  // is requested separately, for its records and for offline starts.
  const asked = requests.map((url) => new URL(url))
  const isMonthInFull = ({ pathname, searchParams }: URL) =>
    pathname.endsWith("/workout_logs") &&
    searchParams.getAll("date").length === 2 &&
    searchParams.get("select")?.includes("set_number") === true
  expect(asked.filter(isMonthInFull).length).toBeLessThanOrEqual(2)
  const own = asked
    .filter((url) => !isMonthInFull(url))
    .map(({ pathname }) => pathname)
    .filter((path) => !path.includes("/rpc/") && /_logs|committed|schedules|goals|exercises/.test(path))
  test.info().annotations.push({ type: "requests", description: requests.join("\n") })
  expect(own.length).toBeLessThanOrEqual(8)

  await calendar.getByRole("button", { name: "Friday, November 20, 2026, workout" }).click()
  await expect(page.getByRole("article", { name: "Lower B" })).toContainText("Deadlift (Barbell)")
  await page.reload()
  const analysis = page.getByRole("region", { name: "Monthly AI Analysis" })
  await analysis.getByRole("button", { name: "Use the built-in coach" }).click()
  await expect(analysis.getByRole("definition")).toHaveCount(3)
  await checkLooks(page, "dashboard-demo", async () => {
    await expect(week.getByText("On the calendar", { exact: true })).toHaveCount(1)
    await expect(page.getByRole("article", { name: "Cardio: Easy run" })).toBeVisible()
  })
  await expect(page.locator(".spark-plot")).toHaveCount(4)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (project.name === "phone") expect(height, "pixels of the page on a phone").toBeLessThanOrEqual(2600)
  else expect(height, "pixels of the page on a desk").toBeLessThanOrEqual(1500)

  // Each small chart links to its full-size version.
  await page.getByRole("link", { name: "Time trained" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Progress" })).toBeVisible()
  await expect(page.getByRole("figure", { name: "Time trained" }).locator("canvas")).toBeInViewport()
  await page.reload()
  await checkLooks(page, "progress-demo", () => expect(page.locator("canvas")).toHaveCount(5))
  const tall = await page.evaluate(() => document.documentElement.scrollHeight)
  if (project.name === "desktop")
    expect(tall, "pixels of the progress page on a desk").toBeLessThanOrEqual(2000)

  await page.goto("/goals")
  await expect(page.locator("canvas")).toHaveCount(4)
  const ofGoals = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(ofGoals, "pixels of the goals").toBeLessThanOrEqual(project.name === "desktop" ? 1700 : 3000)
})
