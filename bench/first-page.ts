// `node scripts/run-typescript.mjs bench/first-page.ts [ROUNDS]`: how long a person on a slow phone waits for the first page in a browser that has
// never opened the app: 1.6 Mbit/s, 150 ms per request, a processor four times slower. Prints each round, the median, and how many times as long that is
// as a bare page with the same libraries takes in the same rounds, because how fast the machine is moves all of them alike.
import { rmSync } from "node:fs"
import { setPriority } from "node:os"
import { argv } from "node:process"
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test"
import { dayAt } from "#domain/days/local-day.ts"
import { sessionKey } from "#web/device/session-store.ts"
import { findChromium } from "../scripts/find-chromium.ts"
import { demoCredentials, makeDemo } from "../scripts/make-demo.ts"
import { buildWhenStale } from "../scripts/prepare.mjs"
import { buildBarePage } from "./first-page/bare-build.ts"
import { percentile } from "./measure.ts"
import { type OwnServer, withOwnServer } from "./own-server.ts"

const rounds = Number(argv[2] ?? 3)
const bytesPerSecond = 1_600_000 / 8
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: bytesPerSecond,
  uploadThroughput: bytesPerSecond,
}
const slowdown = 4
// Requests sent within this time after the page is ready still count as the page's.
const settledMilliseconds = 3_000

/** A page, and the element that shows that a person can do what they came for. */
interface Opened {
  name: string
  path: string
  ready: string
  isMember: boolean
}

const bare: Opened = { name: "bare page", path: "/", ready: "li", isMember: true }
const opened: Opened[] = [
  { name: "sign-in", path: "/login", ready: 'form input[name="email"]', isMember: false },
  { name: "dashboard", path: "/dashboard", ready: ".mark.workout", isMember: true },
  { name: "logging", path: "/log-workout/new", ready: "ul.list.scroll li button", isMember: true },
]

await buildWhenStale()
const barePage = buildBarePage()
try {
  await withOwnServer((server) =>
    withOwnServer((bareServer) => compare(server, bareServer), { REPERTOIRE_BUILT_APP: barePage }),
  )
} finally {
  rmSync(barePage, { recursive: true })
}

/** Opens the pages in turn, so that whatever else the machine does affects all of them. */
async function compare(server: OwnServer, bareServer: OwnServer) {
  const looks = new Map<Opened, Look[]>()
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  })
  try {
    const doors = [await door(bareServer, [bare]), await door(server, opened)]
    for (let round = 0; round < rounds; round += 1)
      for (const { url, session, pages } of doors)
        for (const page of pages) {
          const kept = { consent: "accepted", ...(page.isMember && { [sessionKey]: session }) }
          const seen = await look(browser, `${url}${page.path}`, page.ready, kept)
          looks.set(page, [...(looks.get(page) ?? []), seen])
        }
  } finally {
    await browser.close()
  }
  const yardstick = medianTime(looks.get(bare) ?? [])
  for (const [{ name }, seen] of looks) {
    const median = medianTime(seen)
    const times = seen.map(({ time }) => time).toSorted((one, other) => one - other)
    const requests = seen.map(({ before, all }) => `${before} of ${all}`)
    console.log(
      `${name}: ${median} ms (${times.join(" ")}), ${(median / yardstick).toFixed(2)} times the bare page; requests ${requests.join(", ")}`,
    )
  }
}

function medianTime(looks: Look[]): number {
  const times = looks.map(({ time }) => time).toSorted((one, other) => one - other)
  return percentile(times, 0.5)
}

async function door(server: OwnServer, pages: Opened[]) {
  // A phone has its processor to itself, but here the server shares it.
  setPriority(server.processId(), 10)
  return { url: server.url, session: await demoSession(server), pages }
}

/** The session as the app stores it, of someone who has just signed in. */
async function demoSession(server: OwnServer): Promise<string> {
  await makeDemo(server, dayAt(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone))
  const answer = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: server.anonKey, "content-type": "application/json" },
    body: JSON.stringify(demoCredentials),
  })
  if (!answer.ok) throw new Error(`The demo account could not sign in: ${answer.status}.`)
  return answer.text()
}

interface Look {
  /** Milliseconds from requesting the page until it is ready. */
  time: number
  /** The number of requests sent until then, and in total. */
  before: number
  all: number
}

/** Opens an address over a slow connection, in a browser with nothing stored but `kept`. */
async function look(
  browser: Browser,
  url: string,
  ready: string,
  kept: Record<string, string>,
): Promise<Look> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    locale: "en-GB",
    serviceWorkers: "block",
  })
  try {
    const page = await context.newPage()
    // A file on the same origin that loads nothing else.
    await page.goto(`${new URL(url).origin}/config.json`)
    await page.evaluate((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value)
    }, Object.entries(kept))
    const requests = countRequests(page)
    await slowDown(await context.newCDPSession(page))
    await page.addInitScript(noteWhenReady, ready)
    await page.goto(url, { waitUntil: "commit" })
    const time = await page.waitForFunction(() => globalThis.readyAt)
    const at = Number(await time.jsonValue())
    const before = requests.until(at)
    await page.waitForTimeout(settledMilliseconds)
    return { time: Math.round(at), before, all: requests.all() }
  } finally {
    await context.close()
  }
}

declare global {
  var readyAt: number | undefined
}

/** Runs in the page: records when the awaited element has been painted. */
function noteWhenReady(selector: string) {
  const check = () => {
    if (document.querySelector(selector))
      requestAnimationFrame(() => setTimeout(() => (globalThis.readyAt = performance.now())))
    else requestAnimationFrame(check)
  }
  requestAnimationFrame(check)
}

async function slowDown(session: CDPSession) {
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", line)
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
}

function countRequests(page: Page) {
  const starts: number[] = []
  page.on("request", () => starts.push(performance.now()))
  const inTime = (at: number) => starts.filter((start) => start - (starts[0] ?? 0) <= at).length
  return { until: inTime, all: () => starts.length }
}
