// `node scripts/run-typescript.mjs bench/history.ts`: scrolls, filters and walks through a history of ten years (1,500 workouts of 25 sets) in Chromium
// on a processor four times slower, on a phone and on a desk, and says how large the answers are and how long the server takes for them.
import pg from "pg"
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test"
import { sessionKey } from "#web/device/session-store.ts"
import { findChromium } from "../scripts/find-chromium.ts"
import { buildWhenStale } from "../scripts/prepare.mjs"
import { fixedSum } from "./fixed-sum.ts"
import { percentile } from "./measure.ts"
import { type OwnServer, withOwnServer } from "./own-server.ts"
import { newPerson, type Person } from "./replaying/wire.ts"

const slowdown = 4
const workouts = 1500
const scrollSeconds = 5
// There and back: up to 9,400 pixels a second, as a quick flick.
const scrollReach = 15_000
const screens = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } }

await buildWhenStale()
await withOwnServer(async (server) => {
  const person = await newPerson(server)
  await trainTenYears(server, person)
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] })
  try {
    for (const [name, viewport] of Object.entries(screens))
      await measureOn(browser, { server, person, name, viewport })
  } finally {
    await browser.close()
  }
})

interface Measurement {
  server: OwnServer
  person: Person
  name: string
  viewport: { width: number; height: number }
}

async function measureOn(browser: Browser, { server, person, name, viewport }: Measurement) {
  const context = await browser.newContext({ baseURL: server.url, viewport, serviceWorkers: "block" })
  const page = await context.newPage()
  const answers: { bytes: number; milliseconds: number }[] = []
  page.on("requestfinished", async (request) => {
    if (!request.url().endsWith("/rpc/workout_history")) return
    const { responseBodySize } = await request.sizes()
    const { requestStart, responseEnd } = request.timing()
    answers.push({ bytes: responseBodySize, milliseconds: Math.round(responseEnd - requestStart) })
  })
  await page.addInitScript(
    ([key, session]) => {
      localStorage.setItem(key, session)
      localStorage.setItem("consent", "accepted")
    },
    [sessionKey, JSON.stringify(person.session)] as const,
  )
  await page.goto("/history")
  await page.getByText(`${workouts.toLocaleString("en-US")} workouts since`).waitFor()
  console.log(
    `${name}: ${answers.map(({ bytes, milliseconds }) => `${bytes} B in ${milliseconds} ms`).join(", ")}`,
  )
  const devtools = await context.newCDPSession(page)
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  // Its own time, whatever else the machine does.
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" })
  const before = await workOf(devtools)
  report(`${name}, scrolling, time between frames`, await framesWhileScrolling(page))
  const work = (await workOf(devtools)) - before
  console.log(`${name}, scrolling: the page's thread worked for ${work.toFixed(1)} s of ${scrollSeconds} s`)
  report(`${name}, a key in the search, to the next paint`, await keyTimes(page, "bench press"))
  await page.getByRole("searchbox").fill("")
  await page.getByRole("searchbox").press("Enter")
  report(`${name}, arrow down in the list, to the next paint`, await arrowTimes(page))
  console.log(`A fixed sum took ${await fixedSum(page)} ms on the slowed processor: runs compare by it.`)
  await context.close()
}

function report(what: string, times: number[]) {
  const sorted = times.toSorted((one, other) => one - other)
  const [p50, p98] = [0.5, 0.98].map((share) => percentile(sorted, share)?.toFixed(1))
  console.log(`${what.padEnd(52)} p50 ${p50} ms   p98 ${p98} ms   longest ${sorted.at(-1)?.toFixed(1)} ms`)
}

/** The milliseconds between the frames while a good part of the history passes by and back. */
function framesWhileScrolling(page: Page): Promise<number[]> {
  return page.evaluate(
    async ([seconds, reach]) => {
      const times: number[] = []
      const start = performance.now()
      let last = start
      await new Promise<void>((resolve) => {
        const step = (now: number) => {
          times.push(now - last)
          last = now
          const passed = (now - start) / (seconds * 1000)
          scrollTo(0, Math.sin(passed * Math.PI) * reach)
          if (passed < 1) requestAnimationFrame(step)
          else resolve()
        }
        requestAnimationFrame(step)
      })
      scrollTo(0, 0)
      return times.slice(1)
    },
    [scrollSeconds, scrollReach] as const,
  )
}

/** The seconds that the page's main thread has worked so far. */
async function workOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics")
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN
}

async function keyTimes(page: Page, text: string): Promise<number[]> {
  await page.getByRole("searchbox").focus()
  const times: number[] = []
  for (const key of text) times.push(await timed(page, key === " " ? "Space" : key))
  return times
}

async function arrowTimes(page: Page): Promise<number[]> {
  const times: number[] = []
  for (let press = 0; press < 15; press += 1) times.push(await timed(page, "ArrowDown"))
  return times
}

/** The milliseconds from a key to the next frame that shows what it did, by the browser's own event timing; at least 16. */
async function timed(page: Page, key: string): Promise<number> {
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(globalThis, { seen })
    const events: PerformanceObserverInit & { durationThreshold: number } = {
      type: "event",
      durationThreshold: 16,
    }
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.push(duration)
    }).observe(events)
  })
  await page.keyboard.press(key)
  await page.waitForTimeout(500)
  return page.evaluate(() => Math.max(16, ...((globalThis as { seen?: number[] }).seen ?? [])))
}

/** Workouts of five exercises with five sets each, three a week. */
async function trainTenYears(server: OwnServer, person: Person) {
  const database = new pg.Client(server.databaseUrl)
  await database.connect()
  await database.query(
    `with exercise as (
      select array_agg(id) as ids from (
        select id from public.exercises where owner_id is null and measure = 'weight_reps' order by popularity_rank limit 40) e
    ), log as (
      insert into public.workout_logs (user_id, name, date, duration_seconds, notes)
      select $1::uuid, case n % 4 when 0 then 'Upper A' when 1 then 'Lower A' when 2 then 'Upper B' else 'Lower B' end,
        date '2026-11-27' - n * 7 / 3, 3000 + n % 900, case when n % 9 = 0 then 'Slept badly, still went up.' end
      from generate_series(0, $2::integer - 1) n returning id, user_id, date
    )
    insert into public.set_logs (user_id, workout_log_id, exercise_id, exercise_order, set_number, set_type, reps, weight)
    select l.user_id, l.id, e.ids[1 + (l.date - date '2010-01-01' + o * 3) % 40], o, s, case s when 1 then 'warmup' else 'normal' end,
      5 + (l.date - date '2010-01-01' + s) % 6, 60 + (l.date - date '2010-01-01') % 13 * 2.5
    from log l, exercise e, generate_series(1, 5) o, generate_series(1, 5) s
    order by l.date, o, s`,
    [person.id, workouts],
  )
  await database.query("analyze")
  await database.end()
}
