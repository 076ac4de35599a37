import type { Page } from "@playwright/test"
import { checkAccessibility, checkLooks, expect, type Person } from "../fixtures.ts"
import { addExercise, bench, exercise, field, openLogging, test } from "../logging/workout.ts"

const guideOf = (page: Page) => page.getByRole("region", { name: "Step by Step" })

async function openExercise(page: Page, { client }: Person, name: string): Promise<void> {
  const { data } = await client.from("exercises").select("id").eq("name", name).single().throwOnError()
  await page.goto(`/exercise/${data.id}`)
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
}

test("an exercise's page says how it is done, and leads to what is easier and harder", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await openExercise(page, person, "Back Squat (Barbell)")
  const guide = guideOf(page)
  await checkLooks(page, "exercise-guide", async () => {
    await expect(guide).toContainText("Sit between your heels until your hips pass your knees, then stand.")
    await expect(guide).toContainText("Loads your lower back, hips, and knees the most.")
    await expect(page.getByText("Stop if it hurts. This isn’t medical advice.")).toHaveCount(1)
  })
  await guide.getByRole("link", { name: "Goblet Squat (Dumbbell)" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Goblet Squat (Dumbbell)" })).toBeVisible()
  await expect(guide).toContainText("Hold a dumbbell upright at your chest")
})

test("some exercises send people to a coach, some have one line, and sports have none @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await openExercise(page, person, "Kipping Pull Up")
  await expect(guideOf(page)).toContainText("Learn this from a coach first.")
  await openExercise(page, person, "Rowing Machine")
  await expect(guideOf(page)).toContainText("Push with your legs, then lean back, then pull.")
  await openExercise(page, person, "Tennis")
  await expect(page.getByText("You haven’t logged this exercise yet.")).toBeVisible()
  await expect(guideOf(page)).toBeHidden()
})

test("in a workout, the menu shows how an exercise is done in a sheet over the set", async ({
  page,
  signIn,
}) => {
  await signIn()
  await openLogging(page)
  await addExercise(page, bench)
  await field(page, "Weight (kg)").fill("101")
  const more = exercise(page, bench).getByRole("button", { name: `More for ${bench}` })
  await more.click()
  await page.getByRole("button", { name: "How To", exact: true }).click()
  const sheet = page.getByRole("dialog", { name: bench })
  await checkLooks(page, "guide-sheet", async () =>
    expect(sheet).toContainText("Lower the bar to your lower chest, touch it, then press it up"),
  )
  await sheet.getByRole("button", { name: "Bench Press (Dumbbell)" }).click()
  const easier = page.getByRole("dialog", { name: "Bench Press (Dumbbell)" })
  await expect(easier).toContainText("Lower the dumbbells beside your chest")
  await easier.getByRole("button", { name: `Back to ${bench}` }).click()
  await expect(sheet).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(more).toBeFocused()
  await expect(field(page, "Weight (kg)")).toHaveValue("101")
})

test("the picker shows how an exercise is done without losing the search or the place", async ({
  page,
  signIn,
}) => {
  await signIn()
  await openLogging(page)
  const search = page.getByLabel("Search exercises")
  await search.fill("goblet squat")
  const list = page.getByRole("list", { name: "Exercises" })
  const howTo = list.getByRole("button", { name: "How to do Goblet Squat (Kettlebell)" })
  await howTo.click()
  const sheet = page.getByRole("dialog", { name: "Goblet Squat (Kettlebell)" })
  await expect(sheet).toContainText("Hold a kettlebell by its horns at your chest.")
  await checkAccessibility(page)
  await page.keyboard.press("ArrowDown")
  await sheet.getByRole("button", { name: "Done" }).click()
  await expect(sheet).toBeHidden()
  await expect(howTo).toBeFocused()
  await expect(search).toHaveValue("goblet squat")
  await list.getByRole("button", { name: "Add Goblet Squat (Kettlebell)" }).focus()
  await page.keyboard.press("ArrowDown")
  await expect(list.getByRole("button", { name: /^Add /, includeHidden: false }).nth(1)).toBeFocused()
})

test("a swap shows how a similar exercise is done, over the swap @once", async ({ page, signIn }) => {
  await signIn()
  await openLogging(page)
  await addExercise(page, bench)
  await exercise(page, bench)
    .getByRole("button", { name: `More for ${bench}` })
    .click()
  await page.getByRole("button", { name: "Swap Exercise" }).click()
  const similar = page.getByRole("region", { name: "Similar exercises" })
  const howTo = similar.getByRole("button", { name: /^How to do / }).first()
  const name = ((await howTo.getAttribute("aria-label")) ?? "").replace("How to do ", "")
  await howTo.click()
  await expect(page.getByRole("dialog", { name, exact: true })).toContainText("Common mistakes")
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog", { name: `Swap ${bench}` })).toBeVisible()
  await expect(howTo).toBeFocused()
})
