import { expect } from "#tests/e2e/fixtures.ts"
import { logWorkout } from "../dashboard/training.ts"
import { addExercise, bench, openLogging, test } from "./workout.ts"

const words = `Push
Friday, Nov 21, 2025, 50:00

${bench}
80 kg × 8

Felt strong`

const session = {
  date: "2025-11-21",
  name: "Push",
  notes: "Felt strong",
  duration_seconds: 3000,
  sets: [{ exercise: bench, weight: 80, reps: 8 }],
}

test("sharing is offered exactly for a saved log, online, with the timer stopped @once", async ({
  context,
  page,
  signIn,
}) => {
  const person = await signIn({ path: "/dashboard" })
  const button = page.getByRole("button", { name: "Share to Strava" })
  await openLogging(page)
  await addExercise(page, bench)
  await expect(button).toBeHidden()

  await page.goto(`/log-workout/log/${await logWorkout(person, session)}`)
  await expect(button).toBeVisible()
  await page.getByRole("button", { name: "Start timer" }).click()
  await expect(button).toBeHidden()
  await page.getByRole("button", { name: "Pause timer" }).click()
  await expect(button).toBeVisible()
  await context.setOffline(true)
  await expect(button).toBeHidden()
  await context.setOffline(false)
  await expect(button).toBeVisible()
})

test("without a share sheet the workout is copied in words @once", async ({ context, page, signIn }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"))
  const person = await signIn()
  await page.goto(`/log-workout/log/${await logWorkout(person, session)}`)
  await page.getByRole("button", { name: "Share to Strava" }).click()
  await expect(page.getByText("The workout is copied. Paste it where you want to share it.")).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(words)
})

test("a share sheet gets the same words, and closing it is no failure @once", async ({ page, signIn }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = []
    Object.assign(window, { shared })
    Navigator.prototype.share = (data) => {
      shared.push(data ?? {})
      return shared.length > 1 ? Promise.reject(new DOMException("Closed", "AbortError")) : Promise.resolve()
    }
  })
  const person = await signIn()
  await page.goto(`/log-workout/log/${await logWorkout(person, session)}`)
  for (const times of [1, 2]) {
    await page.getByRole("button", { name: "Share to Strava" }).click()
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, "shared")))
      .toEqual(Array.from({ length: times }, () => ({ title: "Push", text: words })))
  }
  await expect(page.getByText("The workout is copied.")).toBeHidden()
  await expect(page.getByText("This browser can't share or copy here.")).toBeHidden()
})
