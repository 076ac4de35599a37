import type { Page } from "@playwright/test"
import { expect } from "#tests/e2e/fixtures.ts"
import { setProfile } from "../profile/a-profile.ts"
import {
  addExercise,
  bench,
  confirmSet,
  exercise,
  expectSaved,
  field,
  openLogging,
  openMore,
  openWithOneSet,
  save,
  savedLogs,
  savedSets,
  test,
} from "./workout.ts"

const rower = "Rowing Machine"

const unreadable = (page: Page) => page.getByRole("alert").filter({ hasText: "This is not a number." })

/** Inserts text into a field as a paste does. */
async function paste(page: Page, name: string, text: string) {
  await field(page, name).focus()
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.insertText(text)
}

/** From Home, opens another workout and confirms one set of the bench press in it. */
async function openAnother(page: Page) {
  await page.getByRole("link", { name: "Gym" }).click()
  await addExercise(page, bench)
  await confirmSet(page, "80", "8")
}

test("what a set is read as @once", async ({ page, server, signIn }) => {
  const person = await signIn()
  await openLogging(page)

  await test.step("cardio keeps only time and distance, strength only weight and reps, and a note alone makes a set", async () => {
    for (const name of [bench, rower]) await addExercise(page, name)
    await openMore(page)
    const note = page.getByRole("textbox", { name: /^Set Notes, set 1 of Bench/ }).filter({ visible: true })
    await note.fill("Shoulder, skipped")
    await exercise(page, rower)
      .getByRole("button", { name: /^Edit set 1/ })
      .click()
    await field(page, "Duration (min)").fill("12,5")
    await field(page, "Distance (km)").fill("2,65")
    await save(page)
    await expectSaved(page)
    expect(
      await server.sql(
        "select reps, weight, duration_minutes, distance, notes from set_logs where user_id = $1 order by exercise_order",
        [person.id],
      ),
    ).toEqual([
      { reps: null, weight: null, duration_minutes: null, distance: null, notes: "Shoulder, skipped" },
      { reps: null, weight: null, duration_minutes: "12.5", distance: "2.65", notes: null },
    ])
  })

  await test.step("text that means a number is read as one, and any other text stays in the field with a message", async () => {
    await page.getByRole("link", { name: "Gym" }).click()
    await addExercise(page, bench)
    for (const text of ["-5", "1e3", "80 kg", "1.234,5", "1,5,0", "9999999", "∞", "½"]) {
      await paste(page, "Weight (kg)", text)
      await expect(unreadable(page)).toBeVisible()
      await expect(field(page, "Weight (kg)")).toHaveValue(text)
    }
    const readable = [
      ["1,5", "1.5"],
      [" 82.50 ", "82.5"],
      [".5", "0.5"],
      ["0", "0"],
      ["007", "7"],
      ["99999.99", "99999.99"],
    ] as const
    for (const [text] of readable) {
      await paste(page, "Weight (kg)", text)
      await field(page, "Reps").fill("0")
      await expect(unreadable(page)).toHaveCount(0)
      await page.getByRole("button", { name: /^Confirm .+ × 0/ }).click()
      await exercise(page, bench)
        .getByRole("button", { name: /^Add Set/ })
        .click()
    }
    await save(page)
    await page.getByRole("button", { name: "Leave Out" }).click()
    await expectSaved(page)
    const rows = await server.sql<{ weight: string }>(
      "select trim_scale(weight)::text as weight from set_logs where user_id = $1 and weight is not null order by set_number",
      [person.id],
    )
    expect(rows.map(({ weight }) => weight)).toEqual(readable.map(([, weight]) => weight))
  })
})

test("odd notes, days and numbers of workouts in a row @once", async ({ page, server, signIn }) => {
  const person = await signIn()
  await openWithOneSet(page, bench)

  await test.step("ten thousand characters of notes, with emoji, survive a reload and are saved completely", async () => {
    const notes = `${"Läuft 🏋️‍♀️ gut.\n".repeat(600)}Ende <script>alert(1)</script> "quoted" \\ 👍`
    await page.getByLabel("Notes", { exact: true }).fill(notes)
    await page.reload()
    await expect(page.getByLabel("Notes", { exact: true })).toHaveValue(notes)
    await save(page)
    await expectSaved(page)
    expect((await savedLogs(server, person.id)).at(-1)).toMatchObject({ notes })
  })

  await test.step("a character that databases can't store doesn't prevent a workout from being saved", async () => {
    await openAnother(page)
    await page.getByLabel("Notes", { exact: true }).evaluate((element) => {
      if (!(element instanceof HTMLTextAreaElement)) throw new Error("no field")
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(
        element,
        "a\u0000b\uD83Dc",
      )
      element.dispatchEvent(new Event("input", { bubbles: true }))
    })
    await save(page)
    await expectSaved(page)
    expect((await savedLogs(server, person.id)).at(-1)).toMatchObject({ notes: "ab\uFFFDc" })
  })

  await test.step("a day in the future is pointed out, and a day that no log can have is refused before it is sent", async () => {
    await openAnother(page)
    const date = page.getByLabel("Date")
    const problem = page.getByText("Choose the date of the workout.")
    for (const impossible of ["1899-12-31", "2200-01-02", "0025-11-21", ""]) {
      await date.fill(impossible)
      await expect(problem).toBeVisible()
      await save(page)
      await expect(problem).toHaveCount(2)
      await page.getByRole("region", { name: "Workout" }).getByRole("button", { name: "Dismiss" }).click()
    }
    const ahead = page.getByText("This date is in the future.")
    await expect(ahead).toBeHidden()
    await date.fill("2199-11-21")
    await expect(ahead).toBeVisible()
    await save(page)
    await expectSaved(page)
    expect((await savedLogs(server, person.id)).at(-1)).toMatchObject({ date: "2199-11-21" })
  })

  await test.step("the message that refused a number disappears when the number is corrected", async () => {
    await openAnother(page)
    await exercise(page, bench)
      .getByRole("button", { name: /^Add Set/ })
      .click()
    await field(page, "Weight (kg)").fill("8o")
    await save(page)
    const strip = page.getByRole("region", { name: "Workout" }).getByRole("alert")
    await expect(strip).toContainText("This is not a number.")
    await field(page, "Weight (kg)").fill("80")
    await expect(strip).toBeHidden()
  })
})

test("two exercises with the same name stay two exercises @once", async ({ page, server, signIn }) => {
  const person = await signIn()
  await server.sql("insert into exercises (owner_id, name) values ($1, $2)", [person.id, bench])
  await openLogging(page)
  const adds = page.getByRole("button", { name: `Add ${bench}`, exact: true })
  for (const left of [2, 1]) {
    await page.getByLabel("Search exercises").fill(bench)
    await expect(adds).toHaveCount(left)
    await adds.first().click()
  }
  await expect(exercise(page, bench)).toHaveCount(2)
  await confirmSet(page, "80", "8")
  await confirmSet(page, "60", "5")
  await page.reload()
  await expect(page.getByText("2 of 2 sets")).toBeVisible()
  await save(page)
  await expectSaved(page)
  expect(await savedSets(server, person.id)).toEqual([`1.1 ${bench}: 80 x 8`, `2.1 ${bench}: 60 x 5`])
  const [ids] = await server.sql("select count(distinct exercise_id) as n from set_logs where user_id = $1", [
    person.id,
  ])
  expect(ids).toEqual({ n: "2" })
})

test("numbers typed in kilograms stay in kilograms when the units change in the middle of a workout @once", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  await openWithOneSet(page, bench)
  await expect(page.getByText("Draft saved on this device")).toBeVisible()
  await setProfile(person, { unit_system: "imperial" })
  await page.reload()
  await expect(exercise(page, bench)).toContainText("80×8")
  await exercise(page, bench)
    .getByRole("button", { name: /^Add Set/ })
    .click()
  await confirmSet(page, "82.5", "8")
  await save(page)
  await expectSaved(page)
  expect(
    await server.sql("select weight, weight_unit from set_logs where user_id = $1 order by set_number", [
      person.id,
    ]),
  ).toEqual([
    { weight: "80", weight_unit: "kg" },
    { weight: "82.5", weight_unit: "kg" },
  ])
  await openLogging(page)
  await addExercise(page, bench)
  // A new workout suggests a weight that can be loaded.
  await expect(field(page, "Weight (lbs)")).toHaveValue("175")
})
