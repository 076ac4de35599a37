import { checkLooks, expect, expectLargeTargets, test } from "#tests/e2e/fixtures.ts"

const text = `program Bench Twice, 2 days, open end, strength
day A
Benchpress: 3x5 | linear inc=2.5kg/5lb | rest 3:00
day B
Bench Press (Barbell): 5x10 @50% | tm inc=2.5kg/5lb
+ Somersault: 3x8-12 | double`

test("a pasted program names its unknown exercises by line, and comes in once all are settled @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn({ path: "/programs/text" })
  const importButton = page.getByRole("button", { name: "Import", exact: true })
  await page.getByRole("textbox", { name: "Text" }).fill(text)
  await expect(page.getByText("2 lines to settle first.")).toBeVisible()
  await expect(page.getByText('Line 3: There is no exercise named "Benchpress".')).toBeVisible()
  await page.getByRole("button", { name: "Use Bench Press (Barbell)" }).click()
  const somersault = page.getByRole("status").filter({ hasText: "Somersault" })
  await expect(somersault).toContainText("Line 6:")
  await somersault.getByRole("button", { name: "Choose an exercise" }).click()
  await page.getByRole("searchbox").fill("Seated Row (Cable)")
  await page.getByRole("button", { name: "Use Seated Row (Cable)" }).click()
  await expect(page.getByText("Ready: Bench Twice.")).toBeVisible()
  await importButton.click()
  await expect(page.getByText("Imported Bench Twice.")).toBeVisible()
  const { data } = await person.client
    .from("workouts")
    .select("name, workout_exercises(sets, reps, superset, exercises(name))")
    .order("program_day")
    .order("order", { referencedTable: "workout_exercises" })
    .throwOnError()
  expect(data).toEqual([
    {
      name: "A",
      workout_exercises: [
        { sets: 3, reps: "5", superset: null, exercises: { name: "Bench Press (Barbell)" } },
      ],
    },
    {
      name: "B",
      workout_exercises: [
        { sets: 5, reps: "10", superset: 1, exercises: { name: "Bench Press (Barbell)" } },
        { sets: 3, reps: "8-12", superset: 1, exercises: { name: "Seated Row (Cable)" } },
      ],
    },
  ])
})

test("a library program's text reads back in as the same program @once", async ({ page, signIn }) => {
  await signIn({ path: "/programs/text?library=three-tiers" })
  const shown = page.locator("pre")
  await expect(shown).toContainText("program Three Tiers, 4 days, open end")
  await page.getByRole("textbox", { name: "Text" }).fill(await shown.innerText())
  await page.getByRole("button", { name: "Import", exact: true }).click()
  await expect(page.getByText("Imported Three Tiers.")).toBeVisible()
})

test("programs as text are readable and reachable in both themes", async ({ page, signIn }) => {
  await signIn({ path: "/programs/text?library=waves-with-fives" })
  await page.getByRole("textbox", { name: "Text" }).fill(text)
  await checkLooks(page, "programs-text", () =>
    expect(page.getByText("2 lines to settle first.")).toBeVisible(),
  )
  await expectLargeTargets(page)
})
