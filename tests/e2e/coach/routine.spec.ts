import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import { logWorkout } from "../dashboard/training.ts"
import { checkAccessibility, checkLooks, expect, test } from "../fixtures.ts"
import type { Person } from "../person.ts"
import { answerWith } from "./answer-with.ts"

const today = "2026-11-21"
const panel = (page: Page) => page.getByRole("region", { name: "AI Routine Generator" })
const button = (page: Page, name: string) => panel(page).getByRole("button", { name })
const routines = async ({ client }: Person) =>
  (
    await client
      .from("workouts")
      .select("name, description, workout_exercises(sets, reps, notes, exercises(name))")
      .order("created_at")
      .order("order", { referencedTable: "workout_exercises" })
      .throwOnError()
  ).data

test.use({ locale: "en-GB" })

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(`${today}T12:00:00Z`)
})

async function train(person: Person, answer = "good") {
  await logWorkout(person, {
    date: "2026-11-20",
    notes: `answer: ${answer}`,
    sets: [{ exercise: "Bench Press (Barbell)", weight: 80, reps: 6 }],
  })
}

/** A routine with the bench press and the squat. */
async function saveRoutine({ client }: Person) {
  const { data } = await client
    .from("exercises")
    .select("id, name")
    .in("name", ["Bench Press (Barbell)", "Back Squat (Barbell)"])
    .order("name", { ascending: false })
    .throwOnError()
  await client
    .rpc("save_routine", {
      op_id: randomUUID(),
      routine: { name: "Upper A" },
      exercises: data.map(({ id }) => ({ exercise_id: id, sets: 3, reps: "5" })),
    })
    .throwOnError()
}

test("a generated routine @once", async ({ page, signIn }) => {
  const person = await signIn()
  await train(person)
  await person.client
    .from("profiles")
    .update({ available_equipment: ["barbell", "pull-up bar"], experience: "6_to_24_months" })
    .eq("id", person.id)
    .throwOnError()
  await page.goto("/routines")

  await test.step("a generated routine is edited in place and saved as a new one", async () => {
    await button(page, "Generate Routine").click()
    await expect(panel(page).getByLabel("Name")).toHaveValue("Push and Row")
    // Exercises are recognized regardless of case, and listed only once.
    await expect(panel(page).getByRole("heading", { level: 3 })).toHaveText([
      "Bench Press (Barbell)",
      "Bent Over Row (Barbell)",
    ])
    await expect(panel(page)).toContainText(
      "No problems found: exercises, equipment, sets and loads all fit.",
    )
    const howTo = button(page, "How to do Bench Press (Barbell)")
    await howTo.click()
    const guide = page.getByRole("dialog", { name: "Bench Press (Barbell)" })
    await expect(guide).toContainText("Lower the bar to your lower chest")
    await checkAccessibility(page)
    await guide.getByRole("button", { name: "Done" }).click()
    await expect(howTo).toBeFocused()
    await panel(page).getByLabel("Sets for Bench Press (Barbell)").fill("4")
    await button(page, "Move Bench Press (Barbell) down").click()
    await page.reload()
    await expect(panel(page).getByLabel("Sets for Bench Press (Barbell)")).toHaveValue("4")
    await button(page, "Save as New Routine").click()
    await expect(page.getByText('Workout "Push and Row" generated and saved successfully!')).toBeVisible()
    await expect(page.getByRole("heading", { name: "Push and Row" })).toBeVisible()
    expect(await routines(person)).toEqual([
      {
        name: "Push and Row",
        description: "Two presses and a row",
        workout_exercises: [
          { sets: 3, reps: "8-12", notes: null, exercises: { name: "Bent Over Row (Barbell)" } },
          {
            ...{ sets: 4, reps: "6-8", notes: "Start at 82.5 kg. Pause on the chest" },
            exercises: { name: "Bench Press (Barbell)" },
          },
        ],
      },
    ])
    await page.reload()
    await expect(button(page, "Generate Routine")).toBeVisible()
  })

  await test.step("each problem of a routine is marked, and one tap fixes it", async () => {
    await answerWith(person, "marked")
    await button(page, "Generate Routine").click()
    await expect(panel(page)).toContainText("120 kg is 50% above your best, 80 kg.")
    await expect(panel(page)).toContainText("“Moon Press (Barbell)” is not in your exercise list.")
    await expect(panel(page)).toContainText("Needs a cable, which isn’t on your equipment list.")
    await expect(panel(page)).toContainText("3 warnings. You can still save.")
    await button(page, "Use 82.5 kg").click()
    await expect(panel(page)).toContainText("2 warnings.")
    await panel(page)
      .getByRole("listitem")
      .filter({ hasText: "cable" })
      .getByRole("button", { name: /^Swap for / })
      .click()
    await expect(panel(page)).toContainText("1 warning.")
    await expect(panel(page)).toContainText("1 exercise that isn’t in the library will be left out.")
    await button(page, "Save as New Routine").click()
    await expect(page.getByText('Workout "Chest Day" generated and saved successfully!')).toBeVisible()
    const saved = (await routines(person)).find(({ name }) => name === "Chest Day")
    expect(saved?.workout_exercises).toHaveLength(2)
  })
})

test("a generated routine beside another one @once", async ({ page, problems, signIn }) => {
  const person = await signIn()
  await train(person)
  await saveRoutine(person)
  await page.goto("/routines")

  await test.step("a generated routine is compared with the current one, and replaces it", async () => {
    await button(page, "Generate Routine").click()
    await expect(panel(page)).toContainText("1 exercise stays, 1 new, 1 left out.")
    await expect(panel(page)).toContainText("Currently 3 × 5")
    await expect(panel(page)).toContainText("Not in Upper A")
    await button(page, "Keep Back Squat (Barbell)").click()
    await expect(panel(page)).toContainText("2 exercises stay, 1 new, 0 left out.")
    await button(page, "Replace Upper A").click()
    await expect(page.getByText("Workout updated successfully!")).toBeVisible()
    expect(await routines(person)).toMatchObject([
      {
        name: "Push and Row",
        workout_exercises: [
          { exercises: { name: "Bench Press (Barbell)" } },
          { exercises: { name: "Bent Over Row (Barbell)" } },
          { exercises: { name: "Back Squat (Barbell)" } },
        ],
      },
    ])
  })

  await test.step("a routine of unknown exercises only is refused by their names, and nothing changes", async () => {
    problems.allow(/Failed/)
    await answerWith(person, "unknown")
    const before = await routines(person)
    await button(page, "Generate Routine").click()
    await expect(panel(page).getByRole("alert")).toContainText(
      "None of the suggested exercises are in your library. Suggested: Moon Press, Crater Walk. Your routines are unchanged.",
    )
    expect(await routines(person)).toEqual(before)
  })
  expect(problems.unexpected()).toEqual([])

  await test.step("an exercise is swapped for one found by searching", async () => {
    await answerWith(person, "good")
    await button(page, "Try Again").click()
    await button(page, "Swap Bent Over Row (Barbell)").click()
    await page.getByRole("dialog").getByRole("searchbox").fill("seal row")
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Swap for Seal Row \(Barbell\)/ })
      .click()
    await expect(panel(page).getByRole("heading", { name: "Seal Row (Barbell)" })).toBeVisible()
  })

  await test.step("a routine whose exercises could not be saved says so, and can be saved again", async () => {
    problems.allow(/status of 400/)
    const json = { code: "23514", message: "not today", details: null, hint: "step: insert_exercises" }
    await page.route("**/rpc/save_routine", (route) => route.fulfill({ status: 400, json }))
    await button(page, "Save as New Routine").click()
    await expect(panel(page).getByRole("alert")).toContainText("Failed to save workout exercises: not today")
    await page.unroute("**/rpc/save_routine")
    await button(page, "Save as New Routine").click()
    await expect(page.getByText('Workout "Push and Row" generated and saved successfully!')).toBeVisible()
  })
})

test("a generated routine looks right", async ({ page, signIn }) => {
  const person = await signIn()
  await train(person, "marked")
  await saveRoutine(person)
  await page.goto("/routines")
  await expect(button(page, "Generate Routine")).toBeVisible()
  await checkLooks(page, "routine-coach-idle", () => expect(button(page, "Generate Routine")).toBeVisible())
  await button(page, "Generate Routine").click()
  await expect(button(page, "Save as New Routine")).toBeVisible()
  await page.reload()
  await checkLooks(page, "routine-coach", () => expect(button(page, "Save as New Routine")).toBeVisible())
})
