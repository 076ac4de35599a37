import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import { logWorkout } from "../dashboard/training.ts"
import { checkLooks, expect, test } from "../fixtures.ts"
import type { Person } from "../person.ts"
import { answerWith } from "./answer-with.ts"
import { aGoodAnalysis } from "./answers-by-notes.ts"
import { withoutModel } from "./without-model.ts"

const today = "2026-11-21"
const bench = (reps: number) => ({ exercise: "Bench Press (Barbell)", weight: 80, reps })
const panel = (page: Page) => page.getByRole("region", { name: "AI Workout Analysis" })
const button = (page: Page, name: string) => panel(page).getByRole("button", { name })
const analyses = (person: Person) => person.client.from("ai_analyses").select("analysis_text").throwOnError()

const sources = async (person: Person) =>
  (await analyses(person)).data.map(
    ({ analysis_text }) => (JSON.parse(analysis_text) as { source: string }).source,
  )
const coachCall = "**/functions/v1/coach"

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(`${today}T12:00:00Z`)
})

async function logBench(person: Person, answer: string) {
  await logWorkout(person, { date: "2026-11-14", name: "Upper A", sets: [bench(6)] })
  return logWorkout(person, {
    date: today,
    name: "Upper A",
    notes: `answer: ${answer}`,
    sets: [bench(8), bench(8)],
  })
}

/** Links the log to a routine that prescribes three sets of six to eight. */
async function fromRoutine({ client }: Person, logId: string) {
  const { data: set } = await client
    .from("set_logs")
    .select("exercise_id")
    .eq("workout_log_id", logId)
    .limit(1)
    .single()
    .throwOnError()
  const { data } = await client
    .rpc("save_routine", {
      op_id: randomUUID(),
      routine: { name: "Upper A" },
      exercises: [{ exercise_id: set.exercise_id, order: 1, sets: 3, reps: "6-8" }],
    })
    .throwOnError()
  const { id } = data as { id: string }
  await client.from("workout_logs").update({ workout_id: id }).eq("id", logId).throwOnError()
}

test("an analysis by a model @once", async ({ page, signIn }) => {
  const person = await signIn()
  await logBench(person, "good")
  await page.goto("/dashboard")

  await test.step("an analysis is written and stored, and shown again after a reload", async () => {
    await expect(panel(page)).toContainText("Get personalized insights on this workout.")
    await button(page, "Analyze Workout").click()
    for (const heading of ["Summary", "Exercise Feedback", "Overall Insights", "Suggestions"])
      await expect(panel(page).getByRole("heading", { name: heading })).toBeVisible()
    await expect(button(page, "Re-run Analysis")).toBeVisible()
    await expect(panel(page)).toContainText("Written by an AI model. It can be wrong.")
    await expect.poll(async () => (await analyses(person)).data.length).toBe(1)
    const { data } = await analyses(person)
    expect(data.map(({ analysis_text }) => JSON.parse(analysis_text) as unknown)).toEqual([
      { ...aGoodAnalysis, source: "model" },
    ])
    await page.reload()
    await expect(panel(page)).toContainText(aGoodAnalysis.summary)
    await button(page, "Re-run Analysis").click()
    await expect(button(page, "Re-run Analysis")).toBeVisible()
    expect((await analyses(person)).data).toHaveLength(1)
  })

  await test.step("a wrong total is replaced by the log's own, and the panel says so, after a reload too", async () => {
    await answerWith(person, "off")
    await button(page, "Re-run Analysis").click()
    const told = "One number in this text was wrong. The text now shows the one from your log: 2,822 lbs."
    await expect(panel(page)).toContainText(told)
    await expect(panel(page)).toContainText("You lifted 2,822 lbs.")
    await expect.poll(async () => (await analyses(person)).data[0]?.analysis_text).toContain("2,822 lbs")
    expect((await analyses(person)).data).toHaveLength(1)
    await page.reload()
    await expect(panel(page)).toContainText(told)
  })
})

test("an analysis that isn't finished, and one that can't be started @once", async ({ page, signIn }) => {
  const person = await signIn()
  await logBench(person, "begun")
  const id = await logWorkout(person, { date: "2026-11-13", name: "Nothing" })
  await person.client.from("set_logs").delete().eq("workout_log_id", id).throwOnError()
  await page.goto("/dashboard")

  await test.step("an analysis is shown while it is written; when it is stopped or left, nothing is stored", async () => {
    await button(page, "Analyze Workout").click()
    await expect(panel(page)).toContainText("It has begun.")
    await expect(button(page, "Analyzing...")).toHaveAttribute("aria-disabled", "true")
    await button(page, "Cancel").click()
    await expect(button(page, "Analyze Workout")).toBeVisible()
    await expect(panel(page)).not.toContainText("It has begun.")
    // A stopped analysis isn't in the way of the next one.
    await button(page, "Analyze Workout").click()
    await expect(panel(page)).toContainText("It has begun.")
    await page.getByRole("button", { name: "November 14, 2026, workout" }).click()
    await expect(panel(page)).toContainText("Get personalized insights on this workout.")
    await expect(panel(page)).not.toContainText("It has begun.")
    expect((await analyses(person)).data).toEqual([])
  })

  await test.step("a log without sets can't be analyzed, and says why", async () => {
    await page.getByRole("button", { name: "November 13, 2026" }).click()
    await expect(button(page, "Analyze Workout")).toHaveAttribute("aria-disabled", "true")
    await expect(panel(page)).toContainText("Add exercises to the log to enable analysis.")
  })
})

test("an analysis that can't be read or loaded says so, and can be made again @once", async ({
  page,
  problems,
  signIn,
}) => {
  problems.allow(/500|Internal Server Error|Failed to load resource/)
  const person = await signIn()
  const workout_log_id = await logBench(person, "good")
  await person.client
    .from("ai_analyses")
    .insert({ workout_log_id, analysis_type: "workout", analysis_text: "Nice work." })
    .throwOnError()
  await page.goto("/dashboard")
  await expect(panel(page).getByRole("alert")).toContainText(
    "Failed to parse previous analysis. It may be in an old format.",
  )
  await button(page, "Try Again").click()
  // The analysis is shown before it is stored.
  await expect
    .poll(async () => (await analyses(person)).data[0]?.analysis_text)
    .toContain(aGoodAnalysis.summary)
  await page.route("**/rest/v1/ai_analyses*", (route) =>
    route.fulfill({ status: 500, json: { message: "no" } }),
  )
  await page.reload()
  await expect(panel(page).getByRole("alert")).toContainText("Failed to load previous analysis.")
  await page.unroute("**/rest/v1/ai_analyses*")
  await button(page, "Load Again").click()
  await expect(panel(page)).toContainText(aGoodAnalysis.summary)
})

test("a model that can't be asked or can't answer @once", async ({ page, problems, signIn }) => {
  const person = await signIn()
  await logBench(person, "rubbish")
  await page.goto("/dashboard")

  await test.step("without a key it says so, and offers the built-in coach", async () => {
    problems.allow(/503|OpenAI API key/)
    const message = "OpenAI API key is not configured."
    await page.route(coachCall, (route) => route.fulfill({ status: 503, json: { message } }))
    await button(page, "Analyze Workout").click()
    await expect(panel(page).getByRole("alert")).toContainText(message)
    await expect(button(page, "Use the built-in coach")).toBeVisible()
    await page.unroute(coachCall)
    expect(problems.unexpected()).toEqual([])
  })

  await test.step("an unusable reply and a failed save are reported in the specification's words", async () => {
    problems.allow(/Failed to|failed to|ERR_FAILED|ai_analyses|Failed to fetch/)
    await button(page, "Try Again").click()
    await expect(panel(page).getByRole("alert")).toContainText(
      "Failed to parse AI analysis. Please try again.",
    )
    await answerWith(person, "good")
    await page.route("**/rest/v1/ai_analyses*", (route) =>
      route.request().method() === "POST" ? route.abort() : route.fallback(),
    )
    await button(page, "Try Again").click()
    await expect(panel(page).getByRole("alert")).toContainText("Analysis generated, but failed to save.")
    await expect(panel(page)).toContainText(aGoodAnalysis.summary)
    await page.unroute("**/rest/v1/ai_analyses*")
    await button(page, "Save Again").click()
    await expect(panel(page).getByRole("alert")).toBeHidden()
    await expect.poll(async () => (await analyses(person)).data.length).toBe(1)
  })

  await test.step("when the model fails, the built-in coach is offered; its analysis names its author and its reasons", async () => {
    await answerWith(person, "refused")
    await button(page, "Re-run Analysis").click()
    await expect(panel(page).getByRole("alert")).toContainText("Failed to get analysis from AI.")
    await button(page, "Use the built-in coach").click()
    await expect(panel(page)).toContainText("Written by the built-in coach, based on fixed rules.")
    await expect(panel(page)).toContainText(
      "8 in both sets at 176 lbs, with 2 more reps in the best set than on Nov 14.",
    )
    await expect(panel(page).getByRole("alert")).toBeHidden()
    await expect.poll(() => sources(person)).toEqual(["rules"])
  })
})

test("the built-in coach beside a model @once", async ({ page, problems, signIn, setOffline }) => {
  const person = await signIn()
  await logBench(person, "good")
  await page.goto("/dashboard")

  await test.step("when the day's requests are used up, the panel says when there are more, and offers the built-in coach", async () => {
    problems.allow(/429|AI requests for today/)
    const message = "You have used all your AI requests for today (30)."
    await page.route(coachCall, (route) =>
      route.fulfill({ status: 429, json: { message, renews_at: "2026-11-22T00:00:00Z" } }),
    )
    await button(page, "Analyze Workout").click()
    await expect(panel(page).getByRole("alert")).toContainText(`${message} You can ask again at 1:00`)
    await button(page, "Use the built-in coach").click()
    await expect(panel(page)).toContainText("Written by the built-in coach, based on fixed rules.")
    await page.unroute(coachCall)
  })

  await test.step("a built-in result offers the built-in coach again, beside the model", async () => {
    await expect(button(page, "Re-run Analysis")).toBeVisible()
    await button(page, "Use the built-in coach").click()
    await expect(panel(page)).toContainText("Written by the built-in coach, based on fixed rules.")
    await expect.poll(async () => (await analyses(person)).data.length).toBe(1)
    expect(problems.unexpected()).toEqual([])
  })

  await test.step("offline, the built-in coach answers from this device's data, and says that the analysis is not stored", async () => {
    problems.allow(/[Ff]ailed to/)
    await button(page, "Re-run Analysis").click()
    await expect(panel(page)).toContainText(aGoodAnalysis.summary)
    await expect.poll(() => sources(person)).toEqual(["model"])
    await setOffline(true)
    await button(page, "Re-run Analysis").click()
    await expect(panel(page).getByRole("alert")).toContainText("Failed to get analysis from AI.")
    await button(page, "Use the built-in coach").click()
    await expect(panel(page)).toContainText(
      "8 in both sets at 176 lbs, with 2 more reps in the best set than on Nov 14.",
    )
    await expect(panel(page).getByRole("alert")).toContainText(
      "Analysis generated, but failed to save update.",
    )
    await setOffline(false)
    await button(page, "Save Again").click()
    await expect(panel(page).getByRole("alert")).toBeHidden()
  })
})

test("a server without a model @once", async ({ page, problems, signIn }) => {
  problems.allow(/503|OpenAI API key/)
  const person = await signIn()
  await logBench(person, "good")
  await withoutModel(page)
  await page.goto("/dashboard")

  await test.step("without a model, the built-in coach comes first, and Re-run asks it again", async () => {
    await expect(panel(page).getByRole("button").first()).toHaveText("Use the built-in coach")
    // The analysis is shown before it is stored, so wait for each one's own save.
    const stored = page.waitForResponse("**/rest/v1/ai_analyses?on_conflict=*")
    await button(page, "Use the built-in coach").click()
    await expect(panel(page)).toContainText(
      "8 in both sets at 176 lbs, with 2 more reps in the best set than on Nov 14.",
    )
    expect((await stored).ok()).toBe(true)
    const storedAgain = page.waitForResponse("**/rest/v1/ai_analyses?on_conflict=*")
    await button(page, "Re-run Analysis").click()
    expect((await storedAgain).ok()).toBe(true)
    await expect(panel(page)).toContainText("Written by the built-in coach, based on fixed rules.")
    await expect(panel(page).getByRole("alert")).toHaveCount(0)
    await person.client.from("ai_analyses").delete().eq("user_id", person.id).throwOnError()
    await page.reload()
    await button(page, "Analyze Workout").click()
    await expect(panel(page).getByRole("alert")).toContainText("OpenAI API key is not configured.")
    await expect(panel(page).getByRole("alert").getByRole("button").first()).toHaveText(
      "Use the built-in coach",
    )
  })

  await test.step("without a model, every panel offers the built-in coach first", async () => {
    const firstAct = (title: string) => page.getByRole("region", { name: title }).getByRole("button").first()
    await expect(firstAct("AI Weekly Schedule")).toHaveText("Use the built-in coach")
    await expect(firstAct("Monthly AI Analysis")).toHaveText("Use the built-in coach")
    await page.getByRole("link", { name: "Goals" }).first().click()
    await expect(firstAct("AI Goal Suggestion")).toHaveText("Use the built-in coach")
    await page.getByRole("link", { name: "Routines" }).first().click()
    await expect(firstAct("AI Routine Generator")).toHaveText("Use the built-in coach")
  })
})

test("the summary after a save offers the analysis too @once", async ({ page, signIn }) => {
  const person = await signIn()
  const logId = await logBench(person, "good")
  await page.goto(`/log-workout/log/${logId}/summary`)
  await button(page, "Analyze Workout").click()
  await expect(panel(page)).toContainText(aGoodAnalysis.summary)
})

test("an analysis looks right", async ({ page, signIn }) => {
  const person = await signIn()
  const logId = await logBench(person, "hostile")
  await fromRoutine(person, logId)
  await page.goto("/dashboard")

  await test.step("the built-in coach's analysis looks right with its reasons open", async () => {
    await button(page, "Use the built-in coach").click()
    await checkLooks(page, "coach-workout-rules", async () => {
      await expect(button(page, "Re-run Analysis")).toBeVisible()
      await panel(page).getByText("Why?").first().click()
      await expect(panel(page).getByText("Within the range, keep the load")).toBeVisible()
    })
  })

  await test.step("scripts and very long texts in a reply are shown as text, and look right", async () => {
    await button(page, "Re-run Analysis").click()
    await expect(panel(page)).toContainText("<script>document.title=2</script>")
    await expect(button(page, "Re-run Analysis")).toBeVisible()
    await expect(page).toHaveTitle("Home · Repertoire")
    await expect.poll(() => sources(person)).toEqual(["model"])
    await page.reload()
    await checkLooks(page, "coach-workout", async () => {
      await expect(button(page, "Re-run Analysis")).toBeVisible()
    })
  })
})
