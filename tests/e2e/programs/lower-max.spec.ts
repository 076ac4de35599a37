import { expect } from "#tests/e2e/fixtures.ts"
import { bench, exercise, field, save, test } from "../logging/workout.ts"
import { startRun, waves, fives, fivesStart } from "./run.ts"

test("after a missed deciding set the training max is lowered at once, and undone @once", async ({
  page,
  signIn,
}) => {
  await page.clock.install({ time: "2026-11-20T12:00:00Z" })
  const person = await signIn()
  const { program_id } = await startRun(person, waves, { started_on: "2026-11-20", maxes: { [bench]: 100 } })
  await page.goto("/dashboard")
  await page.getByRole("link", { name: "Log This Workout" }).first().click()
  await page.getByRole("button", { name: "Confirm 65 × 5" }).click()
  await page.getByRole("button", { name: "Confirm 75 × 5" }).click()
  await expect(exercise(page, bench)).toContainText("As many as you can")
  await field(page, "Reps").fill("3")
  await page.getByRole("button", { name: "Confirm 85 × 3" }).click()
  await save(page)
  await page.getByRole("button", { name: "Leave Out" }).click()

  const offer = page.getByRole("region", { name: "You missed a set that counts" })
  await offer.getByRole("button", { name: `Lower ${bench} to 90 kg now` }).click()
  await expect(offer).toBeHidden()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(offer).toBeVisible()

  await page.goto(`/programs/${program_id}`)
  const maxes = page.getByRole("region", { name: "Training maxes" })
  await expect(maxes).toContainText("so 10% comes off after this cycle")
  await maxes.getByRole("button", { name: `${bench}: Lower to 90 now` }).click()
  await expect(maxes).toContainText("The training max was set after that miss, so it stays for this cycle.")
  await expect(maxes.getByRole("button", { name: /Lower to/ })).toHaveCount(0)
  const { data } = await person.client.from("program_events").select("kind, after_slot").throwOnError()
  expect(data).toEqual([{ kind: "tm", after_slot: 1 }])
})

test("a load set by hand is the next session's, and the undo brings the old one back @once", async ({
  page,
  signIn,
}) => {
  await page.clock.install({ time: "2026-11-16T12:00:00Z" })
  const person = await signIn()
  const { program_id } = await startRun(person, fives, fivesStart)
  await page.goto(`/programs/${program_id}`)
  const next = (load: string) => page.getByRole("button", { name: `Week 1, Squat: ${load} × 5 Squat today` })
  await expect(next("80")).toBeVisible()
  await page.getByRole("button", { name: "Change Back Squat (Barbell)" }).click()
  await page.keyboard.type("72.5")
  await page.keyboard.press("Enter")
  await expect(next("72.5")).toBeVisible()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(next("80")).toBeVisible()
})
