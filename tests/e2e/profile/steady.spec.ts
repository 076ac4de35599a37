import type { Page } from "@playwright/test"
import { expect, expectNoSidewaysScroll, test } from "../fixtures.ts"
import { profileAt } from "./sections.ts"

/** Adds up the layout shifts on the page. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, "hadRecentInput")) sum += Number(Reflect.get(entry, "value"))
      document.documentElement.dataset["shifts"] = String(sum)
    }).observe({ type: "layout-shift", buffered: true })
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset["shifts"] ?? 0))
}

for (const entries of [0, 3])
  test(`the Body page doesn't jump while it loads, with ${entries} logged weights, and its chart uses the full width`, async ({
    page,
    signIn,
  }) => {
    const person = await signIn({ path: "/dashboard" })
    const weights = Array.from({ length: entries }, (_, index) => ({
      user_id: person.id,
      date: `2026-11-0${index + 1}`,
      weight: 80 + index,
    }))
    if (entries > 0) await person.client.from("weight_logs").insert(weights).throwOnError()
    const shifts = await watchShifts(page)
    await page.goto(profileAt.body)
    if (entries === 0)
      await expect(page.getByText("Nothing logged yet. Log your weight to start the line.")).toBeAttached()
    else {
      const plot = page.getByRole("figure", { name: "Body weight" }).locator("canvas")
      await expect(plot).toBeAttached()
      const [drawn, place] = await plot.evaluate((canvas) => [
        canvas.clientWidth,
        canvas.closest("figure")?.clientWidth,
      ])
      expect(drawn).toBe(place)
    }
    expect(await shifts()).toBeLessThanOrEqual(0.02)
  })

test("no section of the profile jumps while it loads", async ({ page, signIn }) => {
  await signIn({ path: "/dashboard" })
  const shifts = await watchShifts(page)
  for (const [path, shown] of [
    [profileAt.you, page.getByLabel("Name")],
    [profileAt.training, page.getByLabel("Experience")],
    [profileAt.equipment, page.getByLabel("Sled")],
    [profileAt.units, page.getByLabel("Time zone", { exact: true })],
    [profileAt.data, page.getByRole("button", { name: "Connect to Strava" })],
    [profileAt.security, page.getByText("Active now")],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(shown).toBeVisible()
      expect(await shifts()).toBeLessThanOrEqual(0.02)
    })
})

test("with text twice as large, neither the profile’s sections, the Body page nor the dashboard scrolls sideways", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await person.client
    .from("weight_logs")
    .insert({ user_id: person.id, date: "2026-11-01", weight: 80 })
    .throwOnError()
  for (const [path, shown] of [
    [profileAt.you, "Important Note"],
    [profileAt.equipment, "Bars and plates"],
    [profileAt.data, "Full backup"],
    [profileAt.security, "Signed-in devices"],
    [profileAt.body, "Body weight"],
    ["/dashboard", "Weekly volume"],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(shown).first()).toBeAttached()
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%"
    })
    await expectNoSidewaysScroll(page)
  }
})
