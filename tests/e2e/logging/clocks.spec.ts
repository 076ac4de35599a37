import { expect } from "#tests/e2e/fixtures.ts"
import { saveRoutine } from "../routines/gym.ts"
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
  test,
} from "./workout.ts"

const evening = new Date("2025-11-21T23:40:00+01:00")

test("a workout that continues past midnight belongs to the day on which it started @phone", async ({
  page,
  server,
  signIn,
}) => {
  await page.clock.install({ time: evening })
  const person = await signIn()
  await openLogging(page)
  await addExercise(page, bench)
  await page.getByRole("button", { name: "Start timer" }).click()
  await confirmSet(page, "80", "8")
  await page.clock.fastForward("40:00")
  await expect(page.getByLabel("Duration (MM:SS)")).toHaveValue(/^40:\d\d$/)
  await page.getByRole("button", { name: "Pause timer" }).click()
  await page.reload()
  await expect(page.getByText("This is your unsaved workout from Friday, Nov 21, 2025.")).toBeVisible()
  await save(page)
  await expectSaved(page)
  expect(await savedLogs(server, person.id)).toMatchObject([{ date: "2025-11-21" }])
})

test("an untouched screen that was left open overnight is for the new day; a chosen day stays @once", async ({
  page,
  signIn,
}) => {
  await page.clock.install({ time: evening })
  const person = await signIn()
  const id = await saveRoutine(person, "Upper A", [{ exercise: bench, sets: 1 }])
  await page.goto(`/log-workout/${id}`)
  await expect(page.getByLabel("Date")).toHaveValue("2025-11-21")
  await page.clock.fastForward("08:00:00")
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
  await expect(page.getByLabel("Date")).toHaveValue("2025-11-22")
  await page.clock.fastForward("24:00:00")
  await confirmSet(page, "80", "8")
  await expect(page.getByLabel("Date")).toHaveValue("2025-11-23")
  // From here on, the workout isn't empty.
  await page.clock.fastForward("24:00:00")
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
  await page.getByLabel("Notes", { exact: true }).fill("Good")
  await expect(page.getByLabel("Date")).toHaveValue("2025-11-23")

  await page.goto(newWorkout)
  await page.getByLabel("Date").fill("2025-11-10")
  await page.clock.fastForward("24:00:00")
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
  await addExercise(page, bench)
  await expect(page.getByLabel("Date")).toHaveValue("2025-11-10")
})

test("setting the clock back takes away no elapsed time @once", async ({ page, server, signIn }) => {
  await page.clock.install({ time: evening })
  const person = await signIn()
  await openLogging(page)
  await addExercise(page, bench)
  await confirmSet(page, "80", "8")
  await page.getByRole("button", { name: "Start timer" }).click()
  await page.clock.fastForward("10:00")
  await page.getByRole("button", { name: "Pause timer" }).click()
  await page.getByRole("button", { name: "Start timer" }).click()
  await page.clock.setSystemTime(new Date(evening.getTime() - 3_600_000))
  await page.clock.runFor(2000)
  const clock = page.getByLabel("Duration (MM:SS)")
  await expect(clock).toHaveValue(/^10:0\d$/)
  await page.reload()
  await expect(clock).toHaveValue(/^10:0\d$/)
  await page.getByRole("button", { name: "Pause timer" }).click()
  await save(page)
  await expectSaved(page)
  const [log] = await savedLogs(server, person.id)
  expect(Number(log?.duration_seconds)).toBeGreaterThanOrEqual(600)
  expect(Number(log?.duration_seconds)).toBeLessThan(660)
})

test("a set that is still being timed isn't left out: saving waits until it is stopped @once", async ({
  page,
  server,
  signIn,
}) => {
  await page.clock.install({ time: evening })
  const person = await signIn()
  await openLogging(page)
  for (const name of [bench, "Plank"]) await addExercise(page, name)
  await confirmSet(page, "80", "8")
  await page.getByRole("button", { name: "Start timing set 1 of Plank" }).click()
  await exercise(page, bench)
    .getByRole("button", { name: /^Edit set 1/ })
    .click()
  await page.clock.fastForward("00:45")
  await save(page)
  await expect(page.getByText("This set’s timer is still running. Stop it, then save.")).toBeVisible()
  await expect(field(page, "Duration (min:sec)")).toBeFocused()
  await page.getByRole("button", { name: /^Stop timing set 1 of Plank/ }).click()
  await save(page)
  await expectSaved(page)
  const sets = await server.sql<{ seconds: string }>(
    "select round(duration_minutes * 60) as seconds from set_logs where user_id = $1 and duration_minutes is not null",
    [person.id],
  )
  expect(sets).toHaveLength(1)
  expect(Number(sets[0]?.seconds)).toBeGreaterThanOrEqual(45)
})

test("setting the clock back freezes neither the workout's timer nor a set's @once", async ({
  page,
  signIn,
}) => {
  await page.clock.install({ time: "2026-11-21T12:00:00Z" })
  await signIn()
  await openLogging(page)
  await addExercise(page, bench)
  await page.getByRole("button", { name: "Start timer" }).click()
  await page.clock.fastForward("10:00")
  await expect(page.getByLabel("Duration (MM:SS)")).toHaveValue(/^10:\d\d$/)
  await page.clock.setSystemTime("2026-11-21T11:00:00Z")
  await page.clock.fastForward("05:00")
  await expect(page.getByLabel("Duration (MM:SS)")).toHaveValue(/^15:\d\d$/)
  // The clock was set back while the page was closed. The unknown time isn't made up, and the timer continues.
  await page.clock.setSystemTime("2026-11-21T09:00:00Z")
  await page.reload()
  await page.clock.fastForward("02:00")
  await expect(page.getByLabel("Duration (MM:SS)")).toHaveValue(/^\d+:[0-5]\d$/)
  await expect(page.getByLabel("Duration (MM:SS)")).not.toHaveValue("0:00")
})
