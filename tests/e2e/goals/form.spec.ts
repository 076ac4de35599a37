import { sessionKey } from "#web/device/session-store.ts"
import { expect, test } from "../fixtures.ts"
import { loseAnswers } from "../network.ts"
import { chooseExercise, exerciseField, goalCard, saveGoal, today, useUnits } from "./setting-goals.ts"

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(`${today}T12:00:00Z`)
})

const saveCall = "**/rest/v1/rpc/save_goal"
const missing = "Please fill in all required fields (Goal Title, Metric, Target Value)."

test("the form of a goal @once", async ({ page, signIn }) => {
  const person = await signIn()
  await useUnits(person, "imperial")
  await page.goto("/goals")

  await test.step("offers choices that fit the type, and clears them when the type changes", async () => {
    await page.getByRole("button", { name: "Add New Goal" }).click()
    const metric = page.getByLabel("Metric")
    const options = (name: string) =>
      page.getByLabel(name, { exact: true }).locator("option").allTextContents()
    expect(await options("Metric")).toEqual(["Choose a metric", "weight", "reps"])
    await exerciseField(page, "Overall").click()
    await page.getByLabel("Search exercises").fill("rowing machine")
    await expect(page.getByRole("button", { name: "Choose Rowing Machine" })).toHaveCount(0)
    // The first Escape clears the search.
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await chooseExercise(page, "Overall", "Bench Press (Barbell)")
    await metric.selectOption("weight")
    await expect(page.getByLabel("Target Value (lbs)")).toBeVisible()

    await page.getByRole("button", { name: "Cardio" }).click()
    await expect(exerciseField(page, "Overall")).toBeVisible()
    await expect(metric).toHaveValue("")
    await chooseExercise(page, "Overall", "Rowing Machine")
    await exerciseField(page, "Rowing Machine").click()
    await page.getByRole("dialog").getByRole("button", { name: "Overall" }).click()
    await expect(exerciseField(page, "Overall")).toBeVisible()
    expect(await options("Metric")).toEqual([
      "Choose a metric",
      "distance",
      "duration (minutes)",
      "frequency (target times per week)",
    ])
    await metric.selectOption("distance")
    await expect(page.getByLabel("Target Value (mi)")).toBeVisible()
    await page.getByRole("button", { name: "Cancel" }).click()
  })

  await test.step("requires a title, a metric and a target, and names and keeps text that it can't read", async () => {
    await page.getByRole("button", { name: "Add New Goal" }).click()
    await saveGoal(page).click()
    await expect(page.getByText(missing, { exact: true })).toBeVisible()
    await expect(page.getByLabel("Goal Title")).toBeFocused()
    await page.getByLabel("Goal Title").fill("   ")
    await page.getByLabel("Metric").selectOption("reps")
    await page.getByLabel("Target Value").fill("12")
    await saveGoal(page).click()
    await expect(page.getByText(missing)).toBeVisible()
    await page.getByLabel("Goal Title").fill("Twelve")
    await page.getByLabel("Metric").selectOption("")
    await saveGoal(page).click()
    await expect(page.getByText(missing)).toBeVisible()
    await expect(page.getByLabel("Metric")).toBeFocused()
    await page.getByLabel("Metric").selectOption("reps")
    await page.getByLabel("Target Value").fill("")
    await saveGoal(page).click()
    await expect(page.getByText(missing)).toBeVisible()
    await expect(page.getByLabel("Target Value")).toBeFocused()

    const target = page.getByLabel("Target Value")
    await target.fill("a dozen")
    await saveGoal(page).click()
    await expect(page.getByText("Enter the target value as a number, such as 100 or 102.5.")).toBeVisible()
    await expect(target).toHaveValue("a dozen")
    await target.fill("0")
    await saveGoal(page).click()
    await expect(page.getByText("Target Value must be more than zero.")).toBeVisible()
    await target.fill("12")
    await page.getByLabel("Target Date").fill("2345-06-07")
    await saveGoal(page).click()
    await expect(page.getByText("That target date doesn’t exist. Choose another day.")).toBeVisible()
    await page.getByLabel("Target Date").fill("")
    await saveGoal(page).click()
    await expect(goalCard(page, "Twelve")).toContainText("0 of 12 reps")
    await expect(goalCard(page, "Twelve")).toContainText("No date")
  })
})

test("a failed or lost save keeps what was typed, and each goal is stored once @once", async ({
  page,
  problems,
  signIn,
}) => {
  problems.allow(/ERR_|40[01]/)
  await signIn({ path: "/goals" })
  const fillIn = async () => {
    await page.getByRole("button", { name: "Add New Goal" }).click()
    await page.getByLabel("Goal Title").fill("Ten chin-ups")
    await page.getByLabel("Metric").selectOption("reps")
    await page.getByLabel("Target Value").fill("10")
  }
  const titles = async () => {
    const active = page.getByRole("region", { name: "Active Goals" })
    return (await active.getByRole("heading", { level: 3 }).allTextContents()).toSorted()
  }

  await test.step("a failed save is reported, keeps what was typed, and works the next time", async () => {
    await fillIn()
    await page.route(saveCall, (route) => route.abort())
    await saveGoal(page).click()
    await expect(page.getByText("Failed to save goal.", { exact: true })).toBeVisible()
    await page.route(saveCall, (route) =>
      route.fulfill({ status: 400, json: { code: "P0001", message: "No", details: null, hint: null } }),
    )
    await saveGoal(page).click()
    await expect(page.getByText("Failed to save goal.", { exact: true })).toBeVisible()
    await expect(page.getByLabel("Goal Title")).toHaveValue("Ten chin-ups")
    await expect(page.getByLabel("Target Value")).toHaveValue("10")
    await page.unrouteAll()
    await saveGoal(page).click()
    await expect(page.getByText("Goal saved.")).toBeVisible()
    await expect.poll(titles).toEqual(["Ten chin-ups"])
  })

  await test.step("pressing twice, or losing the reply, creates one goal, even if it was changed in the meantime", async () => {
    await fillIn()
    await loseAnswers(page, saveCall)
    await saveGoal(page).dblclick()
    await expect(page.getByText("Failed to save goal.")).toBeVisible()
    await page.unrouteAll()
    await page.getByLabel("Goal Title").fill("Twelve chin-ups")
    await page.getByLabel("Target Value").fill("12")
    await saveGoal(page).dblclick()
    await expect(goalCard(page, "Twelve chin-ups")).toContainText("0 of 12 reps")
    await expect.poll(titles).toEqual(["Ten chin-ups", "Twelve chin-ups"])
  })

  await test.step("a save after the sign-in has ended says so", async () => {
    await fillIn()
    await page.evaluate((key) => localStorage.removeItem(key), sessionKey)
    await saveGoal(page).click()
    await expect(page.getByText("User not logged in.", { exact: true })).toBeVisible()
    await expect(page.getByLabel("Goal Title")).toHaveValue("Ten chin-ups")
  })
})
