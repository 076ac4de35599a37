// `node scripts/run-typescript.mjs bench/program-page.ts`: opens the page of a program of 52 weeks with 100 logged sessions in Chromium on a processor
// four times slower, from a list that has loaded the program's data already. Compares it with a fixed sum on the same processor.
import { type CDPSession, chromium, type Page } from "@playwright/test"
import { addDays } from "#domain/days/local-day.ts"
import { sessionKey } from "#web/device/session-store.ts"
import { startRun } from "#tests/e2e/programs/run.ts"
import { train } from "#tests/e2e/programs/trained-run.ts"
import { findChromium } from "../scripts/find-chromium.ts"
import { buildWhenStale } from "../scripts/prepare.mjs"
import { fixedSum } from "./fixed-sum.ts"
import { percentile } from "./measure.ts"
import { withOwnServer } from "./own-server.ts"
import { newPerson, type Person } from "./replaying/wire.ts"

const slowdown = 4
const openings = 9
const sessions = 100
const startedOn = "2026-04-06"
const lifts = [
  "Back Squat (Barbell)",
  "Bench Press (Barbell)",
  "Deadlift (Barbell)",
  "Overhead Press (Barbell)",
]

await buildWhenStale()
await withOwnServer(async (server) => {
  const person = await newPerson(server)
  await trainForHalfAYear(person)
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" })
    await page.addInitScript(
      ([key, session]) => {
        localStorage.setItem(key, session)
        localStorage.setItem("consent", "accepted")
      },
      [sessionKey, JSON.stringify(person.session)] as const,
    )
    await page.goto(`${server.url}/routines`)
    const wire = await page.context().newCDPSession(page)
    await wire.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
    await wire.send("Performance.enable", { timeDomain: "threadTicks" })
    const rounds: Round[] = []
    // The first round fetches the page's own file.
    for (let round = 0; round <= openings; round += 1) {
      const took = await openProgram(page, wire)
      if (round > 0) rounds.push(took)
    }
    report(
      "press to paint",
      rounds.map(({ wall }) => wall),
    )
    report(
      "its work",
      rounds.map(({ work }) => work),
    )
    console.log(`A fixed sum took ${await fixedSum(page)} ms.`)
  } finally {
    await browser.close()
  }
})

async function trainForHalfAYear(person: Person) {
  const own = { client: person.client() }
  await own.client.from("profiles").update({ onboarding_completed: true }).eq("id", person.id).throwOnError()
  const maxes = Object.fromEntries(lifts.map((name) => [name, 120]))
  const loads = { "Bent Over Row (Dumbbell):double": 30, "Triceps Pushdown (Cable):double": 25 }
  const { run_id } = await startRun(own, yearLong(), { started_on: startedOn, maxes, loads })
  await train(own, run_id, {
    days: Array.from({ length: sessions }, (_, place) => addDays(startedOn, place * 2)),
  })
}

/** A program of 52 weeks in cycles of four: four days, each a main lift whose sets differ from week to week, and three others. */
function yearLong(): string {
  const weeks = Array.from({ length: 52 }, (_, week) => {
    const share = week % 5
    return `5 @${60 + share}%, 3 @${70 + share}%, 3+ @${80 + (week % 8)}%`
  })
  const cycles = Array.from({ length: 13 }, () => 4).join("+")
  const days = lifts.map((lift, day) =>
    [
      `day ${day + 1}`,
      `${lift}: ${weeks.join(" / ")} | tm cycle=${cycles} inc=2.5kg/5lb`,
      "Bent Over Row (Dumbbell): 3x8-12 | double inc=2kg/5lb",
      "Triceps Pushdown (Cable): 3x10-15 | double inc=2.5kg/5lb",
      "Chin Up: 3x5-10 | total goal=30",
    ].join("\n"),
  )
  return `program A Year, 4 days, 52 weeks\n${days.join("\n")}`
}

interface Round {
  /** Milliseconds from the press until the table is on the screen. */
  wall: number
  /** How long the page's main thread worked meanwhile, in milliseconds; other processes don't count. */
  work: number
}

/** Goes from the list of routines to the program, and back. */
async function openProgram(page: Page, wire: CDPSession): Promise<Round> {
  await page.getByText(/is next\./).waitFor()
  await page.waitForTimeout(500)
  const before = await workSoFar(wire)
  const wall = await page.evaluate(async () => {
    const link = document.querySelector<HTMLElement>('main section a[href^="/programs/"]')
    const from = performance.now()
    // The table is on the screen after the frame that follows its insertion. What comes below it may be drawn later.
    const drawn = new Promise<void>((done) => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector("main table")) return
        watch.disconnect()
        requestAnimationFrame(() => setTimeout(done))
      })
      watch.observe(document.body, { childList: true, subtree: true })
    })
    link?.click()
    await drawn
    return performance.now() - from
  })
  const work = (await workSoFar(wire)) - before
  await page.goBack()
  return { wall, work }
}

async function workSoFar(wire: CDPSession): Promise<number> {
  const { metrics } = await wire.send("Performance.getMetrics")
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000
}

function report(what: string, times: number[]) {
  const sorted = times.toSorted((one, other) => one - other)
  const [least, p50, p98] = [0, 0.5, 0.98].map((share) => percentile(sorted, share).toFixed(0))
  console.log(`${what.padEnd(16)} min ${least} ms   p50 ${p50} ms   p98 ${p98} ms   (${times.length})`)
}
