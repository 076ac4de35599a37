// `node scripts/run-typescript.mjs bench/picker-scroll.ts [ROUNDS]`: flings the list of exercises on a phone whose processor is four times slower,
// with drawings and without them in turn, so that whatever else the machine does affects both alike. Counts the tasks that would make a frame late on a
// machine that does nothing else, by the processor's time for them; frames that came late here, and long tasks; and adds up the layout shifts.
// Fails if a fiftieth of the frames would be late with drawings, or if anything moves.
import { argv, exit } from "node:process"
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test"
import { sessionKey } from "#web/device/session-store.ts"
import { findChromium } from "../scripts/find-chromium.ts"
import { buildWhenStale } from "../scripts/prepare.mjs"
import { withOwnServer } from "./own-server.ts"
import { tasksDuring } from "./programs/main-thread-work.ts"
import { newPerson } from "./replaying/wire.ts"

const rounds = Number(argv[2] ?? 3)
const slowdown = 4
const frameMilliseconds = 1000 / 60
/** How fast the list moves and how far, in pixels: quickly through most of the library. */
const fling = { speed: 1600, distance: 24000 }
const mostShift = 0.02
const mostLate = 0.02

/** What a fling through the list was like. */
interface Fling {
  /** The processor's time for each task, in milliseconds. */
  tasks: number[]
  /** The time between frames, in milliseconds. */
  frames: number[]
  longTasks: number[]
  shift: number
}

await buildWhenStale()
await withOwnServer(async (server) => {
  const person = await newPerson(server)
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] })
  const seen: Record<"drawn" | "plain", Fling[]> = { drawn: [], plain: [] }
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const kind of ["drawn", "plain"] as const)
        seen[kind].push(await flingThrough(browser, server.url, person.session, kind === "drawn"))
  } finally {
    await browser.close()
  }
  judge(report("with drawings", seen.drawn), report("without drawings", seen.plain))
})

async function flingThrough(browser: Browser, url: string, session: object, areDrawn: boolean) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  await page.addInitScript(
    ([key, stored, drawings]) => {
      localStorage.setItem(key, stored)
      localStorage.setItem("consent", "accepted")
      localStorage.setItem("exercise-drawings", drawings)
    },
    [sessionKey, JSON.stringify(session), JSON.stringify({ version: 1, areShown: areDrawn })] as const,
  )
  await page.goto(`${url}/log-workout/new`)
  const list = page.getByRole("list", { name: "Exercises" })
  await list
    .getByRole("button", { name: /^How to do / })
    .first()
    .waitFor()
  if (areDrawn) await list.locator("svg[data-detail=small]").first().waitFor()
  await list.scrollIntoViewIfNeeded()
  const wire = await context.newCDPSession(page)
  await wire.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  const box = await list.boundingBox()
  if (!box) throw new Error("The list isn't on the screen.")
  const seen = await watched(page, wire, () => scroll(wire, box.x + box.width / 2, box.y + box.height - 20))
  await context.close()
  return seen
}

/** Drags a finger up the list again and again, as a person looking for something does. */
async function scroll(wire: CDPSession, x: number, y: number): Promise<void> {
  await wire.send("Input.synthesizeScrollGesture", {
    ...{ x, y, yDistance: -fling.distance, speed: fling.speed },
    ...{ gestureSourceType: "touch", preventFling: true },
  })
}

async function watched(page: Page, wire: CDPSession, act: () => Promise<void>): Promise<Fling> {
  await page.evaluate(() => {
    const seen = { frames: [] as number[], longTasks: [] as number[], shift: 0, isOver: false }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longTasks.push(duration)
    }).observe({ type: "longtask" })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, "value"))
    }).observe({ type: "layout-shift" })
    let last = performance.now()
    const frame = (now: number) => {
      seen.frames.push(now - last)
      last = now
      if (!seen.isOver) requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
  const tasks = await tasksDuring(wire, async () => {
    await page.evaluate(() => performance.mark("from"))
    await act()
  })
  const seen = await page.evaluate(() => {
    const seen = Reflect.get(globalThis, "seen") as Omit<Fling, "tasks"> & { isOver: boolean }
    seen.isOver = true
    return seen
  })
  return { ...seen, tasks }
}

interface Summary {
  late: number
  shift: number
}

/**
 * A task longer than a frame makes it late. The browser slows the processor by using up its time, which is therefore in the time of a task. Here, a frame
 * came late if the one that should have come before it is missing.
 */
function report(what: string, flings: Fling[]): Summary {
  const [tasks, frames, longTasks] = [
    flings.flatMap((each) => each.tasks),
    flings.flatMap((each) => each.frames),
    flings.flatMap((each) => each.longTasks),
  ]
  const framesAskedFor = (flings.length * (fling.distance / fling.speed) * 1000) / frameMilliseconds
  const late = tasks.filter((time) => time > frameMilliseconds).length / framesAskedFor
  const cameLate = frames.filter((time) => time > 1.5 * frameMilliseconds).length / frames.length
  const shift = Math.max(...flings.map((each) => each.shift))
  console.log(
    `${what.padEnd(18)} late by work ${percent(late)}, longest task ${Math.max(...tasks).toFixed(0)} ms; ` +
      `came late here ${percent(cameLate)}, long tasks ${(longTasks.length / flings.length).toFixed(1)} a fling; shift ${shift.toFixed(4)}`,
  )
  return { late, shift }
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

function judge(drawn: Summary, plain: Summary): void {
  const times = plain.late === 0 ? "" : ` ${(drawn.late / plain.late).toFixed(2)} times those without.`
  console.log(`Frames late by work with drawings: ${percent(drawn.late)}.${times}`)
  if (drawn.late <= mostLate && drawn.shift <= mostShift) return
  console.error(`More than ${percent(mostLate)} are late with drawings, or the shift is above ${mostShift}.`)
  exit(1)
}
