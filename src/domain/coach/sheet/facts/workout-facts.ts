import type { TrainedWorkout } from "#domain/coach/person/trained-workout.ts"
import { isCompared } from "../lift-change.ts"
import type { LiftFacts } from "../lift-facts.ts"
import type { WorkoutSheet } from "../workout-sheet.ts"
import { changeFacts } from "./change-facts.ts"
import { factsOfEffort } from "./effort-facts.ts"
import { type Fact, fact, type FactList } from "./fact.ts"
import { liftEntry } from "./lift-entry.ts"
import { factsOfMuscles } from "./muscle-facts.ts"
import { sessionFacts } from "./session-facts.ts"

/** The named facts of a workout. `workouts` are the analyzed one and those before it that the reply may mention. */
export function factsOfWorkout(sheet: WorkoutSheet, workouts: readonly TrainedWorkout[]): FactList {
  const { unit, day } = sheet
  const sessions = sessionFacts(workouts, unit)
  const volume = sessions.find((each) => each.name === "volume_of_the_workout" && each.day === day)
  const facts = [
    ...sessions,
    ...(volume ? [{ ...volume, name: "total", day: null }] : []),
    ...totals(sheet),
    ...sheet.lifts.flatMap(changeFacts),
    ...sheet.lifts.flatMap(standing),
    ...(sheet.stuckElsewhere ? plateauFacts(sheet.stuckElsewhere) : []),
    ...factsOfEffort(sheet.effort),
    ...factsOfMuscles(sheet.muscles),
  ]
  return {
    unit,
    from: day,
    to: day,
    facts,
    lifts: [...sheet.lifts, ...(sheet.stuckElsewhere ? [sheet.stuckElsewhere] : [])].map((lift) =>
      liftEntry(lift, sessions, unit),
    ),
    recordHolders: sheet.records && sheet.records.map(({ name }) => name),
  }
}

function totals({ minutes, lifts, records, rhythm, week, away }: WorkoutSheet): Fact[] {
  const compared = lifts.filter(({ change, now }) => now && isCompared(change))
  const count = (direction: string) => compared.filter(({ change }) => change.direction === direction).length
  return [
    ...(minutes === null ? [] : [fact("total", minutes, "minutes")]),
    fact("total", lifts.length, "exercises"),
    fact("compared", compared.length, "exercises"),
    fact("went_up", count("up"), "exercises"),
    fact("went_down", count("down"), "exercises"),
    fact("stood", count("same"), "exercises"),
    ...(records === null ? [] : recordCounts(records)),
    fact("this_week", rhythm.thisWeek, "workouts"),
    ...(rhythm.usual === null ? [] : [fact("usual", rhythm.usual, "workouts")]),
    fact("planned", week.planned, "workouts"),
    fact("done", week.done, "workouts"),
    fact("missed", week.missed, "workouts"),
    ...(away === null ? [] : [fact("days_away", away, "days")]),
    ...known,
  ]
}

/** The number of days that a weekly total covers, and of months that the coach knows. */
const known = [fact("days_summed_up", 7, "days"), fact("months_known", 3, "months")]

export const recordCounts = (records: readonly { name: string }[]): Fact[] => [
  fact("total", records.length, "records"),
  fact("exercises_with_a_record", new Set(records.map(({ name }) => name)).size, "records"),
]

/**
 * The best sets of a stalled lift of another workout: on the day on which the plateau began, and on the last
 * day.
 */
function plateauFacts({ name: exercise, now, stall }: LiftFacts): Fact[] {
  if (now?.kind !== "reps" || stall === null) return []
  const { load, reps } = now.main
  return [stall.since, now.day].flatMap((day) => [
    ...(load === null ? [] : [fact("best_of_the_plateau", load, "weight", { exercise, day })]),
    fact("best_of_the_plateau", Math.max(...reps), "reps", { exercise, day }),
  ])
}

/** For how many sessions a lift has been stuck at its load, and how often the load was missed. */
function standing({ name: exercise, stall, misses }: WorkoutSheet["lifts"][number]): Fact[] {
  return [
    ...(stall ? [fact("sessions_without_a_gain", stall.sessions, "workouts", { exercise })] : []),
    ...(misses > 0 ? [fact("misses_in_a_row", misses, "workouts", { exercise })] : []),
  ]
}
