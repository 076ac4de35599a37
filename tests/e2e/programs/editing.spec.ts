import { checkAccessibility, checkLooks, expect, expectNoSidewaysScroll, test } from "#tests/e2e/fixtures.ts"
import { exercise } from "../logging/workout.ts"
import { fives, openBench, startRun, waves, wavesNoon, wavesStart } from "./run.ts"
import { renameDay, storedProgram } from "./stored-program.ts"

test("a lift's sets and rule change from now on, and the program's page shows it", async ({
  page,
  signIn,
}) => {
  await page.clock.install({ time: wavesNoon })
  const person = await signIn()
  const { program_id } = await startRun(person, waves, wavesStart)
  await page.goto(`/programs/${program_id}`)
  await page.getByRole("link", { name: "Edit day" }).click()
  const lift = page
    .getByRole("region", { name: "Exercises" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Bench Press (Barbell)" }) })
  await checkLooks(page, "program-day", async () => {
    await expect(page.getByRole("region", { name: "If all goes well" })).toContainText("1, cycle 2")
    await expect(lift).toContainText("Week 1, training max 100")
    await expect(lift).toContainText("85 kg")
  })
  await expectNoSidewaysScroll(page)

  await page.getByRole("textbox", { name: "Set 3 load" }).fill("90")
  await expect(lift).toContainText("90 kg")
  await page.getByRole("textbox", { name: "Set 3 reps" }).fill("4 +")
  await page.getByRole("textbox", { name: "Increase per cycle (kg)" }).fill("5")
  await expect(lift).toContainText("The training max goes up by 5 kg after each cycle.")
  await page.getByRole("button", { name: "Save changes" }).click()

  await expect(page.getByText("Bench saved. It takes effect from the next session.")).toBeVisible()
  await expect(page.getByRole("button", { name: /^Week 1, Bench: 90 × 4\+.*today$/ })).toBeVisible()
  const { program, versions, events } = await storedProgram(person, program_id)
  expect(program?.days[0]?.lines[0]).toMatchObject({ rule: { name: "tm", inc: { kg: 5, lbs: 10 } } })
  expect(events).toEqual([{ kind: "version", body: { version: versions[0]?.id } }])
})

test("another rule continues from the lift's current load @once", async ({ page, signIn }) => {
  await page.clock.install({ time: wavesNoon })
  const person = await signIn()
  const { program_id } = await startRun(person, fives, {
    started_on: "2026-11-20",
    loads: { "Back Squat (Barbell):linear": 100, "Overhead Press (Barbell):amrap": 40 },
  })
  await page.goto(`/programs/${program_id}/days/1`)
  const lift = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Back Squat (Barbell)" }) })
  await page
    .getByRole("combobox", { name: "How it progresses" })
    .selectOption({ label: "Reps first, then weight" })
  await page.getByRole("textbox", { name: "Set 1–3 reps" }).fill("6-8")
  await expect(lift).toContainText("After 3 misses in a row, 10% comes off.")
  await expect(lift).toContainText("100 kg")
  await page.getByRole("button", { name: "Save changes" }).click()
  await expect(page.getByRole("button", { name: /^Week 1, Squat: 100 × 6-8.*today$/ })).toBeVisible()
})

test("this session only starts with the edit and leaves the program as it is @once", async ({
  page,
  signIn,
}) => {
  await page.clock.install({ time: wavesNoon })
  const person = await signIn()
  const { program_id } = await startRun(person, waves, wavesStart)
  await page.goto(`/programs/${program_id}/days/2`)
  await expect(
    page.getByText("Only the next session can be changed on its own, and that’s Bench."),
  ).toBeVisible()
  await page.goto(`/programs/${program_id}/days/1`)
  await page.getByRole("textbox", { name: "Set 3 reps" }).fill("3+")
  await page.getByRole("textbox", { name: "Set 3 load" }).fill("80 kg")
  await page.getByRole("radio", { name: /^This session only/ }).check()
  await page.getByRole("button", { name: "Start Bench" }).click()
  await expect(exercise(page, "Bench Press (Barbell)")).toContainText("80 × 3+")
  const { versions, events } = await storedProgram(person, program_id)
  expect(versions).toHaveLength(1)
  expect(events).toEqual([])
})

test("what was typed survives a reload and a save from another device, whose days stay @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  const { program_id } = await openBench(page, person)
  await page.getByRole("textbox", { name: "Set 1 reps" }).fill("4")
  await page.reload()
  await expect(page.getByText("Your unsaved changes are back.")).toBeVisible()
  await expect(page.getByRole("textbox", { name: "Set 1 reps" })).toHaveValue("4")

  await renameDay(person, program_id, { place: 1, name: "Legs" })
  await page.getByRole("button", { name: "Save changes" }).click()
  await expect(page.getByText("This program was changed in another tab or on another device.")).toBeVisible()
  await page.getByRole("button", { name: "Keep Mine" }).click()
  await expect(page.getByText("Bench saved.")).toBeVisible()
  const { program } = await storedProgram(person, program_id)
  expect(program?.days.map(({ name }) => name)).toEqual(["Bench", "Legs"])
  expect(program?.days[0]?.lines[0]?.weeks[0]?.[0]?.[0]?.amount.low).toBe(4)
})

test("by keyboard, exercises are added, joined, moved, removed and brought back; a wrong field is shown @once", async ({
  page,
  signIn,
}) => {
  await page.clock.install({ time: wavesNoon })
  const person = await signIn()
  const { program_id } = await startRun(person, waves, wavesStart)
  await page.goto("/routines")
  await page.getByRole("link", { name: "View Routine Squat" }).click()
  await expect(page).toHaveURL(`/programs/${program_id}/days/2`)

  const press = async (name: string) => {
    await page.getByRole("button", { name, exact: true }).focus()
    await page.keyboard.press("Enter")
  }
  await press("Add exercise")
  await page.getByRole("searchbox").fill("Leg Press (Machine)")
  await press("Add Leg Press (Machine)")
  const names = page.getByRole("region", { name: "Exercises" }).getByRole("heading", { level: 3 })
  await expect(names).toHaveText(["Back Squat (Barbell)", "Leg Press (Machine)"])
  await press("Move Leg Press (Machine) up")
  await expect(names).toHaveText(["Leg Press (Machine)", "Back Squat (Barbell)"])
  await expect(page.getByRole("button", { name: "Move Leg Press (Machine) up" })).toBeFocused()
  await press("Superset Leg Press (Machine) with the next exercise")
  await press("Remove Leg Press (Machine)")
  await expect(names).toHaveText(["Back Squat (Barbell)"])
  await press("Undo")
  await expect(names).toHaveText(["Leg Press (Machine)", "Back Squat (Barbell)"])

  await page.getByRole("textbox", { name: "Set 1–3 load" }).fill("heavy")
  await press("Close Leg Press (Machine)")
  await press("Save changes")
  await expect(page.getByRole("textbox", { name: "Set 1–3 load" })).toBeFocused()
  await expect(page.getByText("Write 75%, 80 kg, RPE 8 or first set; or leave it empty.")).toBeVisible()
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type("first set")
  await press("More for set 1–3")
  await page.getByRole("combobox", { name: "The load comes from" }).selectOption({ label: "A fixed weight" })
  await page.getByRole("textbox", { name: "Sets like this" }).fill("4")
  await checkAccessibility(page)
  await press("Done")
  await press("Save changes")
  await expect(page.getByText("Squat saved. It takes effect from the next session.")).toBeVisible()
  const { program } = await storedProgram(person, program_id)
  expect(program?.days[1]?.lines[0]).toMatchObject({
    exercise_name: "Leg Press (Machine)",
    weeks: [[[{ count: 4, load: { of: "weight", weight: 20, unit: "kg" } }]]],
  })
})
