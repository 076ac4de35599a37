import type { Page } from "@playwright/test"
import { expect } from "#tests/e2e/fixtures.ts"
import { logWorkout } from "../dashboard/training.ts"
import {
  addExercise,
  bench,
  confirmSet,
  exercise,
  expectSaved,
  openWithOneSet,
  press,
  save,
  savedLogs,
  savedSets,
  test,
} from "./workout.ts"

const saveCall = "**/rest/v1/rpc/save_workout_log"

/** Makes the server refuse every save at this step. */
async function refuseIn(page: Page, step: string): Promise<void> {
  await page.route(saveCall, (route) =>
    route.fulfill({
      status: 400,
      json: { code: "23514", message: "not like that", details: null, hint: `step: ${step}` },
    }),
  )
}

const problem = (page: Page, sentence: string) => page.getByRole("alert").filter({ hasText: sentence })

const refusals = [
  ["update_log", "Failed to update log: not like that"],
  ["delete_sets", "Failed to delete old sets: not like that"],
  ["insert_sets", "Failed to insert sets: not like that"],
  ["complete_commitment", "An error occurred saving online."],
] as const

test("an edit that is refused says so, keeps what was typed, and can be tried again @once", async ({
  page,
  problems,
  signIn,
}) => {
  problems.allow(/status of 400/)
  const person = await signIn()
  const date = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin" }).format(new Date())
  await logWorkout(person, { date, name: "Upper A" })
  await page.goto("/dashboard")
  for (const [step, sentence] of refusals)
    await test.step(`an edit that is refused in ${step}`, async () => {
      await page.getByRole("link", { name: "Edit Log" }).click()
      const notes = page.getByLabel("Notes", { exact: true })
      await notes.fill(`Changed in ${step}`)
      await refuseIn(page, step)
      await page.getByRole("button", { name: "Update", exact: true }).click()
      await expect(problem(page, sentence)).toBeVisible()
      await page.reload()
      await expect(notes).toHaveValue(`Changed in ${step}`)
      await page.getByRole("button", { name: "Update", exact: true }).click()
      await expect(problem(page, sentence)).toBeVisible()
      await page.unroute(saveCall)
      await page.getByRole("button", { name: "Try Again" }).click()
      await expectSaved(page, "Workout log updated successfully!")
    })
})

test("a refused new log says that it failed, and nothing in it is lost @once", async ({
  page,
  problems,
  server,
  signIn,
}) => {
  problems.allow(/status of 400/)
  const person = await signIn()
  await openWithOneSet(page, bench)
  await refuseIn(page, "insert_log")
  await save(page)
  await expect(problem(page, "Failed to save log.")).toBeVisible()
  await expect(page.getByText("Nothing is lost. The workout is kept on this device.")).toBeVisible()
  await page.unroute(saveCall)
  await page.getByRole("button", { name: "Try Again" }).click()
  await expectSaved(page)
  expect(await savedSets(server, person.id)).toHaveLength(1)
})

test("during a save the button says so, nothing can be changed, and further presses have no effect @phone", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  await openWithOneSet(page, bench)
  let calls = 0
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(saveCall, async (route) => {
    calls += 1
    await answered
    await route.continue()
  })
  const button = page.getByRole("button", { name: "Save", exact: true })
  await button.dblclick()
  const busy = page.getByRole("button", { name: "Saving..." })
  await expect(busy).toHaveAttribute("aria-disabled", "true")
  for (const _ of [1, 2, 3]) await press(busy)
  await expect(page.getByRole("button", { name: "Start timer" })).toBeDisabled()
  await expect(page.getByLabel("Duration (MM:SS)")).toHaveAttribute("readonly", "")
  await press(page.getByRole("button", { name: "Delete Workout" }))
  await expect(page.getByRole("dialog")).toHaveCount(0)
  answer()
  await expectSaved(page)
  expect(calls).toBe(1)
  expect(await savedLogs(server, person.id)).toHaveLength(1)
})

test("a late second tap on Save doesn't lead anywhere else @phone", async ({ page, server, signIn }) => {
  const person = await signIn()
  await openWithOneSet(page, bench)
  const box = await page.getByRole("button", { name: "Save", exact: true }).boundingBox()
  if (!box) throw new Error("There is no Save.")
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const tappedAgain = page.evaluate(tapOnceSaved, at)
  await page.mouse.click(at.x, at.y)
  await tappedAgain
  expect(page.url()).toMatch(/\/summary$/)
  await expect(page.getByRole("region", { name: "This workout" })).toBeVisible()
  expect(await savedLogs(server, person.id)).toHaveLength(1)
})

test("Back keeps the workout, and after saving it doesn't lead back to the form @phone", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn({ path: "/dashboard" })
  await page.getByRole("link", { name: "Log New Workout" }).first().click()
  await addExercise(page, bench)
  await confirmSet(page, "80", "8")
  await page.getByLabel("Notes", { exact: true }).fill("Half")
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goForward()
  await expect(exercise(page, bench)).toContainText("80×8")
  await expect(page.getByLabel("Notes", { exact: true })).toHaveValue("Half")
  await save(page)
  await expect(page.getByRole("region", { name: "This workout" })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goForward()
  await expect(page.getByRole("region", { name: "This workout" })).toBeVisible()
  expect(await savedLogs(server, person.id)).toHaveLength(1)
  await page.getByRole("link", { name: "Gym" }).click()
  await expect(page.getByText("No exercises yet.")).toBeVisible()
})

/** Runs in the page: taps a point as soon as the summary is painted. From outside, a busy machine would tap later than any second tap of a person. */
function tapOnceSaved({ x, y }: { x: number; y: number }): Promise<void> {
  const tap = () => {
    const tapped = { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1 }
    document.elementFromPoint(x, y)?.dispatchEvent(new MouseEvent("click", tapped))
  }
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector("[aria-label='This workout']")) {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(tap())))
      } else requestAnimationFrame(look)
    }
    look()
  })
}
