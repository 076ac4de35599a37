// The sheet of facts as short lines, for a model to read.
import { promptSentences } from "./prompt-sentences.ts"
import type { FactLift } from "#domain/coach/sheet/facts/fact.ts"
import { feedbackWords, groupWords } from "#domain/coach/sheet/lift-words.ts"
import type { DoneWork } from "#domain/coach/sheet/done-work.ts"
import type { MonthLift } from "#domain/coach/sheet/month-lifts.ts"
import type { MonthSheet } from "#domain/coach/sheet/month-sheet.ts"
import type { MuscleFacts } from "#domain/coach/sheet/muscle-facts.ts"
import type { WorkoutSheet } from "#domain/coach/sheet/workout-sheet.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import type { PrescribedSet } from "#domain/coach/lifts/prescription.ts"
import { formatNumber } from "#domain/measures/numbers.ts"

export function workoutLines({ lifts, unit, effort, muscles, rhythm, week, isLighter, away }: WorkoutSheet) {
  return {
    lifts: lifts.map((lift) => `${lift.name}: ${feedbackWords(lift, unit)}`),
    effort,
    weekly_sets: muscleLines(muscles),
    workouts_this_week: rhythm.thisWeek,
    usual_workouts_a_week: rhythm.usual,
    planned_this_week: week,
    lighter_week: isLighter || undefined,
    days_away_since: away ?? undefined,
  }
}

export function monthLines({ lifts, unit, now, before, aWeek, effort, muscles, runs, away }: MonthSheet) {
  return {
    this_month: now,
    month_before: before,
    workouts_a_week: aWeek,
    lifts: lifts.map((lift) => monthLift(lift, unit)),
    effort,
    weekly_sets: muscleLines(muscles),
    runs: runs ?? undefined,
    days_since_last_workout: away,
  }
}

function monthLift(
  { name, now, before, load, estimate, stall, change }: MonthLift,
  unit: WeightUnit,
): string {
  const best = (done: DoneWork) =>
    groupWords({ role: "straight", load: done.main.load, reps: [Math.max(...done.main.reps)] }, load, unit)
  return [
    promptSentences.best(name, best(now)),
    ...(before ? [promptSentences.monthBefore(best(before), change.direction)] : []),
    ...(estimate ? [promptSentences.estimate(`${estimate.value} ${unit}`, estimate.error)] : []),
    ...(stall ? [promptSentences.noGain(stall.since)] : []),
  ].join("; ")
}

const muscleLines = (muscles: readonly MuscleFacts[]) =>
  muscles.map(({ muscle, sets, low, high }) => `${muscle}: ${sets}, range ${low}-${high}`)

/** What the coach asks for next in each lift, in the words that the person reads. */
export const nextLines = (lifts: readonly FactLift[]) => lifts.flatMap(({ advice }) => advice ?? [])

/** The prescriptions that a plan keeps: "Bench Press (Barbell): 3 × 6-8 at 80 kg". */
export function prescriptionLines(lifts: readonly FactLift[]): string[] {
  return lifts.flatMap(({ name, next }) =>
    next
      ? [
          `${name}: ${alikeSets(next.sets)
            .map((sets) => setWords(sets, next.unit))
            .join(", ")}`,
        ]
      : [],
  )
}

/** Groups consecutive sets that are the same. */
function alikeSets(sets: readonly PrescribedSet[]): PrescribedSet[][] {
  const groups: PrescribedSet[][] = []
  for (const each of sets) {
    const [first] = groups.at(-1) ?? []
    const isAlike = first && first.load === each.load && first.low === each.low && first.high === each.high
    if (isAlike) groups.at(-1)?.push(each)
    else groups.push([each])
  }
  return groups
}

function setWords(sets: readonly PrescribedSet[], unit: WeightUnit): string {
  const [first] = sets
  if (!first) return ""
  const reps = first.low === first.high ? `${first.low}` : `${first.low}-${first.high}`
  return `${sets.length} × ${reps}${first.load === null ? "" : ` at ${formatNumber(first.load)} ${unit}`}`
}
