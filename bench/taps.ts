// `node scripts/run-typescript.mjs bench/taps.ts http://127.0.0.1:3000`: counts the taps and keystrokes of common tasks on a phone, with the demo
// account (`npm start -- --demo`), and fails if one takes more than before.
import { argv, exit } from "node:process"
import { chromium, type Locator, type Page } from "@playwright/test"
import { demoPage, demoSession } from "../scripts/demo/demo-page.ts"
import { findChromium } from "../scripts/find-chromium.ts"

const base = argv[2] ?? "http://127.0.0.1:3000"
const bench = "Bench Press (Barbell)"

/** A person's hands. Every tap and key is counted. */
class Hands {
  taps = 0
  keys = 0
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async tap(target: Locator): Promise<void> {
    // How long a person looks before a tap. A second tap in the same place within moments would count as a stray one.
    await this.page.waitForTimeout(600)
    await target.tap()
    this.taps += 1
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text)
    this.keys += text.length
  }

  async button(name: string | RegExp): Promise<void> {
    await this.tap(this.page.getByRole("button", { name }).first())
  }
}

type Count = readonly [taps: number, keys: number]

interface Task {
  name: string
  /** Brings the page to the start of the task, uncounted. */
  from: (page: Page) => Promise<unknown>
  work: (hands: Hands) => Promise<void>
  /** The count before the screens were redone, measured in the same way on commit addde2e; the one for a whole routine was counted by hand. */
  before: Count
  /** The most it may take; more would be a step back. */
  most: Count
}

const home = (page: Page) => page.goto("/dashboard")
async function withBench(page: Page) {
  await page.goto("/log-workout/new")
  await page.getByLabel("Search exercises").fill(bench)
  await page.getByRole("button", { name: `Add ${bench}`, exact: true }).tap()
  await page.getByRole("button", { name: /^Confirm \d/ }).waitFor()
}

const tasks: Task[] = [
  {
    name: "Start the routine of today",
    from: (page) => page.goto("/routines"),
    async work(hands) {
      await hands.tap(hands.page.getByRole("link", { name: "Start" }).first())
      await hands.page.locator(".set.now").waitFor()
    },
    before: [1, 0],
    most: [1, 0],
  },
  {
    name: "A whole routine, beyond a tap a set",
    from: async (page) => {
      // The demo account must not gain a day of training with each count.
      await page.route("**/rpc/save_workout_log", (route) => route.abort())
      await page.goto("/routines")
    },
    async work(hands) {
      await hands.tap(hands.page.getByRole("link", { name: "Start" }).first())
      const confirm = hands.page.getByRole("button", { name: /^Confirm \d/ })
      const finish = hands.page.getByRole("button", { name: "Finish" })
      await confirm.waitFor()
      for (let sets = 0; !(await finish.isVisible()); sets += 1) {
        if (sets > 60) throw new Error("The routine does not end.")
        await hands.tap(confirm)
        hands.taps -= 1
      }
      await hands.tap(finish)
    },
    before: [4, 0],
    most: [2, 0],
  },
  {
    name: "Add an exercise by name",
    from: (page) => page.goto("/log-workout/new"),
    async work(hands) {
      await hands.tap(hands.page.getByLabel("Search exercises"))
      await hands.type("bench")
      await hands.button(`Add ${bench}`)
    },
    before: [2, 5],
    most: [2, 5],
  },
  {
    name: "Confirm a set like last time",
    from: withBench,
    work: (hands) => hands.button(/^Confirm \d/),
    before: [1, 0],
    most: [1, 0],
  },
  {
    name: "A step more weight, and confirm",
    from: withBench,
    async work(hands) {
      await hands.button(/^Weight .*plus/)
      await hands.button(/^Confirm \d/)
    },
    before: [2, 0],
    most: [2, 0],
  },
  {
    name: "One more set",
    from: withBench,
    async work(hands) {
      await hands.button(/^Confirm \d/)
      await hands.tap(hands.page.getByRole("button", { name: /^Add Set/ }).last())
      await hands.button(/^Confirm \d/)
    },
    before: [3, 0],
    most: [3, 0],
  },
  {
    name: "Say how hard a set was",
    from: withBench,
    async work(hands) {
      await hands.button(/RPE and note/)
      await hands.button("RPE 8")
    },
    before: [2, 0],
    most: [2, 0],
  },
  {
    name: "Put in warm-ups",
    from: withBench,
    work: (hands) => hands.button(/^Add Warm-ups/),
    before: [1, 0],
    most: [1, 0],
  },
  {
    name: "Swap an exercise",
    from: withBench,
    async work(hands) {
      await hands.button(`More for ${bench}`)
      await hands.button("Swap Exercise")
      await hands.tap(
        hands.page.getByRole("region", { name: "Similar exercises" }).getByRole("button").first(),
      )
      await hands.page.getByText("swapped for", { exact: false }).waitFor()
    },
    before: [4, 8],
    most: [3, 0],
  },
  {
    name: "Log a body weight near the last",
    from: home,
    async work(hands) {
      await hands.button("Log Weight")
      await hands.tap(hands.page.getByRole("dialog").getByRole("button", { name: /^Plus/ }))
      await hands.tap(
        hands.page
          .getByRole("dialog")
          .getByRole("button", { name: /Save|Log/ })
          .last(),
      )
    },
    before: [3, 4],
    most: [3, 0],
  },
  {
    name: "Look at another day",
    from: home,
    work: (hands) => hands.tap(hands.page.getByRole("gridcell").getByRole("button").first()),
    before: [1, 0],
    most: [1, 0],
  },
]

const session = await demoSession(base)
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] })
const grown: string[] = []
try {
  for (const { name, from, work, before, most } of tasks) {
    const page = await demoPage(browser, { base, session, theme: "light", screen: "phone" })
    page.setDefaultTimeout(10_000)
    await from(page)
    await page.waitForLoadState("networkidle")
    const hands = new Hands(page)
    await work(hands)
    console.log(`${name.padEnd(38)} before ${told(before)}   now ${told([hands.taps, hands.keys])}`)
    if ([before, most].some(([taps, keys]) => hands.taps > taps || hands.keys > keys)) grown.push(name)
    await page.context().close()
  }
} finally {
  await browser.close()
}
if (grown.length > 0) {
  console.error(`Takes more than before: ${grown.join(", ")}.`)
  exit(1)
}

function told([taps, keys]: Count): string {
  return `${taps} ${taps === 1 ? "tap, " : "taps,"} ${keys} keys`
}
