import type { Page } from "@playwright/test"
import { checkLooks, expect } from "#tests/e2e/fixtures.ts"
import { saveRoutine } from "../routines/gym.ts"
import {
  addExercise,
  bench,
  confirmSet,
  exercise,
  expectSaved,
  openLogging,
  save,
  savedSets,
  test,
} from "./workout.ts"

const row = "Bent Over Row (Barbell)"
const wayBack = (page: Page) =>
  page.getByRole("complementary", { name: "Workout in progress" }).getByRole("link")
const gym = (page: Page) => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Gym" })

test("a workout in progress is on every screen, and one tap leads back to it", async ({ page, signIn }) => {
  const person = await signIn()
  const routine = await saveRoutine(person, "Upper A", [{ exercise: bench, sets: 3 }])
  await page.goto(`/log-workout/${routine}`)
  await confirmSet(page, "80", "8")
  await page.getByRole("group", { name: "Rest" }).getByRole("button", { name: "Skip" }).click()
  await page.getByRole("link", { name: "Home" }).click()
  await expect(page.getByText("In progress: Upper A.")).toBeVisible()
  await expect(page.getByText("Nothing logged or scheduled today.")).toBeHidden()
  await page.reload()
  await checkLooks(page, "dashboard-under-way", () =>
    expect(wayBack(page)).toContainText("Upper A1 of 3 sets"),
  )
  for (const place of ["Goals", "Routines", "Profile"]) {
    await page.getByRole("link", { name: place, exact: true }).click()
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(wayBack(page)).toContainText("Upper A1 of 3 sets")
  }
  await wayBack(page).click()
  await expect(page.getByRole("heading", { name: "Upper A", level: 1 })).toBeVisible()
  await expect(exercise(page, bench)).toContainText("80×8")

  await page.getByRole("link", { name: "Home" }).click()
  await gym(page).click()
  await expect(page.getByRole("heading", { name: "Upper A", level: 1 })).toBeVisible()
  await save(page)
  await page.getByRole("button", { name: "Leave Out" }).click()
  await expectSaved(page)
  await expect(wayBack(page)).toBeHidden()
})

test("a running workout's time is on every screen, even after a crash @phone", async ({ page, signIn }) => {
  await page.clock.install({ time: "2026-11-21T12:00:00Z" })
  await signIn()
  await openLogging(page)
  await addExercise(page, bench)
  await page.getByRole("button", { name: "Start timer" }).click()
  await page.clock.fastForward("42:18")
  await page.goto("/dashboard")
  await expect(wayBack(page)).toContainText(/^42:[12]\d/)
  await page.clock.fastForward("01:00")
  await expect(wayBack(page)).toContainText(/^43:[12]\d/)
  await wayBack(page).click()
  await expect(page.getByLabel("Duration (MM:SS)")).toHaveValue(/^43:[1-3]\d$/)
})

test("another workout can be started; the first one stays open, and each says what happens to the other @phone", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  await saveRoutine(person, "Upper A", [{ exercise: row, sets: 1 }])
  await openLogging(page)
  await addExercise(page, bench)
  await confirmSet(page, "80", "8")
  await page.getByLabel("Template").selectOption("Upper A")
  await expect(page.getByRole("heading", { name: "Upper A", level: 1 })).toBeVisible()
  await expect(page.getByText(/^Another workout is still in progress, 1 of 1 set done\./)).toBeVisible()
  await page.getByRole("link", { name: "Return to Workout" }).click()
  await expect(exercise(page, bench)).toContainText("80×8")

  await page.getByRole("button", { name: "Start Another Workout" }).click()
  await expect(page.getByText("No exercises yet.")).toBeVisible()
  await addExercise(page, row)
  await confirmSet(page, "60", "10")
  await page.reload()
  await expect(exercise(page, row)).toContainText("60×10")
  await save(page)
  await expectSaved(page)
  expect(await savedSets(server, person.id)).toEqual([`1.1 ${row}: 60 x 10`])
  await wayBack(page).click()
  await save(page)
  await expectSaved(page)
  expect(await savedSets(server, person.id)).toEqual([`1.1 ${row}: 60 x 10`, `1.1 ${bench}: 80 x 8`])
  await expect(wayBack(page)).toBeHidden()
})

test("a saved workout's summary has its own address: Gym opens a new form, a reload the summary @phone", async ({
  page,
  signIn,
}) => {
  await signIn()
  await openLogging(page)
  await addExercise(page, bench)
  await confirmSet(page, "80", "8")
  await save(page)
  await expect(page.getByRole("region", { name: "This workout" })).toBeVisible()
  await page.reload()
  await expect(page.getByRole("region", { name: "This workout" })).toBeVisible()
  await gym(page).click()
  await expect(page.getByText("No exercises yet.")).toBeVisible()
  await page.reload()
  await expect(page.getByText("No exercises yet.")).toBeVisible()
})
