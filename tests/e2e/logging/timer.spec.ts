import { expect } from "#tests/e2e/fixtures.ts"
import {
  addExercise,
  bench,
  confirmSet,
  exercise,
  expectSaved,
  openLogging,
  openMore,
  openWithOneSet,
  press,
  save,
  savedLogs,
  savedSets,
  test,
} from "./workout.ts"

const squat = "Deadlift (Barbell)"

test("while the timer runs, the structure is locked, and the sets can still be filled in @phone", async ({
  page,
  signIn,
}) => {
  await signIn()
  await openLogging(page)
  for (const name of [bench, squat]) await addExercise(page, name)
  await page.getByRole("button", { name: "Start timer" }).click()
  await openMore(page)

  const locked = "Locked while the timer runs. Pause to change it."
  const refused: [string | RegExp, string][] = [
    ["Delete Workout", "Cannot delete while timer is running."],
    [`Remove ${bench}`, locked],
    [`Move ${bench} down`, locked],
    [/^Remove Set 1/, locked],
    ["Save", "Cannot save while timer is running."],
  ]
  for (const [name, sentence] of refused) {
    const button = page.getByRole("button", { name, exact: typeof name === "string" })
    await expect(button).toHaveAttribute("aria-disabled", "true")
    await press(button)
    await expect(page.locator(".toast").filter({ hasText: sentence })).toBeVisible()
  }
  await press(page.getByRole("link", { name: "Home" }))
  await expect(page).toHaveURL(/log-workout\/new$/)
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden()
  await expect(page.getByLabel("Duration (MM:SS)")).toHaveAttribute("readonly", "")

  await confirmSet(page, "80", "8")
  await exercise(page, bench)
    .getByRole("button", { name: /^Add Set/ })
    .click()
  await addExercise(page, "Pull Up")
  await page.getByLabel("Notes", { exact: true }).fill("Good")
  await page.getByRole("button", { name: "Pause timer" }).click()
  await exercise(page, "Pull Up").getByRole("button", { name: "Remove Pull Up" }).click()
  await expect(exercise(page, "Pull Up")).toBeHidden()
})

test("neither ten minutes in a sleeping tab nor a reload costs the timer a second @phone", async ({
  page,
  server,
  signIn,
}) => {
  await page.clock.install({ time: new Date("2025-11-21T18:00:00+01:00") })
  const person = await signIn()
  await openWithOneSet(page, bench)
  await page.getByRole("button", { name: "Start timer" }).click()
  await page.clock.fastForward("10:00")
  await expect(page.getByLabel("Duration (MM:SS)")).toHaveValue(/^10:0\d$/)
  await page.reload()
  await page.clock.fastForward("05:00")
  await expect(page.getByLabel("Duration (MM:SS)")).toHaveValue(/^15:\d\d$/)
  await page.getByRole("button", { name: "Pause timer" }).click()
  await save(page)
  await expectSaved(page)
  expect(await savedSets(server, person.id)).toEqual([`1.1 ${bench}: 80 x 8`])
  const [log] = await savedLogs(server, person.id)
  expect(log?.date).toBe("2025-11-21")
  expect(Number(log?.duration_seconds)).toBeGreaterThanOrEqual(900)
  expect(Number(log?.duration_seconds)).toBeLessThan(960)
})

test("the duration is typed as MM:SS, and invalid text is replaced with the previous duration @phone", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  await openWithOneSet(page, bench)
  const clock = page.getByLabel("Duration (MM:SS)")
  await clock.fill("90:07")
  await clock.press("Enter")
  await expect(clock).toHaveValue("90:07")
  await clock.fill("12:60")
  await clock.blur()
  await expect(clock).toHaveValue("90:07")
  await expect(page.getByText("Enter the duration as MM:SS, such as 42:18.")).toBeVisible()
  await save(page)
  await expectSaved(page)
  expect(await savedLogs(server, person.id)).toMatchObject([{ duration_seconds: 5407 }])
})
