import { expect } from "#tests/e2e/fixtures.ts"
import { logWorkout } from "../dashboard/training.ts"
import { enlargeText } from "../readable.ts"
import { saveRoutine } from "../routines/gym.ts"
import {
  addExercise,
  bench,
  confirmSet,
  exercise,
  expectSaved,
  openLogging,
  openMore,
  savedSets,
  test,
} from "./workout.ts"
import { fieldsUnderToast } from "../toast.ts"

const row = "Bent Over Row (Barbell)"

test("the Confirm button stays under the thumb, through both exercises to Finish @phone", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  const done = (name: string, weight: number) =>
    [1, 2].map(() => ({ exercise: name, weight, reps: 8, weight_unit: "kg" as const }))
  await logWorkout(person, { date: "2025-11-14", sets: [...done(bench, 80), ...done(row, 60)] })
  const exercises = [bench, row].map((name) => ({ exercise: name, sets: 2, reps: "8" }))
  await page.goto(`/log-workout/${await saveRoutine(person, "Upper A", exercises)}`)
  await page.getByRole("button", { name: "Start timer" }).click()

  const places: string[] = []
  for (const [name, numbers, set] of [
    [bench, "80 × 8", 1],
    [bench, "80 × 8", 2],
    [row, "60 × 8", 1],
    [row, "60 × 8", 2],
  ] as const) {
    const confirm = page.getByRole("button", { name: `Confirm ${numbers} , set ${set} of ${name}` })
    const now = page.locator(".set.now")
    await expect(now).toBeInViewport({ ratio: 1 })
    const box = await confirm.boundingBox()
    places.push(`${Math.round(box?.x ?? 0)}, ${Math.round(box?.y ?? 0)}`)
    await confirm.click()
  }
  expect(new Set(places).size, places.join(" | ")).toBe(1)

  await expect(page.getByText("All 4 sets done")).toBeVisible()
  await expect(page.getByRole("group", { name: "Rest" })).toBeHidden()
  await page.getByRole("button", { name: "Finish and save" }).click()
  await expectSaved(page)
  expect((await savedSets(server, person.id)).slice(4)).toHaveLength(4)
})

test("a workout without a plan rests after each set, and offers another one @phone", async ({
  page,
  signIn,
}) => {
  await signIn()
  await openLogging(page)
  await addExercise(page, bench)
  await confirmSet(page, "80", "8")
  await expect(page.getByRole("group", { name: "Rest" })).toBeVisible()
  await page
    .getByRole("region", { name: "Workout", exact: true })
    .getByRole("button", { name: `Add Set to ${bench}` })
    .click()
  await page.getByRole("button", { name: /^Confirm 80 × 8 ?, set 2/ }).click()
  await expect(page.getByText("2 of 2 sets")).toBeVisible()
})

test("only one toast is shown at a time, never over the fields, and an undo reappears after it", async ({
  page,
  signIn,
}) => {
  await signIn()
  await openLogging(page)
  for (const name of [bench, row]) await addExercise(page, name)
  await confirmSet(page, "80", "8")
  for (const _ of [1, 2, 3])
    await exercise(page, bench)
      .getByRole("button", { name: /^Add Set/ })
      .click()
  await openMore(page)
  // The current row, at the bottom edge of the visible area.
  const fields = page.locator(".set.now .number-field")
  await fields.first().evaluate((element) => {
    const bar = document.querySelector("section.bar")?.getBoundingClientRect().top ?? 0
    scrollBy(0, element.getBoundingClientRect().bottom - bar)
  })
  await page
    .getByRole("button", { name: /^Remove Set/ })
    .evaluate((button) => (button instanceof HTMLElement ? button.click() : undefined))
  await expect(page.locator(".toast")).toHaveText(/Set removed\./)
  expect(await fieldsUnderToast(page)).toBe(0)

  await page.getByRole("button", { name: /^Remove Bent/ }).click()
  await expect(page.locator(".toast")).toHaveCount(1)
  await expect(page.locator(".toast")).toContainText(`${row} removed.`)
  await page.getByRole("button", { name: "Dismiss" }).click()
  await expect(page.locator(".toast")).toContainText("Set removed.")
})

test("on a desktop, larger text moves the Confirm button from the row into the bar, and smaller text moves it back @once", async ({
  page,
  signIn,
}) => {
  await signIn()
  await openLogging(page)
  await addExercise(page, bench)
  const confirm = page.getByRole("button", { name: /^Confirm/ })
  const inBar = page
    .getByRole("region", { name: "Workout", exact: true })
    .getByRole("button", { name: /^Confirm/ })
  await expect(confirm).toHaveCount(1)
  await expect(inBar).toHaveCount(0)

  const shrink = await enlargeText(page)
  // Renders the bar again, but not the row.
  await page.getByPlaceholder("How was the workout?").fill("Eyes are tired")
  await expect(inBar).toHaveCount(1)
  expect(await confirm.count()).toBe(1)
  await shrink()
  await page.getByPlaceholder("How was the workout?").fill("Eyes are better")
  await expect(inBar).toHaveCount(0)
  expect(await confirm.count()).toBe(1)
})

test("a screen of 360 × 640 shows the whole current set, above the button that confirms it @phone", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await logWorkout(person, { date: "2025-11-14", sets: [{ exercise: bench, weight: 80, reps: 8 }] })
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(`/log-workout/${await saveRoutine(person, "Upper A", [{ exercise: bench, sets: 2 }])}`)
  const confirm = page.getByRole("button", { name: /^Confirm 80 × 8/ })
  await expect(confirm).toBeVisible()
  await expect
    .poll(async () => {
      const [row, bar] = await Promise.all([
        page.locator(".set.now").boundingBox(),
        page.getByRole("region", { name: "Workout", exact: true }).boundingBox(),
      ])
      return row !== null && bar !== null && row.y >= 0 && row.y + row.height <= bar.y
    })
    .toBe(true)
})
