import type { Suggestion } from "#domain/coach/asking/replies.ts"
import { lighterWeekSentence } from "#domain/coach/lifts/coach-sentences.ts"
import { concernWords } from "#domain/coach/sheet/concern-words.ts"
import type { MonthSheet } from "#domain/coach/sheet/month-sheet.ts"
import { longestNext } from "#domain/coach/sheet/run-facts.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import { monthSentences as sentences } from "./month-sentences.ts"
import { sources } from "./source-words.ts"
import { workoutSentences } from "./workout-sentences.ts"

const mostPriorities = 2
const fewestRuns = 4
/** Someone who trains on fewer days a week gains most from another day. */
export const fewestAWeek = 2
/** Volume grows by a few sets at a time. */
export const mostMoreSets = 2
const manyAtLimit = 0.5

/** The one or two things that matter most for the next month, most urgent first. */
export function monthPriorities(sheet: MonthSheet): Suggestion[] {
  const urgent = [...concernsOf(sheet), ...fatigueOf(sheet)]
  if (urgent.length > 0) return urgent.slice(0, mostPriorities)
  const others = [daysOf, runOf, stuckOf, addOf, muscleOf].flatMap((of) => of(sheet)).slice(0, mostPriorities)
  return others.map((each, place) => (place === 0 ? each : { ...each, text: sentences.second(each.text) }))
}

const concernsOf = ({ concerns }: MonthSheet): Suggestion[] =>
  concerns.map((concern) => ({
    text: concernWords(concern),
    why: { rule: workoutSentences.concernRule, data: workoutSentences.concernData, source: sources.ours },
  }))

function fatigueOf({ lighterReason, effort }: MonthSheet): Suggestion[] {
  const isHard = effort.rated > 0 && effort.atLimit >= manyAtLimit * effort.rated
  const lighter = lighterReason !== null && {
    text: workoutSentences.lighterWeek,
    why: {
      rule: workoutSentences.lighterRule,
      data: lighterWeekSentence(lighterReason),
      source: `${sources.lighterWeek}; ${sources.weekOff}`,
    },
  }
  const spare = isHard && {
    text: workoutSentences.spare,
    why: {
      rule: workoutSentences.spareRule,
      data: workoutSentences.hardSets(effort.atLimit),
      source: sources.effort,
    },
  }
  return [lighter, spare].filter((each) => each !== false)
}

function daysOf({ aWeek, now }: MonthSheet): Suggestion[] {
  if (aWeek >= fewestAWeek) return []
  const data = sentences.daysData(now.days, Math.max(1, Math.round(now.workouts / Math.max(1, aWeek))))
  return [{ text: sentences.moreDays, why: { rule: sentences.daysRule, data, source: sources.ours } }]
}

function runOf({ runs }: MonthSheet): Suggestion[] {
  if (!runs || runs.now.isLimited || runs.now.runs < fewestRuns) return []
  const { longest, unit } = runs.now
  const data = sentences.longestRun(`${formatNumber(longest)} ${unit}`, null)
  const text = sentences.nextRun(`${formatNumber(longestNext(runs.now))} ${unit}`)
  return [{ text, why: { rule: sentences.nextRunRule, data, source: sources.longRuns } }]
}

function stuckOf({ lifts }: MonthSheet): Suggestion[] {
  const stuck = lifts.find(
    ({ stall, misses, limit, change }) =>
      (stall !== null || misses >= 2) && limit === null && change.direction !== "up",
  )
  if (!stuck) return []
  const data = workoutSentences.stuck(stuck.shortName)
  return [
    {
      text: sentences.stuckPriority(stuck.shortName),
      why: { rule: workoutSentences.priorityRule, data, source: sources.ours },
    },
  ]
}

function addOf({ lifts }: MonthSheet): Suggestion[] {
  const ready = lifts.filter(
    ({ next, action, load }) => action === "add" && load === "outside" && next?.reasons[0]?.rule === "add",
  )
  if (ready.length === 0) return []
  const names = ready.slice(0, 2).map(({ shortName }) => shortName)
  const why = { rule: workoutSentences.priorityRule, data: sentences.addRule, source: sources.addLoad }
  return [{ text: sentences.addPriority(names), why }]
}

function muscleOf({ muscles, effort }: MonthSheet): Suggestion[] {
  const [short] = muscles.filter((each) => each.short > 0).toSorted((one, other) => other.short - one.short)
  if (!short || (effort.mean ?? 0) > 9) return []
  const { muscle, low, high, sets } = short
  return [
    {
      text: sentences.musclePriority(muscle, Math.min(mostMoreSets, Math.ceil(short.short))),
      why: {
        rule: workoutSentences.rangeRule(low, high),
        data: sentences.balance([], [sentences.muscle(muscle, sets)], sentences.range(low, high)),
        source: `${sources.weeklySets}; ${sources.halfSets}`,
      },
    },
  ]
}
