import type { Page } from "@playwright/test"
import { expect } from "#tests/e2e/fixtures.ts"
import { logWorkout } from "../dashboard/training.ts"
import { bench, exercise, test } from "./workout.ts"

/** Makes the server refuse this call with a message. */
async function refuse(page: Page, call: string): Promise<void> {
  await page.route(call, (route) =>
    route.fulfill({ status: 403, json: { code: "42501", message: "not today", details: null, hint: null } }),
  )
}

test("a log that is being fetched, and its summary after it was deleted @once", async ({ page, signIn }) => {
  const person = await signIn()
  const id = await logWorkout(person, { date: "2025-11-21", name: "Upper A" })

  await test.step("a log that is being fetched is announced as loading", async () => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route("**/rest/v1/set_logs?*", async (route) => {
      await answered
      await route.continue()
    })
    await page.goto(`/log-workout/log/${id}`)
    await expect(page.getByText("Loading workout...")).toBeVisible()
    answer()
    await expect(exercise(page, bench)).toBeVisible()
    await expect(page.getByText("Loading workout...")).toBeHidden()
  })

  await test.step("the summary of a deleted log doesn't claim that it is saved", async () => {
    await page.getByRole("button", { name: "Update", exact: true }).click()
    await expect(page.getByRole("region", { name: "This workout" })).toBeVisible()
    await person.client.from("workout_logs").delete().eq("id", id).throwOnError()
    await page.reload()
    await expect(page.getByText("Failed to load workout data.")).toBeVisible()
    await expect(page.getByText("Your workout is saved")).toBeHidden()
  })
})

test("a log that can't be loaded says why and can be loaded again @once", async ({
  page,
  problems,
  signIn,
}) => {
  problems.allow(/status of 403/)
  const person = await signIn()
  const id = await logWorkout(person, { date: "2025-11-21", name: "Upper A" })
  const calls = [
    ["**/rest/v1/workout_logs?*revision*", "Error fetching existing log: not today"],
    ["**/rest/v1/set_logs?*", "Error fetching set logs: not today"],
  ] as const
  for (const [call] of calls) await refuse(page, call)
  await page.goto(`/log-workout/log/${id}`)
  for (const [call, sentence] of calls)
    await test.step(sentence, async () => {
      await expect(page.getByRole("alert").filter({ hasText: sentence })).toBeVisible()
      await page.unroute(call)
      await page.getByRole("button", { name: "Load Again" }).click()
    })
  await expect(exercise(page, bench)).toBeVisible()
})

test("a saved log doesn't open without a network, and opens when the network is back @once", async ({
  page,
  setOffline,
  signIn,
}) => {
  const person = await signIn()
  await logWorkout(person, { date: "2025-11-21", name: "Upper A" })
  await page.goto("/dashboard?day=2025-11-21")
  const id = await logWorkout(person, { date: "2025-11-20", name: "Upper B" })
  await page.goto("/log-workout/new")
  await page.waitForLoadState("networkidle")
  await setOffline(true)
  await page.evaluate((path) => {
    history.pushState({}, "", path)
    dispatchEvent(new PopStateEvent("popstate", { state: {} }))
  }, `/log-workout/log/${id}`)
  const sentence = page.getByText("Cannot edit existing logs while offline. Please connect to the internet.")
  await expect(sentence).toBeVisible()
  await setOffline(false)
  await page.getByRole("button", { name: "Load Again" }).click()
  await expect(page.getByRole("heading", { name: "Upper B" })).toBeVisible()
})
