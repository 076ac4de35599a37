import { checkLooks, expect } from "#tests/e2e/fixtures.ts"
import type { RunningServer } from "../running-server.ts"
import { logWorkout } from "../dashboard/training.ts"
import { saveRoutine } from "../routines/gym.ts"
import { bench, exercise, expectSaved, save, savedSets, test } from "./workout.ts"

const trained = "2026-11-14"
const today = "2026-11-18T18:00:00Z"

test("the next session is suggested and explained, and used only on request", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  const routine = await saveRoutine(person, "Upper A", [
    { exercise: bench, sets: 2, reps: "6-8" },
    { exercise: "Plank", sets: 1, reps: "60 s" },
  ])
  await page.clock.setFixedTime(today)
  const done = [80, 80].map((weight) => ({ exercise: bench, weight, reps: 8 }))
  await logWorkout(person, { date: trained, sets: done })
  await page.goto(`/log-workout/${routine}`)

  const block = exercise(page, bench)
  await expect(
    block.getByText("8, 8 at 80 kg: the top of the range in every set. Next: 82.5 kg."),
  ).toBeVisible()
  await expect(page.getByRole("button", { name: "Confirm 80 × 8" })).toBeVisible()
  await checkLooks(page, "logging-suggestion", () =>
    expect(block.getByRole("button", { name: "Use 82.5 × 6" })).toBeVisible(),
  )
  await block.getByRole("button", { name: "Use 82.5 × 6" }).press("Enter")
  await expect(block.getByText("8, 8 at 80 kg:")).toBeHidden()
  await expect(page.getByRole("button", { name: /^Confirm 82.5 × 6 ?, set 1/ })).toBeFocused()
  for (const _ of [1, 2]) await page.getByRole("button", { name: /^Confirm 82.5 × 6/ }).click()
  await save(page)
  await expectSaved(page)
  expect((await savedSets(server, person.id)).slice(2)).toEqual([
    `1.1 ${bench}: 82.5 x 6`,
    `1.2 ${bench}: 82.5 x 6`,
  ])
  expect(await latestAdvice(server, person.id)).toMatchObject([
    {
      unit: "kg",
      phase: "build",
      base: [{ role: "straight", sets: 2, low: 6, high: 8 }],
      reasons: [{ rule: "add" }],
    },
  ])
})

async function latestAdvice(server: RunningServer, userId: string) {
  const [log] = await server.sql<{ advice: Record<string, unknown> | null }>(
    "select advice from workout_logs where user_id = $1 order by created_at desc limit 1",
    [userId],
  )
  return Object.values(log?.advice ?? {})
}

test("what was suggested is remembered whatever was done, and leads the next session, also offline @once", async ({
  page,
  context,
  server,
  signIn,
}) => {
  const person = await signIn()
  const routine = await saveRoutine(person, "Upper A", [{ exercise: bench, sets: 3, reps: "8-12" }])
  await page.clock.setFixedTime(today)
  const sets = [12, 10, 9].map((reps) => ({ exercise: bench, weight: 80, reps }))
  await logWorkout(person, { date: trained, sets })
  await page.goto(`/log-workout/${routine}`)
  const block = exercise(page, bench)
  await block.getByRole("button", { name: "Use 80 × 12, 10, 10" }).click()
  await page.getByRole("button", { name: /^Confirm 80 × 12/ }).click()
  await save(page)
  await page.getByRole("button", { name: "Leave Out" }).click()
  await expectSaved(page)
  expect(await latestAdvice(server, person.id)).toMatchObject([{ base: [{ sets: 3, low: 8, high: 12 }] }])

  await page.clock.setFixedTime("2026-11-21T18:00:00Z")
  await page.goto(`/log-workout/${routine}`)
  const words = "12 at 80 kg. Same load in 3 sets."
  await expect(exercise(page, bench).getByText(words)).toBeVisible()
  await page.waitForLoadState("networkidle")
  await context.setOffline(true)
  await expect(exercise(page, bench).getByText(words)).toBeVisible()
})

test("an exercise's name leads through its sheet to its page, and the workout waits @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await logWorkout(person, { date: trained })
  const routine = await saveRoutine(person, "Upper A", [{ exercise: bench }])
  await page.goto(`/log-workout/${routine}`)
  await page.getByLabel("Notes", { exact: true }).fill("Half done")
  await exercise(page, bench).getByRole("button", { name: bench, exact: true }).click()
  await page.getByRole("link", { name: "Open Full Page" }).click()
  await expect(page.getByRole("region", { name: "Records" })).toContainText("60 kg")
  await page.goBack()
  await expect(page.getByLabel("Notes", { exact: true })).toHaveValue("Half done")
})
