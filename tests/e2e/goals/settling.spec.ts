import { logWorkout } from "../dashboard/training.ts"
import { expect } from "../fixtures.ts"
import { addExercise, confirmSet, expectSaved, save, test } from "../logging/workout.ts"
import { setGoals, today, useUnits } from "./setting-goals.ts"

const bench = "Bench Press (Barbell)"

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(`${today}T12:00:00Z`)
})

test("a workout that reaches a goal marks it as reached, without a visit to the goals page @once", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  await useUnits(person, "metric")
  const [id] = await setGoals(person, { title: "Bench 100", exercise: bench, unit: "kg", target_date: today })
  await page.goto("/dashboard")
  const due = page.getByRole("region", { name: "Goals due on this day" })
  await expect(due).toContainText("Bench 100")
  await page.getByRole("link", { name: "Gym" }).click()
  await addExercise(page, bench)
  await confirmSet(page, "100", "1")
  await save(page)
  await expectSaved(page)
  await expect(due).toBeHidden()
  expect(await server.sql("select status, achieved_at::text from goals where id = $1", [id])).toEqual([
    { status: "achieved", achieved_at: today },
  ])
})

test("without an active goal nothing is checked", { tag: "@once" }, async ({ page, signIn }) => {
  const settlings: string[] = []
  page.on("request", (request) => {
    if (request.url().includes("/rpc/settle_goals")) settlings.push(request.url())
  })
  const person = await signIn({ path: "/dashboard" })
  await page.waitForLoadState("networkidle")
  expect(settlings).toEqual([])
  await setGoals(person, { title: "Bench 100", exercise: bench, unit: "kg", target_date: today })
  await page.reload()
  await expect(page.getByRole("region", { name: "Goals due on this day" })).toBeVisible()
  await page.waitForLoadState("networkidle")
  expect(settlings).toHaveLength(1)
})

test("a goal that was reached on another device is marked when the dashboard opens @once", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  const [id] = await setGoals(person, { title: "Bench 100", exercise: bench, unit: "kg", target_date: today })
  await logWorkout(person, { date: "2026-11-17", sets: [{ exercise: bench, weight: 100, reps: 1 }] })
  await page.goto("/dashboard")
  const status = async () => server.sql("select status, achieved_at::text from goals where id = $1", [id])
  await expect.poll(status).toEqual([{ status: "achieved", achieved_at: "2026-11-17" }])
  await expect(page.getByRole("region", { name: "Goals due on this day" })).toBeHidden()
})
