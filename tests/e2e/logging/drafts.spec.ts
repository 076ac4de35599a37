import { expect } from "#tests/e2e/fixtures.ts"
import type { Page } from "@playwright/test"
import { logWorkout } from "../dashboard/training.ts"
import {
  addExercise,
  confirmSet,
  exercise,
  field,
  newWorkout,
  openLogging,
  openMore,
  save,
  savedLogs,
  test,
} from "./workout.ts"

const bench = "Bench Press (Barbell)"

test("a draft on this device @phone", async ({ page, server, signIn }) => {
  const person = await signIn()
  await openLogging(page)

  await test.step("Delete Workout asks first, then clears the form and keeps nothing", async () => {
    await addExercise(page, bench)
    await page.getByRole("button", { name: "Delete Workout" }).click()
    const dialog = page.getByRole("dialog")
    await expect(dialog).toContainText("Clear current log? Cannot be undone.")
    await dialog.getByRole("button", { name: "Cancel" }).click()
    await expect(exercise(page, bench)).toBeVisible()
    await page.getByRole("button", { name: "Delete Workout" }).click()
    await dialog.getByRole("button", { name: "Delete Workout" }).click()
    await expect(page.getByText("Workout cleared.")).toBeVisible()
    await page.reload()
    await expect(page.getByText("No exercises yet.")).toBeVisible()
    expect(await savedLogs(server, person.id)).toEqual([])
  })

  await test.step("a reload in the middle of a word keeps all of it", async () => {
    await addExercise(page, bench)
    await confirmSet(page, "82,5", "8")
    await exercise(page, bench)
      .getByRole("button", { name: /^Add Set/ })
      .click()
    await field(page, "Weight (kg)").fill("85.")
    await page.getByLabel("Notes", { exact: true }).fill("Half a sent")
    await page.reload()
    await expect(exercise(page, bench)).toContainText("82,5×8")
    await expect(field(page, "Weight (kg)")).toHaveValue("85.")
    await expect(page.getByLabel("Notes", { exact: true })).toHaveValue("Half a sent")
    await expect(page.getByText("Draft saved on this device")).toBeVisible()
  })

  await test.step("a draft belongs to the person who wrote it", async () => {
    await expect(page.getByText("Draft saved on this device")).toBeVisible()
    await signIn()
    await openLogging(page)
    await expect(page.getByText("No exercises yet.")).toBeVisible()
    await expect(exercise(page, bench)).toBeHidden()
  })
})

test("a draft survives a browser crash a second after the last change @phone", async ({ page, signIn }) => {
  await signIn()
  await openLogging(page)
  await addExercise(page, bench)
  await expect(page.getByText("Draft saved on this device")).toBeVisible()
  const context = page.context()
  const crash = page.waitForEvent("crash")
  await Promise.race([crash, page.goto("chrome://crash").catch(() => crash)])
  const next = await context.newPage()
  await next.goto(newWorkout)
  await expect(exercise(next, bench)).toBeVisible()
})

/** Crashes the page's process. */
async function crash(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent("crash")
  void devtools.send("Page.crash").catch(() => {})
  await crashed
}

test("what was confirmed, removed or saved is safe even if the page crashes at once @phone", async ({
  context,
  page,
  problems,
  server,
  signIn,
}) => {
  problems.allow(/ERR_|Failed to fetch/)
  const person = await signIn()
  await openLogging(page)
  await addExercise(page, bench)
  await confirmSet(page, "80", "8")
  await crash(page)
  const second = await context.newPage()
  await second.goto(newWorkout)
  await expect(exercise(second, bench)).toContainText("80×8")

  await exercise(second, bench)
    .getByRole("button", { name: /^Add Set/ })
    .click()
  await openMore(second)
  await second.getByRole("button", { name: `Remove Set 2 of ${bench}` }).click()
  await crash(second)
  const third = await context.newPage()
  await third.goto(newWorkout)
  await expect(third.getByText("1 of 1 set")).toBeVisible()

  // Typed within the last second before saving.
  await third.getByLabel("Notes", { exact: true }).fill("Left knee")
  await save(third)
  await crash(third)
  const fourth = await context.newPage()
  await fourth.goto(newWorkout)
  const notes = fourth.getByLabel("Notes", { exact: true })
  await expect(notes).toBeVisible()
  // The note is either still in the draft, or was queued and is sent automatically.
  await expect
    .poll(async () => {
      const [log] = await savedLogs(server, person.id)
      return log?.notes ?? (await notes.inputValue())
    })
    .toBe("Left knee")
})

test("what was typed just before Save is safe if the page crashes while the code for saving is still loading @phone", async ({
  context,
  page,
  problems,
  signIn,
}) => {
  problems.allow(/ERR_|Failed to fetch/)
  await signIn()
  await page.route(/every-page-.*\.js/, () => {})
  await openLogging(page)
  await addExercise(page, bench)
  await confirmSet(page, "80", "8")
  await page.getByLabel("Notes", { exact: true }).fill("Left knee")
  await save(page)
  await crash(page)
  const next = await context.newPage()
  await next.goto(newWorkout)
  await expect(next.getByLabel("Notes", { exact: true })).toHaveValue("Left knee")
})

test("if the device's storage is full, the form stays and says so @phone", async ({ page, signIn }) => {
  await signIn()
  await openLogging(page)
  await page.evaluate(() => {
    for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2))
      try {
        for (let part = 0; ; part += 1) localStorage.setItem(`filler ${size} ${part}`, "x".repeat(size))
      } catch {
        // Storage is full for pieces of this size.
      }
  })
  await addExercise(page, bench)
  await expect(page.getByText("Storage on this device is full.")).toBeVisible()
  await expect(page.getByText("Draft not saved")).toBeVisible()
  await expect(exercise(page, bench)).toBeVisible()
})

test("typing into a field that is filled in pencil meanwhile replaces the suggestion @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await logWorkout(person, { date: "2026-11-01", sets: [{ exercise: bench, weight: 80, reps: 8 }] })
  let answer = () => {}
  const late = new Promise<void>((resolve) => (answer = resolve))
  await page.route("**/rpc/training_memory*", async (route) => {
    await late
    await route.fallback()
  })
  await openLogging(page)
  await addExercise(page, bench)
  const weight = field(page, "Weight (kg)")
  await weight.click()
  await expect(weight).toHaveValue("")
  answer()
  await expect(weight).toHaveValue("80")
  await page.keyboard.type("92.5")
  await expect(weight).toHaveValue("92.5")
})
