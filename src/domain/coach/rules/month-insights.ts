import { dayWords } from "#domain/coach/sheet/load-words.ts"
import { groupWords } from "#domain/coach/sheet/lift-words.ts"
import type { DoneWork } from "#domain/coach/sheet/done-work.ts"
import type { MonthLift } from "#domain/coach/sheet/month-lifts.ts"
import { endOf, type MonthSheet } from "#domain/coach/sheet/month-sheet.ts"
import { lastOfMonth } from "#domain/days/local-day.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { mustRest } from "./cautions.ts"
import { monthSentences as sentences } from "./month-sentences.ts"

const mostUp = 3
const mostDown = 2
const mostMuscles = 3
const fewestRated = 6
const longGap = 10
const longAway = 14

/** The sentences about a month: the best change, what stalled and what fell, effort, balance, runs, and what kept the person from training. */
export function monthInsights(sheet: MonthSheet): string[] {
  return [
    ...recordsOf(sheet),
    ...changesOf(sheet),
    ...effortOf(sheet),
    ...balanceOf(sheet),
    ...runsOf(sheet),
    ...breaksOf(sheet),
  ]
}

const bestWords = (done: DoneWork, { load }: MonthLift, unit: WeightUnit) =>
  groupWords({ role: "straight", load: done.main.load, reps: [Math.max(...done.main.reps)] }, load, unit)

/** A lift before and now: its best sets or, if those are the same, all of its sets with the main load. */
function beforeAndNow(lift: MonthLift, unit: WeightUnit): [before: string, now: string] {
  const { before, now, load } = lift
  if (!before) return ["", bestWords(now, lift, unit)]
  const best = [bestWords(before, lift, unit), bestWords(now, lift, unit)] as const
  if (best[0] !== best[1]) return [...best]
  const whole = ({ main }: DoneWork) =>
    groupWords({ role: "straight", load: main.load, reps: main.reps }, load, unit)
  return [whole(before), whole(now)]
}

function recordsOf({ records }: MonthSheet): string[] {
  const names = [...new Set((records ?? []).map(({ name }) => name))]
  return names.length === 0 ? [] : [sentences.records(names.slice(0, mostUp))]
}

const gainOf = ({ estimate, change }: MonthLift) =>
  estimate?.percent ?? ("by" in change ? change.by / 100 : 0)

function changesOf({ lifts, unit, month }: MonthSheet): string[] {
  const end = lastOfMonth(month)
  const up = lifts
    .filter(({ change, fall, isBack }) => change.direction === "up" && fall === null && !isBack)
    .toSorted((one, other) => gainOf(other) - gainOf(one))
  const [best, ...others] = up
  const back = lifts.filter(({ isBack, fall }) => isBack && fall === null)
  const standing = lifts.filter(({ fall, isBack }) => fall === null && !isBack)
  const down = standing
    .filter(({ change, stall }) => change.direction === "down" && !stall)
    .slice(0, mostDown)
  const stuck = standing
    .filter(({ stall, change }) => stall !== null && change.direction !== "up")
    .slice(0, mostDown)
  const fallen = lifts.flatMap((lift) => (lift.fall ? [{ lift, ...lift.fall }] : [])).slice(0, mostDown)
  return [
    ...(best ? [sentences.up(best.shortName, ...beforeAndNow(best, unit), estimateOf(best, unit))] : []),
    ...(others.length > 0
      ? [sentences.alsoUp(others.slice(0, mostUp).map(({ shortName }) => shortName))]
      : []),
    ...back.slice(0, mostUp).map((lift) => sentences.back(lift.shortName, bestWords(lift.now, lift, unit))),
    ...fallen.map(({ lift, from: best, to }) =>
      sentences.fell(lift.shortName, bestWords(best, lift, unit), {
        day: dayWords(best.day, end),
        to: bestWords(to, lift, unit),
      }),
    ),
    ...stuck.map((lift) =>
      sentences.stands(
        lift.shortName,
        bestWords(lift.now, lift, unit),
        dayWords(lift.stall?.since ?? end, end),
      ),
    ),
    ...down.map((lift) => sentences.down(lift.shortName, ...beforeAndNow(lift, unit))),
    ...firstBest(lifts, unit, [up, back, down, fallen, stuck].flat().length),
  ]
}

function estimateOf({ estimate }: MonthLift, unit: WeightUnit): string | null {
  if (!estimate || estimate.percent === null || estimate.percent <= 0) return null
  return sentences.estimate(estimate.percent, `${formatNumber(estimate.value)} ${unit}`, estimate.error)
}

/** For a month in which nothing changed, or nothing can be compared: the best set of the lift with the most sets. */
function firstBest(lifts: readonly MonthLift[], unit: WeightUnit, mentioned: number): string[] {
  const [main] = lifts
  return main && mentioned === 0 ? [sentences.first(main.shortName, bestWords(main.now, main, unit))] : []
}

function effortOf({ effort: { mean, atLimit, rated } }: MonthSheet): string[] {
  return mean === null || rated < fewestRated ? [] : [sentences.effort(mean, atLimit, rated)]
}

function balanceOf({ muscles, concerns }: MonthSheet): string[] {
  if (mustRest({ concerns })) return []
  const [first] = muscles
  if (!first) return []
  const { low, high } = first
  const words = (list: MonthSheet["muscles"]) =>
    list.slice(0, mostMuscles).map(({ muscle, sets }) => sentences.muscle(muscle, sets))
  const inside = muscles.filter(({ short, over }) => short === 0 && over === 0)
  const short = muscles.filter((each) => each.short > 0)
  const hasPush = muscles.some(({ muscle, sets }) => muscle === "chest" && sets > 0)
  const hasPull = muscles.some(
    ({ muscle, sets }) => (muscle === "lats" || muscle === "upper back") && sets > 0,
  )
  return [
    ...(inside.length + short.length > 0
      ? [sentences.balance(words(inside), words(short), sentences.range(low, high))]
      : []),
    ...(hasPush && !hasPull ? [sentences.noPulls] : []),
  ]
}

function runsOf({ runs }: MonthSheet): string[] {
  if (!runs) return []
  const { now, before } = runs
  const words = (distance: number) => `${formatNumber(distance)} ${now.unit}`
  return [
    sentences.runs(now.runs, words(now.total), before && words(before.total)),
    sentences.longestRun(words(now.longest), before && words(before.longest)),
  ]
}

function breaksOf({ lighterWeeks, now, away, month, isRunning, isInLighterWeek }: MonthSheet): string[] {
  const end = endOf(month, lastOfMonth(month))
  return [
    ...lighterWeeks.map((start) =>
      sentences.lighterWeek(dayWords(start, end), isInLighterWeek && start === lighterWeeks.at(-1)),
    ),
    ...(now.gap !== null && now.gap.days >= longGap
      ? [sentences.gap(now.gap.days, dayWords(now.gap.until, end))]
      : []),
    ...(isRunning && away !== null && away > longAway ? [sentences.away(away - 1)] : []),
  ]
}
