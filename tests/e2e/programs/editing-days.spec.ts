import { checkLooks, expect, test } from "#tests/e2e/fixtures.ts"
import { startRun, waves, wavesNoon, wavesStart } from "./run.ts"
import { storedProgram } from "./stored-program.ts"
import { train } from "./trained-run.ts"

test("a new program starts with a name and one day @once", async ({ page, signIn }) => {
  const person = await signIn()
  await page.goto("/programs")
  await page.getByRole("button", { name: "Build your own" }).click()
  await page.getByRole("button", { name: "Add exercises" }).click()
  await expect(page.getByText("Give the program a name.")).toBeVisible()
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Mine")
  await page.getByRole("textbox", { name: "Days per week" }).fill("2")
  await page.getByRole("button", { name: "Add exercises" }).click()
  await expect(page.getByRole("heading", { name: "Day 1", level: 1 })).toBeVisible()
  await page.getByRole("button", { name: "Add exercise", exact: true }).click()
  await page.getByRole("searchbox").fill("Leg Press (Machine)")
  await page.getByRole("button", { name: "Add Leg Press (Machine)", exact: true }).click()
  await page.getByRole("textbox", { name: "Name of the day" }).fill("Legs")
  await page.getByRole("button", { name: "Save changes" }).click()
  await expect(page.getByText("Legs saved.")).toBeVisible()
  const id = page.url().split("/").at(-1) ?? ""
  const { program } = await storedProgram(person, id)
  expect(program).toMatchObject({ days_per_week: 2, days: [{ name: "Legs", lines: [{}] }] })
  expect(program?.days).toHaveLength(1)

  await page.goto(`/programs/${id}/days/1`)
  await page.getByRole("button", { name: "Add an empty day" }).click()
  await expect(page.getByRole("heading", { name: "Day 2", level: 1 })).toBeVisible()
  await page.getByRole("link", { name: "Legs" }).click()
  await page.getByRole("button", { name: "Copy this day" }).click()
  await expect(page.getByRole("heading", { name: "Day 3", level: 1 })).toBeVisible()
  await expect(page.getByRole("heading", { name: "Leg Press (Machine)" })).toBeVisible()
  await page.getByRole("link", { name: "Day 2" }).click()
  await expect(page.getByRole("heading", { name: "Day 2", level: 1 })).toBeVisible()
  await page.getByRole("button", { name: "Remove this day" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Remove this day" }).click()
  await expect(page.getByText("Day 2 removed.")).toBeVisible()
  await expect(page).toHaveURL(`/programs/${id}`)
  const { program: after } = await storedProgram(person, id)
  expect(after).toMatchObject({ days_per_week: 2, days: [{ name: "Legs" }, { name: "3" }] })
})

test("while a program runs, a copied day comes next, and a day deleted from Routines is removed from the program @once", async ({
  page,
  signIn,
}) => {
  await page.clock.install({ time: wavesNoon })
  const person = await signIn()
  const { program_id, run_id } = await startRun(person, waves, wavesStart)
  await train(person, run_id, { days: ["2026-11-20"] })
  await page.goto(`/programs/${program_id}/days/2`)
  await page.getByRole("button", { name: "Copy this day" }).click()
  await expect(page.getByRole("heading", { name: "Day 3", level: 1 })).toBeVisible()

  await page.goto("/routines")
  await page.getByRole("button", { name: "Delete Squat" }).click()
  await expect(
    page.getByRole("dialog", {
      name: '"Squat" is a day of Short Waves. Open it to remove it from the program.',
    }),
  ).toBeVisible()
  await page.getByRole("button", { name: "Open Day" }).click()
  await expect(page.getByRole("heading", { name: "Squat", level: 1 })).toBeVisible()
  await page.getByRole("button", { name: "Remove this day" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Remove this day" }).click()
  await expect(page.getByText("Squat removed.")).toBeVisible()
  await expect(page.getByRole("link", { name: "Start Day 3" })).toBeVisible()
  const { program, events } = await storedProgram(person, program_id)
  expect(program?.days.map(({ name }) => name)).toEqual(["Bench", "3"])
  expect(events).toHaveLength(2)
})

test("the weeks of a running program change from now on, in the same week of the cycle", async ({
  page,
  signIn,
}) => {
  await page.clock.install({ time: "2026-11-27T12:00:00Z" })
  const person = await signIn()
  const { program_id, run_id } = await startRun(person, waves, wavesStart)
  await train(person, run_id, { days: ["2026-11-20", "2026-11-22", "2026-11-24", "2026-11-26"] })
  await page.goto(`/programs/${program_id}/days/1`)
  await page.getByRole("button", { name: "Weeks and days per week" }).click()
  const form = page.getByRole("dialog", { name: "Weeks and days per week" })
  await form.getByRole("textbox", { name: "Weeks in a cycle" }).fill("none")
  await form.getByRole("button", { name: "Save" }).click()
  await expect(form.getByText("Enter a whole number of weeks up to 104, or leave it empty.")).toBeVisible()
  await form.getByRole("textbox", { name: "Weeks in a cycle" }).fill("4")
  await checkLooks(page, "program-weeks", () =>
    expect(form.getByText(/^This takes effect from the next session\./)).toBeVisible(),
  )
  await form.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("Weeks and days per week saved.")).toBeVisible()
  await expect(page.getByText("Week 2 of 4", { exact: false }).first()).toBeVisible()
  const { program, events } = await storedProgram(person, program_id)
  expect(program).toMatchObject({ weeks: 4, repeats: true, days_per_week: 3 })
  expect(events).toHaveLength(1)
})
