import type { Page } from "@playwright/test"
import { logWorkout } from "../dashboard/training.ts"
import {
  checkLooks,
  expect,
  expectLargeTargets,
  expectNoSidewaysScroll,
  type Person,
  test,
} from "../fixtures.ts"

const [bench, plank, pulls] = ["Bench Press (Barbell)", "Plank", "Gantry Pull-up"]

test.use({ locale: "en-GB", timezoneId: "UTC" })
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime("2026-11-28T12:00:00Z")
})

/** Two exercises of the library and one of their own, with a best each. */
async function train(person: Person): Promise<void> {
  const muscles = { primary_muscles: ["lats"], secondary_muscles: ["forearms"] }
  await person.client
    .from("exercises")
    .insert({ name: pulls, type: "strength", measure: "reps", equipment: "body weight", ...muscles })
    .throwOnError()
  const lift = (weight: number, reps: number) => ({ exercise: bench, weight, reps })
  await logWorkout(person, { date: "2025-11-01", sets: [{ exercise: plank, duration_minutes: 1.5 }] })
  await logWorkout(person, { date: "2026-11-07", sets: [{ exercise: pulls, reps: 6 }] })
  await logWorkout(person, { date: "2026-11-20", name: "Push", sets: [lift(80, 6)] })
  await logWorkout(person, { date: "2026-11-27", name: "Push", sets: [lift(80, 8), lift(82.5, 6)] })
}

const group = (page: Page, name: string) => page.getByRole("region", { name, exact: true })
const rows = (page: Page) => page.locator("[data-row]")
const row = (page: Page, name: string) => rows(page).filter({ hasText: name })
const opened = (page: Page, name: string) => page.locator("[data-pane]").filter({ hasText: name })
const search = (page: Page) => page.getByRole("searchbox", { name: "Search exercises" })

test("what was trained leads the list, with its last day, its trend and its best, and opens beside the list or in its place", async ({
  page,
  signIn,
}, { project }) => {
  const isPhone = project.name === "phone"
  const person = await signIn()
  await train(person)
  await page.goto("/history")
  await page
    .getByRole("navigation", { name: "History and exercises" })
    .getByRole("link", { name: "Exercises" })
    .click()
  await checkLooks(page, "exercises", async () => {
    await expect(page.getByText(/^3 trained, 1 of your own, \d+ in the library$/)).toBeVisible()
    await expect(row(page, bench)).toBeVisible()
  })
  await expectLargeTargets(page)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Exercises")
  await expect(group(page, "You’ve trained").locator("[data-row]")).toHaveText([
    /^Bench Press \(Barbell\)Chest, last Nov 27101.3 kg est.$/,
    /^PlankAbs, last Nov 1, 20251:30 longest$/,
  ])
  await expect(group(page, "Your own").locator("[data-row]")).toHaveText([
    /^Gantry Pull-upYoursLats, last Nov 76 reps$/,
  ])
  await expect(group(page, "Not yet trained").locator("[data-row]").first()).toContainText("–")

  await row(page, bench).click()
  await expect(page).toHaveURL(/\/exercises\?exercise=/)
  await checkLooks(page, "exercises-open", async () => {
    await expect(opened(page, bench).getByText("Best so far: 101.3 kg")).toBeVisible()
    await expect(opened(page, bench).getByRole("rowheader")).toHaveText([/^Nov 27/, /^Nov 20/])
  })
  await page.emulateMedia({ media: "print" })
  await expect(opened(page, bench).getByRole("table").last()).toBeVisible()
  for (const hidden of [search(page), rows(page).first(), page.getByRole("navigation").first()])
    await expect(hidden).toBeHidden()
  await page.emulateMedia({ media: "screen" })
  if (!isPhone) return
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(bench)
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  await expectLargeTargets(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await page.getByRole("link", { name: "Exercises", exact: true }).tap()
  await expect(row(page, bench)).toBeFocused()
  await expectNoSidewaysScroll(page)
})

test("text, muscle and whose they are narrow the list, and the address keeps them @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await train(person)
  await page.goto("/exercises")

  await test.step("by name, muscle or a misspelled word", async () => {
    await search(page).pressSequentially("gantry")
    await expect(rows(page)).toHaveText([/Gantry Pull-up/])
    await search(page).fill("gantri")
    await expect(page.getByText("Showing matches for “gantry”.")).toBeVisible()
    await search(page).fill("bench chest")
    await expect(rows(page).first()).toContainText(bench)
  })

  await test.step("after a reload the same ones are found, and the open one is open", async () => {
    await row(page, bench).first().click()
    await page.reload()
    await expect(search(page)).toHaveValue("bench chest")
    await expect(opened(page, bench)).toBeVisible()
  })

  await test.step("one’s own, and those that train a muscle", async () => {
    await page.getByRole("button", { name: "Clear Filters" }).click()
    await expect(search(page)).toBeFocused()
    await page.getByLabel("Which ones").selectOption("Your own")
    await expect(rows(page)).toHaveText([/Gantry Pull-up/])
    await page.getByLabel("Muscle").selectOption("Forearms")
    await expect(rows(page)).toHaveText([/Gantry Pull-up/])
    await page.getByLabel("Muscle").selectOption("Chest")
    await checkLooks(page, "exercises-none", () =>
      expect(page.getByText("No exercises match.")).toBeVisible(),
    )
  })

  await test.step("a new one starts with the text that found nothing, and opens", async () => {
    await page.getByRole("button", { name: "Clear Filters" }).first().click()
    await search(page).fill("Sled Drag Xq")
    await expect(page.getByText("No exercises match.")).toBeVisible()
    await page.getByRole("button", { name: "New Exercise" }).click()
    const dialog = page.getByRole("dialog")
    await expect(dialog.getByLabel("Name")).toHaveValue("Sled Drag Xq")
    await dialog.getByRole("button", { name: "Save Exercise" }).click()
    await expect(opened(page, "Sled Drag Xq")).toContainText("You haven’t logged this exercise yet.")
    await expect(rows(page)).toHaveText([/Sled Drag XqYours/])
  })
})

test("the keyboard alone finds and opens an exercise, and the palette finds it and its workouts @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await train(person)
  await page.goto("/exercises")
  await expect(row(page, bench).first()).toBeVisible()
  const { keyboard } = page
  await keyboard.press("/")
  await expect(search(page)).toBeFocused()
  await keyboard.press("Enter")
  await expect(row(page, bench).first()).toBeFocused()
  await keyboard.press("j")
  await expect(row(page, plank).first()).toBeFocused()
  await expect(opened(page, plank)).toContainText("1:30")
  // Enter is pressed before the pane of the next exercise can be drawn.
  await keyboard.press("ArrowDown")
  await keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: pulls })).toBeFocused()
  await keyboard.press("Escape")
  await expect(row(page, pulls)).toBeFocused()
  await test.step("a row far down is drawn before it gets the focus", async () => {
    await keyboard.press("End")
    await expect(rows(page).last()).toBeFocused()
    await keyboard.press("Home")
    await expect(row(page, bench).first()).toBeFocused()
  })
  await test.step("the palette", async () => {
    await keyboard.press("Control+k")
    const palette = page.getByRole("dialog").getByRole("combobox")
    await palette.fill("bench press bar")
    await expect(page.getByRole("option", { name: /^Bench Press \(Barbell\)/ })).toBeVisible()
    await palette.fill("push")
    await page.getByRole("option", { name: "Push Nov 27, 2026" }).click()
    await expect(page).toHaveURL(/\/history\?workout=/)
    await expect(page.getByRole("region", { name: "Push", exact: true })).toContainText(
      "Friday, November 27, 2026",
    )
  })
})

test("one’s own are renamed, hidden, shown again and merged without leaving the list @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await train(person)
  await page.goto("/exercises?show=own")
  await row(page, pulls).click()
  const pane = opened(page, pulls)
  await pane.getByRole("button", { name: "Edit" }).click()
  await page.getByRole("dialog").getByLabel("Name").fill("Rope Pull-up")
  await page.getByRole("dialog").getByRole("button", { name: "Save Exercise" }).click()
  await expect(rows(page)).toHaveText([/^Rope Pull-up/])

  await opened(page, "Rope Pull-up").getByRole("button", { name: "Hide Exercise" }).click()
  await expect(rows(page)).toHaveCount(0)
  await expect(opened(page, "Rope Pull-up")).toContainText("You’ve hidden this exercise.")
  await expect(opened(page, "Rope Pull-up").getByRole("rowheader")).toHaveText([/^Nov 7/])
  await page.getByLabel("Which ones").selectOption("Hidden")
  await expect(rows(page)).toHaveText([/^Rope Pull-up/])
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(rows(page)).toHaveCount(0)
  await page.getByRole("button", { name: "Clear Filters" }).first().click()
  await row(page, "Rope Pull-up").click()

  await opened(page, "Rope Pull-up").getByRole("button", { name: "Merge into Another" }).click()
  await page.getByRole("dialog").getByLabel("Search exercises").fill("ab scissors")
  await page.getByRole("button", { name: "Merge into Ab Scissors", exact: true }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Merge", exact: true }).click()
  await expect(opened(page, "Merged exercises")).toContainText("Rope Pull-up")
  await expect(page).toHaveURL(/\/exercises\?exercise=/)
  await expect(
    group(page, "You’ve trained").locator("[data-row]").filter({ hasText: "Ab Scissors" }),
  ).toContainText("last Nov 7")
})

test("nothing trained, a failed load, pounds, and no network each show what is so @once", async ({
  page,
  problems,
  setOffline,
  signIn,
}) => {
  problems.allow(/Failed to load resource/)
  const person = await signIn()
  await page.route("**/rpc/trained_exercises", (route) => route.abort())
  await page.goto("/exercises")
  await expect(page.getByText("Couldn’t load your exercises.")).toBeVisible()
  await page.unroute("**/rpc/trained_exercises")
  await page.getByRole("button", { name: "Load Again" }).click()
  await checkLooks(page, "exercises-empty", () =>
    expect(page.getByText("Nothing trained yet.")).toBeVisible(),
  )

  await train(person)
  await person.client.from("profiles").update({ unit_system: "imperial" }).eq("id", person.id).throwOnError()
  await page.goto("/exercises")
  await expect(row(page, bench).first()).toContainText("223.4 lbs est.")
  await row(page, bench).first().click()
  await expect(opened(page, bench).getByRole("rowheader")).toHaveCount(2)
  await setOffline(true)
  await expect(page.getByText("You’re offline. Showing what’s saved on this device.")).toBeVisible()
  await search(page).fill("plank")
  await expect(rows(page).first()).toContainText("1:30")
  await search(page).fill("bench")
  await row(page, bench).first().click()
  await expect(opened(page, bench).getByRole("rowheader")).toHaveCount(2)
})
