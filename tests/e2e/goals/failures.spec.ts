import type { Page, Route } from "@playwright/test"
import { expect, test } from "../fixtures.ts"
import { chooseExercise, exerciseField, goalCard, setGoals, today } from "./setting-goals.ts"

test.beforeEach(async ({ page, problems }) => {
  problems.allow(/400|ERR_/)
  await page.clock.setFixedTime(`${today}T12:00:00Z`)
})

const refuse = (route: Route) =>
  route.fulfill({ status: 400, json: { code: "P0001", message: "No", details: null, hint: null } })

const settleGoals = "**/rest/v1/rpc/settle_goals"
const readGoals = "**/rest/v1/goals?*"

/** Expects the page to say that the goals failed to load, and to load them once `refused` works again. */
async function expectToLoadAgain(page: Page, refused: string) {
  await expect(page.getByText("Failed to load goals.", { exact: true })).toBeVisible()
  await expect(page.getByText("You haven't set any goals yet.")).toHaveCount(0)
  // Requests that the page repeats by itself are still refused.
  await page.waitForLoadState("networkidle")
  await page.unroute(refused)
  await page.getByRole("button", { name: "Load Again" }).click()
  await expect(goalCard(page, "Bench 100")).toBeVisible()
  await expect(page.getByText("Failed to load goals.")).toHaveCount(0)
}

test("goals and exercises that can't be loaded @once", async ({ page, signIn }) => {
  const person = await signIn()
  await setGoals(person, { title: "Bench 100", exercise: "Bench Press (Barbell)" })
  await page.route("**/rest/v1/exercises?*", refuse)

  await test.step("says that the goals could not be settled, and loads them again", async () => {
    await page.route(settleGoals, refuse)
    await page.goto("/goals")
    await expectToLoadAgain(page, settleGoals)
  })

  await test.step("says that the exercises couldn't be loaded, and still shows the goals", async () => {
    await expect(page.getByText("Failed to load exercises.", { exact: true })).toBeVisible()
    await goalCard(page, "Bench 100").getByRole("button", { name: "View Goal" }).click()
    await expect(exerciseField(page, "Bench Press (Barbell)")).toBeVisible()
    await page.keyboard.press("Escape")
    await page.unrouteAll()
    await page.getByRole("button", { name: "Load Again" }).click()
    await expect(page.getByText("Failed to load exercises.")).toHaveCount(0)
    await goalCard(page, "Bench 100").getByRole("button", { name: "View Goal" }).click()
    await chooseExercise(page, "Bench Press (Barbell)", "Back Squat (Barbell)")
  })

  await test.step("says that the goals could not be read, and loads them again", async () => {
    await page.route(readGoals, refuse)
    await page.reload()
    await expectToLoadAgain(page, readGoals)
  })
})

test("goals that can't be changed @once", async ({ page, server, signIn }) => {
  const person = await signIn()
  const [id] = await setGoals(person, { title: "Row 80" }, { title: "Bench 100" }, { title: "Squat 140" })
  await server.sql("update goals set status = 'achieved', achieved_at = '2026-11-17' where id = $1", [id])
  await page.goto("/goals")

  await test.step("says that a goal couldn't be deleted, and deletes it on the next try", async () => {
    await page.route("**/rest/v1/goals?*", (route) =>
      route.request().method() === "DELETE" ? route.abort() : route.fallback(),
    )
    const remove = async () => {
      await page.getByRole("button", { name: "Delete Bench 100" }).click()
      await page.getByRole("dialog").getByRole("button", { name: "Delete Goal" }).click()
    }
    await remove()
    await expect(
      goalCard(page, "Bench 100").getByText("Failed to delete goal.", { exact: true }),
    ).toBeVisible()
    await page.unrouteAll()
    await remove()
    await expect(goalCard(page, "Bench 100")).toHaveCount(0)
    await expect(goalCard(page, "Squat 140")).toBeVisible()
  })

  await test.step("says that a goal couldn't be archived or reopened, and does it on the next try", async () => {
    await page.route("**/rest/v1/goals?*", (route) =>
      route.request().method() === "PATCH" ? route.abort() : route.fallback(),
    )
    await page.route("**/rest/v1/rpc/reopen_goal", refuse)
    const card = goalCard(page, "Row 80")
    await card.getByRole("button", { name: "More for Row 80" }).click()
    await card.getByRole("button", { name: "Archive" }).click()
    await expect(card.getByText("Failed to save goal.", { exact: true })).toBeVisible()
    await card.getByRole("button", { name: "Reopen" }).click()
    await expect(card.getByText("Failed to save goal.", { exact: true })).toBeVisible()
    await page.unrouteAll()
    await card.getByRole("button", { name: "Reopen" }).click()
    await expect(page.getByRole("region", { name: "Active Goals" })).toContainText("Row 80")
  })
})
