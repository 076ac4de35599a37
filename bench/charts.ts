// `node scripts/run-typescript.mjs bench/charts.ts`: paints ten years in all charts at once, in Chromium slowed down four times. Build first.
import { chromium, type Page } from "@playwright/test"
import pg from "pg"
import { sessionKey } from "#web/device/session-store.ts"
import { findChromium } from "../scripts/find-chromium.ts"
import { summarize } from "./measure.ts"
import { withOwnServer } from "./own-server.ts"
import { newPerson } from "./replaying/wire.ts"
import { train } from "./training.ts"

const slowdown = 4
const rounds = 9
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  reducedMotion: "reduce",
} as const

await withOwnServer(async (server) => {
  const person = await newPerson(server)
  const database = new pg.Client(server.databaseUrl)
  await database.connect()
  await train(database, [person.id], 3650)
  await database.query("update public.profiles set onboarding_completed = true where id = $1", [person.id])
  await database.end()

  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  })
  const page = await browser.newPage(phone)
  await page.clock.setFixedTime("2026-11-21T12:00:00Z")
  await page.addInitScript(
    ([key, session]) => {
      localStorage.setItem(key, session)
      localStorage.setItem("consent", "accepted")
    },
    [sessionKey, JSON.stringify(person.session)] as const,
  )
  await page.goto(`${server.url}/dashboard`)
  await page.locator("canvas").nth(4).waitFor()
  await showAll(page)
  await page.locator('figure input[type="range"][max="3649"]').first().waitFor()
  const wire = await page.context().newCDPSession(page)
  await wire.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  const times: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    await showShort(page)
    const took = await showAll(page)
    if (round > 0) times.push(took)
  }
  const { p50, p95 } = summarize(times, 1)
  console.log(
    `ten years in four charts, ${slowdown}× slowdown, press to paint: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
  )
  await browser.close()
})

function showAll(page: Page) {
  return press(page, "All time")
}

async function showShort(page: Page) {
  await press(page, "3M: 3 months")
  await press(page, "1Y: 1 year")
}

/** Presses the button in every chart that has it. Returns the milliseconds until the next frame is on the screen. */
function press(page: Page, label: string): Promise<number> {
  return page.evaluate(async (name) => {
    const nextPicture = () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => setTimeout(done))
      })
    await nextPicture()
    const from = performance.now()
    for (const button of document.querySelectorAll<HTMLElement>(`figure button[aria-label="${name}"]`))
      button.click()
    await nextPicture()
    return performance.now() - from
  }, label)
}
