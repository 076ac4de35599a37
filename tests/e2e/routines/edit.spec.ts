import { expect, test } from "#tests/e2e/fixtures.ts"
import { fillStorage } from "#tests/e2e/full-storage.ts"
import {
  addExercise,
  bench,
  fillPart,
  order,
  row,
  rowing,
  saveButton,
  saveCall,
  savedRoutines,
  saveRoutine,
} from "./gym.ts"

const plans = [
  { exercise: bench, sets: 4, reps: "6-8", notes: "Pause" },
  { exercise: row, sets: 3, reps: "8-12" },
]

const updated = "Workout updated successfully!"

test("a routine that can't be saved at first, and then is changed @once", async ({
  page,
  problems,
  server,
  signIn,
}) => {
  const person = await signIn()
  const id = await saveRoutine(person, "Push", plans, "Heavy bench")
  await page.goto(`/edit-workout/${id}`)

  await test.step("each failed step has its own message; what was typed stays and can be saved the next time", async () => {
    problems.allow(/ERR_FAILED|status of 4/)
    await page.getByLabel("Routine Name").fill("Upper A")
    for (const [hint, sentence] of [
      ["step: update_workout", "Failed to save workout template."],
      ["step: delete_exercises", "Failed to clear old exercises: not today"],
      ["step: insert_exercises", "Failed to save workout exercises: not today"],
      [null, "An unexpected error occurred during saving."],
    ] as const) {
      const json = { code: "23514", message: "not today", details: null, hint }
      await page.route(saveCall, (route) => route.fulfill({ status: 400, json }))
      await saveButton(page).click()
      await expect(page.getByText(sentence)).toBeVisible()
      await page.unroute(saveCall)
    }
    const expired = { code: "PGRST301", message: "JWT expired", details: null, hint: null }
    await page.route(saveCall, (route) => route.fulfill({ status: 401, json: expired }))
    await saveButton(page).click()
    await expect(page.getByText("User not logged in.")).toBeVisible()
    await page.unroute(saveCall)
    await page.route(saveCall, (route) => route.abort())
    await saveButton(page).click()
    await expect(page.getByText("An unexpected error occurred during saving.")).toBeVisible()
    await expect(page.getByText("Nothing is lost. Your changes are still here.")).toBeVisible()
    await page.unroute(saveCall)
    await saveButton(page).click()
    await expect(page.getByText(updated)).toBeVisible()
    expect(await savedRoutines(server, person.id)).toEqual([
      `Upper A (Heavy bench): 1. ${bench} 4 6-8 Pause, 2. ${row} 3 8-12`,
    ])
  })

  await test.step("a routine is changed and saved", async () => {
    await page.getByRole("link", { name: "View Routine Upper A" }).click()
    await expect(page.getByLabel("Routine Name")).toHaveValue("Upper A")
    await expect(page.getByLabel("Description")).toHaveValue("Heavy bench")
    await expect(page.getByRole("textbox", { name: `Reps for ${bench}` })).toHaveValue("6-8")
    await page.getByLabel("Routine Name").fill("Upper B")
    await page.getByLabel("Description").fill("")
    await page.getByRole("button", { name: `Move ${bench} down` }).click()
    await addExercise(page, rowing)
    await fillPart(page, rowing, { Reps: "12 min" })
    await saveButton(page).click()
    await expect(page.getByText(updated)).toBeVisible()
    await expect(page).toHaveURL(/\/routines$/)
    await expect(page.getByRole("heading", { name: "Upper B" })).toBeVisible()
    expect(await savedRoutines(server, person.id)).toEqual([
      `Upper B: 1. ${row} 3 8-12, 2. ${bench} 4 6-8 Pause, 3. ${rowing} - 12 min`,
    ])
    await page.getByRole("link", { name: "View Routine Upper B" }).click()
    await expect(page.getByRole("textbox", { name: `Reps for ${rowing}` })).toHaveValue("12 min")
    await expect.poll(() => order(page)).toEqual([row, bench, rowing])
  })
})

test("if the routine can't be loaded, the page says why and can try again @once", async ({
  page,
  problems,
  signIn,
}) => {
  problems.allow(/ERR_FAILED|status of 4/)
  const person = await signIn()
  const id = await saveRoutine(person, "Upper A", plans)
  await page.goto("/edit-workout/%20")
  await expect(page.getByText("Workout ID is missing.")).toBeVisible()
  await page.goto("/edit-workout/7d7a4a4e-3f0c-4b0a-9a55-0f4f4f0a4b11")
  await expect(page.getByText("Failed to load workout for editing.")).toBeVisible()
  await page.goto("/edit-workout/not-an-id")
  await expect(page.getByText("Failed to load workout for editing.")).toBeVisible()

  const refused = { code: "42501", message: "not today", details: null, hint: null }
  await page.route("**/rest/v1/exercises?*", (route) => route.fulfill({ status: 403, json: refused }))
  await page.route("**/rest/v1/workouts?*", (route) => route.abort())
  await page.goto(`/edit-workout/${id}`)
  await expect(page.getByText("Failed to load workout: The server can’t be reached.")).toBeVisible()
  await page.unroute("**/rest/v1/workouts?*")
  await page.getByRole("button", { name: "Load Again" }).click()
  await expect(page.getByLabel("Routine Name")).toHaveValue("Upper A")
  await expect(page.getByText("Failed to load exercises list: not today")).toBeVisible()
  await page.goto("/build-workout")
  await expect(page.getByText("Failed to load exercises.")).toBeVisible()
  await page.unroute("**/rest/v1/exercises?*")
  await page.getByRole("button", { name: "Load Again" }).click()
  await addExercise(page, bench)
})

for (const arrives of [false, true])
  test(`a connection that drops ${arrives ? "after" : "before"} the commit never saves half or twice @once`, async ({
    page,
    problems,
    server,
    signIn,
  }) => {
    problems.allow(/ERR_FAILED/)
    const person = await signIn({ path: "/build-workout" })
    await page.getByLabel("Name", { exact: true }).fill("Upper A")
    await addExercise(page, bench)
    await page.route(saveCall, async (route) => {
      if (arrives) await route.fetch()
      await route.abort()
    })
    await saveButton(page).click()
    await expect(page.getByText("Failed to save workout template.")).toBeVisible()
    expect(await savedRoutines(server, person.id)).toEqual(arrives ? [`Upper A: 1. ${bench} 3 -`] : [])

    // Saved again unchanged, then edited: it is still the same routine.
    await saveButton(page).click()
    await expect(page.getByText("Failed to save workout template.")).toBeVisible()
    await addExercise(page, row)
    await page.unroute(saveCall)
    await saveButton(page).click()
    await expect(page.getByText("Workout saved successfully!")).toBeVisible()
    expect(await savedRoutines(server, person.id)).toEqual([`Upper A: 1. ${bench} 3 -, 2. ${row} 3 -`])
  })

test.describe("two tabs with one routine", () => {
  const secondWords = "What the second tab says"

  test.beforeEach(({ problems }) => problems.allow(/status of 40/))

  test("the one that missed the other's change learns of it when it saves, and can keep its own version @once", async ({
    context,
    page,
    server,
    signIn,
  }) => {
    const person = await signIn()
    const id = await saveRoutine(person, "Upper A", plans)
    const other = await context.newPage()
    for (const tab of [page, other]) await tab.goto(`/edit-workout/${id}`)
    await expect(other.getByLabel("Routine Name")).toHaveValue("Upper A")
    await fillStorage(other)
    await other.getByLabel("Description").fill(secondWords)
    await expect(other.getByText("can’t keep drafts")).toBeVisible()
    await page.getByLabel("Routine Name").fill("First tab")
    await saveButton(page).click()
    await expect(page.getByText(updated)).toBeVisible()
    await saveButton(other).click()
    await expect(
      other.getByText("This routine was changed in another tab or on another device"),
    ).toBeVisible()
    expect(await savedRoutines(server, person.id)).toEqual([
      `First tab: 1. ${bench} 4 6-8 Pause, 2. ${row} 3 8-12`,
    ])
    await expect(other.getByLabel("Description")).toHaveValue(secondWords)
    await other.getByRole("button", { name: "Keep Mine" }).click()
    await expect(other.getByText(updated)).toBeVisible()
    expect(await savedRoutines(server, person.id)).toEqual([
      `Upper A (${secondWords}): 1. ${bench} 4 6-8 Pause, 2. ${row} 3 8-12`,
    ])
  })

  test("a routine that another tab changed or deleted @once", async ({ page, server, signIn }) => {
    const person = await signIn()
    const id = await saveRoutine(person, "Upper A", plans)
    await page.goto(`/edit-workout/${id}`)

    await test.step("their version can be loaded, and mine can be restored", async () => {
      await page.getByLabel("Description").fill(secondWords)
      await person.client.from("workouts").update({ name: "Theirs" }).eq("id", id).throwOnError()
      await saveButton(page).click()
      await page.getByRole("button", { name: "Load Theirs" }).click()
      await expect(page.getByLabel("Routine Name")).toHaveValue("Theirs")
      await expect(page.getByLabel("Description")).toHaveValue("")
      await page.getByRole("button", { name: "Undo" }).click()
      await expect(page.getByLabel("Description")).toHaveValue(secondWords)
      await saveButton(page).click()
      await expect(page.getByText(updated)).toBeVisible()
      expect(await savedRoutines(server, person.id)).toEqual([
        `Upper A (${secondWords}): 1. ${bench} 4 6-8 Pause, 2. ${row} 3 8-12`,
      ])
    })

    await test.step("a routine that was deleted meanwhile can be saved as a new one", async () => {
      await page.getByRole("link", { name: "View Routine Upper A" }).click()
      await page.getByLabel("Routine Name").fill("Upper B")
      await person.client.from("workouts").delete().eq("id", id).throwOnError()
      await saveButton(page).click()
      await expect(
        page.getByText("This routine was deleted in another tab or on another device."),
      ).toBeVisible()
      await page.getByRole("button", { name: "Save as New Routine" }).click()
      // The message of the step before may still be there.
      await expect(page).toHaveURL("/routines")
      await expect(page.getByText(updated)).toBeVisible()
      expect(await savedRoutines(server, person.id)).toEqual([
        `Upper B (${secondWords}): 1. ${bench} 4 6-8 Pause, 2. ${row} 3 8-12`,
      ])
    })
  })
})
