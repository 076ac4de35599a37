// `node scripts/run-typescript.mjs bench/drain.ts`: a thousand saves queued on a device, sent by the app in Chromium while its outbox is open,
// compared with as many sent directly one after the other. Also prints what the screen shows meanwhile, and how much memory the page uses.
import { type Browser, chromium, type Page } from "@playwright/test"
import { newOperation, type Operation } from "#domain/saving/sync-queue.ts"
import { sessionKey } from "#web/device/session-store.ts"
import { openLoad } from "./load.ts"
import { line, measure, summarize } from "./measure.ts"
import { type OwnServer, withOwnServer } from "./own-server.ts"
import { newPerson, type Person } from "./replaying/wire.ts"
import { twentySets } from "./twenty-sets.ts"
import { findChromium } from "../scripts/find-chromium.ts"
import { buildWhenStale } from "../scripts/prepare.mjs"

const saves = 1_000
const looksEvery = 1_000
const path = "/rest/v1/rpc/save_workout_log"

await buildWhenStale()
await withOwnServer(async (server) => {
  const person = await newPerson(server)
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] })
  try {
    // The first saves warm everything up. The drain runs between two direct measurements, because the machine may also be busy with other work.
    await sendDirectly(server, person, 100)
    const before = await sendDirectly(server, person, saves)
    const { drained, looks } = await drain(browser, server, person)
    const after = await sendDirectly(server, person, saves)
    console.log(line("sent directly, before", before))
    console.log(line("sent directly, after", after))
    const times = (2 * drained.seconds) / (before.seconds + after.seconds)
    console.log(`${line("drained by the app", drained)}   ${times.toFixed(2)}× the time`)
    for (const { seconds, unsent, heapMegabytes } of looks)
      console.log(`after ${seconds.toFixed(1)} s: "${unsent}", heap ${heapMegabytes.toFixed(1)} MB`)
  } finally {
    await browser.close()
  }
})

async function sendDirectly(server: OwnServer, person: Person, count: number) {
  // A new connection, because the server closes one that is idle while the app is working.
  const load = await openLoad(server, person, 1)
  const measurement = await measure(
    await twentySets(person, count),
    load,
    ({ op_id, log, sets }, connection) => connection.post(path, JSON.stringify({ op_id, log, sets })),
  )
  for (const connection of load) connection.close()
  return measurement
}

async function drain(browser: Browser, server: OwnServer, person: Person) {
  const context = await browser.newContext({ locale: "en-GB" })
  const page = await context.newPage()
  // A page of the same origin, without the app.
  await page.goto(`${server.url}/config.json`)
  await page.evaluate(putIntoQueue, await operationsOf(person))
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    sessionKey,
    sessionOf(person),
  ] as const)
  await page.addInitScript(() => performance.setResourceTimingBufferSize(10_000))
  const started = performance.now()
  await page.goto(`${server.url}/outbox`)
  const looks = await lookUntilEmpty(page, started)
  const drained = await page.evaluate(timesOfCalls, path)
  await context.close()
  const [first, last] = [Math.min(...drained.starts), Math.max(...drained.ends)]
  const times = drained.ends.map((end, index) => end - (drained.starts[index] ?? end))
  return { drained: summarize(times, (last - first) / 1000), looks }
}

async function operationsOf(person: Person): Promise<Operation[]> {
  const commands = await twentySets(person, saves)
  return commands.map((command, index) =>
    newOperation(command, person.id, { names: {}, loads: {} }, Date.now() - saves + index),
  )
}

/** Runs in the page: creates the queue as the app does, with these operations in it. */
async function putIntoQueue(operations: Operation[]) {
  const opening = indexedDB.open("repertoire", 1)
  opening.addEventListener("upgradeneeded", () => {
    const store = opening.result.createObjectStore("pendingOperations", { keyPath: "id" })
    for (const index of ["id", "status", "userId", "timestamp"]) store.createIndex(index, index)
  })
  await new Promise((resolve) => {
    opening.addEventListener("success", resolve)
  })
  const transaction = opening.result.transaction("pendingOperations", "readwrite")
  for (const operation of operations) transaction.objectStore("pendingOperations").add(operation)
  await new Promise((resolve) => {
    transaction.addEventListener("complete", resolve)
  })
  opening.result.close()
}

/** Runs in the page: the times at which its calls began and ended, in milliseconds. */
function timesOfCalls(path: string) {
  const calls = performance
    .getEntriesByType("resource")
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => name.endsWith(path))
  return {
    starts: calls.map(({ startTime }) => startTime),
    ends: calls.map(({ responseEnd }) => responseEnd),
  }
}

/** Records the screen and the page's memory until nothing is queued any more. */
async function lookUntilEmpty(page: Page, started: number) {
  const looks: { seconds: number; unsent: string; heapMegabytes: number }[] = []
  const devtools = await page.context().newCDPSession(page)
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /unsent/ })
  const nothing = page.getByText("Nothing waits here.")
  while (!(await nothing.isVisible())) {
    await page.waitForTimeout(looksEvery)
    await devtools.send("HeapProfiler.collectGarbage")
    const { usedSize } = await devtools.send("Runtime.getHeapUsage")
    const unsent = (await link.allTextContents()).join("")
    looks.push({ seconds: (performance.now() - started) / 1000, unsent, heapMegabytes: usedSize / 1e6 })
  }
  return looks
}

/** A session that the app accepts as its own. It expires far in the future, so that no newer token is requested. */
function sessionOf({ session }: Person): string {
  return JSON.stringify({ ...session, expires_at: Date.UTC(2200, 0, 1) / 1000 })
}
