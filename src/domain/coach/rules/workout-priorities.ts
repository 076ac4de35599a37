import type { Suggestion } from "#domain/coach/asking/replies.ts"
import { lighterWeekSentence } from "#domain/coach/lifts/coach-sentences.ts"
import { concernWords } from "#domain/coach/sheet/concern-words.ts"
import type { LiftFacts } from "#domain/coach/sheet/lift-facts.ts"
import { groupWords } from "#domain/coach/sheet/lift-words.ts"
import { dayWords } from "#domain/coach/sheet/load-words.ts"
import { nextWords } from "#domain/coach/sheet/next-words.ts"
import { longestNext } from "#domain/coach/sheet/run-facts.ts"
import type { WorkoutSheet } from "#domain/coach/sheet/workout-sheet.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import { fewestAWeek, mostMoreSets } from "./month-priorities.ts"
import { monthSentences as ofMonth } from "./month-sentences.ts"
import { sources } from "./source-words.ts"
import { weekSentences } from "./week-sentences.ts"
import { workoutSentences as sentences } from "./workout-sentences.ts"

const mostPriorities = 2
const manyAtLimit = 3

/** The one or two things that matter most after a workout, most urgent first. */
export function prioritiesAfter(sheet: WorkoutSheet): Suggestion[] {
  const found = [...concernPriorities(sheet), ...backPriority(sheet), ...fatiguePriorities(sheet)]
  if (found.length > 0) return found.slice(0, mostPriorities)
  const ordinary = [daysPriority, liftPriority, elsewherePriority, runPriority, musclePriority]
  return ordinary.flatMap((of) => of(sheet)).slice(0, 1)
}

function concernPriorities({ concerns }: WorkoutSheet): Suggestion[] {
  return concerns.map((concern) => ({
    text: concernWords(concern),
    why: { rule: sentences.concernRule, data: sentences.concernData, source: sources.ours },
  }))
}

/** After a break, the return comes first, whatever the last workout was like. */
function backPriority({ away }: WorkoutSheet): Suggestion[] {
  if (away === null) return []
  const { awayRule: rule, awayData } = weekSentences
  return [{ text: sentences.back(away), why: { rule, data: awayData(away), source: sources.strengthStays } }]
}

function fatiguePriorities({ lighterReason, effort }: WorkoutSheet): Suggestion[] {
  const isHard = effort.atLimit >= manyAtLimit && effort.atLimit * 2 >= effort.rated
  return [
    ...(lighterReason === null
      ? []
      : [
          {
            text: sentences.lighterWeek,
            why: {
              rule: sentences.lighterRule,
              data: lighterWeekSentence(lighterReason),
              source: `${sources.lighterWeek}; ${sources.weekOff}`,
            },
          },
        ]),
    ...(isHard
      ? [
          {
            text: sentences.spare,
            why: {
              rule: sentences.spareRule,
              data: sentences.hardSets(effort.atLimit),
              source: sources.effort,
            },
          },
        ]
      : []),
  ]
}

/** Someone who trains less than twice a week gains most from one more training day, whatever their lifts do. The month's analysis says the same. */
function daysPriority({ rhythm, isLighter }: WorkoutSheet): Suggestion[] {
  if (isLighter || rhythm.usual === null || Math.max(rhythm.usual, rhythm.thisWeek) >= fewestAWeek) return []
  const data = sentences.fewWorkouts(rhythm.usual)
  return [{ text: ofMonth.moreDays, why: { rule: ofMonth.daysRule, data, source: sources.ours } }]
}

/** The lift that is nearest to its next weight, or the one that is stuck. */
function liftPriority({ lifts, isLighter }: WorkoutSheet): Suggestion[] {
  if (isLighter) return []
  const stuck = lifts.find(({ stall, misses }) => stall !== null || misses >= 2)
  const why = { rule: sentences.priorityRule, source: sources.ours }
  if (stuck) {
    const data = sentences.stuck(stuck.shortName)
    return [{ text: sentences.keepOn(stuck.shortName), why: { ...why, data } }]
  }
  const nearest = lifts
    .flatMap((lift) => {
      const missing = repsToGo(lift)
      return missing === null ? [] : [{ lift, missing }]
    })
    .toSorted((one, other) => one.missing - other.missing)[0]
  if (!nearest) return []
  const { lift, missing } = nearest
  return [
    {
      text: sentences.oneMore(lift.shortName, missing),
      why: { ...why, data: sentences.repsToGo(lift.shortName, missing) },
    },
  ]
}

/** A stuck lift from another day matters more than what went fine today. */
function elsewherePriority({ stuckElsewhere: lift, isLighter, unit, day }: WorkoutSheet): Suggestion[] {
  const next = lift && nextWords(lift, unit)
  if (isLighter || !next || lift.now?.kind !== "reps" || lift.stall === null) return []
  const { main } = lift.now
  const best = groupWords(
    { role: "straight", load: main.load, reps: [Math.max(...main.reps)] },
    lift.load,
    unit,
  )
  return [
    {
      text: sentences.elsewhere(lift.shortName, { best, since: dayWords(lift.stall.since, day), next }),
      why: { rule: sentences.priorityRule, data: sentences.stuck(lift.shortName), source: sources.ours },
    },
  ]
}

const fewestRuns = 4

/** What someone who also runs has to know before the next long run. */
function runPriority({ runs, isLighter }: WorkoutSheet): Suggestion[] {
  if (isLighter || !runs || runs.isLimited || runs.runs < fewestRuns) return []
  const words = (distance: number) => `${formatNumber(distance)} ${runs.unit}`
  return [
    {
      text: ofMonth.nextRun(words(longestNext(runs))),
      why: {
        rule: ofMonth.nextRunRule,
        data: ofMonth.longestRun(words(runs.longest), null),
        source: sources.longRuns,
      },
    },
  ]
}

/**
 * How many more reps it takes, in all sets together, until a lift's weight goes up; null if something else
 * comes first.
 */
function repsToGo({ next, limit, action, load }: LiftFacts): number | null {
  const [reason] = next?.reasons ?? []
  if (
    !next ||
    !reason ||
    limit ||
    action !== "add" ||
    reason.rule !== "made" ||
    reason.to === null ||
    load !== "outside"
  )
    return null
  const missing = reason.reps.map((reps) => Math.max(0, reason.high - reps))
  const sets = missing.length < reason.sets ? null : missing.reduce((sum, each) => sum + each, 0)
  return sets === 0 ? null : sets
}

function musclePriority({ muscles, isLighter, rhythm }: WorkoutSheet): Suggestion[] {
  if (isLighter || rhythm.usual === null) return []
  const [short] = muscles.filter((each) => each.short > 0).toSorted((one, other) => other.short - one.short)
  if (!short) return []
  const by = Math.min(mostMoreSets, Math.ceil(short.short))
  return [
    {
      text: sentences.shortMuscle(short.muscle, by),
      why: {
        rule: sentences.rangeRule(short.low, short.high),
        data: sentences.muscle(short),
        source: `${sources.weeklySets}; ${sources.halfSets}`,
      },
    },
  ]
}
