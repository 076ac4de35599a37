import type { Locator, Page, Route } from "@playwright/test"
import { sessionKey } from "#web/device/session-store.ts"
import { expect, test } from "../fixtures.ts"
import { loseAnswers } from "../network.ts"
import { createPerson } from "../person.ts"
import { setProfile, storedProfile } from "./a-profile.ts"
import { openSection, profileAt, sectionList } from "./sections.ts"

const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true })

/** Chooses the units in their section, and comes back. */
async function chooseUnits(page: Page, name: "Metric" | "Imperial") {
  await openSection(page, "Units and time zone")
  await page.getByRole("button", { name, exact: true }).click()
  await openSection(page, "You")
}

const refuse = (hint: string | null) => (route: Route) =>
  route.fulfill({
    status: 400,
    json: { code: "23514", message: "Something in it is not allowed.", details: null, hint },
  })

test("saves everything that was entered, logs the weight, and goes home @once", async ({
  page,
  signIn,
  server,
}) => {
  const person = await signIn({ path: profileAt.you })
  await expect(page.getByText("Tier: free")).toBeVisible()
  await expect(page.getByLabel("Email")).toHaveValue(person.email)
  await expect(page.getByLabel("Email")).not.toBeEditable()
  await expect(page.getByText("Important Note")).toBeVisible()
  await expect(page.getByRole("link", { name: "Privacy policy" })).toHaveAttribute("href", "/privacy-policy")
  await expect(page.getByRole("button", { name: "Admin Panel" })).toHaveCount(0)
  await openSection(page, "Units and time zone")
  await expect(page.getByLabel("Time zone", { exact: true })).toHaveValue("Europe/Berlin")
  await page.getByLabel("Time zone", { exact: true }).selectOption("America/New_York")
  await chooseUnits(page, "Metric")
  await page.getByLabel("Name").fill("Maren Holt")
  await page.getByLabel("Age").fill("34")
  await page.getByLabel("Sex").selectOption("Female")
  await page.getByLabel("Height (cm)").fill("172,5")
  await page.getByLabel("Weight (kg)").fill("81.2")
  await openSection(page, "Equipment")
  await page.getByLabel("Barbell", { exact: true }).check()
  await page.getByRole("checkbox", { name: "Kettlebell" }).check()
  await expect(page.getByText("Also saves your changes in You and Units and time zone.")).toBeVisible()
  await expect(sectionList(page).getByText("Not saved yet")).toHaveCount(3)
  await openSection(page, "You")
  await expect(page.getByText("Your unsaved changes are back.")).toBeHidden()
  await save(page).click()
  await expect(page).toHaveURL("/dashboard")
  await expect(page.getByText("Profile updated successfully!")).toBeVisible()
  expect(await storedProfile(server, person)).toEqual({
    name: "Maren Holt",
    age: 34,
    sex: "Female",
    height: 172.5,
    height_unit: "cm",
    weight: 81.2,
    weight_unit: "kg",
    unit_system: "metric",
    time_zone: "America/New_York",
    available_equipment: ["barbell", "kettlebell"],
    weights: [{ weight: 81.2, weight_unit: "kg" }],
  })

  await page.getByRole("link", { name: "Profile" }).click()
  await expect(page.getByLabel("Name")).toHaveValue("Maren Holt")
  await expect(page.getByLabel("Weight (kg)")).toHaveValue("81.2")
  await openSection(page, "Equipment")
  await expect(page.getByLabel("Barbell", { exact: true })).toBeChecked()
  await openSection(page, "You")
  await page.getByLabel("Name").fill("")
  await page.getByLabel("Sex").selectOption("")
  await page.getByLabel("Height (cm)").fill("")
  await save(page).click()
  await expect(page).toHaveURL("/dashboard")
  expect(await storedProfile(server, person)).toMatchObject({
    name: null,
    sex: null,
    height: null,
    weight: 81.2,
    weights: [{ weight: 81.2, weight_unit: "kg" }],
  })
})

test("shows other units without changing what is stored @once", async ({ page, signIn, server }) => {
  const person = await signIn({ path: "/dashboard" })
  await setProfile(person, {
    height: 172,
    height_unit: "cm",
    weight: 81.2,
    weight_unit: "kg",
    unit_system: "metric",
  })
  const before = await storedProfile(server, person)
  await page.getByRole("link", { name: "Profile" }).click()
  await chooseUnits(page, "Imperial")
  await expect(page.getByLabel("Weight (lbs)")).toHaveValue("179")
  await expect(page.getByLabel("Height (ft)")).toHaveValue("5")
  await expect(page.getByLabel("Height (in)")).toHaveValue("7.5")
  await page.getByLabel("Weight (lbs)").fill("180")
  await page.getByLabel("Weight (lbs)").fill("179")
  await save(page).click()
  await expect(page).toHaveURL("/dashboard")
  expect(await storedProfile(server, person)).toEqual({
    ...before,
    unit_system: "imperial",
    time_zone: "Europe/Berlin",
  })

  await page.getByRole("link", { name: "Profile" }).click()
  await page.getByLabel("Weight (lbs)").fill("180.5")
  await page.getByLabel("Height (in)").fill("8")
  await chooseUnits(page, "Metric")
  await expect(page.getByLabel("Weight (kg)")).toHaveValue("81.87")
  await expect(page.getByLabel("Height (cm)")).toHaveValue("172.7")
  await save(page).click()
  await expect(page).toHaveURL("/dashboard")
  expect(await storedProfile(server, person)).toMatchObject({
    height: 68,
    height_unit: "in",
    weight: 180.5,
    weight_unit: "lbs",
    weights: [{ weight: 180.5, weight_unit: "lbs" }],
  })
})

test("keeps an entry that can't be read, says what is wrong with it, and doesn't save @once", async ({
  page,
  signIn,
}) => {
  await signIn({ path: profileAt.you })
  await chooseUnits(page, "Metric")
  await page.getByLabel("Age").fill("thirty")
  await page.getByLabel("Height (cm)").fill("tall")
  await page.getByLabel("Weight (kg)").fill("8o")
  let saves = 0
  page.on("request", (request) => (saves += request.url().includes("save_profile") ? 1 : 0))
  await save(page).click()
  await expect(page.getByText("Enter your age in whole years, such as 34.")).toBeVisible()
  await expect(page.getByText("Enter your height as a number, such as 172 or 172.5.")).toBeVisible()
  await expect(page.getByText("Enter your weight as a number, such as 81 or 81.2.")).toBeVisible()
  await expect(page.getByLabel("Age")).toBeFocused()
  await expect(page.getByLabel("Weight (kg)")).toHaveValue("8o")
  await openSection(page, "Units and time zone")
  await page.getByRole("button", { name: "Imperial", exact: true }).click()
  await save(page).click()
  await expect(page.getByText("Something you changed in You can’t be read.")).toBeVisible()
  await page.getByRole("link", { name: "Go to You" }).click()
  await expect(page.getByLabel("Height (ft)")).toHaveValue("tall")
  await expect(page.getByText("Enter your height in feet and inches, such as 5 and 7.5.")).toBeVisible()
  for (const name of ["Age", "Height (ft)", "Weight (lbs)"]) await page.getByLabel(name).fill("")
  await openSection(page, "Units and time zone")
  await expect(page.getByText("Something you changed in You can’t be read.")).toBeHidden()
  expect(saves).toBe(0)
})

test("shows the server's message, or its own, when saving fails, and saves once on the next try @once", async ({
  page,
  problems,
  signIn,
  server,
}) => {
  problems.allow(/400|ERR_/)
  const person = await signIn({ path: profileAt.you })
  await chooseUnits(page, "Metric")
  await page.getByLabel("Weight (kg)").fill("80")
  await page.route("**/rpc/save_profile", refuse(null))
  await save(page).click()
  await expect(page.getByText("Something in it is not allowed.")).toBeVisible()
  await expect(page.getByLabel("Weight (kg)")).toHaveValue("80")

  await page.unrouteAll()
  await loseAnswers(page, "**/rpc/save_profile")
  await save(page).click()
  await expect(page.getByText("An unexpected error occurred.")).toBeVisible()
  await page.unrouteAll()
  await save(page).click()
  await expect(page).toHaveURL("/dashboard")
  expect(await storedProfile(server, person)).toMatchObject({
    weight: 80,
    weights: [{ weight: 80, weight_unit: "kg" }],
  })
})

test("a profile whose weight couldn't be logged is still saved, and the page closes as usual @once", async ({
  page,
  problems,
  signIn,
  server,
}) => {
  problems.allow(/400/)
  const person = await signIn({ path: profileAt.you })
  await chooseUnits(page, "Metric")
  await page.getByLabel("Name").fill("Maren")
  await page.getByLabel("Weight (kg)").fill("80")
  await page.route("**/rpc/save_profile", (route) =>
    route.request().postData()?.includes('"weight"')
      ? refuse("step: insert_weight")(route)
      : route.fallback(),
  )
  await save(page).click()
  await expect(page).toHaveURL("/dashboard")
  await expect(page.getByText("Profile saved, but failed to log weight change.")).toBeVisible()
  expect(await storedProfile(server, person)).toMatchObject({ name: "Maren", weight: 80, weights: [] })
  await page.unrouteAll()
  await page.goto(profileAt.you)
  await expect(page.getByLabel("Weight (kg)")).toHaveValue("80")
})

test("keeps what was typed when neither the weight can be logged nor the profile saved without it @once", async ({
  page,
  problems,
  signIn,
  server,
}) => {
  problems.allow(/400/)
  const person = await signIn({ path: profileAt.you })
  await chooseUnits(page, "Metric")
  await page.getByLabel("Weight (kg)").fill("80")
  await page.route("**/rpc/save_profile", refuse("step: insert_weight"))
  await page.route("**/rest/v1/profiles?*", (route) =>
    route.request().method() === "PATCH" ? refuse(null)(route) : route.fallback(),
  )
  await save(page).click()
  await expect(page.getByText("Something in it is not allowed.")).toBeVisible()
  await expect(page.getByLabel("Weight (kg)")).toHaveValue("80")
  await page.unrouteAll()
  await save(page).click()
  await expect(page).toHaveURL("/dashboard")
  expect(await storedProfile(server, person)).toMatchObject({ weight: 80, weights: [{ weight: 80 }] })
})

test("the server's message about a failed save is shown, even if the sign-in has ended, and what was typed stays @once", async ({
  page,
  problems,
  signIn,
}) => {
  problems.allow(/status of [45]/)
  await signIn({ path: profileAt.you })
  await page.getByLabel("Name").fill("Maren")
  for (const [answer, shown] of [
    [{ status: 403, json: { code: "42501", message: "Not yours." } }, "Not yours."],
    [{ status: 500, json: { code: "53100", message: "The disk is full." } }, "The disk is full."],
    [{ status: 503, json: { message: "Back at noon." } }, "Back at noon."],
    [{ status: 429, json: { code: "429", message: "Slow down." } }, "Slow down."],
    [{ status: 502, body: "<html>\n<h1>Bad Gateway</h1>" }, "An unexpected error occurred."],
  ] as const) {
    await page.route("**/rpc/save_profile", (route) => route.fulfill(answer))
    await save(page).click()
    await expect(page.getByRole("alert").filter({ hasText: shown })).toBeVisible()
    await page.unrouteAll()
  }
  await expect(page.getByLabel("Name")).toHaveValue("Maren")

  await page.evaluate((key) => localStorage.removeItem(key), sessionKey)
  await save(page).click()
  await expect(page.getByText("User not logged in.", { exact: true })).toBeVisible()
  await expect(page.getByLabel("Name")).toHaveValue("Maren")
})

test("says that the profile couldn't be loaded, and loads it again @once", async ({
  page,
  problems,
  signIn,
}) => {
  problems.allow(/400/)
  await page.route("**/rest/v1/profiles?*", refuse(null))
  await signIn({ path: profileAt.you })
  await expect(page.getByText("Failed to load profile data.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Dark" })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole("button", { name: "Load Again" }).click()
  await expect(page.getByLabel("Name")).toBeVisible()
  await expect(page.getByText("Failed to load profile data.")).toHaveCount(0)
})

test("creates a profile for an account without one, and says if that fails @once", async ({
  page,
  problems,
  signIn,
  server,
}) => {
  problems.allow(/400/)
  // A page that is notified of the new profile would load it by itself at once.
  await page.routeWebSocket("**/realtime/**", () => undefined)
  const person = await createPerson(server)
  await server.sql("delete from profiles where id = $1", [person.id])
  await signIn({ person, path: "/dashboard" })
  // Without a profile, nothing records that they have seen the tour.
  await expect(page.getByRole("dialog", { name: "Welcome" })).toBeVisible()
  await page.keyboard.press("Escape")
  await page.route("**/rest/v1/profiles*", (route) =>
    route.request().method() === "POST" ? refuse(null)(route) : route.fallback(),
  )
  await page.getByRole("link", { name: "Profile" }).click()
  await expect(page.getByText("Failed to create initial profile.")).toBeVisible()
  expect(await server.sql("select from profiles where id = $1", [person.id])).toHaveLength(0)

  await page.unrouteAll()
  let isCreated = false
  await page.route("**/rest/v1/profiles*", async (route) => {
    if (isCreated) return refuse(null)(route)
    isCreated = route.request().method() === "POST"
    return route.fallback()
  })
  await page.getByRole("button", { name: "Load Again" }).click()
  await expect(page.getByText("Failed to load newly created profile data.")).toBeVisible()
  await page.unrouteAll()
  await page.getByRole("button", { name: "Load Again" }).click()
  await expect(page.getByLabel("Name")).toBeVisible()
  expect(await server.sql("select username from profiles where id = $1", [person.id])).toEqual([
    { username: person.email },
  ])
})

test("works by keyboard alone @once", async ({ page, signIn, server }) => {
  const person = await signIn({ path: profileAt.you })
  await page.getByLabel("Name").focus()
  await page.keyboard.type("Maren")
  await page.keyboard.press("Tab")
  await page.keyboard.type("34")
  await page.keyboard.press("Tab")
  await page.keyboard.type("F")
  const tabTo = async (target: Locator, key: string) => {
    for (let presses = 0; presses < 40; presses += 1) {
      if (await target.evaluate((each) => each === document.activeElement)) return
      await page.keyboard.press(key)
    }
  }
  await tabTo(sectionList(page).getByRole("link", { name: /^Equipment/ }), "Shift+Tab")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Equipment", level: 1 })).toBeFocused()
  await tabTo(page.getByLabel("Sled", { exact: true }), "Tab")
  await page.keyboard.press("Space")
  await page.keyboard.press("Enter")
  await expect(page.getByText("Profile updated successfully!")).toBeVisible()
  expect(await storedProfile(server, person)).toMatchObject({
    name: "Maren",
    age: 34,
    sex: "Female",
    available_equipment: ["sled"],
  })
})
