import { expect, test } from "#tests/e2e/fixtures.ts"
import { loseAnswers } from "../network.ts"
import { fives, openBench } from "./run.ts"
import { renameDay, storedProgram } from "./stored-program.ts"

const unreachable =
  "The server can’t be reached. Nothing is lost: your changes are kept here. Save again when you’re online."

for (const call of ["save_program", "add_program_event"])
  test(`a save whose response from ${call} is lost creates one version, and the run changes to it once @once`, async ({
    page,
    problems,
    signIn,
  }) => {
    problems.allow(/ERR_FAILED/)
    const person = await signIn()
    const { program_id } = await openBench(page, person)
    await page.getByRole("textbox", { name: "Set 1 reps" }).fill("4")
    await loseAnswers(page, `**/rest/v1/rpc/${call}`)
    await page.getByRole("button", { name: "Save changes" }).click()
    await expect(page.getByRole("region", { name: "Save" }).getByRole("alert")).toBeVisible()
    await page.unroute(`**/rest/v1/rpc/${call}`)

    await page.reload()
    await expect(page.getByText("Your unsaved changes are back.")).toBeVisible()
    await page.getByRole("button", { name: "Save changes" }).click()
    await expect(page.getByText("Bench saved. It takes effect from the next session.")).toBeVisible()
    const { program, versions, events } = await storedProgram(person, program_id)
    expect(program?.days[0]?.lines[0]?.weeks[0]?.[0]?.[0]?.amount.low).toBe(4)
    expect(versions).toHaveLength(2)
    expect(events).toEqual([{ kind: "version", body: { version: versions[0]?.id } }])
  })

test("a day saved offline stays on the device until it is saved again @once", async ({
  page,
  setOffline,
  signIn,
}) => {
  const person = await signIn()
  const { program_id } = await openBench(page, person)
  const reps = page.getByRole("textbox", { name: "Set 1 reps" })
  await reps.fill("4")
  await setOffline(true)
  await page.getByRole("button", { name: "Save changes" }).click()
  await expect(page.getByText(unreachable)).toBeVisible()
  await page.getByRole("button", { name: "Copy this day" }).click()
  await expect(page.getByText("Save this day first. It has changes that aren’t saved yet.")).toBeVisible()
  await page.getByRole("link", { name: "Squat" }).click()
  await expect(page.getByRole("heading", { name: "Squat", level: 1 })).toBeVisible()
  await page.getByRole("link", { name: "Bench" }).click()
  await expect(reps).toHaveValue("4")
  await setOffline(false)
  await page.getByRole("button", { name: "Save changes" }).click()
  await expect(page.getByText("Bench saved. It takes effect from the next session.")).toBeVisible()
  expect((await storedProgram(person, program_id)).versions).toHaveLength(2)
})

test("Load Theirs shows the day as another device saved it, and Undo brings back what was typed @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  const { program_id } = await openBench(page, person)
  const name = page.getByRole("textbox", { name: "Name of the day" })
  await name.fill("Mine")
  await renameDay(person, program_id, { place: 0, name: "Theirs" })
  await page.getByRole("button", { name: "Save changes" }).click()
  await page.getByRole("button", { name: "Load Theirs" }).click()
  await expect(name).toHaveValue("Theirs")
  await expect(page.getByText("Nothing changed yet.")).toBeVisible()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(name).toHaveValue("Mine")
  await page.getByRole("button", { name: "Save changes" }).click()
  await expect(page.getByText("Mine saved. It takes effect from the next session.")).toBeVisible()
  const { program, versions } = await storedProgram(person, program_id)
  expect(program?.days.map((day) => day.name)).toEqual(["Mine", "Squat"])
  expect(versions).toHaveLength(3)
})

test("a refused save keeps what was typed in a day, in a new program and in a pasted text @once", async ({
  page,
  problems,
  server,
  signIn,
}) => {
  problems.allow(/status of 413/)
  const person = await signIn()
  const { program_id } = await openBench(page, person)
  const useRows = (rows: number) =>
    server.sql("update private.account_usage set rows = $2 where user_id = $1", [person.id, rows])
  const full = "This account is full."
  const reps = page.getByRole("textbox", { name: "Set 1 reps" })
  const saveDay = page.getByRole("button", { name: "Save changes" })
  await useRows(1_000_000_000)
  await reps.fill("4")
  await saveDay.click()
  await expect(page.getByText(`Nothing was changed: ${full}`)).toBeVisible()

  await page.goto("/programs")
  await page.getByRole("button", { name: "Build your own" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Name").fill("Push and Pull")
  await dialog.getByRole("button", { name: "Add exercises" }).click()
  await expect(dialog.getByText(`Nothing was saved: ${full}`)).toBeVisible()
  await expect(dialog.getByLabel("Name")).toHaveValue("Push and Pull")

  await page.goto("/programs/text")
  const text = page.getByRole("textbox", { name: "Text" })
  await text.fill(fives)
  await page.getByRole("button", { name: "Import", exact: true }).click()
  await expect(page.getByText(full)).toBeVisible()
  await expect(text).toHaveValue(fives)

  await useRows(100)
  await page.goto(`/programs/${program_id}/days/1`)
  await expect(page.getByText("Your unsaved changes are back.")).toBeVisible()
  await expect(reps).toHaveValue("4")
  await saveDay.click()
  await expect(page.getByText("Bench saved. It takes effect from the next session.")).toBeVisible()
  expect((await storedProgram(person, program_id)).versions).toHaveLength(2)
})
