import type { WorkoutAnalysis } from "#domain/coach/asking/replies.ts"
import { athleteOf, type AthleteFacts } from "#domain/coach/person/athlete.ts"
import type { TrainedWorkout } from "#domain/coach/person/trained-workout.ts"
import { isCompared } from "#domain/coach/sheet/lift-change.ts"
import type { LiftFacts } from "#domain/coach/sheet/lift-facts.ts"
import { breakAfter } from "#domain/coach/sheet/break-after.ts"
import { feedbackWords } from "#domain/coach/sheet/lift-words.ts"
import { type Around, asOf, type WorkoutSheet, workoutSheet } from "#domain/coach/sheet/workout-sheet.ts"
import { concernWords } from "#domain/coach/sheet/concern-words.ts"
import { mustRest } from "./cautions.ts"
import { liftSuggestion, mainLifts } from "./lift-suggestions.ts"
import { sentencesIn, withinBudget } from "./sentence-budget.ts"
import { prioritiesAfter } from "./workout-priorities.ts"
import { workoutSentences as sentences } from "./workout-sentences.ts"

const mostFeedback = 5
const mostNext = 4
const mostSentences = 12

/**
 * The sheet of facts about a person's saved workout, with everything as of that day. What comes next takes
 * any days away since then into account.
 */
export function sheetOfWorkout(workout: TrainedWorkout, person: AthleteFacts, around: Around): WorkoutSheet {
  const athlete = athleteOf({ ...person, ...asOf(workout, person) })
  return workoutSheet(workout, athlete, { ...around, since: breakAfter(workout, person) })
}

/**
 * The built-in coach's analysis of a saved workout: what was done, what changed since the last like-for-like session, and what to do next, in six to
 * twelve sentences built from the sheet's facts. The same facts always give the same text.
 */
export function workoutAnalysis(
  workout: TrainedWorkout,
  person: AthleteFacts,
  around: Around = { plans: [], records: null },
): WorkoutAnalysis {
  const sheet = sheetOfWorkout(workout, person, around)
  const isToRest = mustRest(sheet)
  const next = isToRest
    ? []
    : mainLifts(sheet.lifts, mostNext).flatMap((lift) => liftSuggestion(lift, sheet.unit))
  const priorities = isToRest ? [] : prioritiesAfter(sheet)
  const summary = summaryOf(sheet)
  const parts = {
    feedback: feedbackOn(sheet),
    insights: insightsOf(sheet),
    next,
  }
  const others = [summary, ...priorities.map(({ text }) => text)]
  const {
    feedback,
    insights,
    next: kept,
  } = withinBudget(parts, mostSentences - sentencesIn(others.join(" ")))
  const suggestions = [...kept, ...priorities]
  return {
    summary,
    exerciseFeedback: feedback,
    overallInsights: insights,
    suggestions: suggestions.map(({ text }) => text),
    whys: suggestions.map(({ why }) => why),
    source: "rules",
  }
}

/** Sentences about what was done; for someone who must rest, the warning comes first. */
function summaryOf({ lifts, effort, minutes, concerns }: WorkoutSheet): string {
  const done = effort.sets === 0 ? sentences.onlyWarmups : sentences.what(lifts.length, effort.sets, minutes)
  return [...(mustRest({ concerns }) ? concerns.map(concernWords) : []), done].join(" ")
}

/**
 * The order in which lifts get feedback, lowest first: stalls and misses, then falls, then gains, then the
 * rest.
 */
const weight = ({ stall, misses, change, now }: LiftFacts): number => {
  if (!now) return 5
  if (stall || misses >= 2) return 0
  if (change.direction === "down") return 1
  return change.direction === "up" ? 2 : change.direction === "unknown" ? 3 : 4
}

function feedbackOn({ lifts, unit }: WorkoutSheet): WorkoutAnalysis["exerciseFeedback"] {
  const chosen = lifts.toSorted((one, other) => weight(one) - weight(other)).slice(0, mostFeedback)
  return lifts
    .filter((lift) => chosen.includes(lift))
    .map((lift) => ({ exerciseName: lift.name, feedback: feedbackWords(lift, unit) }))
}

function insightsOf(sheet: WorkoutSheet): string[] {
  if (sheet.effort.sets === 0) return []
  return [
    ...changesIn(sheet),
    ...effortOf(sheet),
    ...recordsOf(sheet),
    ...balanceOf(sheet),
    ...rhythmOf(sheet),
  ]
}

function changesIn({ lifts, isLighter }: WorkoutSheet): string[] {
  if (isLighter) return [sentences.lighter]
  const compared = lifts.filter(({ change, now }) => now && isCompared(change))
  const count = (direction: "up" | "down") =>
    compared.filter(({ change, phase }) => phase === "build" && change.direction === direction).length
  const [up, down] = [count("up"), count("down")]
  if (compared.length === 0 && lifts.some(({ change }) => change.kind === "unlike")) return []
  if (compared.length === 0) return [sentences.nothingToCompare]
  // A workout with only one exercise needs no summary of changes, because that exercise's own feedback is enough.
  if (compared.length === 1) return []
  return [
    up + down === 0 ? sentences.unchanged(compared.length) : sentences.changes(compared.length, up, down),
  ]
}

const fewestRated = 3

function effortOf({ effort }: WorkoutSheet): string[] {
  const { rated, mean, atLimit } = effort
  if (rated < fewestRated || mean === null) return []
  if (atLimit === rated) return [sentences.allAtLimit(effort)]
  return [sentences.effort({ ...effort, mean })]
}

function recordsOf({ records }: WorkoutSheet): string[] {
  if (records === null) return []
  const names = [...new Set(records.map(({ name }) => name))]
  return [names.length === 0 ? sentences.noRecords : sentences.records(names)]
}

/** The main muscle that is furthest below its range, or the one with the most sets. */
function balanceOf({ muscles, isLighter, rhythm, concerns, away }: WorkoutSheet): string[] {
  // A beginner's first weeks don't show a usual weekly volume yet, and after time away the last week of training is too old to compare with.
  if (isLighter || rhythm.usual === null || away !== null || mustRest({ concerns })) return []
  const [said] = muscles.toSorted((one, other) => other.short - one.short || other.sets - one.sets)
  return said ? [sentences.muscle(said)] : []
}

function rhythmOf({ week, rhythm, away }: WorkoutSheet): string[] {
  if (away !== null) return []
  if (week.planned > 0) return [sentences.planned(week.done, week.planned)]
  return rhythm.usual === null ? [] : [sentences.rhythm(rhythm.thisWeek, rhythm.usual)]
}
