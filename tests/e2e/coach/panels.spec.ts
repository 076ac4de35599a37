import type { Page } from "@playwright/test"
import { logWorkout } from "../dashboard/training.ts"
import { expect, test } from "../fixtures.ts"
import { exercise, field } from "../logging/workout.ts"
import type { Person } from "../person.ts"
import { aGoodAnalysis } from "./answers-by-notes.ts"
import { withoutModel } from "./without-model.ts"

const today = "2026-11-21"
const bench = "Bench Press (Barbell)"
const panel = (page: Page, name: string) => page.getByRole("region", { name })
const workoutPanel = (page: Page) => panel(page, "AI Workout Analysis")

test.use({ locale: "en-GB" })

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(`${today}T12:00:00Z`)
})

/** Three sets of eight on three Fridays, and a set of eight more today. */
async function train(person: Person, answer = "good") {
  const sets = [8, 8, 8].map((reps) => ({ exercise: bench, weight: 80, reps }))
  for (const date of ["2026-11-06", "2026-11-13", "2026-11-20"])
    await logWorkout(person, { date, name: "Upper A", sets })
  return logWorkout(person, {
    date: today,
    notes: `answer: ${answer}`,
    sets: [sets[0] ?? { exercise: bench }],
  })
}

async function answerFromNowOn({ client }: Person, log: string, answer: string) {
  await client
    .from("workout_logs")
    .update({ notes: `answer: ${answer}` })
    .eq("id", log)
    .throwOnError()
}

test("without a model, each panel says that the built-in coach answers, and by what @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await train(person)
  await withoutModel(page)
  const said = /No AI model is connected here, so the built-in coach answers\./
  await page.goto("/dashboard")
  for (const name of ["AI Workout Analysis", "Monthly AI Analysis", "AI Weekly Schedule"])
    await expect(panel(page, name)).toContainText(said)
  await page.goto("/goals")
  await expect(panel(page, "AI Goal Suggestion")).toContainText(said)
  await page.goto("/routines")
  await expect(panel(page, "AI Routine Generator")).toContainText(said)
})

test("with a model, no panel mentions a missing one @once", async ({ page, signIn }) => {
  await signIn({ path: "/goals" })
  await expect(panel(page, "AI Goal Suggestion").getByRole("button").first()).toHaveText("Suggest a Goal")
  await expect(panel(page, "AI Goal Suggestion")).not.toContainText("No AI model")
})

test("each exercise of a routine has its own Why?, which is the plan's and says so after an edit", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await train(person)
  await page.goto("/routines")
  const routine = panel(page, "AI Routine Generator")
  await routine.getByRole("button", { name: "Use the built-in coach" }).click()
  const row = routine.getByRole("listitem").filter({ has: page.getByRole("heading", { name: bench }) })
  await expect(row).toContainText("Start at 80 kg")
  const reason = row.getByRole("group").filter({ hasText: "Why?" })
  await reason.getByText("Why?").click()
  await expect(reason).toContainText("80 kg")
  await expect(reason).not.toContainText("The coach’s original numbers")
  await routine.getByLabel(`Sets for ${bench}`).fill("5")
  await expect(reason).toContainText(/The coach’s original numbers: \d × [\d-]+, 80 kg\./)
  await routine.getByRole("button", { name: `Remove ${bench}` }).click()
  await expect(routine).not.toContainText("The coach’s original numbers")
})

test("a week's Why? stands at the exercise and names the load of its row", async ({ page, signIn }) => {
  const person = await signIn()
  await train(person)
  await page.goto("/dashboard")
  const week = panel(page, "AI Weekly Schedule")
  await week.getByRole("button", { name: "Use the built-in coach" }).click()
  const move = week
    .getByRole("listitem")
    .filter({ hasText: `Why? (${bench})` })
    .last()
  const [, load = "no load"] = /Start at ([\d.]+ kg)/.exec((await move.textContent()) ?? "") ?? []
  await move.getByText("Why?").click()
  await expect(move.getByRole("definition").first()).toContainText(load)
})

test("the loads of a suggested routine go into its workout with one press, for the same reason @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  const sets = [12, 12, 12].map((reps) => ({ exercise: bench, weight: 80, reps }))
  for (const date of ["2026-11-06", "2026-11-13", "2026-11-20"])
    await logWorkout(person, { date, name: "Upper A", sets })
  await page.goto("/routines")
  const routine = panel(page, "AI Routine Generator")
  await routine.getByRole("button", { name: "Use the built-in coach" }).click()
  const row = routine.getByRole("listitem").filter({ has: page.getByRole("heading", { name: bench }) })
  await expect(row).toContainText("Start at 82.5 kg")
  await row.getByText("Why?").click()
  const reason = (await row.getByRole("definition").first().textContent()) ?? "nothing"
  await routine.getByRole("button", { name: "Save as New Routine" }).click()
  await expect(page.getByText(/generated and saved successfully/)).toBeVisible()
  const { data } = await person.client.from("workouts").select("id").single().throwOnError()
  await page.goto(`/log-workout/${data.id}`)
  await expect(exercise(page, bench)).toContainText(reason)
  await exercise(page, bench).getByRole("button", { name: /^Use/ }).click()
  await expect(field(page, "Weight (kg)")).toHaveValue("82.5")
})

test("a failed or stopped re-run keeps the analysis that was there @once", async ({
  page,
  problems,
  signIn,
}) => {
  problems.allow(/Failed to get/)
  const person = await signIn()
  const log = await train(person)
  await page.goto("/dashboard")
  const analysis = workoutPanel(page)
  const press = (name: string) => analysis.getByRole("button", { name }).click()
  await press("Analyze Workout")
  await expect(analysis).toContainText(aGoodAnalysis.summary)
  await answerFromNowOn(person, log, "refused")
  await press("Re-run Analysis")
  await expect(analysis.getByRole("alert")).toContainText("Failed to get analysis from AI.")
  await expect(analysis.getByRole("alert")).toContainText("Your last analysis is still shown below.")
  await expect(analysis).toContainText(aGoodAnalysis.summary)
  await answerFromNowOn(person, log, "begun")
  await press("Try Again")
  await expect(analysis).toContainText("It has begun.")
  await press("Cancel")
  await expect(analysis).toContainText(aGoodAnalysis.summary)
  await page.reload()
  await expect(analysis).toContainText(aGoodAnalysis.summary)
})

test("a long analysis folds on a desk and is whole on a phone", async ({ page, signIn }) => {
  const person = await signIn()
  await train(person, "long")
  await page.goto("/dashboard")
  const analysis = workoutPanel(page)
  await analysis.getByRole("button", { name: "Analyze Workout" }).click()
  await expect(analysis.getByRole("button", { name: "Re-run Analysis" })).toBeVisible()
  const isPhone = (page.viewportSize()?.width ?? 0) < 600
  const end = analysis.getByText("Rest three minutes between heavy sets.")
  if (isPhone) {
    await end.scrollIntoViewIfNeeded()
    await expect(end).toBeInViewport()
    await expect(analysis.getByRole("button", { name: "Show All" })).toHaveCount(0)
    return
  }
  const height = async () => (await analysis.boundingBox())?.height ?? 0
  const folded = await height()
  expect(folded).toBeLessThan(800)
  await analysis.getByRole("button", { name: "Show All" }).click()
  expect(await height()).toBeGreaterThan(folded + 200)
  await end.scrollIntoViewIfNeeded()
  await expect(end).toBeInViewport()
  await analysis.getByRole("button", { name: "Show Less" }).click()
  await expect.poll(height).toBe(folded)
})
