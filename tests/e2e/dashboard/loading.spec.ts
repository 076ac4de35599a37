import type { Page } from "@playwright/test"
import { expect, expectNoSidewaysScroll, type Person, test } from "../fixtures.ts"
import type { RunningServer } from "../running-server.ts"
import { demoPerson, trainTenYears } from "./histories.ts"

const today = "2026-11-21"
const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }

const histories: [
  name: string,
  person: (server: RunningServer, somebody: Person, size: string) => Promise<Person>,
  drawings: number,
][] = [
  ["nothing in it", async (_server, somebody) => somebody, 0],
  ["the demo account", (server, _somebody, size) => demoPerson(server, today, `slow-${size}`), 4],
  [
    "ten years of training",
    async (server, somebody) => {
      await trainTenYears(server, somebody, today)
      return somebody
    },
    4,
  ],
]

/** Records what moves on the page: the browser's score of each layout shift, and what moved. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        const { value = 0, sources = [] } = entry as PerformanceEntry & {
          value?: number
          sources?: { node: Node | null }[]
        }
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : "text",
        )
        shifts.push(`${value} ${moved.join(" | ")}`)
      }
    }).observe({ type: "layout-shift", buffered: true })
  })
}

/** Waits until the page is complete, and checks that hardly anything has moved since it was opened. */
async function expectNoShifts(page: Page, drawings: number) {
  await expect(page.locator(".spark-plot")).toHaveCount(drawings)
  await expect(page.getByRole("region", { name: "Where you stand" })).toContainText(
    /this month|Couldn’t load\./,
  )
  await page.waitForLoadState("networkidle")
  const shifts = await page.evaluate(() => (globalThis as typeof globalThis & { shifts: string[] }).shifts)
  const total = shifts.reduce((sum, shift) => sum + parseFloat(shift), 0)
  expect(total, shifts.join("\n")).toBeLessThanOrEqual(0.02)
}

for (const [name, personOf, drawings] of histories)
  test(`nothing jumps on a slow network: ${name}`, async ({ page, server, signIn }, { project }) => {
    await page.clock.setFixedTime(`${today}T12:00:00Z`)
    const person = await personOf(server, await signIn(), project.name)
    await watchShifts(page)
    const wire = await page.context().newCDPSession(page)
    await wire.send("Network.enable")
    await wire.send("Network.emulateNetworkConditions", slow)
    await signIn({ person, path: "/dashboard" })
    await expectNoShifts(page, drawings)
    if (project.name === "phone" || name !== "the demo account") return
    for (const size of [
      { width: 1600, height: 1000 },
      { width: 1920, height: 1080 },
    ])
      await test.step(`nor on a desk of ${size.width} pixels`, async () => {
        await page.setViewportSize(size)
        await page.reload()
        await expectNoShifts(page, drawings)
        await expectNoSidewaysScroll(page)
      })
  })
