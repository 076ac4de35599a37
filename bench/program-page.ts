// `node scripts/run-typescript.mjs bench/program-page.ts [CHECKOUT]`: opens the page of a program of 52 weeks with 100 logged sessions in Chromium on
// a processor four times slower, from a list that has loaded the program's data already. Compares it with a fixed sum on the same processor, and in
// turn with the build of another checkout, so that whatever else the machine does affects both alike.
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { type CDPSession, chromium, type Page } from "@playwright/test"
import { currentDay } from "#web/device/current-day.ts"
import { sessionKey } from "#web/device/session-store.ts"
import { findChromium } from "../scripts/find-chromium.ts"
import { buildWhenStale } from "../scripts/prepare.mjs"
import { fixedSum } from "./fixed-sum.ts"
import { percentile } from "./measure.ts"
import { type OwnServer, withOwnServer } from "./own-server.ts"
import { type Work, workUntil } from "./programs/main-thread-work.ts"
import { trainForHalfAYear } from "./programs/year-long-run.ts"
import { newPerson } from "./replaying/wire.ts"

const slowdown = 4
const openings = 15
const today = currentDay()
const phone = { width: 390, height: 844 }

const [, , checkout] = process.argv
await buildWhenStale()
await withOwnServer(async (server) => {
  if (checkout === undefined) await compare({ "this build": server })
  else
    await withOwnServer(
      (other) => compare({ "this build": server, "other build": other }),
      {},
      resolve(checkout),
    )
})

async function compare(servers: Record<string, OwnServer>) {
  const builds: OpenBuild[] = []
  for (const [name, server] of Object.entries(servers)) builds.push(await openBuild(name, server))
  const sums: number[] = []
  try {
    // The first round fetches the page's own file.
    for (let round = 0; round <= openings; round += 1)
      for (const { page, wire, rounds } of builds) {
        const opening = await openProgram(page, wire)
        if (round > 0) rounds.push(opening)
        sums.push(await fixedSum(page))
      }
    for (const { name, rounds } of builds) {
      for (const stage of ["firstScreen", "everything"] as const) {
        report(
          `${name}, ${stage}, time`,
          rounds.map((opening) => opening[stage].wall),
        )
        report(
          `${name}, ${stage}, work`,
          rounds.map((opening) => opening[stage].work),
        )
      }
    }
    report("fixed sum", sums)
  } finally {
    for (const { close } of builds) await close()
  }
}

interface OpenBuild {
  name: string
  page: Page
  wire: CDPSession
  rounds: Opening[]
  close: () => Promise<void>
}

/** Opens the list of routines as a person with half a year of training. The browser has a profile, as without one it draws the tab's icon anew on each page. */
async function openBuild(name: string, server: OwnServer): Promise<OpenBuild> {
  const person = await newPerson(server)
  await trainForHalfAYear(person, today)
  const profile = mkdtempSync(join(tmpdir(), "repertoire-bench-"))
  const context = await chromium.launchPersistentContext(profile, {
    ...{ executablePath: findChromium(), args: ["--no-sandbox"], viewport: phone, reducedMotion: "reduce" },
  })
  const page = await context.newPage()
  await page.addInitScript(
    ([key, session]) => {
      localStorage.setItem(key, session)
      localStorage.setItem("consent", "accepted")
    },
    [sessionKey, JSON.stringify(person.session)] as const,
  )
  await page.goto(`${server.url}/routines`)
  const wire = await context.newCDPSession(page)
  await wire.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  const close = async () => {
    await context.close()
    rmSync(profile, { recursive: true })
  }
  return { name, page, wire, rounds: [], close }
}

/** From the press until the first screen is on the screen, and until everything is. */
interface Opening {
  firstScreen: Work
  everything: Work
}

/** Goes from the list of routines to the program, and back. */
async function openProgram(page: Page, wire: CDPSession): Promise<Opening> {
  await page.bringToFront()
  await page.getByText(/is next\./).waitFor()
  await page.waitForTimeout(500)
  let seen: Seen | undefined
  const [firstScreen, everything] = await workUntil(wire, ["first screen", "everything"], async () => {
    seen = await page.evaluate(pressAndWatch)
  })
  if (!firstScreen || !everything || !seen) throw new Error("Nothing was measured.")
  const { first, last } = seen
  const differences = [
    ...first.filter((part) => !last.includes(part)),
    ...last.filter((part) => !first.includes(part)),
  ]
  if (differences.length > 0) throw new Error(`The first screen wasn't complete:\n${differences.join("\n")}`)
  await page.goBack()
  return { firstScreen, everything }
}

/** What is on the screen after the first frame with the table, and after the last part of the page was drawn. */
interface Seen {
  first: string[]
  last: string[]
}

/** Runs in the page: presses the link, and marks the end of the frames that show the table and the last part of the page. */
async function pressAndWatch(): Promise<Seen> {
  const link = document.querySelector<HTMLElement>('main section a[href^="/programs/"]')
  const first = drawn("main table", "first screen").then(onScreen)
  const last = drawn("#happened", "everything").then(onScreen)
  performance.mark("from")
  link?.click()
  return { first: await first, last: await last }

  function drawn(selector: string, mark: string) {
    return new Promise<void>((done) => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector(selector)) return
        watch.disconnect()
        // The first task after the frame that follows the insertion.
        const afterFrame = () => {
          performance.mark(mark)
          done()
        }
        requestAnimationFrame(() => void scheduler.postTask(afterFrame, { priority: "user-blocking" }))
      })
      watch.observe(document.body, { childList: true, subtree: true })
    })
  }

  function onScreen() {
    const seen: string[] = []
    for (const part of document.querySelectorAll("main :is(h1, h2, h3, p, a, button, th, td)")) {
      const { left, top, width, height } = part.getBoundingClientRect()
      // Not what lies below the screen or behind the navigation.
      if (document.elementFromPoint(left + 2, top + 2)?.closest("main"))
        seen.push(`${part.textContent} at ${left}, ${top}: ${width} by ${height}`)
    }
    return seen
  }
}

function report(what: string, times: number[]) {
  const sorted = times.toSorted((one, other) => one - other)
  const [least, p50, p98] = [0, 0.5, 0.98].map((share) => percentile(sorted, share).toFixed(0))
  console.log(`${what.padEnd(32)} min ${least} ms   p50 ${p50} ms   p98 ${p98} ms   (${times.length})`)
}
