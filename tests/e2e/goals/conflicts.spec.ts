import { expect, test } from "../fixtures.ts"
import { fillStorage } from "../full-storage.ts"
import { goalCard, saveGoal, setGoals, today, useUnits } from "./setting-goals.ts"

test.beforeEach(async ({ page, problems }) => {
  problems.allow(/status of 40[49]/)
  await page.clock.setFixedTime(`${today}T12:00:00Z`)
})

const changed = "This goal was changed in another tab or on another device."

test("a tab that missed another tab's change learns of it when it saves, and can keep its own version @once", async ({
  context,
  page,
  server,
  signIn,
}) => {
  const person = await signIn({ path: "/dashboard" })
  await useUnits(person, "metric")
  const [id] = await setGoals(person, { title: "Bench 100", unit: "kg" })
  const other = await context.newPage()
  await other.clock.setFixedTime(`${today}T12:00:00Z`)
  for (const tab of [page, other]) {
    await tab.goto("/goals")
    await goalCard(tab, "Bench 100").getByRole("button", { name: "View Goal" }).click()
  }
  await fillStorage(other)
  await other.getByLabel("Target Value (kg)").fill("120")
  await page.getByLabel("Goal Title").fill("First tab")
  await saveGoal(page).click()
  await expect(page.getByText("Goal saved.")).toBeVisible()
  await saveGoal(other).click()
  await expect(other.getByText(changed)).toBeVisible()
  await expect(other.getByLabel("Target Value (kg)")).toHaveValue("120")
  const stored = () => server.sql("select title, target_value::float from goals where id = $1", [id])
  expect(await stored()).toEqual([{ title: "First tab", target_value: 100 }])
  await other.getByRole("button", { name: "Keep Mine" }).click()
  await expect(other.getByText("Goal saved.")).toBeVisible()
  expect(await stored()).toEqual([{ title: "Bench 100", target_value: 120 }])
})

test("their version can be loaded, and mine can be restored @once", async ({ page, server, signIn }) => {
  const person = await signIn()
  await useUnits(person, "metric")
  const [id] = await setGoals(person, { title: "Bench 100", unit: "kg" })
  await page.goto("/goals")
  await goalCard(page, "Bench 100").getByRole("button", { name: "View Goal" }).click()
  await page.getByLabel("Target Value (kg)").fill("120")
  await person.client
    .from("goals")
    .update({ title: "Theirs" })
    .eq("id", id ?? "")
    .throwOnError()
  await saveGoal(page).click()
  await page.getByRole("button", { name: "Load Theirs" }).click()
  await expect(page.getByLabel("Goal Title")).toHaveValue("Theirs")
  await expect(page.getByLabel("Target Value (kg)")).toHaveValue("100")
  await expect(page.getByText(changed)).toBeHidden()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(page.getByLabel("Target Value (kg)")).toHaveValue("120")
  await saveGoal(page).click()
  await expect(page.getByText("Goal saved.")).toBeVisible()
  expect(await server.sql("select title, target_value::float from goals where id = $1", [id])).toEqual([
    { title: "Bench 100", target_value: 120 },
  ])
})

test("a goal that was deleted meanwhile can be saved as a new one @once", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  const [id] = await setGoals(person, { title: "Bench 100" })
  await page.goto("/goals")
  await goalCard(page, "Bench 100").getByRole("button", { name: "View Goal" }).click()
  await page.getByLabel("Goal Title").fill("Bench on")
  await person.client
    .from("goals")
    .delete()
    .eq("id", id ?? "")
    .throwOnError()
  await saveGoal(page).click()
  await expect(page.getByText("This goal was deleted in another tab or on another device.")).toBeVisible()
  await page.getByRole("button", { name: "Save as New Goal" }).click()
  await expect(goalCard(page, "Bench on")).toBeVisible()
  expect(
    await server.sql("select title, start_date::text from goals where user_id = $1", [person.id]),
  ).toEqual([{ title: "Bench on", start_date: today }])
})
