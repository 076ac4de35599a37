import type { Locator, Page } from "@playwright/test"

/** A workout as shown in its day's panel and in its summary. */
export interface ShownWorkout {
  day: string
  panel: string
  summary: {
    duration: string
    seconds: number
    sets: string
    volume: number
    /** The records that were broken, by exercise and kind. */
    records: string[]
  }
  /** The addresses of its exercises' pages. */
  exercises: Map<string, string>
}

/** The text of a part of the screen in one line, once it matches `awaited` and nothing newer is on the way. */
export async function text(part: Locator, awaited: RegExp): Promise<string> {
  await part.page().waitForLoadState("networkidle")
  const deadline = Date.now() + 10_000
  for (;;) {
    const all = (await part.innerText()).replaceAll(/\s+/g, " ").trim()
    if (awaited.test(all)) return all
    if (Date.now() > deadline) throw new Error(`"${all}" never says ${awaited}.`)
    await part.page().waitForTimeout(100)
  }
}

/** Every workout of the month that Home shows. */
export async function readMonth(page: Page): Promise<ShownWorkout[]> {
  await page.goto("/dashboard")
  await page.getByRole("button", { name: "Month", exact: true }).tap()
  const days = page.getByRole("gridcell").getByRole("button", { name: /, workout/ })
  await days.first().waitFor()
  const names = await days.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute("aria-label") ?? ""),
  )
  const panels = []
  for (const name of names) panels.push(await readPanel(page, name))
  const workouts: ShownWorkout[] = []
  for (const { href, ...panel } of panels) workouts.push({ ...panel, summary: await readSummary(page, href) })
  return workouts
}

async function readPanel(page: Page, name: string) {
  await page.getByRole("gridcell").getByRole("button", { name, exact: true }).tap()
  const day = name.replace(/, workout.*$/, "")
  const panel = page.getByRole("region", { name: day, exact: true })
  const article = panel.getByRole("article").first()
  const all = await text(article, /Edit Log/)
  const links = article.getByRole("heading", { level: 4 }).getByRole("link")
  const exercises = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent ?? "", link.getAttribute("href") ?? ""] as const),
  )
  return {
    day: isoDay(day),
    panel: /Duration \S+, \d+ sets?/.exec(all)?.[0] ?? all.slice(0, 60),
    href: (await article.getByRole("link", { name: "Edit Log" }).getAttribute("href")) ?? "",
    exercises: new Map(exercises),
  }
}

async function readSummary(page: Page, href: string): Promise<ShownWorkout["summary"]> {
  await page.goto(`${href}/summary`)
  const region = page.getByRole("region", { name: "This workout" })
  await text(region, /Sets \d/)
  const total = (name: string) => region.locator("div", { hasText: name }).locator("dt + dd").innerText()
  const [duration, volume, sets] = [await total("Duration"), await total("Volume"), await total("Sets")]
  const records = page.getByRole("region", { name: "Records" })
  await text(records, /\w \w/)
  const broken = await records.getByRole("listitem").evaluateAll((items) =>
    items.flatMap((item) => {
      const exercise = item.querySelector("a")?.textContent ?? ""
      return [...item.querySelectorAll("p")].map((line) => `${exercise}, ${line.textContent?.split(":")[0]}`)
    }),
  )
  const seconds = duration.split(":").reduce((total, part) => total * 60 + Number(part), 0)
  return { duration, seconds, sets, volume: Number(volume.replaceAll(/[^\d.]/g, "")), records: broken }
}

/** Converts "Monday, November 3, 2025" to "2025-11-03". */
function isoDay(day: string): string {
  const date = new Date(`${day} 12:00 UTC`)
  return date.toISOString().slice(0, 10)
}
