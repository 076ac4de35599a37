// `npm run pictures -- http://127.0.0.1:3000`: takes the landing page's pictures of the app from a server with the demo account
// (`npm start -- --demo`), in both themes, as phones show them.
import { argv } from "node:process"
import { type Browser, chromium, type Page } from "@playwright/test"
import { demoPage, demoSession } from "./demo/demo-page.ts"
import { findChromium } from "./find-chromium.mjs"

const base = argv[2] ?? "http://127.0.0.1:3000"
const folder = "src/web/public/pictures"
const bench = "Bench Press (Barbell)"

/** What each picture shows, and the way there. */
const pictures: Record<string, (page: Page) => Promise<void>> = {
  async logging(page) {
    await page.goto("/log-workout/new")
    for (const name of [bench, "Bent Over Row (Barbell)"]) {
      await page.getByLabel("Search exercises").fill(name)
      await page.getByRole("button", { name: `Add ${name}`, exact: true }).click()
    }
    await page.getByRole("button", { name: "Start timer" }).click()
    await page.getByRole("button", { name: /^Confirm \d/ }).click()
    await page
      .getByRole("button", { name: `Add Set to ${bench}` })
      .last()
      .click()
    await page.evaluate(() => scrollTo(0, 0))
  },
  async home(page) {
    await page.goto("/dashboard")
    await page.getByRole("region", { name: "Workout Calendar" }).waitFor()
  },
  async progress(page) {
    await page.goto("/progress")
    await page.locator("[data-muscle=chest]").waitFor()
    await page.locator("#muscle-sets").evaluate((heading) => heading.scrollIntoView())
  },
  async goals(page) {
    await page.goto("/goals")
    const active = page.getByRole("region", { name: "Active Goals" })
    await active.getByRole("listitem").first().waitFor()
    await active.evaluate((section) => section.scrollIntoView())
  },
}

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] })
try {
  const session = await demoSession(base)
  for (const theme of ["light", "dark"] as const)
    for (const [name, show] of Object.entries(pictures)) await take(browser, session, { theme, name, show })
} finally {
  await browser.close()
}

interface Picture {
  theme: "light" | "dark"
  name: string
  show: (page: Page) => Promise<void>
}

async function take(on: Browser, session: string, { theme, name, show }: Picture): Promise<void> {
  const viewport = { width: 390, height: 780 }
  const page = await demoPage(on, { base, session, theme, screen: "phone", viewport })
  await show(page)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState("networkidle")
  await page.screenshot({ path: `${folder}/${name}-${theme}.jpg`, type: "jpeg", quality: 78 })
  await page.context().close()
}
