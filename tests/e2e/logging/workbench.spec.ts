import type { Page } from "@playwright/test"
import { checkLooks, expect, type Person } from "#tests/e2e/fixtures.ts"
import { logWorkout } from "../dashboard/training.ts"
import { saveRoutine } from "../routines/gym.ts"
import { addExercise, bench, exercise, expectSets, field, openLogging, savedLogs, test } from "./workout.ts"

const squat = "Back Squat (Barbell)"

const outline = (page: Page) => page.getByRole("complementary", { name: "Outline" })
const beside = (page: Page) => page.getByRole("complementary", { name: "About this set" })
const navigation = (page: Page) => page.getByRole("navigation", { name: "Main" })
const search = (page: Page) => page.getByRole("searchbox", { name: "Search exercises" })

/** Someone with four sessions behind them. Returns the id of their routine. */
async function trained(person: Person): Promise<string> {
  for (const [date, weight] of [
    ["2025-11-01", 70],
    ["2025-11-08", 75],
    ["2025-11-15", 77.5],
    ["2025-11-22", 80],
  ] as const)
    await logWorkout(person, {
      date,
      sets: [1, 2, 3].map(() => ({ exercise: bench, weight, reps: 5, weight_unit: "kg" as const })),
    })
  return saveRoutine(person, "Push", [
    { exercise: bench, sets: 3 },
    { exercise: squat, sets: 2 },
  ])
}

test("on a desk, the session is at the left, its sets take a line each, and what belongs to the current set is at the right @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await page.goto(`/log-workout/${await trained(person)}`)
  await checkLooks(page, "workbench", () => expect(beside(page)).toContainText("77.5 × 5"))
  const [left, middle, right] = await Promise.all(
    [outline(page), exercise(page, bench), beside(page)].map((part) => part.boundingBox()),
  )
  expect(left?.x).toBeLessThan(middle?.x ?? 0)
  expect(middle?.x).toBeLessThan(right?.x ?? 0)
  for (const row of await page.locator(".set:not(.now)").all())
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(48)

  await test.step("the last three sessions, the best, the plates and the rest", async () => {
    const sessions = beside(page).getByRole("list", { name: "Last three sessions" })
    await expect(sessions.locator(":scope > li")).toHaveCount(3)
    await expect(sessions).not.toContainText("70 × 5")
    await expect(beside(page)).toContainText("Heaviest80 kg")
    await expect(beside(page)).toContainText("per side")
    await beside(page).getByRole("button", { name: "+15 s of rest after each set" }).click()
    await expect(beside(page)).toContainText("2:15 after each set")
    await beside(page)
      .getByRole("button", { name: `All sessions of ${bench}` })
      .click()
    await expect(page.getByRole("dialog", { name: bench })).toContainText("70 × 5")
    await page.keyboard.press("Escape")
  })

  await test.step("the outline shows what is done and leads to an exercise's next set", async () => {
    await page.getByRole("button", { name: /^Confirm 80 × 5/ }).click()
    await expect(page.getByRole("group", { name: "Rest" })).toContainText("of 2:15")
    await expect(outline(page).getByRole("listitem").first()).toContainText("1 of 3 done")
    await outline(page).getByRole("button", { name: squat }).click()
    await expect(field(page, "Weight (kg)")).toBeFocused()
    await expect(beside(page)).toContainText(`${squat}, set 1`)
    await expect(beside(page)).toContainText("First time: no earlier sessions.")
  })
})

test("on a desk, a whole session is logged with the keys that its buttons show @once", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  await openLogging(page)
  await expect(outline(page).getByText("/", { exact: true })).toBeVisible()
  await page.keyboard.press("/")
  await expect(search(page)).toBeFocused()
  for (const name of [bench, squat]) {
    await page.keyboard.type(name)
    await expect(beside(page).getByText("Enter", { exact: true })).toBeVisible()
    await page.keyboard.press("Enter")
    await expect(exercise(page, name)).toBeVisible()
  }
  await page.keyboard.press("Escape")
  await expect(search(page)).toBeHidden()
  await expect(field(page, "Weight (kg)")).toBeFocused()
  await page.keyboard.type("80")
  await page.keyboard.press("Enter")
  await page.keyboard.type("8")
  await page.keyboard.press("Enter")

  const rest = page.getByRole("group", { name: "Rest" })
  await expect(rest).toBeVisible()
  await exercise(page, bench)
    .getByRole("button", { name: /^Edit set 1/ })
    .press("Enter")
  await page.getByRole("heading", { level: 1 }).click()
  await page.keyboard.press("r")
  await expect(rest).toBeHidden()
  await page.keyboard.press("n")
  await expect(page.getByRole("textbox", { name: /^Set Notes, set 1/ })).toBeFocused()
  await page.keyboard.type("Belt. r+n/")
  await page.getByRole("heading", { level: 1 }).click()
  await page.keyboard.press("Enter")
  await page.getByRole("heading", { level: 1 }).click()
  await page.keyboard.press("+")
  await expect(exercise(page, squat).getByRole("listitem")).toHaveCount(2)
  await outline(page).getByRole("button", { name: squat }).press("Enter")
  await expect(field(page, "Weight (kg)")).toBeFocused()
  await page.keyboard.type("100")
  await page.keyboard.press("Enter")
  await page.keyboard.type("5")
  await page.keyboard.press("Control+s")
  await expect(page.getByRole("region", { name: "This workout" })).toBeVisible()
  await expectSets(server, person.id, { [bench]: ["80 x 8 Belt. r+n/"], [squat]: ["100 x 5"] })
  expect(await savedLogs(server, person.id)).toHaveLength(1)
})

test("on a desk, navigation and search stay until the timer runs, and letters only press what shows them @once", async ({
  page,
  signIn,
}) => {
  await signIn()
  await openLogging(page)
  await addExercise(page, bench)
  const palette = page.getByRole("dialog")
  await expect(navigation(page)).toBeVisible()
  await page.keyboard.press("Control+k")
  await expect(palette).toBeVisible()
  await page.keyboard.press("Escape")

  await test.step("while the timer runs, nothing leads away from the workout", async () => {
    await page.getByRole("button", { name: "Start timer" }).click()
    await expect(navigation(page)).toBeHidden()
    await expect(page.getByRole("link", { name: "Repertoire" })).toBeHidden()
    await page.keyboard.press("Control+k")
    await page.keyboard.press("g")
    await page.keyboard.press("h")
    await expect(palette).toBeHidden()
    await expect(page).toHaveURL(/log-workout\/new$/)
    await page.getByRole("button", { name: "Pause timer" }).click()
    await expect(navigation(page)).toBeVisible()
  })

  await test.step("W and N, which elsewhere log a weight and a workout, don't leave it", async () => {
    await page.getByRole("heading", { level: 1 }).click()
    await page.keyboard.press("w")
    await page.keyboard.press("n")
    await expect(page.getByRole("textbox", { name: /^Set Notes, set 1/ })).toBeFocused()
    await expect(palette).toBeHidden()
    await expect(page).toHaveURL(/log-workout\/new$/)
  })

  await test.step("with single letters turned off, they are neither shown nor heard", async () => {
    await page.getByRole("heading", { level: 1 }).click()
    await page.keyboard.press("?")
    await palette.getByRole("checkbox", { name: /single-letter shortcuts/ }).uncheck()
    await palette.getByRole("button", { name: "Close" }).first().click()
    await page.reload()
    await expect(outline(page)).toBeVisible()
    await expect(outline(page).getByText("/", { exact: true })).toBeHidden()
    await page.keyboard.press("/")
    await expect(search(page)).toBeHidden()
    await expect(page.getByRole("button", { name: "Save", exact: true })).toContainText("Ctrl S")
  })
})
