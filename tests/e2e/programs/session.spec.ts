import { checkAccessibility, expect } from "#tests/e2e/fixtures.ts"
import { bench, exercise, field, save, test } from "../logging/workout.ts"
import { startRun, waves } from "./run.ts"

const friday = "2026-11-20T12:00:00Z"

test("today's session is first on Home, is logged against its targets and saved with them @phone", async ({
  page,
  server,
  signIn,
}) => {
  await page.clock.install({ time: friday })
  const person = await signIn()
  const { run_id } = await startRun(person, waves, { started_on: "2026-11-20", maxes: { [bench]: 100 } })
  await page.goto("/dashboard")
  await expect(page.getByRole("heading", { name: /^Bench/, level: 1 })).toBeVisible()
  await expect(page.getByRole("link", { name: "Short Waves, week 1 of 3, day 1" })).toBeVisible()
  await expect(page.getByRole("article", { name: "Bench" })).toContainText(
    "Bench Press (Barbell): 5 or more in the all-out set keeps you on track for a training max of 102.5 kg after this cycle.",
  )
  await page.getByRole("link", { name: "Log This Workout" }).first().click()

  const lift = exercise(page, bench)
  await expect(page.getByText("0 of 8 sets")).toBeVisible()
  await expect(page.getByText("Week 1 of 3, day 1")).toBeVisible()
  await expect(lift).toContainText("Target 65 × 5")
  await expect(lift).toContainText("Target 85 × 5+")
  await expect(lift).toContainText("Training max 100 kg")
  await expect(page.getByRole("region", { name: "What today decides" })).toContainText(
    "Bench Press (Barbell): 5 or more in the all-out set keeps you on track for a training max of 102.5 kg after this cycle.",
  )
  await expect(field(page, "Weight (kg)")).toHaveValue("65")
  await checkAccessibility(page)
  await page.getByRole("button", { name: "Confirm 65 × 5" }).click()
  await page.getByRole("button", { name: "Confirm 75 × 5" }).click()
  await expect(lift.getByText("met", { exact: true })).toHaveCount(2)
  await expect(lift).toContainText("As many as you can")
  await field(page, "Reps").fill("8")
  await page.getByRole("button", { name: "Confirm 85 × 8" }).click()
  await save(page)
  await page.getByRole("button", { name: "Leave Out" }).click()

  // The summary shows what was asked for beside what was done, and the result.
  const next = page.getByRole("region", { name: "What happens next, and why" })
  await expect(next).toContainText("85 × 5+85 × 8 met")
  await expect(next).toContainText("Next on")
  await expect(page.getByRole("region", { name: "Next session" })).toContainText("Squat")
  const rows = await server.sql(
    `select l.slot, l.counts, l.run_id, l.name, l.prescribed -> 'lines' -> 0 -> 'sets' -> 2 ->> 'load' as load,
       array_agg(s.prescribed_set order by s.set_number) as places
     from workout_logs l join set_logs s on s.workout_log_id = l.id where l.user_id = $1 group by l.id`,
    [person.id],
  )
  expect(rows).toEqual([{ slot: 1, counts: true, run_id, name: "Bench", load: "85", places: [0, 1, 2] }])
})
