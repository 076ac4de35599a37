import { expect } from "#tests/e2e/fixtures.ts"
import {
  addExercise,
  confirmSet,
  exercise,
  expectSaved,
  expectSets,
  field,
  openLogging,
  openMore,
  save,
  savedLogs,
  savedSets,
  test,
} from "./workout.ts"

const bench = "Bench Press (Barbell)"
const row = "Bent Over Row (Barbell)"
const rower = "Rowing Machine"

test("three exercises and eight sets are logged by thumb and stored on the server as they were done @phone", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  await openLogging(page)
  for (const name of [bench, row, rower]) await addExercise(page, name)

  await confirmSet(page, "80", "8")
  for (const reps of ["8", "7"]) {
    await exercise(page, bench)
      .getByRole("button", { name: /^Add Set/ })
      .click()
    await field(page, "Reps").fill(reps)
    await page.getByRole("button", { name: `Confirm 80 × ${reps}` }).click()
  }
  await confirmSet(page, "62,5", "10")
  for (const _ of [2, 3])
    await exercise(page, row)
      .getByRole("button", { name: /^Add Set/ })
      .click()
  for (const set of ["2", "3"])
    await page
      .getByRole("region", { name: "Workout" })
      .getByRole("button", { name: new RegExp(`^Confirm.*set ${set} of ${row.slice(0, 8)}`) })
      .click()
  await field(page, "Duration (min)").fill("12")
  await field(page, "Distance (km)").fill("2.6")
  await page.getByRole("button", { name: "Confirm 12:00, 2.6 km" }).click()
  await exercise(page, rower)
    .getByRole("button", { name: /^Add Set/ })
    .click()
  await page.getByRole("button", { name: /^Confirm 12:00, 2.6 km/ }).click()

  await expect(page.getByText("8 of 8 sets")).toBeVisible()
  await page.getByLabel("Date").fill("2025-11-21")
  await page.getByLabel("Notes", { exact: true }).fill("Felt strong")
  await save(page)
  await expectSaved(page)

  await expectSets(server, person.id, {
    [bench]: ["80 x 8", "80 x 8", "80 x 7"],
    [row]: ["62.5 x 10", "62.5 x 10", "62.5 x 10"],
    [rower]: ["x 12 2.6", "x 12 2.6"],
  })
  expect(await savedLogs(server, person.id)).toMatchObject([{ date: "2025-11-21", notes: "Felt strong" }])
})

test("the same workout is logged by keyboard alone @phone", async ({ page, server, signIn }) => {
  const person = await signIn()
  await openLogging(page)
  for (const name of [bench, row, rower]) {
    await page.getByLabel("Search exercises").focus()
    await page.keyboard.press("ControlOrMeta+a")
    await page.keyboard.type(name)
    await expect(page.getByRole("button", { name: `Add ${name}`, exact: true })).toBeVisible()
    await page.getByRole("button", { name: `Add ${name}`, exact: true }).focus()
    await page.keyboard.press("Enter")
  }

  await field(page, "Weight (kg)").focus()
  await page.keyboard.type("80")
  await page.keyboard.press("Enter")
  await expect(field(page, "Reps")).toBeFocused()
  await page.keyboard.type("8")
  await page.keyboard.press("Enter")
  // Enter moves on to the next exercise, then to its next set.
  await page.keyboard.type("60")
  await page.keyboard.press("Enter")
  await page.keyboard.type("10")
  await page.keyboard.press("Enter")
  await expect(field(page, "Duration (min)")).toBeFocused()
  await page.keyboard.type("12")
  await page.keyboard.press("Enter")
  await page.keyboard.type("2,6")
  await page.keyboard.press("Enter")
  await expect(exercise(page, rower).getByRole("button", { name: /^Add Set/ })).toBeFocused()

  for (const [name, times] of [
    [bench, 2],
    [row, 2],
    [rower, 1],
  ] as const)
    for (let time = 0; time < times; time += 1) {
      await exercise(page, name)
        .getByRole("button", { name: /^Add Set/ })
        .focus()
      await page.keyboard.press("Enter")
      await expect(page.locator(".set.now input:focus")).toBeVisible()
      await page.keyboard.press("Enter")
      await page.keyboard.press("ArrowUp")
      await page.keyboard.press("Enter")
    }
  await expect(page.getByText("8 of 8 sets")).toBeVisible()
  await page.getByRole("button", { name: "Save", exact: true }).focus()
  await page.keyboard.press("Enter")
  await expectSaved(page)

  await expectSets(server, person.id, {
    [bench]: ["80 x 8", "80 x 9", "80 x 10"],
    [row]: ["60 x 10", "60 x 11", "60 x 12"],
    [rower]: ["x 12 2.6", "x 12 2.61"],
  })
})

test("last time's sets are in pencil and repeated with one tap per set @phone", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  for (const date of ["2025-11-14", "2025-11-21"]) {
    await openLogging(page)
    await addExercise(page, bench)
    await page.getByLabel("Date").fill(date)
    if (date === "2025-11-14") {
      await confirmSet(page, "80", "8")
    } else {
      await expect(page.getByText("last time 80 × 8")).toBeVisible()
      await page.getByRole("button", { name: "Confirm 80 × 8" }).click()
    }
    await save(page)
    await expectSaved(page)
  }
  expect(await savedSets(server, person.id)).toEqual([`1.1 ${bench}: 80 x 8`, `1.1 ${bench}: 80 x 8`])
})

test("types of sets, notes, order and removals are saved as arranged @phone", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  await openLogging(page)
  for (const name of [rower, row, bench]) await addExercise(page, name)
  await exercise(page, bench)
    .getByRole("button", { name: `Move ${bench} up` })
    .click()
  await exercise(page, bench)
    .getByRole("button", { name: `Move ${bench} up` })
    .click()
  await expect(exercise(page, bench).getByRole("button", { name: `Move ${bench} up` })).toBeDisabled()
  await expect(exercise(page, row).getByRole("button", { name: `Move ${row} down` })).toBeDisabled()
  await exercise(page, rower)
    .getByRole("button", { name: `Remove ${rower}` })
    .click()
  await expect(exercise(page, rower)).toBeHidden()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(exercise(page, rower)).toBeVisible()
  await exercise(page, rower)
    .getByRole("button", { name: `Remove ${rower}` })
    .click()

  await page.getByLabel(`Type of set 1 of ${bench}`).selectOption("Warm-up")
  await openMore(page)
  await page
    .getByRole("textbox", { name: /^Set Notes, set W/ })
    .filter({ visible: true })
    .fill("Easy")
  await confirmSet(page, "40", "10")
  await exercise(page, bench)
    .getByRole("button", { name: /^Add Set/ })
    .click()
  await openMore(page)
  await exercise(page, bench)
    .getByRole("button", { name: /^Remove Set 1/ })
    .click()
  await confirmSet(page, "60", "10")
  await save(page)
  await expectSaved(page)
  expect(await savedSets(server, person.id)).toEqual([
    `1.1 ${bench}: 40 x 10 warmup Easy`,
    `2.1 ${row}: 60 x 10`,
  ])
})

test("the day chosen on the calendar is the day of the workout @phone", async ({ page, server, signIn }) => {
  const person = await signIn({ path: "/dashboard" })
  await page.getByRole("link", { name: "Log New Workout" }).first().click()
  await expect(page.getByLabel("Date")).not.toHaveValue("")
  await page.goto("/dashboard")
  await page.getByRole("button", { name: "Month", exact: true }).click()
  await page.getByRole("button", { name: "Previous month" }).click()
  await page
    .getByRole("button", { name: /\b14\b/ })
    .first()
    .click()
  const dayPanel = page.getByRole("region", { name: /\b14, 20\d\d$/ })
  await dayPanel.getByRole("link", { name: "Log New Workout" }).click()
  await expect(page.getByLabel("Date")).toHaveValue(/-14$/)
  await addExercise(page, bench)
  await confirmSet(page, "80", "8")
  await save(page)
  await expectSaved(page)
  expect(await savedLogs(server, person.id)).toMatchObject([{ date: expect.stringMatching(/-14$/) }])
})

test.describe("where people use pounds", () => {
  test.use({ locale: "en-US" })

  test("the fields are in pounds and miles until the person chooses otherwise @phone", async ({
    page,
    server,
    signIn,
  }) => {
    const person = await signIn()
    await openLogging(page)
    for (const name of [bench, rower]) await addExercise(page, name)
    await field(page, "Weight (lbs)").fill("185")
    await exercise(page, rower)
      .getByRole("button", { name: /^Edit set 1/ })
      .click()
    await field(page, "Distance (mi)").fill("1.5")
    await save(page)
    await expectSaved(page)
    expect(
      await server.sql(
        "select weight_unit, distance_unit, weight_kg, distance_km from set_logs where user_id = $1",
        [person.id],
      ),
    ).toMatchObject([
      { weight_unit: "lbs", weight_kg: "83.91458845" },
      { distance_unit: "mi", distance_km: "2.4140160" },
    ])

    await person.client.from("profiles").update({ unit_system: "metric" }).eq("id", person.id).throwOnError()
    await openLogging(page)
    await addExercise(page, bench)
    await expect(field(page, "Weight (kg)")).toHaveValue("85")

    // The saved log still has the typed value, however it is displayed.
    const [log] = await server.sql<{ id: string }>("select id from workout_logs where user_id = $1", [
      person.id,
    ])
    await page.goto(`/log-workout/log/${log?.id}`)
    await expect(exercise(page, bench)).toContainText("83.9")
    await page.getByRole("button", { name: "Update", exact: true }).click()
    await expect(page.getByText("Workout log updated successfully!")).toBeVisible()
    expect(
      await server.sql("select weight, weight_unit from set_logs where user_id = $1 and weight is not null", [
        person.id,
      ]),
    ).toEqual([{ weight: "185", weight_unit: "lbs" }])
  })
})
