import { expect, test } from "../fixtures.ts"
import { goalCard, saveGoal, setGoals } from "./setting-goals.ts"

test.use({ locale: "en-GB" })

test("text in the goal form survives closing it, leaving the page and a reload @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn({ path: "/goals" })
  const title = page.getByRole("heading", { name: "Goals", level: 1 })
  await page.getByRole("button", { name: "Add New Goal" }).click()
  await page.getByLabel("Goal Title").fill("Bench 100")
  await page.getByRole("button", { name: "Close" }).click()
  await expect(page.getByLabel("Goal Title")).toBeHidden()
  await page.getByRole("button", { name: "Add New Goal" }).click()
  await expect(page.getByLabel("Goal Title")).toHaveValue("Bench 100")
  await page.keyboard.press("Escape")
  await page.getByRole("link", { name: "Home", exact: true }).click()
  await expect(title).toBeHidden()
  await page.getByRole("link", { name: "Goals", exact: true }).click()
  await expect(page.getByLabel("Goal Title")).toHaveValue("Bench 100")
  await expect(page.getByText("Your unsaved changes are back.")).toBeVisible()
  await page.reload()
  await expect(page.getByLabel("Goal Title")).toHaveValue("Bench 100")
  await page.getByRole("button", { name: "Cancel" }).click()
  await page.reload()
  await expect(page.getByRole("button", { name: "Add New Goal" })).toBeVisible()

  await setGoals(person, { title: "Squat", exercise: "Back Squat (Barbell)" })
  await page.reload()
  await goalCard(page, "Squat").getByRole("button", { name: "View Goal" }).click()
  await page.getByLabel(/^Target Value/).fill("140")
  await page.keyboard.press("Escape")
  await page.getByRole("link", { name: "Profile", exact: true }).click()
  await expect(title).toBeHidden()
  await page.getByRole("link", { name: "Goals", exact: true }).click()
  await expect(page.getByLabel(/^Target Value/)).toHaveValue("140")
  await saveGoal(page).click()
  await expect(goalCard(page, "Squat")).toContainText("of 140 kg")
  await page.reload()
  await expect(page.getByRole("button", { name: "Add New Goal" })).toBeVisible()
})

test("a failed save shows its message next to the button", async ({ page, problems, signIn }) => {
  problems.allow(/status of 500/)
  await signIn({ path: "/goals" })
  await page.getByRole("button", { name: "Add New Goal" }).click()
  await page.getByLabel("Goal Title").fill("Bench 100")
  await page.getByLabel("Metric").selectOption({ index: 1 })
  await page.getByLabel(/^Target Value/).fill("100")
  await page.route("**/rest/v1/rpc/save_goal", (route) =>
    route.fulfill({ status: 500, json: { code: "XX000", message: "no", details: null, hint: null } }),
  )
  await saveGoal(page).click()
  await expect(page.getByRole("alert").first()).toBeInViewport()
  await expect(saveGoal(page)).toBeInViewport()
})

test("an overdue goal can be archived and brought back; each wrong target has its own message @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await setGoals(person, { title: "Squat", target_date: "2026-09-01" })
  await page.goto("/goals")
  await goalCard(page, "Squat").getByRole("button", { name: "Archive" }).click()
  await expect(goalCard(page, "Squat")).toBeHidden()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(goalCard(page, "Squat")).toBeVisible()

  await page.getByRole("button", { name: "Add New Goal" }).click()
  await page.getByLabel("Goal Title").fill("Bench")
  await page.getByLabel("Metric").selectOption({ index: 1 })
  for (const [text, said] of [
    ["-5", "Target Value can’t be negative."],
    ["1000000", "Target Value is too large. The maximum is 999,999."],
  ] as const) {
    await page.getByLabel(/^Target Value/).fill(text)
    await saveGoal(page).click()
    await expect(page.getByText(said)).toBeVisible()
  }
})
