import type { TrainedWorkout } from "#domain/coach/person/trained-workout.ts"
import { volumeOf } from "#domain/coach/person/volumes.ts"
import { addDays, lastOfMonth, type LocalDay } from "#domain/days/local-day.ts"
import { roundTo } from "#domain/measures/numbers.ts"
import { inWeightUnit } from "#domain/measures/units.ts"
import type { MonthLift } from "../month-lifts.ts"
import type { MonthSheet } from "../month-sheet.ts"
import { longestNext } from "../run-facts.ts"
import { changeFacts } from "./change-facts.ts"
import { factsOfEffort } from "./effort-facts.ts"
import { type Fact, fact, type FactList } from "./fact.ts"
import { liftEntry } from "./lift-entry.ts"
import { factsOfMuscles } from "./muscle-facts.ts"
import { sessionFacts } from "./session-facts.ts"
import { recordCounts } from "./workout-facts.ts"

/** The named facts of a month. `workouts` are those of the month and those before it that the reply may mention. */
export function factsOfMonth(sheet: MonthSheet, workouts: readonly TrainedWorkout[]): FactList {
  const { unit, month } = sheet
  const to = lastOfMonth(month)
  const sessions = sessionFacts(workouts, unit)
  const now = workouts.filter(({ date }) => date >= month && date <= to)
  const before = workouts.filter(({ date }) => date >= sheet.monthBefore && date < month)
  const facts = [
    ...sessions,
    ...counts(sheet),
    ...volumes(now, before, sheet),
    ...exerciseCounts(now),
    ...sheet.lifts.flatMap(changeFacts),
    ...sheet.lifts.flatMap(liftTotals),
    ...factsOfEffort(sheet.effort),
    ...factsOfMuscles(sheet.muscles),
    ...runs(sheet),
  ]
  return {
    unit,
    from: month,
    to,
    facts,
    lifts: [...sheet.lifts, ...sheet.lastLifts].map((lift) => liftEntry(lift, sessions, unit)),
    recordHolders: sheet.records && sheet.records.map(({ name }) => name),
  }
}

function counts({ month, now, before, aWeek, records, away }: MonthSheet): Fact[] {
  const day = addDays(month, -1)
  return [
    fact("total", now.workouts, "workouts"),
    fact("training_days", now.days, "workouts"),
    fact("training_days", now.days, "days"),
    fact("planned", now.planned, "workouts"),
    fact("done", now.done, "workouts"),
    fact("missed", now.missed, "workouts"),
    fact("a_week", aWeek, "workouts"),
    ...(before === null
      ? []
      : [
          fact("workouts_before", before.workouts, "workouts", { day }),
          fact("change", now.workouts - before.workouts, "workouts", { day }),
        ]),
    ...(records === null ? [] : recordCounts(records)),
    ...(away === null ? [] : [fact("days_away", away - 1, "days"), fact("days_away", away, "days")]),
    ...(now.gap === null ? [] : [fact("longest_gap", now.gap.days, "days")]),
    fact("months_known", 3, "months"),
    fact("months_analyzed", 1, "months"),
  ]
}

function volumes(
  now: readonly TrainedWorkout[],
  before: readonly TrainedWorkout[],
  { unit, month }: MonthSheet,
): Fact[] {
  const [total, totalBefore] = [now, before].map((each) => inWeightUnit(volumeOf(each), unit))
  const day: LocalDay = addDays(month, -1)
  const minutes = now.flatMap(({ duration_seconds }) =>
    duration_seconds === null ? [] : [duration_seconds / 60],
  )
  const allMinutes = minutes.reduce((sum, each) => sum + each, 0)
  return [
    fact("total", total ?? 0, "weight"),
    fact("volume_before", totalBefore ?? 0, "weight", { day }),
    fact("change", (total ?? 0) - (totalBefore ?? 0), "weight", { day }),
    ...(minutes.length > 0
      ? [
          fact("total", roundTo(allMinutes / minutes.length, 1), "minutes"),
          fact("minutes_in_all", Math.round(allMinutes), "minutes"),
        ]
      : []),
  ]
}

function exerciseCounts(now: readonly TrainedWorkout[]): Fact[] {
  const ids = now.flatMap(({ exercises }) => exercises.map(({ exercise_id }) => exercise_id))
  return [fact("total", new Set(ids).size, "exercises")]
}

function liftTotals({ name: exercise, sessions, sets, estimate, stall, misses }: MonthLift): Fact[] {
  return [
    fact("sessions", sessions, "workouts", { exercise }),
    fact("sets_in_all", sets, "sets", { exercise }),
    ...(estimate === null
      ? []
      : [
          fact("estimate", estimate.value, "weight", { exercise }),
          fact("error_of_the_estimate", estimate.error, "weight", { exercise }),
          ...(estimate.percent === null ? [] : [fact("change", estimate.percent, "percent", { exercise })]),
        ]),
    ...(stall ? [fact("sessions_without_a_gain", stall.sessions, "workouts", { exercise })] : []),
    ...(misses > 0 ? [fact("misses_in_a_row", misses, "workouts", { exercise })] : []),
  ]
}

function runs({ runs: both, month }: MonthSheet): Fact[] {
  if (both === null) return []
  const { now, before } = both
  const day = addDays(month, -1)
  return [
    fact("runs", now.runs, "workouts"),
    fact("distance_in_all", now.total, "distance"),
    fact("longest_run", now.longest, "distance"),
    fact("most_for_the_next_run", longestNext(now), "distance"),
    ...(before === null
      ? []
      : [
          fact("runs_before", before.runs, "workouts", { day }),
          fact("distance_before", before.total, "distance", { day }),
          fact("longest_run_before", before.longest, "distance", { day }),
        ]),
  ]
}
