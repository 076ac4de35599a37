import type { Page } from "@playwright/test"
import { checkLooks, expect, test } from "../fixtures.ts"
import { setProfile } from "../profile/a-profile.ts"

const panel = (page: Page) => page.getByRole("region", { name: "AI Routine Generator" })
const button = (page: Page, name: string) => panel(page).getByRole("button", { name, exact: true })
const question = (page: Page) => panel(page).getByText(/^Tell the coach/)

test("the coach asks what the profile doesn't say, and each press is saved to it at once", async ({
  page,
  signIn,
}) => {
  const person = await signIn({ path: "/routines" })
  await checkLooks(page, "intake", () =>
    expect(question(page)).toHaveText("Tell the coach how long you’ve trained"),
  )
  await button(page, "6–24 months").click()
  await expect(question(page)).toHaveText("Tell the coach how many days a week you want to train")
  await expect(question(page)).toBeFocused()
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expect(question(page)).toHaveText("Tell the coach how long a workout can be")
  await button(page, "45").click()
  await expect(panel(page).getByRole("status")).toHaveText(
    "Thanks. It’s saved in your profile, where you can change it.",
  )
  const { data } = await person.client
    .from("profiles")
    .select("experience, training_days, session_minutes")
    .eq("id", person.id)
    .single()
    .throwOnError()
  expect(data).toEqual({ experience: "6_to_24_months", training_days: 3, session_minutes: 45 })
  await page.reload()
  await expect(button(page, "Generate Routine")).toBeVisible()
  await expect(question(page)).toHaveCount(0)
})

test("what the profile says isn't asked, a failed answer is asked again, and Not Now ends it on this device @once", async ({
  page,
  problems,
  signIn,
}) => {
  problems.allow(/Failed to load resource/)
  const person = await signIn()
  await setProfile(person, { experience: "none", session_minutes: 60 })
  await page.goto("/routines")
  await expect(question(page)).toHaveText("Tell the coach how many days a week you want to train")
  await page.route("**/rest/v1/profiles?*", (route) =>
    route.request().method() === "PATCH" ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  )
  await button(page, "4").click()
  await expect(panel(page).getByRole("alert")).toHaveText("Failed to save your answer. Try again.")
  await expect(question(page)).toBeVisible()
  await button(page, "Not Now").click()
  await expect(question(page)).toHaveCount(0)
  await page.reload()
  await expect(button(page, "Generate Routine")).toBeVisible()
  await page.goto("/dashboard")
  await expect(page.getByRole("button", { name: "Generate Weekly Schedule" })).toBeVisible()
  await expect(page.getByText(/^Tell the coach/)).toHaveCount(0)
})
