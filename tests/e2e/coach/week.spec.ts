import type { Page } from "@playwright/test"
import { weekdays } from "#domain/days/weekday-words.ts"
import { logWorkout } from "../dashboard/training.ts"
import { checkLooks, expect, test } from "../fixtures.ts"
import type { Person } from "../person.ts"
import { answerWith } from "./answer-with.ts"

const today = "2026-11-18"
const panel = (page: Page) => page.getByRole("region", { name: "AI Weekly Schedule" })
const button = (page: Page, name: string) => panel(page).getByRole("button", { name })
const day = (page: Page, index: number) => panel(page).locator("ol").first().locator("> li").nth(index)
const weeks = async ({ client }: Person) =>
  (await client.from("generated_weekly_schedules").select("week_summary, schedule_json").throwOnError()).data

test.use({ locale: "en-GB" })

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(`${today}T12:00:00Z`)
})

async function train(person: Person, answer = "good") {
  for (const date of ["2026-11-09", "2026-11-11", "2026-11-13", "2026-11-16"])
    await logWorkout(person, {
      date,
      name: "Full body",
      notes: `answer: ${answer}`,
      sets: [
        { exercise: "Bench Press (Barbell)", weight: 80, reps: 6 },
        { exercise: "Back Squat (Barbell)", weight: 100, reps: 5 },
      ],
    })
}

test("a week is generated, edited in place and saved, and its days go on the calendar @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await train(person)
  await page.goto("/dashboard")
  await button(page, "Generate Weekly Schedule").click()
  await expect(page.getByText("Weekly schedule generated successfully!")).toBeVisible()
  await expect(panel(page)).toContainText("Two heavy days with a run between them.")
  await expect(day(page, 1)).toContainText("Rest Day")
  await button(page, "Edit Monday").click()
  await day(page, 0).getByLabel("Sets for Bench Press (Barbell)").fill("5")
  await button(page, "Done with Monday").click()
  await expect(day(page, 0)).toContainText("5 × 6-8")
  await button(page, "Plan It: Saturday").click()
  await expect(day(page, 5)).toContainText("Full body")
  await button(page, "Undo").click()
  await expect(day(page, 5)).toContainText("Rest Day")
  await page.reload()
  await expect(day(page, 0)).toContainText("5 × 6-8")
  await button(page, "Save Weekly Plan").click()
  await expect(page.getByText("Weekly schedule saved successfully!")).toBeVisible()
  await expect(button(page, "Schedule Saved")).toBeVisible()
  const [week] = await weeks(person)
  expect(week).toMatchObject({
    week_summary: "Two heavy days with a run between them.",
    schedule_json: [
      {
        day: "Monday",
        workout: {
          name: "Heavy",
          exercises: [
            { name: "Bench Press (Barbell)", sets: 5, reps: "6-8", notes: "Start at 82.5 kg." },
            { name: "Bent Over Row (Barbell)" },
          ],
        },
      },
      { day: "Tuesday", workout: null },
      ...["Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map((name) => ({ day: name })),
    ],
  })
  await button(page, "Schedule Heavy, Friday, November 20, 2026").click()
  await expect(page.getByText("Friday workout scheduled for Nov 20, 2026!")).toBeVisible()
})

test("a week by a model @once", async ({ page, signIn }) => {
  const person = await signIn()
  await train(person)
  await page.goto("/dashboard")

  await test.step("a generated week is stored on the device before it is shown", async () => {
    await expect(page.getByRole("button", { name: "Analyze Month" })).toBeVisible()
    const storedWhenSeen = page.evaluate(async () => {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      const look = () => {
        if (!document.body.textContent.includes("Save Weekly Plan")) return
        resolve(Object.keys(localStorage).some((key) => key.startsWith("suggested-week:")))
      }
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
      return promise
    })
    await button(page, "Generate Weekly Schedule").click()
    expect(await storedWhenSeen).toBe(true)
  })

  await test.step("one day is re-rolled, and the others stay", async () => {
    await expect(day(page, 0)).toContainText("Bench Press (Barbell)")
    const friday = await day(page, 4).textContent()
    await button(page, "Re-roll Monday").click()
    await expect(day(page, 0)).not.toContainText("Bench Press (Barbell)")
    expect(await day(page, 4).textContent()).toBe(friday)
    await button(page, "Discard").click()
  })

  await test.step("exercise names not in the exercise list only cause a console warning and are kept", async () => {
    const warnings: string[] = []
    page.on("console", (message) => {
      if (message.type() === "warning" && message.text().startsWith("Exercise")) warnings.push(message.text())
    })
    await answerWith(person, "unknown")
    await button(page, "Generate Weekly Schedule").click()
    await expect(day(page, 0)).toContainText("Moon Press")
    await expect(day(page, 4)).toContainText("Crater Walk")
    await expect
      .poll(() => warnings)
      .toEqual([
        'Exercise "Moon Press" is not in the exercise list. It stays in the plan.',
        'Exercise "Crater Walk" is not in the exercise list. It stays in the plan.',
      ])
    await button(page, "Save Weekly Plan").click()
    await expect(button(page, "Schedule Saved")).toBeVisible()
    const [week] = await weeks(person)
    expect(JSON.stringify(week?.schedule_json)).toContain('"Crater Walk"')
  })
})

test("a reply that isn't a week, and a week with problems @once", async ({ page, problems, signIn }) => {
  const person = await signIn()
  await train(person, "rubbish")
  await person.client
    .from("profiles")
    .update({ available_equipment: ["barbell", "pull-up bar"], experience: "6_to_24_months" })
    .eq("id", person.id)
    .throwOnError()
  await page.goto("/dashboard")

  await test.step("a reply that isn't a week says so; the saved week stays, and the built-in coach plans one", async () => {
    problems.allow(/Failed to/)
    await button(page, "Generate Weekly Schedule").click()
    await expect(panel(page).getByRole("alert")).toContainText(
      "Failed to parse AI weekly schedule. Please try again.",
    )
    expect(await weeks(person)).toEqual([])
    await panel(page).getByRole("alert").getByRole("button", { name: "Use the built-in coach" }).click()
    await expect(panel(page)).toContainText("as you usually train: Full body.")
    await expect(panel(page)).toContainText("Written by the built-in coach, based on fixed rules.")
    await expect(panel(page)).toContainText("No problems found")
    await button(page, "Discard").click()
    await expect(button(page, "Save Weekly Plan")).toBeHidden()
  })
  expect(problems.unexpected()).toEqual([])

  await test.step("each problem of a week is marked, and one tap fixes it", async () => {
    await answerWith(person, "marked")
    await button(page, "Generate Weekly Schedule").click()
    await expect(panel(page)).toContainText("More than 6 sets for chest on Monday and again on Tuesday.")
    await expect(panel(page)).toContainText("Needs a cable, which isn’t on your equipment list.")
    await day(page, 1)
      .getByRole("button", { name: /^Swap \w+day and / })
      .first()
      .click()
    await expect(panel(page)).not.toContainText("and again on")
    await panel(page)
      .getByRole("button", { name: /^Swap for / })
      .click()
    await expect(panel(page)).toContainText("No problems found")
  })
})

test("a week by the built-in coach @once", async ({ page, signIn }) => {
  const person = await signIn()
  await train(person)
  await page.goto("/dashboard")
  await button(page, "Use the built-in coach").click()
  await expect(day(page, 2)).toContainText("Start at 82.5 kg")

  await test.step("the built-in coach leaves a saved week's weights to the logging screen, which uses the latest session", async () => {
    await page.route("**/rest/v1/generated_weekly_schedules?*", () => {})
    await button(page, "Save Weekly Plan").click()
    await expect(button(page, "Schedule Saved")).toBeVisible()
    const [week] = await weeks(person)
    expect(week?.schedule_json).toMatchObject([
      ...weekdays.slice(0, 2).map((name) => ({ day: name, workout: null })),
      {
        day: "Wednesday",
        workout: { exercises: [{ name: "Bench Press (Barbell)", notes: null }, { notes: null }] },
      },
      ...weekdays.slice(3).map((name) => ({ day: name })),
    ])
  })

  await test.step("a saved week is removed from this device before the server responds, and a reload doesn't bring it back", async () => {
    await page.unrouteAll()
    await page.reload()
    await expect(button(page, "Schedule Saved")).toBeVisible()
    await expect(button(page, "Re-roll Monday")).toBeHidden()
    expect(await weeks(person)).toHaveLength(1)
  })
})

test("a new plan is for the chosen week, and its loads and supersets reach the day and the log @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  for (const date of ["2026-11-04", "2026-11-06", "2026-11-11", "2026-11-13"])
    await logWorkout(person, {
      date,
      name: "Full body",
      sets: ["Bench Press (Barbell)", "Back Squat (Barbell)"].map((exercise) => ({
        ...{ exercise, weight: 80, reps: 6, superset: 1 },
      })),
    })
  await page.goto("/dashboard")
  await button(page, "Use the built-in coach").click()
  await expect(panel(page)).toContainText("Start at")
  await button(page, "Week of Nov 23").click()
  await expect(day(page, 0)).toContainText("Mon Nov 23")
  await button(page, "Save Weekly Plan").click()
  await expect(button(page, "Schedule Saved")).toBeVisible()
  await expect(day(page, 0)).toContainText("Mon Nov 23")
  await button(page, "Schedule All").click()
  await expect(page.getByText(/workouts scheduled for the week of Nov 23\.$/)).toBeVisible()

  await page.getByRole("button", { name: "November 25, 2026, scheduled workout" }).click()
  const plan = page.getByRole("article", { name: "Strength: Full body" })
  await expect(plan.getByRole("listitem")).toHaveText([
    /^1aBench Press \(Barbell\) Superset\d × .+, 82.5 kg$/,
    /^1bBack Squat \(Barbell\) Superset\d × .+, [\d.]+ kg$/,
  ])
  await plan.getByRole("link", { name: "Log This Workout" }).click()
  const bench = page.getByRole("region", { name: "Bench Press (Barbell)", exact: true })
  await expect(bench).toContainText(/Suggested: \d sets? of .+ at 82.5 kg/)
  await expect(bench.getByRole("textbox", { name: "Weight (kg)" })).toHaveValue("82.5")
  await expect(page.getByText("Superset").first()).toBeVisible()
})

test("a generated week looks right", async ({ page, signIn }) => {
  const person = await signIn()
  await train(person, "marked")
  await page.goto("/dashboard")
  // On a phone the month's analysis is right above. A tap before it has appeared would miss.
  await expect(page.getByRole("button", { name: "Analyze Month" })).toBeVisible()
  await button(page, "Generate Weekly Schedule").click()
  await expect(button(page, "Save Weekly Plan")).toBeVisible()
  await page.reload()
  await checkLooks(page, "week-coach", async () => {
    await button(page, "Edit Tuesday").click()
    await expect(button(page, "Make It a Rest Day")).toBeVisible()
  })
})
