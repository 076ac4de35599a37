import { expect } from "#tests/e2e/fixtures.ts"
import { askApart, loseAnswers } from "../network.ts"
import { logWorkout } from "../dashboard/training.ts"
import { addManyExercises, exerciseList, keystrokeMilliseconds, newExercise } from "../picker.ts"
import {
  addExercise,
  confirmSet,
  exercise,
  expectSaved,
  field,
  openLogging,
  openWithOneSet,
  press,
  save,
  savedSets,
  test,
} from "./workout.ts"

const bench = "Bench Press (Barbell)"

test("an exercise can be added once; a second press says so for three seconds @phone", async ({
  page,
  signIn,
}) => {
  await page.clock.install()
  await signIn()
  await openLogging(page)
  await addExercise(page, bench)
  const again = page.getByRole("button", { name: `Add ${bench} (added)` })
  await expect(again).toHaveAttribute("aria-disabled", "true")
  // From here on, time passes only when the test says so, however slow the machine is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await press(again)
  const notice = page.getByText(`${bench} is already added.`)
  await expect(notice).toBeVisible()
  await page.clock.runFor(2900)
  await expect(notice).toBeVisible()
  await page.clock.runFor(200)
  await expect(notice).toBeHidden()
  await expect(exercise(page, bench)).toHaveCount(1)
})

test("the list of exercises is searched and filtered @phone", async ({ page, signIn }) => {
  const person = await signIn()
  await logWorkout(person, { date: "2025-11-14", sets: [{ exercise: "Running", duration_minutes: 30 }] })
  await logWorkout(person, { date: "2025-11-21", sets: [{ exercise: bench, reps: 5 }] })
  await openLogging(page)

  await test.step("the search ignores case, knows aliases, and says if nothing matches", async () => {
    const search = page.getByLabel("Search exercises")
    await search.fill("bENCH press (barBELL)")
    await expect(page.getByRole("button", { name: `Add ${bench}`, exact: true })).toBeVisible()
    await expect(page.getByRole("list", { name: "Exercises" })).toContainText("strength")
    await search.fill("moon walk on one hand")
    await expect(page.getByText("No exercises found")).toBeVisible()
    await search.fill("")
  })

  await test.step("recently done exercises lead the list, which can be filtered by muscle and by equipment", async () => {
    const items = exerciseList(page).getByRole("listitem")
    await expect(items.nth(0)).toContainText(`${bench} strength, recent`)
    await expect(items.nth(1)).toContainText("Running cardio, recent")
    await page.getByLabel("Muscle").selectOption("chest")
    await page.getByLabel("Equipment").selectOption("dumbbell")
    await expect(items.nth(0)).toContainText("Dumbbell")
    await expect(page.getByRole("button", { name: `Add ${bench}`, exact: true })).toBeHidden()
  })
})

test("all of two thousand exercises can be found by searching and scrolling, and typing stays fast @phone", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  await addManyExercises(server, person)
  await openLogging(page)
  await expect(page.getByText(/^2,\d{3} exercises$/)).toBeVisible()
  await addExercise(page, "Zercher Variation 2000")
  expect(await keystrokeMilliseconds(page, field(page, "Weight (kg)"), "102.5")).toBeLessThan(100)
  const search = page.getByLabel("Search exercises")
  await search.fill("")
  expect(await keystrokeMilliseconds(page, search, "zercher")).toBeLessThan(100)
  const list = exerciseList(page)
  await expect(list.getByRole("listitem").first()).toContainText("Zercher")
  await expect(list.getByRole("listitem")).toHaveCount(40)
  for (let drawn = 0; drawn < 100; drawn = await list.getByRole("listitem").count())
    await list.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(242)
})

test("a custom exercise is created in the middle of a workout, once, and logged @phone", async ({
  page,
  problems,
  server,
  signIn,
}) => {
  problems.allow(/ERR_FAILED/)
  const person = await signIn()
  await openWithOneSet(page, bench)
  await page.getByLabel("Search exercises").fill("Log Toss")
  await page.getByRole("button", { name: "New Exercise" }).click()
  const { dialog, name, save: make, call } = newExercise(page)
  await expect(name).toHaveValue("Log Toss")
  await loseAnswers(page, call)
  await make.click()
  await expect(dialog.getByText("Failed to save exercise.")).toBeVisible()
  await page.unroute(call)
  await make.click()
  await expect(dialog).toBeHidden()
  await expect(exercise(page, "Log Toss")).toBeVisible()
  await expect(exercise(page, bench)).toContainText("80×8")
  await confirmSet(page, "40", "12")
  await save(page)
  await expectSaved(page)
  expect(await savedSets(server, person.id)).toEqual([`1.1 ${bench}: 80 x 8`, "2.1 Log Toss: 40 x 12"])
  expect(await server.sql("select name from exercises where owner_id = $1", [person.id])).toEqual([
    { name: "Log Toss" },
  ])
})

test("if the exercises can't be loaded, the reason is shown with a way to try again @phone", async ({
  page,
  problems,
  signIn,
}) => {
  problems.allow(/status of 403/)
  await signIn()
  await askApart(page)
  await page.route("**/rest/v1/exercises?*", (route) =>
    route.fulfill({ status: 403, json: { code: "42501", message: "not today", details: null, hint: null } }),
  )
  await openLogging(page)
  await expect(page.getByText("Error fetching exercises: not today")).toBeVisible()
  await page.unroute("**/rest/v1/exercises?*")
  await page.getByRole("button", { name: "Load Again" }).click()
  await addExercise(page, bench)
})
