import type { Page } from "@playwright/test"
import { expect } from "#tests/e2e/fixtures.ts"
import { fillStorage } from "#tests/e2e/full-storage.ts"
import { choose, dialog } from "./two-versions.ts"
import {
  addExercise,
  bench,
  confirmSet,
  exercise,
  expectSaved,
  field,
  newWorkout,
  openLogging,
  save,
  savedLogs,
  savedSets,
  test,
} from "./workout.ts"

const row = "Bent Over Row (Barbell)"

test("two tabs can continue one workout in turn, and nothing typed in either is lost @once", async ({
  context,
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  const other = await context.newPage()
  await openLogging(page)
  await openLogging(other)
  await addExercise(page, bench)
  await confirmSet(page, "80", "8")
  await expect(exercise(other, bench)).toContainText("80×8")
  await addExercise(other, row)
  await confirmSet(other, "60", "10")
  await other.getByLabel("Notes", { exact: true }).fill("From the other tab")
  await expect(page.getByLabel("Notes", { exact: true })).toHaveValue("From the other tab")
  await exercise(page, bench)
    .getByRole("button", { name: /^Add Set/ })
    .click()
  await confirmSet(page, "82.5", "6")
  await expect(exercise(other, bench)).toContainText("82.5×6")
  await other.close()
  await page.reload()
  await save(page)
  await expectSaved(page)
  expect(await savedSets(server, person.id)).toEqual([
    `1.1 ${bench}: 80 x 8`,
    `1.2 ${bench}: 82.5 x 6`,
    `2.1 ${row}: 60 x 10`,
  ])
})

test("unsaved typing in two tabs is merged, whichever tab stores it first @once", async ({
  context,
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  const other = await context.newPage()
  await openLogging(page)
  await addExercise(page, bench)
  await openLogging(other)
  await expect(exercise(other, bench)).toBeVisible()
  // Within the second that a tab waits before it stores typed text.
  await Promise.all([
    page.getByLabel("Notes", { exact: true }).fill("Left knee"),
    field(other, "Weight (kg)").fill("80"),
  ])
  await field(other, "Reps").fill("8")
  for (const tab of [page, other]) {
    await expect(tab.getByLabel("Notes", { exact: true })).toHaveValue("Left knee")
    await expect(field(tab, "Weight (kg)")).toHaveValue("80")
    await expect(field(tab, "Reps")).toHaveValue("8")
  }
  await save(other)
  await expectSaved(other)
  expect(await savedLogs(server, person.id)).toMatchObject([{ notes: "Left knee" }])
})

test("two tabs that store at the same moment, unaware of each other, lose nothing @once", async ({
  context,
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  await page.addInitScript(() => {
    const held: StorageEvent[] = []
    const hold = (event: StorageEvent) => {
      event.stopImmediatePropagation()
      held.push(event)
    }
    addEventListener("storage", hold)
    addEventListener("hear-the-others", () => {
      removeEventListener("storage", hold)
      for (const { key, newValue } of held) dispatchEvent(new StorageEvent("storage", { key, newValue }))
    })
  })
  await openLogging(page)
  await addExercise(page, bench)
  const other = await context.newPage()
  await openLogging(other)
  await field(other, "Weight (kg)").fill("80")
  await expectWritten(other, '"80"')
  await page.getByLabel("Notes", { exact: true }).fill("Left knee")
  await expectWritten(page, "Left knee")
  await page.evaluate(() => dispatchEvent(new Event("hear-the-others")))
  for (const tab of [page, other]) {
    await expect(tab.getByLabel("Notes", { exact: true })).toHaveValue("Left knee")
    await expect(field(tab, "Weight (kg)")).toHaveValue("80")
  }
  await field(other, "Reps").fill("8")
  await save(other)
  await expectSaved(other)
  expect(await savedSets(server, person.id)).toEqual([`1.1 ${bench}: 80 x 8`])
  await expect(page.getByText("This workout was saved in another tab.")).toBeVisible()
})

/** Waits until the workout that this tab has stored on the device contains the text. */
async function expectWritten(tab: Page, text: string) {
  await expect.poll(() => tab.evaluate(() => Object.entries(localStorage).flat().join("\n"))).toContain(text)
}

test("when a workout is saved or cleared in one tab, the other says so at once, and it is saved only once @once", async ({
  context,
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  await openLogging(page)
  await addExercise(page, bench)
  await confirmSet(page, "80", "8")
  const other = await context.newPage()
  await openLogging(other)
  await expect(exercise(other, bench)).toContainText("80×8")
  await save(page)
  await expect(other.getByText("This workout was saved in another tab.")).toBeVisible()
  await expect(other.getByRole("button", { name: "Save", exact: true })).toBeHidden()
  await expectSaved(page)
  expect(await savedSets(server, person.id)).toHaveLength(1)
  // After a reload, the tab starts a new workout.
  await other.reload()
  await expect(other.getByText("No exercises yet.")).toBeVisible()

  await openLogging(page)
  await addExercise(other, row)
  await expect(exercise(page, row)).toBeVisible()
  await page.getByRole("button", { name: "Delete Workout" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Delete Workout" }).click()
  await expect(other.getByText("This workout was cleared in another tab.")).toBeVisible()
})

test("after a refused save, the workout can be edited again in the other tab too @once", async ({
  context,
  page,
  problems,
  signIn,
}) => {
  problems.allow(/status of 400/)
  await signIn()
  await openLogging(page)
  await addExercise(page, bench)
  await confirmSet(page, "80", "8")
  const other = await context.newPage()
  await openLogging(other)
  await expect(exercise(other, bench)).toContainText("80×8")
  await context.route("**/rest/v1/rpc/save_workout_log", (route) =>
    route.fulfill({
      status: 400,
      json: { code: "22023", message: "not today", details: null, hint: "step: insert_log" },
    }),
  )
  await save(page)
  await expect(page.getByText("Failed to save log.")).toBeVisible()
  await expect(exercise(other, bench)).toContainText("80×8")
})

test("a tab that continued a workout saved elsewhere doesn't silently succeed @once", async ({
  context,
  page,
  problems,
  server,
  signIn,
}) => {
  problems.allow(/status of 409/)
  const person = await signIn()
  await openLogging(page)
  await addExercise(page, bench)
  await confirmSet(page, "80", "8")
  const changed = await context.newPage()
  await changed.goto(newWorkout)
  await expect(exercise(changed, bench)).toContainText("80×8")
  await fillStorage(changed)
  await changed.getByLabel("Notes", { exact: true }).fill("Something else")
  await expect(changed.getByText("Draft not saved")).toBeVisible()
  await save(page)
  await expectSaved(page)
  await save(changed)
  await expect(dialog(changed).getByText("Another version was already saved.")).toBeVisible()
  expect(await savedSets(server, person.id)).toHaveLength(1)
  await choose(changed, "Keep Both")
  await expectSaved(changed)
  expect(await savedSets(server, person.id)).toHaveLength(2)
})

/** Another tab has changed the draft while this page was frozen. The page notices only when it becomes visible again. */
function writeElsewhere(page: Page, notes: string): Promise<void> {
  return page.evaluate((text) => {
    const key = Object.keys(localStorage).find((each) => each.startsWith("draft:"))
    if (key === undefined) throw new Error("There is no draft.")
    const kept: { draft: object } = JSON.parse(localStorage.getItem(key) ?? "")
    localStorage.setItem(key, JSON.stringify({ ...kept, draft: { ...kept.draft, notes: text } }))
  }, notes)
}

const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))

test("a page that was hidden continues with another tab's changes, and leaves alone what it can't read @once", async ({
  page,
  signIn,
}) => {
  await signIn()
  await openLogging(page)
  await addExercise(page, bench)
  await expect(page.getByText("Draft saved on this device")).toBeVisible()
  const notes = page.getByLabel("Notes", { exact: true })
  await writeElsewhere(page, "From the other tab")
  await lookAgain(page)
  await expect(notes).toHaveValue("From the other tab")
  const unreadable = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith("draft:")) ?? ""
    localStorage.setItem(key, '{"version":2}')
    document.dispatchEvent(new Event("visibilitychange"))
    return localStorage.getItem(key)
  })
  expect(unreadable).toBe('{"version":2}')
  await expect(notes).toHaveValue("From the other tab")
})

test("if the device can't store any more, its older draft doesn't replace what was typed since @once", async ({
  page,
  signIn,
}) => {
  await signIn()
  await openLogging(page)
  await addExercise(page, bench)
  await expect(page.getByText("Draft saved on this device")).toBeVisible()
  await fillStorage(page)
  await page.getByLabel("Notes", { exact: true }).fill("Typed since")
  await expect(page.getByText("Draft not saved")).toBeVisible()
  await lookAgain(page)
  await expect(page.getByLabel("Notes", { exact: true })).toHaveValue("Typed since")
})
