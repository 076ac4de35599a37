import { demoCredentials, makeDemo } from "../../../scripts/make-demo.ts"
import { checkLooks, expect, type Person, test } from "../fixtures.ts"
import { newClient } from "../person.ts"
import type { RunningServer } from "../running-server.ts"

// A Saturday.
const today = "2026-11-21"

/** One demo account for each size of the screen: two that are made at once would read each other's mail. */
async function demoPerson(server: RunningServer, size: string): Promise<Person> {
  const credentials = { ...demoCredentials, email: `demo-${size}@example.com` }
  await makeDemo(server, today, credentials)
  const client = newClient(server)
  const { data, error } = await client.auth.signInWithPassword(credentials)
  if (error) throw error
  return { ...credentials, id: data.user.id, client, session: data.session }
}

test("the demo account has something in every place", async ({ page, server, signIn }, { project }) => {
  await page.clock.setFixedTime(`${today}T12:00:00Z`)
  const requests: string[] = []
  page.on("request", (request) => {
    if (request.url().includes("/rest/v1/")) requests.push(request.url())
  })
  await signIn({ person: await demoPerson(server, project.name) })
  const calendar = page.getByRole("region", { name: "Workout Calendar" })
  const week = page.getByRole("region", { name: "AI Weekly Schedule" })
  await expect(page.getByRole("article", { name: "Cardio: Easy run" })).toBeVisible()
  await expect(calendar.getByRole("button", { name: /workout$/ })).not.toHaveCount(0)
  await expect(calendar.getByRole("button", { name: "November 26, 2026, goal due" })).toBeVisible()
  await expect(week.getByText("Logged", { exact: true })).toHaveCount(4)
  await expect(week.getByText("On the calendar", { exact: true })).toHaveCount(1)
  // What of it is this section's and the calendar's; each chart asks for itself, by a function.
  const own = requests
    .map((url) => new URL(url).pathname)
    .filter((path) => !path.includes("/rpc/") && /_logs|committed|schedules|goals|exercises/.test(path))
  test.info().annotations.push({ type: "requests", description: requests.join("\n") })
  expect(own.length).toBeLessThanOrEqual(8)

  await calendar.getByRole("button", { name: "Friday, November 20, 2026, workout" }).click()
  await expect(page.getByRole("article", { name: "Lower B" })).toContainText("Deadlift (Barbell)")
  await checkLooks(page, "dashboard-demo", async () => {
    await expect(week.getByText("Logged", { exact: true })).toHaveCount(4)
    await expect(page.getByRole("article", { name: "Cardio: Easy run" })).toBeVisible()
  })
})
