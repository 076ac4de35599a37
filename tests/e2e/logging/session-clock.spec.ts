import { expect } from "#tests/e2e/fixtures.ts"
import {
  addExercise,
  bench,
  confirmSet,
  exercise,
  expectSaved,
  newWorkout,
  openLogging,
  openWithOneSet,
  save,
  savedLogs,
  test,
  searchBox,
} from "./workout.ts"

test("the session's clock runs from the first confirmed set, through reloads, other screens and network failures, and locks nothing @phone", async ({
  page,
  server,
  setOffline,
  signIn,
}) => {
  const person = await signIn()
  await page.clock.setFixedTime("2025-11-21T18:00:00+01:00")
  await openWithOneSet(page, bench)
  const clock = page.getByLabel("Duration (MM:SS)")
  await expect(page.getByText("session so far")).toBeVisible()
  await page.clock.setFixedTime("2025-11-21T18:10:07+01:00")
  await expect(clock).toHaveValue("10:07")
  await page.reload()
  await expect(clock).toHaveValue("10:07")
  await page.getByRole("link", { name: "Home" }).first().click()
  await expect(page).toHaveURL(/dashboard/)
  await page
    .getByRole("link", { name: /Return/ })
    .first()
    .click()
  await expect(clock).toHaveValue("10:07")

  // The library of exercises has to arrive before the network goes.
  await (await searchBox(page)).fill("Pull Up")
  await expect(page.getByRole("button", { name: "Add Pull Up", exact: true })).toBeVisible()
  await setOffline(true)
  await addExercise(page, "Pull Up")
  await page.getByRole("button", { name: "Move Pull Up up" }).click()
  await exercise(page, "Pull Up").getByRole("button", { name: "Remove Pull Up" }).click()
  await page.clock.setFixedTime("2025-11-21T18:42:00+01:00")
  await expect(clock).toHaveValue("42:00")
  await setOffline(false)
  await save(page)
  await expectSaved(page)
  expect(await savedLogs(server, person.id)).toMatchObject([{ duration_seconds: 2520 }])
})

test("a workout left open overnight ends with its last set @phone", async ({ page, server, signIn }) => {
  const person = await signIn()
  await page.clock.setFixedTime("2025-11-21T18:00:00+01:00")
  await openWithOneSet(page, bench)
  await exercise(page, bench)
    .getByRole("button", { name: /^Add Set/ })
    .click()
  await page.clock.setFixedTime("2025-11-21T18:35:00+01:00")
  await confirmSet(page, "82.5", "8")
  await expect(page.getByText("Draft saved on this device")).toBeVisible()
  await page.clock.setFixedTime("2025-11-22T08:00:00+01:00")
  await page.goto(newWorkout)
  await expect(page.getByLabel("Duration (MM:SS)")).toHaveValue("35:00")
  await save(page)
  await expectSaved(page)
  expect(await savedLogs(server, person.id)).toMatchObject([{ date: "2025-11-21", duration_seconds: 2100 }])
})

test("a typed duration is kept, and none is invented for another day @phone", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  await page.clock.setFixedTime("2025-11-21T18:00:00+01:00")
  await openWithOneSet(page, bench)
  await page.clock.setFixedTime("2025-11-21T18:30:00+01:00")
  await page.getByLabel("Duration (MM:SS)").fill("55:00")
  await save(page)
  await expectSaved(page)

  await openLogging(page)
  await page.getByLabel("Date", { exact: true }).fill("2025-11-19")
  await addExercise(page, bench)
  await confirmSet(page, "80", "8")
  await page.clock.setFixedTime("2025-11-21T18:31:00+01:00")
  await save(page)
  await expectSaved(page)
  expect((await savedLogs(server, person.id)).map(({ duration_seconds }) => duration_seconds)).toEqual([
    3300,
    null,
  ])
})

test("an ad hoc workout can be named while it is logged, and has that name everywhere @phone", async ({
  page,
  signIn,
}) => {
  await signIn()
  await openWithOneSet(page, bench)
  await page.getByRole("button", { name: "Name This Workout" }).click()
  await page.getByRole("dialog").getByLabel("Name").fill("Garage, early")
  await page.getByRole("button", { name: "Save Name" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Garage, early" })).toBeVisible()
  await page.getByRole("link", { name: "Home" }).first().click()
  await expect(page.getByRole("complementary", { name: /workout/i }).getByText("Garage, early")).toBeVisible()
  await page
    .getByRole("link", { name: /Return/ })
    .first()
    .click()
  await save(page)
  await expect(page.getByRole("heading", { level: 1, name: "Garage, early" })).toBeVisible()
  await expectSaved(page)
  await expect(page.getByRole("article", { name: "Garage, early" })).toBeVisible()
  await page.getByRole("link", { name: "Edit Log" }).first().click()
  await expect(page.getByRole("heading", { level: 1, name: "Garage, early" })).toBeVisible()
})
