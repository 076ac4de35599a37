import { returnStep } from "#domain/coach/lifts/rules/away.ts"
import { type Athlete, daysAway } from "#domain/coach/person/athlete.ts"
import { usualDays } from "#domain/coach/person/own-training.ts"
import { weeklyRangeOf } from "#domain/coach/person/weekly-range.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { type Fact, fact, type FactLift, type FactList } from "./fact.ts"
import { sessionFacts } from "./session-facts.ts"
import { liftEntry } from "./lift-entry.ts"
import { liftFacts } from "../lift-facts.ts"

/** The named facts behind a plan or a goal: what the person did in the known months, and what the coach asks for next in each lift. */
export function factsOfPlan(athlete: Athlete): FactList {
  const { history, unit, today } = athlete
  const range = weeklyRangeOf(athlete)
  const sessions = sessionFacts(history, unit)
  const [latest] = history
  const first = history.at(-1)
  const days = usualDays(athlete)
  return {
    unit,
    from: first?.date ?? today,
    to: latest?.date ?? today,
    facts: [
      ...sessions,
      fact("total", history.length, "workouts"),
      fact("months_known", 3, "months"),
      ...(days === null ? [] : [fact("days_a_week", days, "days"), fact("days_a_week", days, "workouts")]),
      ...returnFacts(athlete),
      fact("low_end_of_the_range", range.low, "sets"),
      fact("high_end_of_the_range", range.high, "sets"),
    ],
    lifts: liftsOf(athlete, sessions),
    recordHolders: null,
  }
}

/** The facts about returning from a break; empty if the person isn't returning from one. */
function returnFacts(athlete: Athlete): Fact[] {
  const away = daysAway(athlete)
  const ways = [...athlete.training.state.lifts.values()].flatMap(({ wayBack }) => wayBack ?? [])
  if (away === null || ways.length === 0) return []
  return [
    fact("days_away", away, "days"),
    fact("rise_of_the_return", 100 * returnStep, "percent"),
    ...ways.map(({ share }) => fact("share_of_the_return", 100 * share, "percent")),
  ]
}

function liftsOf(athlete: Athlete, sessions: ReturnType<typeof sessionFacts>): FactLift[] {
  const { history, unit } = athlete
  const seen = new Map<string, LocalDay>()
  return history.flatMap((workout) => {
    const exercises = workout.exercises.filter(({ exercise_id }) => !seen.has(exercise_id))
    for (const { exercise_id } of exercises) seen.set(exercise_id, workout.date)
    return liftFacts({ ...workout, exercises }, athlete, athlete.training).map((lift) =>
      liftEntry(lift, sessions, unit),
    )
  })
}
