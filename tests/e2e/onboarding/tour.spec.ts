import type { Page } from "@playwright/test"
import { checkAccessibility, checkLooks, expect, test } from "../fixtures.ts"
import { createPerson, type Person } from "../person.ts"
import type { RunningServer } from "../running-server.ts"
import { profileAt } from "../profile/sections.ts"

const titles = [
  "Welcome",
  "Dashboard",
  "Goals",
  "Routines",
  "Log Workouts",
  "AI Analysis",
  "Profile",
  "All Set",
]
const tour = (page: Page) => page.getByRole("dialog")
const button = (page: Page, name: string) => tour(page).getByRole("button", { name, exact: true })

async function onboarding(server: RunningServer, { id }: Person) {
  const [row] = await server.sql("select onboarding_completed, unit_system from profiles where id = $1", [id])
  return row
}

test("leads a new person through eight steps, then doesn't come back @once", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn({ person: await createPerson(server, { isNew: true }), path: "/dashboard" })
  for (const [index, title] of titles.entries()) {
    await expect(tour(page)).toHaveAccessibleName(title)
    await expect(tour(page).getByText(`Step ${index + 1} of 8`)).toBeVisible()
    if (index === 0) await button(page, "kg, km, cm").click()
    await expect(button(page, "Previous")).toHaveCount(index === 0 ? 0 : 1)
    if (index < 7) await button(page, "Next").click()
  }
  await button(page, "Previous").click()
  await expect(tour(page).getByText("Step 7 of 8")).toBeVisible()
  await button(page, "Next").click()
  await button(page, "Finish").click()
  await expect(tour(page)).toHaveCount(0)
  expect(await onboarding(server, person)).toEqual({ onboarding_completed: true, unit_system: "metric" })
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /onboarding/.test(key))),
  ).toEqual([])

  const asked = page.waitForResponse(/dashboard_answers/)
  await page.reload()
  await asked
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible()
  await expect(tour(page)).toHaveCount(0)
})

test("ends with a first routine chosen by days and equipment @once", async ({
  page,
  problems,
  server,
  signIn,
}) => {
  problems.allow(/400/)
  const person = await signIn({ person: await createPerson(server, { isNew: true }), path: "/dashboard" })
  for (let step = 1; step < 8; step += 1) await button(page, "Next").click()
  const plans = tour(page).getByRole("list", { name: "First routines" }).getByRole("listitem")
  await expect(plans).toHaveCount(5)
  await tour(page).getByLabel("Days per week").selectOption("4")
  await expect(plans.first()).toContainText("Upper and lower")
  await tour(page).getByRole("combobox", { name: "Equipment" }).selectOption("Dumbbells")
  await expect(plans.first()).toContainText("Full body with dumbbells")
  await page.route("**/rpc/save_routine", (route) =>
    route.fulfill({ status: 400, json: { code: "P0001", message: "No", details: null, hint: null } }),
  )
  await button(page, "Choose Full body with dumbbells").click()
  await expect(tour(page).getByText("The routine couldn’t be saved.", { exact: false })).toBeVisible()
  await page.unrouteAll()
  await button(page, "Choose Full body with dumbbells").click()
  await expect(page).toHaveURL("/routines")
  await expect(page.getByRole("listitem").filter({ hasText: "Goblet Squat (Dumbbell)" })).toBeVisible()
  await expect(tour(page)).toHaveCount(0)
  expect(await onboarding(server, person)).toMatchObject({ onboarding_completed: true })
})

test("can be skipped on any screen; units that weren't chosen stay unset @once", async ({
  page,
  server,
  signIn,
}) => {
  const person = await createPerson(server, { isNew: true })
  await signIn({ person, path: "/goals" })
  await expect(tour(page)).toHaveAccessibleName("Welcome")
  await button(page, "Skip").click()
  await expect(tour(page)).toHaveCount(0)
  expect(await onboarding(server, person)).toEqual({ onboarding_completed: true, unit_system: null })
})

test("reopens at the step where it was left, with the chosen units @once", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn({ person: await createPerson(server, { isNew: true }), path: "/dashboard" })
  await button(page, "kg, km, cm").click()
  await button(page, "Next").click()
  await button(page, "Next").click()
  await expect(tour(page)).toHaveAccessibleName("Goals")
  await page.keyboard.press("Escape")
  await expect(tour(page)).toHaveCount(0)
  await page.getByRole("link", { name: "Routines" }).click()
  await expect(page).toHaveURL("/routines")
  await expect(tour(page)).toHaveCount(0)
  expect(await onboarding(server, person)).toMatchObject({ onboarding_completed: false })

  await page.reload()
  await expect(tour(page)).toHaveAccessibleName("Goals")
  await expect(tour(page).getByText("Step 3 of 8")).toBeVisible()
  await button(page, "Skip").click()
  await expect(tour(page)).toHaveCount(0)
  expect(await onboarding(server, person)).toEqual({ onboarding_completed: true, unit_system: "metric" })
})

test("stays open and says why when it can't be saved, and closes at the next try @once", async ({
  page,
  problems,
  server,
  signIn,
}) => {
  problems.allow(/ERR_|401/)
  const person = await signIn({ person: await createPerson(server, { isNew: true }), path: "/dashboard" })
  await page.route("**/rpc/save_profile", (route) => route.abort())
  await button(page, "Skip").click()
  await expect(tour(page).getByText("Failed to save onboarding status.")).toBeVisible()
  await checkAccessibility(page)
  await page.unrouteAll()
  await page.route("**/rpc/save_profile", (route) =>
    route.fulfill({ status: 401, json: { code: "PGRST301", message: "No", details: null, hint: null } }),
  )
  await button(page, "Skip").click()
  await expect(tour(page).getByText("User or profile data missing.")).toBeVisible()
  await expect(tour(page).getByText("Failed to save onboarding status.")).toHaveCount(0)
  await page.unrouteAll()
  await button(page, "Skip").click()
  await expect(tour(page)).toHaveCount(0)
  expect(await onboarding(server, person)).toMatchObject({ onboarding_completed: true })
})

test("works by keyboard alone, and keeps the focus inside @once", async ({ page, server, signIn }) => {
  await signIn({ person: await createPerson(server, { isNew: true }), path: "/dashboard" })
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 10; presses += 1) {
      if (await button(page, name).evaluate((each) => each === document.activeElement)) return
      await page.keyboard.press("Tab")
    }
    await expect(button(page, name)).toBeFocused()
  }
  await expect(tour(page)).toBeVisible()
  await tabTo("lbs, mi, ft")
  await page.keyboard.press("Space")
  await expect(button(page, "lbs, mi, ft")).toHaveAttribute("aria-pressed", "true")
  await tabTo("Next")
  await page.keyboard.press("Enter")
  await expect(button(page, "Next")).toBeFocused()
  await page.keyboard.press("Shift+Tab")
  await page.keyboard.press("Enter")
  await expect(tour(page)).toHaveAccessibleName("Welcome")
  await expect(button(page, "Next")).toBeFocused()
  for (let step = 1; step < 8; step += 1) await page.keyboard.press("Enter")
  await expect(tour(page)).toHaveAccessibleName("All Set")
  await expect(button(page, "Finish")).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(tour(page)).toHaveCount(0)
})

test("runs again on the next page load after Re-run Onboarding @once", async ({
  page,
  problems,
  server,
  signIn,
}) => {
  problems.allow(/ERR_/)
  const person = await signIn({ path: profileAt.you })
  await page.route("**/rpc/save_profile", (route) => route.abort())
  await page.getByRole("button", { name: "Re-run Onboarding" }).click()
  await expect(page.getByText("Failed to reset onboarding status.")).toBeVisible()
  await page.unrouteAll()
  await page.getByRole("button", { name: "Re-run Onboarding" }).click()
  await expect(page).toHaveURL("/dashboard")
  await expect(page.getByText("Onboarding restarts on the next page load.")).toBeVisible()
  await expect(tour(page)).toHaveCount(0)
  expect(await onboarding(server, person)).toMatchObject({ onboarding_completed: false })
  await page.reload()
  await expect(tour(page)).toHaveAccessibleName("Welcome")
})

test("isn't shown when its state can't be loaded @once", async ({ page, problems, server, signIn }) => {
  problems.allow(/400/)
  await page.route("**/rest/v1/profiles?select=onboarding_completed*", (route) =>
    route.fulfill({ status: 400, json: { code: "P0001", message: "No", details: null, hint: null } }),
  )
  await signIn({ person: await createPerson(server, { isNew: true }), path: "/goals" })
  await expect(page.getByText("You haven't set any goals yet.")).toBeVisible()
  await expect(tour(page)).toHaveCount(0)
})

test("looks right at its first step and in the middle", async ({ page, server, signIn }) => {
  await signIn({ person: await createPerson(server, { isNew: true }), path: "/dashboard" })
  await checkLooks(page, "onboarding-first", async () => {
    await expect(tour(page)).toHaveAccessibleName("Welcome")
  })
  for (let step = 1; step < 5; step += 1) await button(page, "Next").click()
  await page.reload()
  await checkLooks(page, "onboarding-middle", async () => {
    await expect(tour(page)).toHaveAccessibleName("Log Workouts")
  })
})
