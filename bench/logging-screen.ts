// `node scripts/run-typescript.mjs bench/logging-screen.ts`: the logging screen in Chromium on a processor four times slower.
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test"
import { draftOf, readExercises } from "./logging/long-workout.ts"
import { percentile } from "./measure.ts"
import { withOwnServer } from "./own-server.ts"
import { newPerson, type Person } from "./replaying/wire.ts"
import { findChromium } from "../scripts/find-chromium.ts"
import { buildWhenStale } from "../scripts/prepare.mjs"

const slowdown = 4
const exercises = 30
const setsOfEach = 10
const keystrokes = 240
// As fast as a person types, and slow enough for the draft to be stored in between.
const pauseMilliseconds = 110

await buildWhenStale()
await withOwnServer(async (server) => {
  const person = await newPerson(server)
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] })
  try {
    const draft = draftOf(await readExercises(person, exercises), setsOfEach)
    const opened: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const { context, page } = await openWorkout(browser, server.url, person, draft)
      opened.push(await timeToLedger(page))
      if (round === 4) {
        const { paints, work } = await typeEverywhere(page)
        report("keystroke to paint", paints)
        report("its work", work)
        report("add a set", await addSets(page))
        report("confirm a set", await confirmSets(page))
      }
      await context.close()
    }
    report("open the screen", opened.slice(1))
  } finally {
    await browser.close()
  }
})

function report(what: string, times: number[]) {
  const sorted = times.toSorted((one, other) => one - other)
  const [p50, p98] = [0.5, 0.98].map((share) => percentile(sorted, share).toFixed(0))
  console.log(`${what.padEnd(20)} p50 ${p50} ms   p98 ${p98} ms   (${times.length})`)
}

async function openWorkout(browser: Browser, url: string, person: Person, draft: object) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    locale: "en-GB",
  })
  await context.addInitScript(
    ([session, draftKey, kept]) => {
      localStorage.setItem("repertoire-session", session)
      localStorage.setItem("consent", "accepted")
      localStorage.setItem(draftKey, kept)
    },
    [
      sessionOf(person),
      `draft:${person.id}:new`,
      JSON.stringify({ version: 1, draft, unsettled: null }),
    ] as const,
  )
  const page = await slowPage(context)
  await page.goto(`${url}/log-workout/new`)
  return { context, page }
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  await page.addInitScript(watchPaints)
  return page
}

/** Runs in the page: records the time from each key, press and change of the ledger to the following paint. */
function watchPaints() {
  const paints: number[] = []
  Object.assign(globalThis, { paints })
  const afterPaint = (callback: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.addEventListener("message", callback)
      channel.port1.start()
      channel.port2.postMessage(null)
    })
  const watch = ({ timeStamp }: Event) => afterPaint(() => paints.push(performance.now() - timeStamp))
  addEventListener("keydown", watch, true)
  addEventListener("click", watch, true)
  const seeLedger = () => {
    if (document.querySelector(".ledger .set.now")) afterPaint(() => paints.push(performance.now()))
    else requestAnimationFrame(seeLedger)
  }
  requestAnimationFrame(seeLedger)
}

async function paintsOf(page: Page, atLeast: number): Promise<number[]> {
  await page.waitForFunction(
    (count) => (globalThis as { paints?: number[] }).paints?.length === count,
    atLeast,
  )
  return page.evaluate(() => (globalThis as { paints?: number[] }).paints?.splice(0) ?? [])
}

async function timeToLedger(page: Page): Promise<number> {
  const [time = 0] = await paintsOf(page, 1)
  await page.waitForLoadState("networkidle")
  return time
}

/** Types into the current rows of six exercises spread over the workout, at a person's pace. */
async function typeEverywhere(page: Page) {
  const paints: number[] = []
  const work: number[] = []
  const workSoFar = await workMeter(page)
  for (let block = 0; block < 6; block += 1) {
    const edit = page
      .locator("section[aria-labelledby]")
      .nth(block * 5 + 1)
      .getByRole("button", { name: /^Edit set 9/ })
    await edit.evaluate((element: HTMLElement) => element.click())
    await page.waitForTimeout(500)
    await paintsOf(page, 1)
    for (let key = 0; key < keystrokes / 6; key += 1) {
      const before = await workSoFar()
      await page.keyboard.press(["1", "2", "Backspace", "Backspace"][key % 4] ?? "1", { delay: 5 })
      await page.waitForTimeout(pauseMilliseconds)
      work.push((await workSoFar()) - before)
    }
    paints.push(...(await paintsOf(page, keystrokes / 6)))
  }
  return { paints, work }
}

/** The milliseconds of work that the page's main thread has done so far, excluding time spent waiting for the rest of the machine. */
async function workMeter(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send("Performance.enable", { timeDomain: "threadTicks" })
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics")
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000
  }
}

function addSets(page: Page) {
  return pressEach(page, /^Add Set/)
}

function confirmSets(page: Page) {
  return pressEach(page, /^Confirm: set 10 of/)
}

async function pressEach(page: Page, name: RegExp): Promise<number[]> {
  const times: number[] = []
  for (let block = 0; block < 20; block += 1) {
    const button = page.locator("section[aria-labelledby]").nth(block).getByRole("button", { name })
    await button.scrollIntoViewIfNeeded()
    await page.waitForTimeout(200)
    await button.evaluate((element: HTMLElement) => element.click())
    times.push(...(await paintsOf(page, 1)))
  }
  return times
}

/** A session that the app accepts as its own. It expires far in the future, so that no newer token is requested. */
function sessionOf({ id, token }: Person): string {
  return JSON.stringify({
    access_token: token,
    refresh_token: "none",
    token_type: "bearer",
    expires_in: 3600,
    expires_at: Date.UTC(2200, 0, 1) / 1000,
    user: { id, aud: "authenticated", app_metadata: {}, user_metadata: {}, created_at: "" },
  })
}
