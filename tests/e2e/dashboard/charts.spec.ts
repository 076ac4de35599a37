import type { Locator, Page } from "@playwright/test"
import { expect, test } from "../fixtures.ts"
import { logWorkout } from "./training.ts"
import { profileAt } from "../profile/sections.ts"

const chart = (page: Page, name: string) => page.getByRole("figure", { name })
const slider = (figure: Locator) => figure.getByRole("slider")
const bench = "Bench Press (Barbell)"

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime("2026-11-21T12:00:00Z")
})

test("each chart states what it shows in a sentence and in a table @once", async ({ page, signIn }) => {
  const person = await signIn()
  await person.client.from("profiles").update({ unit_system: "metric" }).eq("id", person.id).throwOnError()
  const log = (date: string, weight: number) =>
    logWorkout(person, {
      date,
      duration_seconds: 3600,
      sets: [
        { exercise: bench, weight: 40, reps: 10, set_type: "warmup" },
        { exercise: bench, weight, reps: 5 },
      ],
    })
  await log("2026-10-05", 90)
  await log("2026-11-12", 96)
  await log("2026-11-19", 102)
  await person.client
    .from("weight_logs")
    .insert([
      { user_id: person.id, date: "2026-10-01", weight: 82.8 },
      { user_id: person.id, date: "2026-11-20", weight: 81.2 },
    ])
    .throwOnError()
  await page.goto("/progress")

  const volume = chart(page, "Weekly volume")
  await expect(volume).toContainText("510 kg so far this week. Average of the last 4 weeks: 120 kg.")
  await volume.getByText("Show as table").click()
  await expect(volume.getByRole("row")).toHaveText([
    /Week of.*Volume \(kg\)/,
    /Week of Nov 16, 2026.*510 kg/,
    /Week of Nov 9, 2026.*480 kg/,
    /Week of Nov 2, 2026.*0 kg/,
    /Week of Oct 26, 2026.*0 kg/,
    /Week of Oct 19, 2026.*0 kg/,
    /Week of Oct 12, 2026.*0 kg/,
    /Week of Oct 5, 2026.*450 kg/,
  ])

  const lift = chart(page, "Estimated 1RM")
  await expect(lift.getByRole("combobox", { name: "Lift" })).toHaveValue(/.+/)
  await expect(lift).toContainText(
    "119 kg now, the best of the last four weeks. Best so far: 119 kg, 14 kg more than on Oct 5, 2026.",
  )
  const weight = chart(page, "Body weight")
  await expect(weight).toContainText("81.2 kg on Nov 20, 2026, 1.6 kg less than on Oct 1, 2026.")
  await weight.getByRole("button", { name: "1 month" }).click()
  await expect(weight).toContainText("81.2 kg on Nov 20, 2026.")
  await expect(chart(page, "Days you train")).toContainText("3 workouts in 8 weeks.")
  await expect(chart(page, "Time trained")).toContainText(
    "2 h 0 min in November so far, 1 h 0 min in October.",
  )

  await expect(page.getByRole("region", { name: "This week", exact: true })).toContainText("Weeks in a row2")
  await test.step("weeks off keep the streak if the person allows them", async () => {
    const week = page.getByRole("region", { name: "This week", exact: true })
    await week.getByRole("button", { name: "2 in a row" }).click()
    await expect(page.getByText("Your streak now survives two weeks off.")).toBeVisible()
    await expect(week).toContainText("Weeks in a row2Weeks with a workout, Monday to Sunday.")
    await log("2026-10-26", 94)
    await page.reload()
    await expect(week).toContainText("Weeks in a row4")
    await expect(week.getByRole("button", { name: "2 in a row" })).toHaveAttribute("aria-pressed", "true")
  })
  const records = page.getByRole("region", { name: "Records in November" })
  await expect(records.getByRole("listitem")).toHaveText([
    /Bench Press.*102 kg, your heaviest, Nov 19, 2026/,
    /Bench Press.*119 kg, your best estimated 1RM, Nov 19, 2026/,
  ])
})

test("arrow keys and fingers move through a chart point by point @once", async ({ page, signIn }) => {
  const person = await signIn()
  await person.client.from("profiles").update({ unit_system: "metric" }).eq("id", person.id).throwOnError()
  await person.client
    .from("weight_logs")
    .insert([
      { user_id: person.id, date: "2026-09-01", weight: 80 },
      { user_id: person.id, date: "2026-09-02", weight: 81 },
      { user_id: person.id, date: "2026-11-20", weight: 82 },
    ])
    .throwOnError()
  await page.goto("/progress")
  const weight = chart(page, "Body weight")
  const reader = slider(weight)
  await expect(weight.locator("canvas")).toBeVisible()

  await weight.getByRole("button", { name: "All time" }).focus()
  await page.keyboard.press("Tab")
  await expect(reader).toBeFocused()
  await expect(reader).toHaveAttribute("aria-valuetext", "Nov 20, 2026: 82 kg")
  await expect(weight.getByText("Nov 20, 2026 82 kg", { exact: true })).toBeVisible()
  await page.keyboard.press("ArrowLeft")
  await expect(reader).toHaveAttribute("aria-valuetext", "Sep 2, 2026: 81 kg")
  await page.keyboard.press("Home")
  await expect(reader).toHaveAttribute("aria-valuetext", "Sep 1, 2026: 80 kg")
  await page.keyboard.press("Tab")
  await expect(weight.getByText("Sep 1, 2026 80 kg", { exact: true })).toBeHidden()

  // Points are placed by date, not by index: Sep 2 is close to the left edge.
  const box = await weight.locator("canvas").boundingBox()
  if (!box) throw new Error("The chart has no place.")
  const left = { x: box.width * 0.25, y: box.height / 2 }
  const isTouch = await page.evaluate(() => navigator.maxTouchPoints > 0)
  if (isTouch) await weight.locator(".plot-area").tap({ position: left })
  else await weight.locator(".plot-area").hover({ position: left })
  await expect(weight.getByText("Sep 2, 2026 81 kg", { exact: true })).toBeVisible()

  // Drawn at the screen's resolution, never stretched.
  const pixels = await weight.locator("canvas").evaluate((canvas: HTMLCanvasElement) => ({
    drawn: canvas.width,
    shown: Math.round(canvas.getBoundingClientRect().width * devicePixelRatio),
  }))
  expect(pixels.drawn).toBe(pixels.shown)
})

test("an empty chart offers the next step", { tag: "@once" }, async ({ page, signIn }) => {
  await signIn({ path: "/progress" })
  for (const name of ["Weekly volume", "Estimated 1RM", "Days you train", "Time trained"])
    await expect(chart(page, name).getByRole("link", { name: "Log New Workout" })).toBeVisible()
  await expect(chart(page, "Body weight").getByRole("link", { name: "Add Your Weight" })).toHaveAttribute(
    "href",
    profileAt.body,
  )
  await expect(page.getByText("Train once this week to start a streak.")).toBeVisible()
  await expect(page.getByText("No records this month yet.")).toBeVisible()
  await expect(page.locator("canvas")).toHaveCount(0)
})

test(
  "a failed source is reported in the single message, and the others are shown",
  { tag: "@once" },
  async ({ page, signIn, problems }) => {
    problems.allow(/500/)
    const person = await signIn()
    await logWorkout(person, { date: "2026-11-20", duration_seconds: 3600 })
    const sources = {
      body_weight_days: "Weight Logs: No luck.",
      calculate_weekly_volume: "Weekly Volume: No luck.",
      weekday_workouts: "Consistency Logs: No luck.",
      monthly_training_time: "Failed to load monthly workout time.",
      lift_progress: "Estimated 1RM: No luck.",
      training_summary: "Training Summary: No luck.",
    }
    const broken = new Set<string>()
    await page.route("**/rest/v1/rpc/*", (route) =>
      [...broken].some((name) => route.request().url().endsWith(name))
        ? route.fulfill({
            status: 500,
            json: { code: "P0001", message: "No luck.", details: null, hint: null },
          })
        : route.continue(),
    )
    const box = page.locator(".alert.error")

    broken.add("calculate_weekly_volume")
    await page.goto("/progress")
    await expect(box.locator("p")).toHaveText(["Weekly Volume: No luck."])
    await expect(chart(page, "Weekly volume")).toContainText("Couldn’t load.")
    await expect(chart(page, "Time trained").locator("canvas")).toBeVisible()

    for (const name of Object.keys(sources)) broken.add(name)
    await page.reload()
    await expect(box.locator("p")).toHaveText(Object.values(sources))
    await expect(page.getByRole("heading", { name: "Progress" })).toBeVisible()

    broken.clear()
    await box.getByRole("button", { name: "Load Again" }).click()
    await expect(box).toHaveCount(0)
    await expect(chart(page, "Weekly volume").locator("canvas")).toBeVisible()
  },
)

test(
  "shows everything in the person's units, and a longer period on request",
  { tag: "@once" },
  async ({ page, signIn }) => {
    const person = await signIn()
    await person.client
      .from("profiles")
      .update({ unit_system: "imperial" })
      .eq("id", person.id)
      .throwOnError()
    const sets = [{ exercise: bench, weight: 100, weight_unit: "lbs" as const, reps: 10 }]
    await logWorkout(person, { date: "2026-11-20", sets })
    await logWorkout(person, { date: "2022-02-28", sets })
    await page.goto("/progress")

    const volume = chart(page, "Weekly volume")
    await expect(volume).toContainText("1,000 lbs so far this week")
    await expect(slider(volume)).toHaveAttribute("aria-valuetext", "Week of Nov 16, 2026: 1,000 lbs")
    await volume.getByRole("button", { name: "All time" }).click()
    await expect(slider(volume)).toHaveAttribute("max", "246")
    await slider(volume).press("Home")
    await expect(slider(volume)).toHaveAttribute("aria-valuetext", "Week of Feb 28, 2022: 1,000 lbs")
  },
)

test("compares the week's sets for each muscle with a range that can be changed @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  const set = { exercise: bench, weight: 60, reps: 8 }
  await logWorkout(person, { date: "2026-11-20", sets: [{ ...set, set_type: "warmup" }, set, set, set] })
  await page.goto("/progress")
  const muscles = page.getByRole("region", { name: "Sets per muscle in 7 days" })
  const row = (name: string) => muscles.getByRole("row", { name: new RegExp(`^${name}`) })
  await expect(row("Chest")).toContainText("3Below")
  await expect(row("Triceps")).toContainText("1.5Below")

  await muscles.getByText("Change the range").click()
  await muscles.getByLabel("From (sets per week)").fill("9")
  await muscles.getByLabel("To (sets per week)").fill("4")
  await muscles.getByRole("button", { name: "Save Range" }).click()
  await expect(muscles.getByRole("alert")).toHaveText(
    "Enter two whole numbers from 0 to 200, the smaller one first.",
  )
  await muscles.getByLabel("From (sets per week)").fill("2")
  await muscles.getByRole("button", { name: "Save Range" }).click()
  await expect(page.getByText("Range saved.")).toBeVisible()
  await expect(row("Chest")).toContainText("3In range")
  await page.reload()
  await expect(muscles.getByText("2 to 4 sets")).toBeVisible()
  await expect(row("Chest")).toContainText("3In range")
})

test("nothing jumps while the numbers load", { tag: "@once" }, async ({ page, signIn }) => {
  const person = await signIn({ path: "/progress" })
  for (const date of ["2026-11-10", "2026-11-18", "2026-11-20"])
    await logWorkout(person, { date, duration_seconds: 3000 })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) if ("value" in entry) shifts.push(Number(entry.value))
    }).observe({ type: "layout-shift", buffered: true })
  })
  // The charts appear first. What arrives later must not move them.
  await page.route("**/rest/v1/rpc/lift_progress", async (route) => {
    await page.getByRole("figure", { name: "Weekly volume" }).locator("canvas").waitFor()
    await route.continue()
  })
  await page.reload()
  await chart(page, "Weekly volume").scrollIntoViewIfNeeded()
  await expect(chart(page, "Estimated 1RM").locator("canvas")).toBeVisible()
  await expect(
    page.getByRole("region", { name: "Sets per muscle in 7 days" }).getByRole("table"),
  ).toBeVisible()
  const total = await page.evaluate(() => {
    const { shifts } = globalThis as typeof globalThis & { shifts: number[] }
    return shifts.reduce((sum, value) => sum + value, 0)
  })
  expect(total).toBeLessThan(0.02)
  // The last request may still be in flight.
  await page.unrouteAll({ behavior: "wait" })
})
