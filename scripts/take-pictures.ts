// `npm run pictures -- http://127.0.0.1:3000`: takes the landing page's screenshots from a server with the demo account (`npm start -- --demo`),
// in both themes, at phone size.
import { argv } from "node:process"
import { type Browser, chromium, type Page } from "@playwright/test"
import { demoPage, demoSession } from "./demo/demo-page.ts"
import { findChromium } from "./find-chromium.ts"

const base = argv[2] ?? "http://127.0.0.1:3000"
const folder = "supabase/buckets/promo"
const bench = "Bench Press (Barbell)"

/** The steps that lead to each screenshot. */
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
  async calendar(page) {
    await page.goto("/dashboard")
    const calendar = page.getByRole("region", { name: "Workout Calendar" })
    await calendar.getByRole("button", { name: "Month", exact: true }).click()
    await calendar.evaluate((section) => section.scrollIntoView())
  },
  async day(page) {
    await page.goto("/dashboard")
    const calendar = page.getByRole("region", { name: "Workout Calendar" })
    await calendar
      .getByRole("button", { name: /\d, workout$/ })
      .last()
      .click()
    await page
      .getByRole("region", { name: /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/ })
      .evaluate((panel) => panel.scrollIntoView())
  },
  async routines(page) {
    await page.goto("/routines")
    const templates = page.getByRole("region", { name: "Your Routine Templates" })
    await templates.getByRole("listitem").first().waitFor()
    await templates.evaluate((section) => section.scrollIntoView())
  },
  async airoutine(page) {
    await page.goto("/routines")
    const panel = page.getByRole("region", { name: "AI Routine Generator" })
    await panel.getByRole("button", { name: "Use the built-in coach" }).click()
    await panel.getByLabel("Name").waitFor()
    await panel.evaluate((section) => section.scrollIntoView())
  },
  async analysis(page) {
    await page.goto("/dashboard")
    const panel = page.getByRole("region", { name: "Monthly AI Analysis" })
    const insights = panel.getByRole("heading", { name: "Insights" })
    const byRules = panel.getByRole("button", { name: "Use the built-in coach" })
    await insights.or(byRules).waitFor()
    // By the time of the second theme, the analysis has already been saved.
    if (await byRules.isVisible()) await byRules.click()
    await insights.waitFor()
    await panel.evaluate((section) => section.scrollIntoView())
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
