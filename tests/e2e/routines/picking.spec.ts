import { expect, test } from "#tests/e2e/fixtures.ts"
import { logWorkout } from "../dashboard/training.ts"
import { loseAnswers } from "../network.ts"
import { addManyExercises, exerciseList, keystrokeMilliseconds, newExercise } from "../picker.ts"
import { addExercise, bench, order, row, rowing } from "./gym.ts"

test("the list of exercises is filtered and searched @once", async ({ page, server, signIn }) => {
  const person = await signIn({ path: "/build-workout" })

  await test.step("the list can be filtered by muscle and by equipment", async () => {
    const list = page.getByRole("list", { name: "Exercises" })
    await page.getByLabel("Muscle").selectOption("chest")
    await page.getByLabel("Equipment").selectOption("barbell")
    await page.getByLabel("Search exercises").fill("press")
    await expect(list.getByRole("button", { name: `Add ${bench}`, exact: true })).toBeVisible()
    await page.getByLabel("Equipment").selectOption("dumbbell")
    await expect(list.getByRole("button", { name: `Add ${bench}`, exact: true })).toBeHidden()
    await page.getByLabel("Muscle").selectOption("calves")
    await expect(page.getByText("No exercises found")).toBeVisible()
    for (const filter of ["Muscle", "Equipment"]) await page.getByLabel(filter).selectOption({ index: 0 })
    await page.getByLabel("Search exercises").fill("")
  })

  await test.step("a misspelled search finds what was meant, says so, and starts over with the next exercise", async () => {
    const search = page.getByLabel("Search exercises")
    const items = page.getByRole("list", { name: "Exercises" }).getByRole("listitem")
    await expect(items.first()).toContainText(bench)
    await search.fill("benhc press")
    await expect(page.getByText(/^\d+ exercises for “bench press”$/)).toBeVisible()
    await expect(items.first()).toContainText(bench)
    await expect(items.first().locator("u")).toHaveText(["Bench", "Press"])
    await page.getByRole("button", { name: `Add ${bench}`, exact: true }).focus()
    await page.keyboard.press("Enter")
    await expect(search).toHaveValue("")
    await expect(search).toBeFocused()
    await search.fill("row")
    await page.getByRole("button", { name: `Add ${row}`, exact: true }).click()
    await expect(search).toHaveValue("")
    await expect(search).not.toBeFocused()
    await expect.poll(() => order(page)).toEqual([bench, row])
  })

  await test.step("an exercise with a name or alias from the library isn't created again; the dialog leads to the existing one", async () => {
    const [known] = await server.sql<{ alias: string }>(
      "select aliases[1] as alias from exercises where name = $1",
      [row],
    )
    const alias = known?.alias ?? "The library has no such exercise."
    await page.getByRole("button", { name: "New Exercise" }).click()
    const { dialog, name, save } = newExercise(page)
    await name.fill(bench.toUpperCase())
    await save.click()
    await expect(dialog.getByText(`${bench.toUpperCase()} already exists as ${bench}.`)).toBeVisible()
    await name.fill(alias)
    await save.click()
    await expect(dialog.getByText(`${alias} already exists as ${row}.`)).toBeVisible()
    await dialog.getByRole("link", { name: `See ${row}` }).click()
    await expect(page.getByRole("heading", { name: row, level: 1 })).toBeVisible()
    expect(await server.sql("select name from exercises where owner_id = $1", [person.id])).toEqual([])
  })
})

test("exercises that lead the list @once", async ({ page, signIn }) => {
  await test.step("recently done exercises lead the list, and aliases find them", async () => {
    const person = await signIn()
    const { data } = await person.client
      .from("exercises")
      .select("id, name, aliases")
      .in("name", [row, rowing])
      .order("name")
      .throwOnError()
    for (const [index, exercise] of [row, rowing].entries())
      await logWorkout(person, { date: `2026-11-1${index}`, sets: [{ exercise, reps: 5 }] })
    await page.goto("/build-workout")
    const items = page.getByRole("list", { name: "Exercises" }).getByRole("listitem")
    await expect(items.nth(0)).toContainText(`${rowing} cardio, recent`)
    await expect(items.nth(1)).toContainText(`${row} strength, recent`)
    const [alias] = data[0]?.aliases ?? []
    if (alias === undefined) throw new Error("The library gives the row no other name.")
    await page.getByLabel("Search exercises").fill(alias.toUpperCase())
    await expect(page.getByRole("button", { name: `Add ${row}`, exact: true })).toBeVisible()
  })

  await test.step("someone already in the list stays there while the results catch up with the search", async () => {
    const search = page.getByLabel("Search exercises")
    const count = page.getByText(/^\d+ exercises?$/)
    await search.fill(bench.slice(0, 3))
    const add = page.getByRole("button", { name: `Add ${bench}`, exact: true })
    await add.focus()
    const before = await count.textContent()
    await search.evaluate((input: HTMLInputElement, name) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, name)
      input.dispatchEvent(new Event("input", { bubbles: true }))
    }, bench)
    await expect(count).not.toHaveText(String(before))
    await expect(add).toBeFocused()
    await page.keyboard.press("Enter")
    await expect.poll(() => order(page)).toEqual([bench])
  })
})

test("a custom exercise is created on the spot, and only once even if the first reply is lost @once", async ({
  page,
  problems,
  server,
  signIn,
}) => {
  problems.allow(/ERR_FAILED|status of 409/)
  const person = await signIn({ path: "/build-workout" })
  await page.getByLabel("Search exercises").fill("Sandbag Throw over Stones")
  await expect(page.getByText("No exercises found")).toBeVisible()
  const make = page.getByRole("button", { name: "New Exercise" })
  await make.click()
  const { dialog, name, save, call } = newExercise(page)
  await expect(name).toHaveValue("Sandbag Throw over Stones")
  await expect(name).toBeFocused()
  await name.fill(" ")
  await save.click()
  await expect(dialog.getByText("The exercise needs a name.")).toBeVisible()
  await name.fill("Sandbag Throw")
  await dialog.getByLabel("Type").selectOption("cardio")
  await dialog.getByLabel("Equipment").selectOption("Sled")
  const main = dialog.getByRole("group", { name: "Main muscles" })
  await main.getByRole("checkbox", { name: "glutes" }).check()
  await main.getByRole("checkbox", { name: "upper back" }).check()
  await loseAnswers(page, call)
  await save.click()
  await expect(dialog.getByText("Failed to save exercise.")).toBeVisible()
  await page.unroute(call)
  await save.click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => order(page)).toEqual(["Sandbag Throw"])
  expect(
    await server.sql(
      "select name, type, measure, equipment, primary_muscles as muscles from exercises where owner_id = $1",
      [person.id],
    ),
  ).toEqual([
    {
      name: "Sandbag Throw",
      type: "cardio",
      measure: "distance_time",
      equipment: "sled",
      muscles: ["glutes", "upper back"],
    },
  ])
  await make.click()
  await name.fill("sandbag throw")
  await save.click()
  await expect(dialog.getByText("sandbag throw already exists as Sandbag Throw.")).toBeVisible()
})

test("with two thousand exercises, typing stays fast and only a few of them are rendered @once", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  await addManyExercises(server, person)
  await page.goto("/build-workout")
  await expect(page.getByText(/^2,\d\d\d exercises$/)).toBeVisible()
  const items = exerciseList(page).getByRole("listitem")
  await expect(items).toHaveCount(40)
  const search = page.getByLabel("Search exercises")
  expect(await keystrokeMilliseconds(page, search, "zercher var")).toBeLessThan(100)
  await expect(page.getByText("2,000 exercises", { exact: true })).toBeVisible()
  await expect(items).toHaveCount(40)
  await addExercise(page, "Zercher Variation 1234")
  const reps = page.getByRole("textbox", { name: "Reps for Zercher Variation 1234" })
  expect(await keystrokeMilliseconds(page, reps, "8-12 slow")).toBeLessThan(100)
})
