import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import { logWorkout } from "../dashboard/training.ts"
import { checkLooks, expect, test as anywhere } from "../fixtures.ts"
import { exercise, field } from "../logging/workout.ts"
import type { Person } from "../person.ts"
import { profileAt } from "./sections.ts"

const test = anywhere.extend({ locale: "en-GB" })
const row = "Bent Over Row (Dumbbell)"
const weights = (page: Page) => page.getByRole("region", { name: "Dumbbells and stacks" })
const dialog = (page: Page) => page.getByRole("dialog", { name: "Which dumbbells do you have?" })

async function enter(page: Page, [from, to, by]: [string, string, string], unit = "kg") {
  await dialog(page).getByLabel(`From (${unit})`).fill(from)
  await dialog(page).getByLabel(`To (${unit})`).fill(to)
  await dialog(page).getByLabel(`In steps of (${unit})`).fill(by)
}
const press = (page: Page) => dialog(page).getByRole("button", { name: "Save Weights" }).click()
/** Saves, and waits for the form to close. */
async function save(page: Page) {
  await press(page)
  await expect(dialog(page)).toBeHidden()
}

/** Logs three sets of 12 rows (the exercise) at 24 kg, the top of their range, and saves a routine with them. */
async function trainRows(person: Person): Promise<string> {
  const sets = [12, 12, 12].map((reps) => ({ exercise: row, weight: 24, reps }))
  for (const date of ["2026-11-06", "2026-11-13", "2026-11-20"])
    await logWorkout(person, { date, name: "Back", sets })
  const { data } = await person.client.from("exercises").select("id").eq("name", row).single().throwOnError()
  const saved = await person.client
    .rpc("save_routine", {
      op_id: randomUUID(),
      routine: { name: "Back" },
      exercises: [{ exercise_id: data.id, order: 1, sets: 3, reps: "8-12" }],
    })
    .throwOnError()
  return (saved.data as { id: string }).id
}

/** The loads that logging, the week and the routine suggest for the row. */
async function suggestedLoads(page: Page, routine: string) {
  await page.goto(`/log-workout/${routine}`)
  const advice = exercise(page, row).getByRole("button", { name: /^Use/ })
  const logging = /[\d.]+ ?×|[\d.]+ kg/.exec((await advice.textContent()) ?? "")?.[0]
  const loads: (string | undefined)[] = [logging?.replace(/[^\d.]/g, "")]
  for (const [path, name] of [
    ["/dashboard", "AI Weekly Schedule"],
    ["/routines", "AI Routine Generator"],
  ] as const) {
    await page.goto(path)
    const panel = page.getByRole("region", { name })
    await panel.getByRole("button", { name: "Use the built-in coach" }).click()
    const part = panel
      .getByRole("listitem")
      .filter({ hasText: `Why? (${row})` })
      .last()
    loads.push(/Start at ([\d.]+) kg/.exec((await part.textContent()) ?? "")?.[1])
    await panel.getByRole("button", { name: "Discard" }).click()
  }
  return loads
}

test("dumbbells from 10 to 30 kg by 2.5 change the next load in logging, in the week and in the routine", async ({
  page,
  signIn,
}) => {
  await page.clock.setFixedTime("2026-11-21T12:00:00Z")
  const person = await signIn()
  const routine = await trainRows(person)
  expect(await suggestedLoads(page, routine)).toEqual(["26", "26", "26"])
  await page.goto(profileAt.equipment)
  await weights(page).getByRole("button", { name: "Edit Dumbbells" }).click()
  await enter(page, ["10", "30", "2.5"])
  await expect(dialog(page)).toContainText("9 weights: 10, 12.5, 15, 17.5 … 30 kg")
  await save(page)
  await expect(weights(page)).toContainText("9 weights: 10, 12.5, 15, 17.5 … 30 kg")
  expect(await suggestedLoads(page, routine)).toEqual(["25", "25", "25"])
})

test("logging asks which dumbbells there are, one press away, and its suggestion follows the answer", async ({
  page,
  signIn,
}) => {
  await page.clock.setFixedTime("2026-11-21T12:00:00Z")
  const person = await signIn()
  const routine = await trainRows(person)
  await page.goto(`/log-workout/${routine}`)
  const block = exercise(page, row)
  await expect(block).toContainText("Next: 26 kg.")
  await block.getByRole("button", { name: "Which dumbbells do you have?" }).click()
  await enter(page, ["10", "30", "2.5"])
  await save(page)
  await expect(block).toContainText("Next: 25 kg.")
  await expect(block.getByRole("button", { name: "Which dumbbells do you have?" })).toBeHidden()
  await expect(block.getByText("Suggested from your dumbbells.")).toBeFocused()
  await field(page, "Weight (kg)").fill("26")
  await expect(page.getByText("You have 25 and 27.5")).toBeVisible()
  await test.step("and plus and minus go from one of them to the next", async () => {
    const weight = field(page, "Weight (kg)")
    await block.getByRole("button", { name: "Weight (kg) plus 1.5" }).click()
    await expect(weight).toHaveValue("27.5")
    await block.getByRole("button", { name: "Weight (kg) minus 2.5" }).click()
    await expect(weight).toHaveValue("25")
    await weight.press("ArrowUp")
    await expect(weight).toHaveValue("27.5")
  })
})

test("a list of weights is refused with a reason, saved, undone and cleared @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn({ path: profileAt.equipment })
  const stored = async () => {
    const { data } = await person.client.from("profiles").select("barbells").single().throwOnError()
    return data.barbells
  }
  const open = () => weights(page).getByRole("button", { name: "Edit Dumbbells" }).click()
  await page.getByRole("button", { name: "Save Bars and Plates" }).click()
  await expect(page.getByText("Bars and plates saved.")).toBeVisible()
  await open()
  await enter(page, ["10", "", "2.5"])
  await press(page)
  await expect(dialog(page).getByRole("alert")).toContainText(
    "Enter the lowest weight, the highest and the step",
  )
  await enter(page, ["10", "20", "5"])
  await dialog(page).getByLabel("Other weights").fill("32 36")
  await save(page)
  await expect(weights(page)).toContainText("5 weights: 10, 15, 20, 32, 36 kg")
  expect(await stored()).toMatchObject({
    kg: { bars: { barbell: 20 } },
    weights: { kg: { dumbbell: [10, 15, 20, 32, 36] } },
  })
  await page.reload()
  await open()
  await expect(dialog(page).getByLabel("In steps of (kg)")).toHaveValue("5")
  await expect(dialog(page).getByLabel("Other weights")).toHaveValue("32 36")
  await enter(page, ["", "", ""])
  await dialog(page).getByLabel("Other weights").fill("")
  await save(page)
  await expect(weights(page)).not.toContainText("5 weights")
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(weights(page)).toContainText("5 weights: 10, 15, 20, 32, 36 kg")
})

test("offline, a list of weights can't be saved, and what was typed stays @once", async ({
  page,
  signIn,
  setOffline,
}) => {
  await signIn({ path: profileAt.equipment })
  await weights(page).getByRole("button", { name: "Edit Dumbbells" }).click()
  await enter(page, ["10", "20", "5"])
  await setOffline(true)
  await press(page)
  await expect(dialog(page).getByRole("alert")).toContainText("Repertoire can’t be reached.")
  await expect(dialog(page).getByLabel("To (kg)")).toHaveValue("20")
  await setOffline(false)
  await save(page)
  await expect(weights(page)).toContainText("3 weights: 10, 15, 20 kg")
})

anywhere("in pounds, the list is in pounds @once", async ({ page, signIn }) => {
  await signIn({ path: profileAt.equipment })
  await weights(page).getByRole("button", { name: "Edit Dumbbells" }).click()
  await enter(page, ["5", "50", "5"], "lbs")
  await save(page)
  await expect(weights(page)).toContainText("10 weights: 5, 10, 15, 20 … 50 lbs")
})

test("the list of weights looks right", async ({ page, signIn }) => {
  await signIn({ path: profileAt.equipment })
  await checkLooks(page, "profile-weights", async () => {
    await weights(page).getByRole("button", { name: "Edit Dumbbells" }).click()
    await enter(page, ["10", "30", "2.5"])
  })
})
