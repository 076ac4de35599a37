import type { Locator, Page } from "@playwright/test"
import { expect, test } from "#tests/e2e/fixtures.ts"
import { fingerOn } from "#tests/e2e/finger.ts"
import { fieldsUnderToast } from "#tests/e2e/toast.ts"
import { addExercise, bench, fillPart, order, part, row, rowing, saveButton, savedRoutines } from "./gym.ts"

/** A field of one of the bench press's planned sets. */
const planned = (page: Page, name: string, set: number) =>
  page.getByLabel(`${name} of set ${set} of ${bench}`)

test("a routine is built, saved and listed @once", async ({ page, server, signIn }) => {
  const person = await signIn({ path: "/routines" })
  await expect(page.getByText("No routine templates yet.")).toBeVisible()
  await page.getByRole("link", { name: "Build New Routine" }).click()
  await expect(page.getByRole("combobox", { name: "Template" })).toBeDisabled()
  await expect(page.getByRole("combobox", { name: "Template" })).toContainText(
    "Load Workout Template (Coming Soon)",
  )
  await page.getByLabel("Name", { exact: true }).fill("Upper A")
  await page.getByLabel("Description").fill("Heavy first")
  for (const name of [bench, row, rowing]) await addExercise(page, name)
  await expect(page.getByRole("textbox", { name: `Sets for ${bench}` })).toHaveValue("3")
  await expect(page.getByRole("textbox", { name: `Sets for ${rowing}` })).toBeDisabled()
  await expect(page.getByRole("textbox", { name: `Sets for ${rowing}` })).toHaveValue("")
  await fillPart(page, bench, { Sets: "5", Reps: "5x5", Notes: "Pause" })
  await fillPart(page, row, { Sets: "" })
  await expect(page.getByText("3 exercises, 5 sets")).toBeVisible()

  await test.step("on a desk, an exercise takes a line of 44 px, and below it each set can be planned", async () => {
    expect((await part(page, bench).boundingBox())?.height).toBeLessThanOrEqual(46)
    await part(page, bench).getByRole("button", { name: "Set by set" }).click()
    await planned(page, "Type", 1).selectOption("Warm-up")
    await planned(page, "Weight (lbs)", 1).fill("95")
    await planned(page, "Weight (lbs)", 2).fill("heavy")
    await saveButton(page).click()
    await expect(planned(page, "Weight (lbs)", 2)).toBeFocused()
    await expect(part(page, bench)).toContainText("Enter a weight, an RPE from 1 to 10")
    await planned(page, "Weight (lbs)", 2).fill("135")
    await planned(page, "RPE", 2).fill("8.5")
    await planned(page, "Rest", 2).fill("2:30")
  })

  await saveButton(page).click()
  await expect(page.getByText("Workout saved successfully!")).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(await savedRoutines(server, person.id)).toEqual([
    `Upper A (Heavy first): 1. ${bench} 5 5x5 Pause, 2. ${row} - -, 3. ${rowing} - -`,
  ])
  await page.goto("/routines")
  await expect(page.getByRole("listitem").filter({ hasText: "Upper A" })).toContainText(
    `Heavy first${bench}, ${row}, ${rowing}Not done yet`,
  )

  await test.step("a workout started from it has each set as it was planned", async () => {
    await page.getByRole("link", { name: "Start Upper A" }).click()
    const weight = page.getByRole("textbox", { name: "Weight (lbs)" })
    await expect(page.getByRole("combobox", { name: `Type of set W of ${bench}` })).toHaveValue("warmup")
    await expect(weight).toHaveValue("95")
    await page.getByRole("textbox", { name: "Reps" }).fill("8")
    await page.getByRole("button", { name: /^Confirm 95 × 8/ }).click()
    await expect(weight).toHaveValue("135")
    await expect(page.locator(".set.now")).toContainText("Target RPE 8.5")
    await page.getByRole("textbox", { name: "Reps" }).fill("5")
    await page.getByRole("button", { name: /^Confirm 135 × 5/ }).click()
    await expect(page.getByRole("group", { name: "Rest" })).toContainText("of 2:30")
  })
})

test("nothing is saved without a name or an exercise, and each refusal says why @once", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn({ path: "/build-workout" })
  await expect(saveButton(page)).toHaveAttribute("aria-disabled", "true")
  await saveButton(page).click({ force: true })
  await expect(page.getByText("Workout name is required.")).toBeVisible()
  const name = page.getByLabel("Name", { exact: true })
  await expect(name).toBeFocused()
  await name.fill("   ")
  await expect(page.getByText("Workout name is required.")).toBeVisible()
  await name.fill("Push")
  await expect(page.getByText("Workout name is required.")).toBeHidden()

  await expect(saveButton(page)).toHaveAttribute("aria-disabled", "true")
  await saveButton(page).click({ force: true })
  await expect(page.getByText("Add at least one exercise to the workout.")).toBeVisible()
  await addExercise(page, bench)
  await expect(page.getByText("Add at least one exercise to the workout.")).toBeHidden()

  await fillPart(page, bench, { Sets: "2.5" })
  await expect(part(page, bench)).toContainText("Enter the sets as a whole number up to 1000, such as 3.")
  await saveButton(page).click()
  await expect(page.getByRole("textbox", { name: `Sets for ${bench}` })).toBeFocused()
  expect(await savedRoutines(server, person.id)).toEqual([])
  await fillPart(page, bench, { Sets: "4" })
  await saveButton(page).click()
  await expect(page.getByText("Workout saved successfully!")).toBeVisible()
  expect(await savedRoutines(server, person.id)).toEqual([`Push: 1. ${bench} 4 -`])
})

test("exercises are put back, dragged and refused a second time @once", async ({ page, signIn }) => {
  await signIn({ path: "/build-workout" })
  for (const name of [bench, row, rowing]) await addExercise(page, name)

  await test.step("a removed exercise can be put back in its place, with its plan", async () => {
    await fillPart(page, row, { Sets: "4", Reps: "6-8", Notes: "Pause" })
    await endWindowBelow(page, page.getByRole("textbox", { name: `Sets for ${bench}` }))
    await page.getByRole("button", { name: `Remove ${row}` }).click()
    await expect.poll(() => order(page)).toEqual([bench, rowing])
    expect(await fieldsUnderToast(page)).toBe(0)
    await page.getByLabel("Name", { exact: true }).fill("Named meanwhile")
    await page.getByRole("button", { name: "Undo" }).click()
    await expect.poll(() => order(page)).toEqual([bench, row, rowing])
    await expect(page.getByRole("textbox", { name: `Sets for ${row}` })).toHaveValue("4")
    await expect(page.getByRole("textbox", { name: `Reps for ${row}` })).toHaveValue("6-8")
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Named meanwhile")
  })

  await test.step("an exercise is dragged to another place, and Escape returns it", async () => {
    await part(page, rowing).scrollIntoViewIfNeeded()
    const drag = async () => {
      const grip = await part(page, rowing).locator("[aria-hidden=true]").first().boundingBox()
      const top = await part(page, bench).boundingBox()
      if (!grip || !top) throw new Error("The parts are not on the page.")
      await page.mouse.move(grip.x + grip.width / 2, grip.y + 24)
      await page.mouse.down()
      await page.mouse.move(grip.x + grip.width / 2, grip.y - 20)
      await page.mouse.move(grip.x + grip.width / 2, top.y + 12)
    }
    await drag()
    await page.keyboard.press("Escape")
    await page.mouse.up()
    await expect.poll(() => order(page)).toEqual([bench, row, rowing])
    await drag()
    await page.mouse.up()
    await expect.poll(() => order(page)).toEqual([rowing, bench, row])
  })

  await test.step("an exercise can be added once; a second press says so for three seconds", async () => {
    const again = page.getByRole("button", { name: `Add ${bench} (added)` })
    await expect(again).toHaveAttribute("aria-disabled", "true")
    // Watched from inside the page, because a busy machine might look too late from outside.
    const shown = page.evaluate(
      (text) =>
        new Promise<number>((resolve) => {
          let start = 0
          const watch = new MutationObserver(() => {
            const isThere = document.body.textContent.includes(text)
            if (isThere && start === 0) start = performance.now()
            if (isThere || start === 0) return
            watch.disconnect()
            resolve(performance.now() - start)
          })
          watch.observe(document.body, { subtree: true, childList: true, characterData: true })
        }),
      `${bench} is already added to this workout.`,
    )
    await again.press("Enter")
    expect(Math.round((await shown) / 100)).toBeGreaterThanOrEqual(29)
    await expect.poll(() => order(page)).toEqual([rowing, bench, row])
  })
})

test("a routine can be built, ordered and saved by keyboard alone @once", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn({ path: "/build-workout" })
  await page.getByLabel("Name", { exact: true }).focus()
  await page.keyboard.type("Keys")
  for (const name of [bench, row, rowing]) {
    await page.getByLabel("Search exercises").focus()
    await page.keyboard.press("ControlOrMeta+a")
    await page.keyboard.type(name)
    await expect(page.getByRole("list", { name: "Exercises" }).getByRole("listitem").first()).toContainText(
      name,
    )
    await page.getByRole("button", { name: `Add ${name}`, exact: true }).focus()
    await page.keyboard.press("Enter")
  }
  const up = page.getByRole("button", { name: `Move ${rowing} up` })
  await up.focus()
  await page.keyboard.press("Enter")
  await expect(page.getByText(`${rowing} moved to position 2 of 3.`)).toBeVisible()
  await page.keyboard.press("Enter")
  await expect.poll(() => order(page)).toEqual([rowing, bench, row])
  await expect(up).toBeFocused()
  await expect(up).toHaveAttribute("aria-disabled", "true")
  await page.keyboard.press("Enter")
  await expect(page.getByText(`${rowing} is already first.`)).toBeVisible()
  await page.keyboard.press("Tab")
  await page.keyboard.press("Space")
  await expect.poll(() => order(page)).toEqual([bench, rowing, row])
  await page.getByRole("button", { name: `Remove ${bench}` }).focus()
  await page.keyboard.press("Enter")
  await expect(page.getByText(`${bench} removed.`)).toBeVisible()
  await expect.poll(() => order(page)).toEqual([rowing, row])
  await saveButton(page).focus()
  await page.keyboard.press("Enter")
  await expect(page.getByText("Workout saved successfully!")).toBeVisible()
  expect(await savedRoutines(server, person.id)).toEqual([`Keys: 1. ${rowing} - -, 2. ${row} 3 -`])
})

test("dragging an exercise to the edge scrolls the page to places out of sight", async ({
  page,
  signIn,
  viewport,
}) => {
  await signIn({ path: "/build-workout" })
  // On a desktop, three rows would fit into the window, so add more in between.
  const between = (viewport?.width ?? 0) >= 1024 ? ["Plank", "Push Up", "Pull Up"] : []
  for (const name of [bench, row, ...between, rowing]) await addExercise(page, name)
  const height = 320
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height })
  const bottom = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  const handle = part(page, bench).locator("[aria-hidden=true]").first()
  await test.step("a handle pressed near the edge leaves the page where it is", async () => {
    await handle.evaluate((grip) => grip.scrollIntoView({ block: "end" }))
    const place = await page.evaluate(() => scrollY)
    await handle.hover()
    await page.mouse.down()
    await page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
    })
    expect(await page.evaluate(() => scrollY)).toBe(place)
    await page.mouse.up()
  })
  await handle.evaluate((grip) => grip.scrollIntoView({ block: "center" }))
  await expect(part(page, rowing)).not.toBeInViewport()
  const grip = await handle.boundingBox()
  if (!grip) throw new Error("The part is not on the page.")
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2)
  await page.mouse.down()
  // Hold the pointer still near the edge, so that no more events come from it.
  await page.mouse.move(grip.x + grip.width / 2, height - 40, { steps: 3 })
  await expect(part(page, rowing)).toBeInViewport()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(bottom - 1)
  // The dragged part must not make the page longer than it was.
  expect(await page.evaluate(() => scrollY)).toBeLessThanOrEqual(bottom + 1)
  await page.mouse.up()
  await expect.poll(() => order(page)).toEqual([row, ...between, rowing, bench])
})

test.describe("with a finger", () => {
  test.use({ hasTouch: true })

  test("an exercise is dragged to another place @once", async ({ page, signIn }) => {
    await signIn({ path: "/build-workout" })
    for (const name of [bench, row, rowing]) await addExercise(page, name)
    await part(page, rowing).scrollIntoViewIfNeeded()
    const grip = await part(page, rowing).locator("[aria-hidden=true]").first().boundingBox()
    const top = await part(page, bench).boundingBox()
    if (!grip || !top) throw new Error("The parts are not on the page.")
    const x = grip.x + grip.width / 2
    const finger = await fingerOn(page)
    await finger("touchStart", { x, y: grip.y + 24 })
    for (const y of [grip.y, grip.y - 40, top.y + 12]) await finger("touchMove", { x, y })
    await finger("touchEnd")
    await expect.poll(() => order(page)).toEqual([rowing, bench, row])
  })
})

/** Makes the window so short that a field is where messages appear. */
async function endWindowBelow(page: Page, field: Locator): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  const box = await field.boundingBox()
  const height = Math.round((box?.y ?? 0) + (box?.height ?? 0) + 30)
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height })
}
