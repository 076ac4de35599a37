import { expect, test } from "#tests/e2e/fixtures.ts"
import { loseAnswers } from "../network.ts"
import { bench, row, rowing, saveCall, savedRoutines, saveRoutine } from "./gym.ts"

const plans = [
  { exercise: bench, sets: 4, reps: "6-8", notes: "Pause" },
  { exercise: rowing, sets: null, reps: "12 min" },
]

test("routines in the list @once", async ({ page, problems, server, signIn }) => {
  const person = await signIn()
  await saveRoutine(person, "Upper A", plans, "Heavy bench")
  const id = await saveRoutine(person, "Lower A", [{ exercise: row }])
  for (const date of ["2026-03-02", "2026-11-14", "2026-10-01"])
    await person.client.from("workout_logs").insert({ workout_id: id, date }).throwOnError()
  await page.goto("/routines")

  await test.step("the list shows what each routine contains and when it was last done", async () => {
    const items = page.getByRole("main").getByRole("listitem")
    await expect(items).toHaveCount(2)
    await expect(items.nth(0)).toContainText(`Lower ANo description${row}Last done Nov 14, 2026`)
    await expect(items.nth(1)).toContainText(
      `Upper AHeavy bench${plans.map(({ exercise }) => exercise).join(", ")}Not done yet`,
    )
    await expect(page.getByText("2 templates")).toBeVisible()
    await page.getByRole("link", { name: "View Routine Upper A" }).click()
    await expect(page).toHaveURL(/\/edit-workout\//)
    await expect(page.getByLabel("Routine Name")).toHaveValue("Upper A")
    await page.getByRole("link", { name: "Back to Routines" }).click()
    await expect(page).toHaveURL(/\/routines$/)
  })
  expect(problems.unexpected()).toEqual([])

  await test.step("a routine is duplicated completely, and only once even if the first reply is lost", async () => {
    problems.allow(/ERR_FAILED/)
    const duplicate = page.getByRole("button", { name: "Duplicate Upper A", exact: true })
    await loseAnswers(page, saveCall)
    await duplicate.click()
    await expect(page.getByText("Failed to save workout template.")).toBeVisible()
    await page.unroute(saveCall)
    await duplicate.click()
    await expect(page.getByText('"Upper A (copy)" is in your templates.')).toBeVisible()
    await expect(page.getByRole("heading", { name: "Upper A (copy)" })).toBeVisible()
    const plan = `1. ${bench} 4 6-8 Pause, 2. ${rowing} - 12 min`
    expect(await savedRoutines(server, person.id)).toEqual([
      `Upper A (Heavy bench): ${plan}`,
      `Lower A: 1. ${row} 3 -`,
      `Upper A (copy) (Heavy bench): ${plan}`,
    ])
  })

  await test.step("one tap starts a workout from the routine", async () => {
    await page.getByRole("link", { name: "Start Upper A", exact: true }).click()
    await expect(page).toHaveURL(/\/log-workout\/[\da-f-]{36}$/)
    await expect(page.getByRole("region", { name: bench, exact: true })).toBeVisible()
    await expect(page.getByRole("region", { name: rowing, exact: true })).toBeVisible()
  })
})

test("routines that are deleted, and a list that can't be loaded @once", async ({
  page,
  problems,
  server,
  signIn,
}) => {
  const person = await signIn()
  const id = await saveRoutine(person, "Upper A", plans)
  await person.client.from("workout_logs").insert({ workout_id: id, date: "2026-11-14" }).throwOnError()
  await saveRoutine(person, "Lower A", plans)

  await test.step("failing to load or delete is reported, and can be tried again", async () => {
    problems.allow(/ERR_FAILED|status of 4/)
    const rows = /rest\/v1\/workouts\?/
    const refused = { code: "42501", message: "not today", details: null, hint: null }
    await page.route(rows, (route) => route.fulfill({ status: 403, json: refused }))
    await page.goto("/routines")
    await expect(page.getByText("Failed to load workouts.")).toBeVisible()
    await page.unroute(rows)
    await page.getByRole("button", { name: "Load Again" }).click()
    await expect(page.getByRole("heading", { name: "Lower A" })).toBeVisible()

    const deleteIt = async () => {
      await page.getByRole("button", { name: "Delete Lower A" }).click()
      await page.getByRole("button", { name: "Delete Routine" }).click()
    }
    await page.route(rows, (route) => route.fulfill({ status: 403, json: refused }))
    await deleteIt()
    await expect(page.getByText("Failed to delete workout: not today")).toBeVisible()
    await page.unroute(rows)
    await page.route(rows, (route) => route.abort())
    await deleteIt()
    await expect(page.getByText("Failed to delete workout: The server can’t be reached.")).toBeVisible()
    await page.unroute(rows)
    await page.route(rows, (route) => route.fulfill({ status: 401, json: { ...refused, code: "PGRST301" } }))
    await deleteIt()
    await expect(page.getByText("User not logged in.")).toBeVisible()
    await page.unroute(rows)
    await deleteIt()
    await expect(page.getByText("Workout template deleted successfully!")).toBeVisible()
  })

  expect(problems.unexpected()).toEqual([])
  await test.step("deleting asks first, and past logs are kept", async () => {
    const remove = page.getByRole("button", { name: "Delete Upper A" })
    await remove.click()
    await expect(page.getByRole("dialog")).toContainText(
      "Past logs are kept, but the template can no longer be used.",
    )
    await page.getByRole("button", { name: "Cancel" }).click()
    await expect(remove).toBeFocused()
    await remove.click()
    await page.getByRole("button", { name: "Delete Routine" }).click()
    await expect(page.getByText("Workout template deleted successfully!")).toBeVisible()
    await expect(page.getByText("No routine templates yet.")).toBeVisible()
    expect(await savedRoutines(server, person.id)).toEqual([])
    expect(await server.sql("select workout_id from workout_logs where user_id = $1", [person.id])).toEqual([
      { workout_id: null },
    ])
  })
})
