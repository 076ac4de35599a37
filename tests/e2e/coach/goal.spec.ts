import type { Page } from "@playwright/test"
import { logWorkout } from "../dashboard/training.ts"
import { checkLooks, expect, test } from "../fixtures.ts"
import type { Person } from "../person.ts"
import { answerWith } from "./answer-with.ts"

const today = "2026-11-21"
const panel = (page: Page) => page.getByRole("region", { name: "AI Goal Suggestion" })
const button = (page: Page, name: string) => panel(page).getByRole("button", { name })
const goals = async ({ client }: Person) =>
  (
    await client
      .from("goals")
      .select("title, metric, target_value, unit, target_date, exercises(name)")
      .throwOnError()
  ).data

test.use({ locale: "en-GB" })

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(`${today}T12:00:00Z`)
})

async function train(person: Person, answer = "good") {
  for (const [date, weight] of [
    ["2026-11-07", 80],
    ["2026-11-14", 82.5],
    ["2026-11-20", 85],
  ] as const)
    await logWorkout(person, {
      date,
      notes: `answer: ${answer}`,
      sets: [{ exercise: "Bench Press (Barbell)", weight, reps: 6 }],
    })
}

test("a model's suggestion @once", async ({ page, signIn }) => {
  const person = await signIn()
  await train(person)
  await page.goto("/goals")

  await test.step("a suggested goal shows the sets it is based on, and can be added unchanged", async () => {
    await button(page, "Suggest a Goal").click()
    await expect(panel(page)).toContainText("Bench ninety")
    await expect(panel(page)).toContainText("90 kg by Jan 20, 2027")
    await expect(panel(page).getByRole("link")).toHaveText([
      "Nov 2085 kg × 6",
      "Nov 1482.5 kg × 6",
      "Nov 780 kg × 6",
    ])
    await button(page, "Add This Goal").click()
    await expect(page.getByRole("heading", { name: "Bench ninety" })).toBeVisible()
    await expect(button(page, "Suggest a Goal")).toBeVisible()
    expect(await goals(person)).toEqual([
      {
        ...{
          title: "Bench ninety",
          metric: "weight",
          target_value: 90,
          unit: "kg",
          target_date: "2027-01-20",
        },
        exercises: { name: "Bench Press (Barbell)" },
      },
    ])
  })

  await test.step("a suggested goal can be edited first, without silently replacing a goal being written", async () => {
    await page.getByRole("button", { name: "Add New Goal" }).click()
    await page.getByLabel("Goal Title").fill("My own")
    await page.keyboard.press("Escape")
    await button(page, "Suggest a Goal").click()
    await button(page, "Edit First").click()
    await page.getByRole("dialog").getByRole("button", { name: "Replace" }).click()
    await expect(page.getByLabel("Goal Title")).toHaveValue("Bench ninety")
    await page.getByLabel("Goal Title").fill("Bench ninety by January")
    await page.getByRole("button", { name: "Save Goal" }).click()
    await expect(page.getByRole("heading", { name: "Bench ninety by January" })).toBeVisible()
    expect(await goals(person)).toHaveLength(2)
  })
})

test("a suggestion that can't be added as it is @once", async ({ page, problems, signIn }) => {
  const person = await signIn()
  await train(person, "misspelled")
  await page.goto("/goals")

  await test.step("an exercise counts only with its exact name, and one tap corrects it", async () => {
    await button(page, "Suggest a Goal").click()
    await expect(panel(page).getByRole("alert")).toContainText(
      'Exercise "bench press (barbell)" not found. Please select a valid exercise.',
    )
    await expect(button(page, "Add This Goal")).toBeHidden()
    await button(page, "Use This Exercise").click()
    await expect(panel(page)).toContainText("Bench Press (Barbell), weight")
    await expect(button(page, "Add This Goal")).toBeVisible()
  })

  await test.step("a strength goal with a cardio metric is marked, and can't be added until it is edited", async () => {
    await answerWith(person, "impossible")
    await button(page, "Suggest Another").click()
    await expect(panel(page)).toContainText("This doesn’t work as a strength goal.")
    await expect(button(page, "Edit First")).toBeVisible()
    await expect(button(page, "Add This Goal")).toBeHidden()
  })

  await test.step("an unknown exercise is named, and another can be chosen instead", async () => {
    await answerWith(person, "unknown")
    await button(page, "Suggest Another").click()
    await expect(panel(page).getByRole("alert")).toContainText(
      'Exercise "Moon Press (Barbell)" not found. Please select a valid exercise.',
    )
    await panel(page).getByLabel("Exercise").selectOption("Bench Press (Barbell)")
    await button(page, "Use This Exercise").click()
    await expect(panel(page).getByRole("link")).toHaveCount(3)
    await button(page, "Add This Goal").click()
    await expect.poll(() => goals(person)).toMatchObject([{ exercises: { name: "Bench Press (Barbell)" } }])
  })

  expect(problems.unexpected()).toEqual([])
  await person.client.from("goals").delete().eq("user_id", person.id).throwOnError()

  await test.step("without a model, the built-in coach suggests a goal with its reason, and then another", async () => {
    problems.allow(/Failed to (get|parse)/)
    await answerWith(person, "rubbish")
    await button(page, "Suggest a Goal").click()
    await expect(panel(page).getByRole("alert")).toContainText(
      "Failed to parse AI goal suggestion. Please try again.",
    )
    await button(page, "Use the built-in coach").click()
    await expect(panel(page)).toContainText("Bench Press (Barbell): 90 kg")
    await expect(panel(page)).toContainText(
      "Your best in three months is 85 kg. 90 kg is 5 kg more, in 8 weeks.",
    )
    await panel(page).getByText("Why?").click()
    await expect(panel(page)).toContainText("doi 10.1080/02701367.2022.2070592")
    await expect(panel(page)).toContainText("Written by the built-in coach, based on fixed rules.")
  })
})

test("a suggested goal looks right", async ({ page, signIn }) => {
  const person = await signIn()
  await train(person)
  await page.goto("/goals")
  await expect(button(page, "Suggest a Goal")).toBeVisible()
  await checkLooks(page, "goal-coach-idle", () => expect(button(page, "Suggest a Goal")).toBeVisible())
  await checkLooks(page, "goal-coach", async () => {
    await button(page, "Suggest a Goal").click()
    await expect(panel(page)).toContainText("Bench ninety")
  })
})
