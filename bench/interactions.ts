// `node scripts/run-typescript.mjs bench/interactions.ts http://127.0.0.1:3000`: the time from a press or key to the next paint, by the browser's own
// event timing, on a processor four times slower, with the demo account (`npm start -- --demo`). Fails if the goal is exceeded.
import { argv, exit } from "node:process"
import { chromium, type Page } from "@playwright/test"
import { fixedSum } from "./fixed-sum.ts"
import { percentile } from "./measure.ts"
import { demoPage, demoSession } from "../scripts/demo/demo-page.ts"
import { findChromium } from "../scripts/find-chromium.ts"

const base = argv[2] ?? "http://127.0.0.1:3000"
const slowdown = 4
const goalMilliseconds = 100
const bench = "Bench Press (Barbell)"

const session = await demoSession(base)
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] })
const slow: string[] = []
try {
  const logging = await slowPage("phone", "/log-workout/new")
  await logging.getByLabel("Search exercises").fill("bench press")
  await logging.waitForTimeout(1500)
  report("add an exercise", await addExercises(logging))
  report("confirm a set", await confirmSets(logging))
  report("search, a key", await searchKeys(logging))
  const home = await slowPage("phone", "/dashboard")
  report("change the day", await changeDays(home))
  const desk = await slowPage("desk", "/dashboard")
  report("open the palette", await openPalette(desk))
  console.log(`A fixed sum took ${await fixedSum(desk)} ms on the slowed processor: runs compare by it.`)
} finally {
  await browser.close()
}
if (slow.length > 0) {
  console.error(`Slower than ${goalMilliseconds} ms: ${slow.join(", ")}.`)
  exit(1)
}

function report(what: string, times: number[]) {
  const sorted = times.toSorted((one, other) => one - other)
  const [p50, p98] = [0.5, 0.98].map((share) => percentile(sorted, share))
  console.log(`${what.padEnd(20)} p50 ${p50} ms   p98 ${p98} ms   (${times.join(", ")})`)
  if ((p98 ?? 0) > goalMilliseconds) slow.push(what)
}

async function slowPage(screen: "phone" | "desk", path: string): Promise<Page> {
  const page = await demoPage(browser, { base, session, theme: "light", screen })
  await page.addInitScript(() => {
    const seen: number[] = []
    // Not in the compiler's types yet: https://www.w3.org/TR/event-timing/
    const events: PerformanceObserverInit & { durationThreshold: number } = {
      type: "event",
      durationThreshold: 16,
      buffered: true,
    }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, "interactionId")) seen.push(entry.duration)
    }).observe(events)
  })
  await page.goto(path)
  await page.waitForLoadState("networkidle")
  await page.waitForTimeout(1500)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  return page
}

/** The duration of an interaction's longest event. The browser doesn't report events shorter than 16 ms. */
async function timed(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => (globalThis as { seen?: number[] }).seen?.splice(0))
  await act()
  await page.waitForTimeout(600)
  return page.evaluate(() => Math.max(16, ...((globalThis as { seen?: number[] }).seen ?? [])))
}

async function each(page: Page, acts: readonly (() => Promise<void>)[]): Promise<number[]> {
  const times: number[] = []
  for (const act of acts) times.push(await timed(page, act))
  return times
}

function addExercises(page: Page) {
  const names = [bench, "Back Squat (Barbell)", "Deadlift (Barbell)", "Overhead Press (Barbell)"]
  return inTurn(names, async (name) => {
    await page.getByLabel("Search exercises").fill(name)
    await page.waitForTimeout(800)
    return timed(page, () => page.getByRole("button", { name: `Add ${name}`, exact: true }).tap())
  })
}

function confirmSets(page: Page) {
  const presses = Array.from(
    { length: 4 },
    () => () => page.getByRole("button", { name: /^Confirm \d/ }).tap(),
  )
  return each(page, presses)
}

async function searchKeys(page: Page) {
  const search = page.getByLabel("Search exercises")
  await search.tap()
  return each(
    page,
    Array.from("incline db press", (key) => () => page.keyboard.press(key === " " ? "Space" : key)),
  )
}

function changeDays(page: Page) {
  const days = page.getByRole("gridcell").getByRole("button")
  return each(
    page,
    [0, 2, 4, 6, 1, 3, 5].map((index) => () => days.nth(index).tap()),
  )
}

function openPalette(page: Page) {
  return inTurn([1, 2, 3, 4, 5], async () => {
    const time = await timed(page, () => page.keyboard.press("Control+k"))
    await page.keyboard.press("Escape")
    await page.waitForTimeout(400)
    return time
  })
}

async function inTurn<Item>(
  items: readonly Item[],
  measure: (item: Item) => Promise<number>,
): Promise<number[]> {
  const times: number[] = []
  for (const item of items) times.push(await measure(item))
  return times
}
