import type { Page } from "@playwright/test"
import { expect, test } from "#tests/e2e/fixtures.ts"
import { startRun, waves } from "./run.ts"

const bench = "Bench Press (Barbell)"
const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }
const nothing = /Nothing logged or scheduled|No workout logged or scheduled/

interface Seen {
  shifts: { value: number; moved: string }[]
  texts: string[]
}

/** Records what moves while the page opens, and each text that the day and its heading have had. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    const seen: Seen = { shifts: [], texts: [] }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        const { value = 0, sources = [] } = entry as PerformanceEntry & {
          value?: number
          sources?: { node: Node | null }[]
        }
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : "text",
        )
        seen.shifts.push({ value, moved: moved.join(" | ") })
      }
    }).observe({ type: "layout-shift", buffered: true })
    new MutationObserver(() => {
      for (const place of document.querySelectorAll<HTMLElement>(".today, [class*='day'].block")) {
        const text = place.innerText.replaceAll(/\s+/g, " ")
        if (!seen.texts.includes(text)) seen.texts.push(text)
      }
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => (globalThis as typeof globalThis & { seen: Seen }).seen)
}

// On a day without a session, the day's panel rightly says so in the end.
for (const [when, time, saysNothing] of [
  ["a session is today", "2026-11-20T12:00:00Z", 0],
  ["the next session is on another day", "2026-11-21T12:00:00Z", 1],
] as const)
  test(`nothing jumps on Home on a slow phone when ${when}`, async ({ page, signIn }) => {
    await page.clock.setFixedTime(time)
    const person = await signIn()
    const maxes = { [bench]: 100, "Back Squat (Barbell)": 140 }
    await startRun(person, waves, { started_on: "2026-11-20", maxes })
    const seen = await watch(page)
    const wire = await page.context().newCDPSession(page)
    await wire.send("Network.enable")
    await wire.send("Network.emulateNetworkConditions", slow)
    await wire.send("Emulation.setCPUThrottlingRate", { rate: 4 })
    await signIn({ person, path: "/dashboard" })
    await expect(page.getByRole("region", { name: "After That" })).toContainText("Squat")
    await expect(page.getByRole("region", { name: "Where you stand" })).toContainText("this month")
    await expect(page.getByText("No workout logged or scheduled on this date.")).toHaveCount(saysNothing)
    await page.waitForLoadState("networkidle")
    await expect(page.getByText("Or start one of your routines")).toHaveCount(0)
    const { shifts, texts } = await seen()
    const total = shifts.reduce((sum, { value }) => sum + value, 0)
    expect(total, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(0.02)
    const nothings = texts.filter((text) => nothing.test(text))
    expect(nothings.join("\n")).not.toContain("Nothing logged or scheduled today.")
    expect(nothings).toHaveLength(saysNothing)
  })
