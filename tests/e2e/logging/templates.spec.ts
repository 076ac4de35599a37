import type { Page } from "@playwright/test"
import { askApart } from "../network.ts"
import { expect } from "#tests/e2e/fixtures.ts"
import { saveRoutine } from "../routines/gym.ts"
import {
  addExercise,
  bench,
  confirmSet,
  exercise,
  expectSaved,
  newWorkout,
  openLogging,
  press,
  save,
  savedLogs,
  savedSets,
  test,
} from "./workout.ts"

const row = "Bent Over Row (Barbell)"
const templateNames = "**/rest/v1/workouts?select=id%2Cname&*"

const choice = (page: Page) => page.getByLabel("Template")

test("the selector of templates @once", async ({ page, signIn }) => {
  await test.step("the selector says that it is loading, that there are no templates, and that none is needed", async () => {
    const person = await signIn()
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await askApart(page)
    await page.route(templateNames, async (route) => {
      await answered
      await route.continue()
    })
    await openLogging(page)
    await expect(choice(page)).toBeDisabled()
    await expect(choice(page).getByRole("option")).toHaveText(["Loading templates..."])
    answer()
    await expect(choice(page).getByRole("option")).toHaveText(["No templates available"])
    await saveRoutine(person, "Upper A", [{ exercise: bench }])
    await page.reload()
    await expect(choice(page).getByRole("option")).toHaveText([
      "Select a template or start ad hoc",
      "Upper A",
    ])
    await expect(choice(page)).toBeEnabled()
  })

  await test.step("while the timer runs, the template can't be changed", async () => {
    await page.getByRole("button", { name: "Start timer" }).click()
    await expect(choice(page)).toBeDisabled()
    await press(page.getByRole("button", { name: "Pause timer" }))
    await expect(choice(page)).toBeEnabled()
  })
})

test("failing to fetch the templates prevents nothing @once", async ({ page, problems, signIn }) => {
  problems.allow(/status of 403/)
  await signIn()
  await askApart(page)
  await page.route(templateNames, (route) =>
    route.fulfill({ status: 403, json: { code: "42501", message: "not today", details: null, hint: null } }),
  )
  await openLogging(page)
  await addExercise(page, bench)
  await expect(page.getByText("not today")).toBeHidden()
  await confirmSet(page, "80", "8")
  await save(page)
  await expectSaved(page)
})

test("the chosen day stays when a template is chosen, and when it is removed again @phone", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  await saveRoutine(person, "Upper A", [{ exercise: bench, sets: 2 }])
  await openLogging(page)
  await page.getByLabel("Date").fill("2025-11-14")
  await choice(page).selectOption("Upper A")
  await expect(page.getByRole("heading", { name: "Upper A", level: 1 })).toBeVisible()
  await expect(page.getByLabel("Date")).toHaveValue("2025-11-14")

  await confirmSet(page, "80", "8")
  await choice(page).selectOption("Select a template or start ad hoc")
  const question = page.getByRole("dialog")
  await expect(question).toContainText(
    "Selecting 'Ad-Hoc Workout' will clear the current exercises and notes. Are you sure?",
  )
  await question.getByRole("button", { name: "Cancel" }).click()
  await expect(exercise(page, bench)).toContainText("80×8")
  await expect(choice(page)).toHaveValue(/./)
  await choice(page).selectOption("Select a template or start ad hoc")
  await question.getByRole("button", { name: "Start Ad Hoc" }).click()
  await expect(page).toHaveURL(newWorkout)
  await expect(page.getByText("No exercises yet.")).toBeVisible()
  await expect(page.getByLabel("Date")).toHaveValue("2025-11-14")
  await addExercise(page, row)
  await confirmSet(page, "60", "10")
  await save(page)
  await expectSaved(page)
  expect(await savedSets(server, person.id)).toEqual([`1.1 ${row}: 60 x 10`])
  expect(await savedLogs(server, person.id)).toMatchObject([{ date: "2025-11-14" }])
})

test("a workout keeps its name if its template is deleted meanwhile @once", async ({
  page,
  problems,
  server,
  signIn,
}) => {
  problems.allow(/status of 409/)
  const person = await signIn()
  const id = await saveRoutine(person, "Upper A", [{ exercise: bench, sets: 1 }])
  await page.goto(`/log-workout/${id}`)
  await confirmSet(page, "80", "8")
  await person.client.from("workouts").delete().eq("id", id).throwOnError()
  await page.reload()
  await expect(page.getByRole("heading", { name: "Upper A", level: 1 })).toBeVisible()
  await save(page)
  await expectSaved(page)
  expect(
    await server.sql("select name, workout_id from workout_logs where user_id = $1", [person.id]),
  ).toEqual([{ name: "Upper A", workout_id: null }])
  await page.goto(`/log-workout/${id}`)
  await expect(page.getByText("Failed to load template.")).toBeVisible()
})

test("another person's template looks like one that doesn't exist, and so does an address without an id @once", async ({
  page,
  problems,
  signIn,
}) => {
  problems.allow(/status of (400|403)/)
  const owner = await signIn()
  const id = await saveRoutine(owner, "Upper A", [{ exercise: bench }])
  await signIn()
  await page.goto(`/log-workout/${id}`)
  await expect(page.getByText("Failed to load template.")).toBeVisible()
  await page.goto("/log-workout/nonsense")
  await expect(page.getByText("Failed to load template.")).toBeVisible()
  await page.goto("/log-workout/log/nonsense")
  await expect(page.getByText("Failed to load workout data. This workout no longer exists.")).toBeVisible()
  await page.goto("/edit-workout/nonsense")
  await expect(page.getByText(/invalid input/)).toBeHidden()
})
