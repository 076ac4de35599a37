import type { Page } from "@playwright/test"
import { expect } from "#tests/e2e/fixtures.ts"
import { choose, dialog } from "./two-versions.ts"
import {
  addExercise,
  bench,
  confirmSet,
  exercise,
  expectSaved,
  newWorkout,
  openLogging,
  save,
  savedSets,
  test,
} from "./workout.ts"

const row = "Bent Over Row (Barbell)"

test("two tabs go on with one workout in turn, and nothing that was typed in either is lost @once", async ({
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

test("a workout that both tabs hold is saved once, whichever saves, and other content is no silent success @once", async ({
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
  await expect(page.getByText("Draft saved on this device")).toBeVisible()
  const [same, changed] = [await context.newPage(), await context.newPage()]
  for (const tab of [same, changed]) {
    await tab.goto(newWorkout)
    await expect(exercise(tab, bench)).toContainText("80×8")
  }
  await save(page)
  await expectSaved(page)
  await save(same)
  await expectSaved(same)
  await changed.getByLabel("Notes", { exact: true }).fill("Something else")
  await save(changed)
  await expect(dialog(changed).getByText("It was saved before, in another version.")).toBeVisible()
  expect(await savedSets(server, person.id)).toHaveLength(1)
  await choose(changed, "Keep Both")
  await expectSaved(changed)
  expect(await savedSets(server, person.id)).toHaveLength(2)
})

/** Another tab has gone on with the draft while this page was frozen: it hears nothing of it until it is looked at again. */
function writeElsewhere(page: Page, notes: string): Promise<void> {
  return page.evaluate((text) => {
    const key = Object.keys(localStorage).find((each) => each.startsWith("draft:"))
    if (key === undefined) throw new Error("There is no draft.")
    const kept: { draft: object } = JSON.parse(localStorage.getItem(key) ?? "")
    localStorage.setItem(key, JSON.stringify({ ...kept, draft: { ...kept.draft, notes: text } }))
  }, notes)
}

const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))

test("a page that was away goes on with what another tab has made of the workout, and leaves alone what it can't read @once", async ({
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

test("where the device takes nothing more, an older draft on it does not replace what was typed since @once", async ({
  page,
  signIn,
}) => {
  await signIn()
  await openLogging(page)
  await addExercise(page, bench)
  await expect(page.getByText("Draft saved on this device")).toBeVisible()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError")
    }
  })
  await page.getByLabel("Notes", { exact: true }).fill("Typed since")
  await expect(page.getByText("Draft not saved")).toBeVisible()
  await lookAgain(page)
  await expect(page.getByLabel("Notes", { exact: true })).toHaveValue("Typed since")
})
