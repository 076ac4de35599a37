import { expect, test } from "#tests/e2e/fixtures.ts"
import { loseAnswers } from "../network.ts"
import { addExercise, bench, order, row, saveButton, saveCall, savedRoutines, saveRoutine } from "./gym.ts"

const plans = [
  { exercise: bench, sets: 4, reps: "6-8" },
  { exercise: row, sets: 3, reps: "8-12" },
]
const isBack = "Your unsaved changes are back."
const updated = "Workout updated successfully!"

test("unsaved changes are still there after Back, another page and a closed tab, until they are discarded @once", async ({
  context,
  page,
  server,
  signIn,
}) => {
  const person = await signIn({ path: "/routines" })
  await page.getByRole("link", { name: "Build New Routine" }).click()
  const name = page.getByLabel("Name", { exact: true })
  await name.fill("Half a thought")
  await addExercise(page, bench)
  await page.goBack()
  await expect(page.getByRole("heading", { name: "Routines", exact: true })).toBeVisible()
  await page.goForward()
  await expect(page.getByText(isBack)).toBeVisible()
  await expect(name).toHaveValue("Half a thought")
  await expect.poll(() => order(page)).toEqual([bench])

  await page.getByLabel("Description").fill("and another")
  await page.getByRole("link", { name: "Goals" }).click()
  await expect(page.getByLabel("Description")).toBeHidden()
  await page.getByRole("link", { name: "Routines", exact: true }).click()
  await page.getByRole("link", { name: "Build New Routine" }).click()
  await expect(page.getByLabel("Description")).toHaveValue("and another")

  await name.fill("A whole thought")
  const closed = page.waitForEvent("close")
  await page.close({ runBeforeUnload: true })
  await closed
  const tab = await context.newPage()
  await tab.goto("/build-workout")
  await expect(tab.getByLabel("Name", { exact: true })).toHaveValue("A whole thought")

  await tab.getByRole("button", { name: "Discard" }).click()
  await tab.getByRole("dialog").getByRole("button", { name: "Cancel" }).click()
  await expect(tab.getByLabel("Name", { exact: true })).toHaveValue("A whole thought")
  await tab.getByRole("button", { name: "Discard" }).click()
  await tab.getByRole("dialog").getByRole("button", { name: "Discard" }).click()
  await expect(tab.getByLabel("Name", { exact: true })).toHaveValue("")
  await tab.reload()
  await expect(tab.getByLabel("Name", { exact: true })).toHaveValue("")
  await expect(tab.getByText(isBack)).toBeHidden()
  expect(await savedRoutines(server, person.id)).toEqual([])
})

test("restored edits of a routine that changed meanwhile @once", async ({
  page,
  problems,
  server,
  signIn,
}) => {
  const person = await signIn()
  const id = await saveRoutine(person, "Upper A", plans)
  await page.goto(`/edit-workout/${id}`)

  await test.step("restored edits know the version they started from, and don't overwrite a newer one without asking", async () => {
    problems.allow(/status of 409/)
    await page.getByLabel("Routine Name").fill("Upper B")
    await page.getByRole("link", { name: "Back to Routines" }).click()
    await person.client.from("workouts").update({ name: "Theirs" }).eq("id", id).throwOnError()
    await page.goto(`/edit-workout/${id}`)
    await expect(page.getByText(isBack)).toBeVisible()
    await expect(page.getByLabel("Routine Name")).toHaveValue("Upper B")
    await saveButton(page).click()
    await expect(page.getByText("This routine was changed in another tab")).toBeVisible()
    await page.getByRole("button", { name: "Keep Mine" }).click()
    await expect(page.getByText(updated)).toBeVisible()
    expect(await savedRoutines(server, person.id)).toEqual([`Upper B: 1. ${bench} 4 6-8, 2. ${row} 3 8-12`])

    // A saved draft isn't offered again.
    await page.getByRole("link", { name: "View Routine Upper B" }).click()
    await expect(page.getByLabel("Routine Name")).toHaveValue("Upper B")
    await expect(page.getByText(isBack)).toBeHidden()
  })
  expect(problems.unexpected()).toEqual([])

  await test.step("edits of a routine that was deleted meanwhile are restored, and can be saved as a new one", async () => {
    problems.allow(/status of 404/)
    await page.getByLabel("Routine Name").fill("Upper C")
    await expect(page.getByText("Not saved yet. Kept on this device.")).toBeVisible()
    await person.client.from("workouts").delete().eq("id", id).throwOnError()
    await page.reload()
    await expect(page.getByLabel("Routine Name")).toHaveValue("Upper C")
    await saveButton(page).click()
    await page.getByRole("button", { name: "Save as New Routine" }).click()
    await expect(page.getByText(updated)).toBeVisible()
    expect(await savedRoutines(server, person.id)).toEqual([`Upper C: 1. ${bench} 4 6-8, 2. ${row} 3 8-12`])
  })
})

test("closing the page before the reply arrives doesn't create a second routine @once", async ({
  page,
  problems,
  server,
  signIn,
}) => {
  problems.allow(/ERR_FAILED/)
  const person = await signIn({ path: "/build-workout" })
  await page.getByLabel("Name", { exact: true }).fill("Upper A")
  await addExercise(page, bench)
  await loseAnswers(page, saveCall)
  await saveButton(page).click()
  await expect(page.getByText("Failed to save workout template.")).toBeVisible()
  await page.unroute(saveCall)
  await page.reload()
  await addExercise(page, row)
  await saveButton(page).click()
  await expect(page.getByText("Workout saved successfully!")).toBeVisible()
  expect(await savedRoutines(server, person.id)).toEqual([`Upper A: 1. ${bench} 3 -, 2. ${row} 3 -`])
})

test("if the device can't store drafts, the page says so, and closing the tab asks first @once", async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    const keep: (key: string, value: string) => void = Reflect.get(Storage.prototype, "setItem")
    const refuse = function refuse(this: Storage, key: string, value: string) {
      if (key.startsWith("routine:")) throw new DOMException("Full", "QuotaExceededError")
      keep.call(this, key, value)
    }
    Reflect.set(Storage.prototype, "setItem", refuse)
  })
  await signIn({ path: "/build-workout" })
  await page.getByLabel("Name", { exact: true }).fill("Half a thought")
  await expect(page.getByText("This browser can’t keep drafts.")).toBeVisible()
  const asked = page.waitForEvent("dialog")
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe("beforeunload")
  await dialog.dismiss()
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Half a thought")
})

test("a routine open in two tabs is one draft: each shows what is typed in the other, and reports when it is discarded @once", async ({
  context,
  page,
  signIn,
}) => {
  await signIn({ path: "/build-workout" })
  const name = page.getByLabel("Name", { exact: true })
  await name.fill("Here")
  const other = await context.newPage()
  await other.goto("/build-workout")
  await expect(other.getByLabel("Name", { exact: true })).toHaveValue("Here")
  await other.getByLabel("Description").fill("and there")
  await expect(page.getByLabel("Description")).toHaveValue("and there")
  await page.reload()
  await expect(name).toHaveValue("Here")
  await expect(page.getByLabel("Description")).toHaveValue("and there")

  await other.getByRole("button", { name: "Discard" }).click()
  await other.getByRole("dialog").getByRole("button", { name: "Discard" }).click()
  await expect(other.getByLabel("Name", { exact: true })).toHaveValue("")
  await expect(page.getByText("This routine was saved or discarded in another tab.")).toBeVisible()
  await expect(name).toHaveValue("Here")
  await name.fill("Here again")
  await page.reload()
  await expect(name).toHaveValue("Here again")
})
