import type { Route } from "@playwright/test"
import { expect, test } from "../fixtures.ts"
import { chooseExercise, exerciseField, goalCard, setGoals, today } from "./setting-goals.ts"

test.beforeEach(async ({ page, problems }) => {
  problems.allow(/400|ERR_/)
  await page.clock.setFixedTime(`${today}T12:00:00Z`)
})

const refuse = (route: Route) =>
  route.fulfill({ status: 400, json: { code: "P0001", message: "No", details: null, hint: null } })

for (const source of ["rpc/settle_goals", "goals?*"])
  test(`says that the goals could not be loaded (${source}), and loads them again @once`, async ({
    page,
    signIn,
  }) => {
    const person = await signIn()
    await setGoals(person, { title: "Bench 100" })
    await page.route(`**/rest/v1/${source}`, refuse)
    await page.goto("/goals")
    await expect(page.getByText("Failed to load goals.", { exact: true })).toBeVisible()
    await expect(page.getByText("You haven't set any goals yet.")).toHaveCount(0)
    await page.unrouteAll()
    await page.getByRole("button", { name: "Load Again" }).click()
    await expect(goalCard(page, "Bench 100")).toBeVisible()
    await expect(page.getByText("Failed to load goals.")).toHaveCount(0)
  })

test("says that the exercises couldn't be loaded, and still shows the goals @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await setGoals(person, { title: "Bench 100", exercise: "Bench Press (Barbell)" })
  await page.route("**/rest/v1/exercises?*", refuse)
  await page.goto("/goals")
  await expect(page.getByText("Failed to load exercises.", { exact: true })).toBeVisible()
  await goalCard(page, "Bench 100").getByRole("button", { name: "View Goal" }).click()
  await expect(exerciseField(page, "Bench Press (Barbell)")).toBeVisible()
  await page.unrouteAll()
  await page.getByRole("button", { name: "Load Again" }).click()
  await expect(page.getByText("Failed to load exercises.")).toHaveCount(0)
  await chooseExercise(page, "Bench Press (Barbell)", "Back Squat (Barbell)")
})

test("says that a goal couldn't be deleted, and deletes it on the next try @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await setGoals(person, { title: "Bench 100" }, { title: "Squat 140" })
  await page.goto("/goals")
  await page.route("**/rest/v1/goals?*", (route) =>
    route.request().method() === "DELETE" ? route.abort() : route.fallback(),
  )
  const remove = async () => {
    await page.getByRole("button", { name: "Delete Bench 100" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Delete Goal" }).click()
  }
  await remove()
  await expect(goalCard(page, "Bench 100").getByText("Failed to delete goal.", { exact: true })).toBeVisible()
  await page.unrouteAll()
  await remove()
  await expect(goalCard(page, "Bench 100")).toHaveCount(0)
  await expect(goalCard(page, "Squat 140")).toBeVisible()
})

test("says that a goal couldn't be archived or reopened, and does it on the next try @once", async ({
  page,
  signIn,
  server,
}) => {
  const person = await signIn()
  const [id] = await setGoals(person, { title: "Bench 100" })
  await server.sql("update goals set status = 'achieved', achieved_at = '2026-11-17' where id = $1", [id])
  await page.goto("/goals")
  await page.route("**/rest/v1/goals?*", (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.fallback(),
  )
  await page.route("**/rest/v1/rpc/reopen_goal", refuse)
  const card = goalCard(page, "Bench 100")
  await card.getByRole("button", { name: "More for Bench 100" }).click()
  await card.getByRole("button", { name: "Archive" }).click()
  await expect(card.getByText("Failed to save goal.", { exact: true })).toBeVisible()
  await card.getByRole("button", { name: "Re-open" }).click()
  await expect(card.getByText("Failed to save goal.", { exact: true })).toBeVisible()
  await page.unrouteAll()
  await card.getByRole("button", { name: "Re-open" }).click()
  await expect(page.getByRole("region", { name: "Active Goals" })).toContainText("Bench 100")
})
