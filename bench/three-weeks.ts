// `node scripts/run-typescript.mjs bench/three-weeks.ts [FOLDER]`: three weeks of training on a phone, only through the screens and with a clock that
// is moved forward. Prints what each moment takes, and fails if screens contradict each other. Screenshots of each moment are saved in the folder.
import { argv, exit } from "node:process"
import { type Browser, chromium, type Page } from "@playwright/test"
import { findChromium } from "../scripts/find-chromium.ts"
import { buildWhenStale } from "../scripts/prepare.mjs"
import { contradictions, readFigures } from "./living/figures.ts"
import { type Count, Hands } from "./living/hands.ts"
import type { Step } from "./living/story.ts"
import { weekOne } from "./living/week-one.ts"
import { weekThree } from "./living/week-three.ts"
import { weekTwo } from "./living/week-two.ts"
import { withOwnServer } from "./own-server.ts"

// All in the past, so that what a server signs today is valid on each of these days.
const weeks = [
  { steps: weekOne, monday: "2025-11-03", end: "2025-11-09T12:00" },
  { steps: weekTwo, monday: "2025-11-10", end: "2025-11-16T12:00" },
  { steps: weekThree, monday: "2025-11-17", end: "2025-11-23T12:00" },
]
const folder = argv[2]
let pictures = 0

await buildWhenStale()
const contradictory: string[] = []
await withOwnServer(async ({ url }) => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] })
  try {
    const page = await phone(browser, url)
    const hands = new Hands(page)
    for (const { steps, monday, end } of weeks) {
      for (const step of steps) await live(hands, step)
      await hands.open(end)
      contradictory.push(...contradictions(await readFigures(page, monday)))
      await hands.count()
    }
  } finally {
    await browser.close()
  }
})
if (contradictory.length > 0) {
  console.error(contradictory.join("\n"))
  exit(1)
}

async function phone(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    reducedMotion: "reduce",
  })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  return page
}

async function live(hands: Hands, { moment, work }: Step): Promise<void> {
  await work(hands)
  const count = await hands.count()
  if (moment === undefined) return
  console.log(`| ${moment.padEnd(62)} | ${writeCount(count)} |`)
  if (folder === undefined) return
  pictures += 1
  const name = `${String(pictures).padStart(2, "0")} ${moment.replaceAll(/[^\w ]/g, "")}`
  for (const theme of ["dark", "light"] as const) {
    await hands.page.evaluate((shown) => globalThis.showTheme(shown), theme)
    await hands.page.screenshot({ path: `${folder}/${name}, ${theme}.png` })
  }
}

function writeCount({ taps, keys, screens }: Count): string {
  return [taps, keys, screens].map((each) => String(each).padStart(3)).join(" | ")
}
