import type { Page } from "@playwright/test"
import { addGoal } from "../dashboard/training.ts"
import { expect, test } from "../fixtures.ts"

const reason = "not today"
const refusal = { code: "42501", message: reason, details: null, hint: null }

/** Makes all of the app's reads of a table fail. */
const refuse = (page: Page, table: string) =>
  page.route(`**/rest/v1/${table}?*`, (route) => route.fulfill({ status: 403, json: refusal }))

const askedFor = {
  week: { path: "/dashboard", link: "Home", name: "Generate Weekly Schedule" },
  goal: { path: "/goals", link: "Goals", name: "Suggest a Goal" },
  routine: { path: "/routines", link: "Routines", name: "Generate Routine" },
}
const features = ["week", "goal", "routine"] as const

const unread = [
  { table: "workout_logs", sentence: () => `Failed to fetch recent workout history: ${reason}` },
  { table: "profiles", sentence: () => `Failed to fetch user profile: ${reason}` },
  { table: "goals", sentence: () => "Could not load goals." },
  { table: "exercises", sentence: (feature: keyof typeof noExercises) => noExercises[feature] },
]
const noExercises = {
  goal: "Could not load exercises.",
  routine: "Exercise list not loaded. Cannot generate workout.",
  week: "Exercise list not loaded. Cannot generate schedule.",
}

test("a request for a goal, a routine or a week says which data could not be read @once", async ({
  page,
  problems,
  signIn,
}) => {
  problems.allow(/status of 403|not today|NoReply|Could not load|Exercise list|Failed to fetch/)
  await signIn()
  for (const { table, sentence } of unread) {
    await refuse(page, table)
    await page.goto("/dashboard")
    for (const feature of features)
      await test.step(`a request for a ${feature} says that ${table} could not be read`, async () => {
        const { link, name } = askedFor[feature]
        await page.getByRole("link", { name: link, exact: true }).first().click()
        await page.getByRole("button", { name }).click()
        await expect(page.getByRole("alert").filter({ hasText: sentence(feature) })).toBeVisible()
      })
    await page.unroute(`**/rest/v1/${table}?*`)
  }
})

test("A coach's request with an ended session says 'User not logged in.' @once", async ({
  page,
  problems,
  signIn,
}) => {
  problems.allow(/status of 40[0139]|NoReply|User not logged in/)
  const asked = [...Object.values(askedFor), { path: "/dashboard", name: "Analyze Month" }]
  for (const { path, name } of asked) {
    const person = await signIn()
    await addGoal(person, "Bench a hundred", "2026-12-21")
    await page.goto(path)
    await page.route("**/functions/v1/coach", async (route) => {
      await person.client.auth.signOut({ scope: "global" })
      // The page may have noticed the sign-out and canceled the request.
      await route.continue().catch(() => undefined)
    })
    await page.getByRole("button", { name }).click()
    await expect(page.getByText("User not logged in.")).toBeVisible()
    await page.unrouteAll()
  }
})

test("a token that can't be read counts as no sign-in @once", async ({ page, problems, signIn }) => {
  problems.allow(/status of 401|NoReply|User not logged in/)
  await signIn({ path: "/goals" })
  await page.route("**/functions/v1/coach", (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: "Bearer of.an.ended" } }),
  )
  await page.getByRole("button", { name: "Suggest a Goal" }).click()
  await expect(page.getByRole("alert").filter({ hasText: "User not logged in." })).toBeVisible()
})
