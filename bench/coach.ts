// `node scripts/run-typescript.mjs bench/coach.ts`: times the built-in coach's week for someone with ten years of training, and the first words of a
// model's reply, in Chromium at normal processor speed and four times slower. Build first.
import type { ServerResponse } from "node:http"
import { type Browser, chromium, type Page } from "@playwright/test"
import pg from "pg"
import { sessionKey } from "#web/device/session-store.ts"
import { startProvider } from "@repertoire/backend/testing/pretend-provider.ts"
import { findChromium } from "../scripts/find-chromium.ts"
import { summarize } from "./measure.ts"
import { type OwnServer, withOwnServer } from "./own-server.ts"
import { newPerson, type Person } from "./replaying/wire.ts"
import { today, train } from "./training.ts"

const rounds = 15
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  reducedMotion: "reduce",
  locale: "en-GB",
} as const

const provider = await startProvider()
await withOwnServer(bench, {
  OPENAI_API_KEY: "bench",
  OPENAI_BASE_URL: provider.baseUrl,
  AI_DAILY_LIMIT: "1000",
})
await provider.stop()

async function bench(server: OwnServer) {
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
  try {
    for (const slowdown of [1, 4]) {
      const page = await openDashboard(browser, server, person)
      const wire = await page.context().newCDPSession(page)
      await wire.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
      const weeks = await repeat(() => pressForAWeek(page))
      report(`${slowdown}× slowdown, built-in week, press to paint`, weeks)
      report(`${slowdown}× slowdown, first words, sent to painted`, await repeat(() => firstWords(page)))
      await page.context().setOffline(true)
      report(
        `${slowdown}× slowdown, built-in week offline, press to paint`,
        await repeat(() => pressForAWeek(page)),
      )
      await page.context().close()
    }
  } finally {
    await browser.close()
  }
}

function report(what: string, times: number[]) {
  const { p50, p95, count } = summarize(times, 1)
  console.log(`${what.padEnd(58)} p50 ${p50.toFixed(0)} ms   p95 ${p95.toFixed(0)} ms   (${count})`)
}

async function openDashboard(browser: Browser, { url }: OwnServer, { session }: Person): Promise<Page> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.clock.setFixedTime(`${today}T12:00:00Z`)
  await page.addInitScript(
    ([key, kept]) => {
      localStorage.setItem(key, kept)
      localStorage.setItem("consent", "accepted")
    },
    [sessionKey, JSON.stringify(session)] as const,
  )
  await page.goto(`${url}/dashboard`)
  await page.locator("canvas").nth(4).waitFor()
  return page
}

/** Drops the first time, because its code is still being fetched and compiled. */
async function repeat(once: () => Promise<number>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round <= rounds; round += 1) times.push(await once())
  return times.slice(1)
}

/** Asks the built-in coach for a week, then discards it. Returns the milliseconds from the press to the paint of the week. */
async function pressForAWeek(page: Page): Promise<number> {
  const took = await page.evaluate(async () => {
    const section = [...document.querySelectorAll("section")].find(
      (each) => each.querySelector("h2")?.textContent === "AI Weekly Schedule",
    )
    const button = (name: string) =>
      [...(section?.querySelectorAll("button") ?? [])].find(({ textContent }) => textContent === name)
    const from = performance.now()
    button("Use the built-in coach")?.click()
    const nextPicture = () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => setTimeout(done))
      })
    while (!button("Save Weekly Plan")) await nextPicture()
    await nextPicture()
    const until = performance.now()
    button("Discard")?.click()
    while (button("Save Weekly Plan")) await nextPicture()
    return until - from
  })
  return took
}

/** Asks a model for a month's analysis that never finishes. Returns the milliseconds from the provider's first words to their paint. */
async function firstWords(page: Page): Promise<number> {
  const words = "You trained on every day"
  let sent = 0
  const zero = await zeroOf(page)
  provider.answers((response) => {
    setTimeout(() => {
      sent = Date.now()
      begin(response, `{"summary": "${words}`)
    }, 150)
  })
  const panel = page.getByRole("region", { name: "Monthly AI Analysis" })
  const painted = page.evaluate(async (expected) => {
    const isThere = () => document.querySelector("main")?.textContent.includes(expected) ?? false
    while (!isThere()) await new Promise(requestAnimationFrame)
    await new Promise<void>((done) => {
      requestAnimationFrame(() => setTimeout(done))
    })
    return performance.now()
  }, words)
  await panel.getByRole("button", { name: "Analyze Month" }).click()
  const took = (await painted) + zero - sent
  await panel.getByRole("button", { name: "Cancel" }).click()
  return took
}

/** When the page's own clock was at zero, by this process's clock. The page's date is fixed, so it can't be used for that. */
async function zeroOf(page: Page): Promise<number> {
  const offsets: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const before = Date.now()
    const theirs = await page.evaluate(() => performance.now())
    offsets.push((before + Date.now()) / 2 - theirs)
  }
  return offsets.toSorted((one, other) => one - other)[2] ?? 0
}

function begin(response: ServerResponse, content: string) {
  response.writeHead(200, { "content-type": "text/event-stream" })
  response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`)
}
