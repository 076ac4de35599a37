import type { Locator, Page } from "@playwright/test"
import { writeHours, writeShortVolume } from "#web/features/dashboard/progress/figure-words.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { bench } from "./gym.ts"
import { readMonth, type ShownWorkout, text } from "./month.ts"

/** A figure, and the value that each screen shows for it. */
interface Figure {
  of: string
  shown: Record<string, string>
}

/** Reads every figure that appears on several screens, as far as it can be reached from Home. `monday` is this week's. */
export async function readFigures(page: Page, monday: string): Promise<Figure[]> {
  const workouts = await readMonth(page)
  const week = workouts.filter(({ day }) => day >= monday)
  const home = await readHome(page)
  const progress = await readProgress(page)
  const lift = await readExercise(page, workouts, home.lift)
  const goal = await readGoal(page)
  const heaviest = await readExercise(page, workouts, bench)
  const unit: WeightUnit = home.now.endsWith("kg") ? "kg" : "lbs"
  return [
    ...workouts.map(({ day, panel, summary }) => ({
      of: `length and sets on ${day}`,
      shown: { panel, summary: `Duration ${summary.duration}, ${summary.sets} sets` },
    })),
    {
      of: "volume of the week",
      shown: {
        summaries: sumAsShown(progress.week, sum(week, "volume"), unit, week.length),
        progress: progress.week,
        "chart on Home": home.week,
        "chart on Progress": progress.chart,
      },
    },
    {
      of: "time of the month",
      shown: { summaries: writeHours(sum(workouts, "seconds")), home: home.time, progress: progress.time },
    },
    { of: "estimated 1RM now", shown: { home: home.now, progress: progress.now, exercise: lift.now } },
    {
      of: "records of the month",
      shown: {
        home: home.records,
        progress: progress.records,
        summaries: String(new Set(workouts.flatMap(({ summary }) => summary.records)).size),
      },
    },
    { of: "best towards the goal", shown: { goal, exercise: heaviest.heaviest } },
  ]
}

/** The figures that differ between screens, one per line. */
export function contradictions(figures: readonly Figure[]): string[] {
  return figures
    .filter(({ shown }) => new Set(Object.values(shown)).size > 1)
    .map(
      ({ of, shown }) =>
        `${of}: ${Object.entries(shown)
          .map((each) => each.join(" "))
          .join(", ")}`,
    )
}

const sum = (workouts: readonly ShownWorkout[], figure: "volume" | "seconds") =>
  workouts.reduce((total, { summary }) => total + summary[figure], 0)

/** The total of rounded volumes. Returns the other screen's value if rounding explains the difference, or else the exact total. */
function sumAsShown(shown: string, total: number, unit: WeightUnit, addends: number): string {
  const mostOff = addends / 2
  const [least, most] = [total - mostOff, total + mostOff].map((each) =>
    numberIn(writeShortVolume(each, unit)),
  )
  const isThat = numberIn(shown) >= (least ?? 0) && numberIn(shown) <= (most ?? 0)
  return isThat ? shown : writeShortVolume(total, unit)
}

const numberIn = (shown: string) => Number(shown.replaceAll(/[^\d.]/g, ""))

const partOf = (of: string, pattern: RegExp) => pattern.exec(of)?.[1] ?? `nothing in "${of}"`

async function readHome(page: Page) {
  await page.goto("/dashboard")
  const stand = page.getByRole("region", { name: "Where you stand" })
  const lift = await text(stand.getByRole("link", { name: /^Estimated 1RM/ }), /\d/)
  const trends = page.getByRole("region", { name: "Trends" })
  const [, value, name = "", unit] = /1RM ([\d.]+) (.+), (kg|lbs)$/.exec(lift) ?? []
  return {
    lift: name,
    now: `${value} ${unit}`,
    records: partOf(await text(stand.getByRole("link", { name: /^Records/ }), /\d/), /^Records (\d+)/),
    week: partOf(
      await text(trends.getByRole("figure", { name: "Weekly volume" }), /so far/),
      /([\d.,]+ \S+) so far this week/,
    ),
    time: partOf(
      await text(trends.getByRole("figure", { name: "Time trained" }), /so far/),
      /(\d[^.]*min) in/,
    ),
  }
}

async function readProgress(page: Page) {
  await page.goto("/progress")
  const region = (name: string | RegExp) =>
    page.getByRole("region", { name }).or(page.getByRole("figure", { name })).first()
  const records = page.getByRole("region", { name: /^Records in/ })
  return {
    week: partOf(
      await text(region("This week"), /Volume \d/),
      /Volume (.+?) (?:No earlier|Last week|\d+-week)/,
    ),
    chart: partOf(await text(region("Weekly volume"), /so far/), /([\d.,]+ \S+) so far this week/),
    time: partOf(await text(region("Time trained"), /so far/), /(\d[^.]*min) in/),
    now: partOf(await text(region("Estimated 1RM"), / now,/), /([\d.]+ (?:kg|lbs)) now,/),
    records: await countRecords(records),
  }
}

async function countRecords(records: Locator): Promise<string> {
  await text(records, /\w{3} \d|No records/)
  return String(await records.getByRole("listitem").count())
}

async function readExercise(page: Page, workouts: readonly ShownWorkout[], name: string) {
  const address = workouts.flatMap(({ exercises }) => exercises.get(name) ?? [])[0]
  await page.goto(address ?? "/dashboard")
  const all = await text(page.locator("main"), /Heaviest weight/)
  return {
    now: partOf(all, /([\d.]+ (?:kg|lbs)) now,/),
    heaviest: partOf(all, /Heaviest weight (\w+ \d+, \d+ [\d.]+ (?:kg|lbs))/),
  }
}

async function readGoal(page: Page) {
  await page.goto("/goals")
  const card = await text(page.getByRole("listitem", { name: "Bench a hundred" }), / of /)
  const [, value, unit, day] = /([\d.]+) of [\d.]+ (kg|lbs), (\w+ \d+)/.exec(card) ?? []
  return `${day}, 2025 ${value} ${unit}`
}
