import { expect, test as anywhere } from "#tests/e2e/fixtures.ts"
import { logWorkout } from "../dashboard/training.ts"
import { addExercise, bench, exercise, field, openLogging, savedSets, test } from "./workout.ts"
import { profileAt } from "../profile/sections.ts"

test("the plates per side are ones that the person owns, and warm-ups lead up to the set @phone", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn({ path: profileAt.equipment })
  await page.getByLabel("Barbell (kg)").fill("heavy")
  await page.getByRole("button", { name: "Save Bars and Plates" }).click()
  await expect(page.getByText("Enter weights as numbers such as 20", { exact: false })).toBeVisible()
  await page.getByLabel("Barbell (kg)").fill("15")
  await page.getByText("Plates (pairs)").click()
  await page.getByLabel("Pairs of 25 kg").fill("0")
  await page.getByLabel("Pairs of 20 kg").fill("1")
  await page.getByRole("button", { name: "Save Bars and Plates" }).click()
  await expect(page.getByText("Bars and plates saved.")).toBeVisible()

  await openLogging(page)
  await addExercise(page, bench)
  await field(page, "Weight (kg)").fill("100")
  await expect(page.getByText("20 + 15 + 5 + 2.5 per side")).toBeVisible()
  await field(page, "Weight (kg)").fill("101")
  await expect(page.getByText("Your plates can make 100 or 102.5")).toBeVisible()
  await field(page, "Weight (kg)").fill("15")
  await expect(page.getByText("The empty bar")).toBeVisible()

  await field(page, "Weight (kg)").fill("100")
  await field(page, "Reps").fill("5")
  await page.getByRole("button", { name: `More for ${bench}` }).click()
  await page.getByRole("button", { name: "Add Warm-ups 40 × 8, 60 × 5, 80 × 3" }).click()
  await expect(page.getByText("10 + 2.5 per side")).toBeVisible()
  for (const numbers of ["40 × 8", "60 × 5", "80 × 3", "100 × 5"])
    await page.getByRole("button", { name: `Confirm ${numbers}` }).click()
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByText("Workout log saved successfully!")).toBeVisible()
  expect(await savedSets(server, person.id)).toHaveLength(4)
  const kinds = `select set_type, weight::float from set_logs where user_id = '${person.id}' order by set_number`
  expect(await server.sql(kinds)).toEqual([
    { set_type: "warmup", weight: 40 },
    { set_type: "warmup", weight: 60 },
    { set_type: "warmup", weight: 80 },
    { set_type: "normal", weight: 100 },
  ])
})

anywhere.describe("in pounds", () => {
  anywhere.use({ locale: "en-US" })
  anywhere(
    "last time's kilograms are offered as what the person's plates make @once",
    async ({ page, signIn }) => {
      const person = await signIn({ path: "/privacy-policy" })
      const lbs = {
        bars: { barbell: 45, "ez bar": 20, "trap bar": 55 },
        plates: [
          { weight: 45, pairs: 2 },
          { weight: 25, pairs: 1 },
        ],
      }
      const own = { unit_system: "imperial", barbells: { lbs } } as const
      await person.client.from("profiles").update(own).eq("id", person.id).throwOnError()
      const sets = [
        { exercise: bench, weight: 60, reps: 8, set_type: "warmup" as const },
        { exercise: bench, weight: 100, reps: 5 },
      ]
      await logWorkout(person, { date: "2025-11-20", sets })
      await openLogging(page)
      await addExercise(page, bench)
      // 100 kg is 220.5 lbs. Common gym plates would make 220, but the person's own make 225.
      await expect(field(page, "Weight (lbs)")).toHaveValue("225")
      await expect(page.getByText("45 + 45 per side")).toBeVisible()
      await page.getByRole("button", { name: `More for ${bench}` }).click()
      await page.getByRole("button", { name: "Add a Warm-up Set" }).click()
      await expect(page.getByRole("button", { name: "Confirm 135 × 8" })).toBeVisible()
    },
  )

  anywhere("the plates are those of pounds, and a dumbbell takes none @once", async ({ page, signIn }) => {
    await signIn()
    await openLogging(page)
    await addExercise(page, bench)
    await field(page, "Weight (lbs)").fill("225")
    await expect(page.getByText("45 + 45 per side")).toBeVisible()
    await field(page, "Reps").fill("5")
    await addExercise(page, "Hammer Curl (Dumbbell)")
    await exercise(page, "Hammer Curl (Dumbbell)").getByRole("button", { name: /set 1/ }).first().click()
    await field(page, "Weight (lbs)").fill("30")
    await expect(exercise(page, "Hammer Curl (Dumbbell)").getByText("per side")).toBeHidden()
  })
})
