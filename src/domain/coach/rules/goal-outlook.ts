import type { Suggestion } from "#domain/coach/asking/replies.ts"
import { levelOf } from "#domain/coach/lifts/rules/add.ts"
import { estimate } from "#domain/coach/lifts/strength.ts"
import type { Athlete } from "#domain/coach/person/athlete.ts"
import type { CoachGoal } from "#domain/coach/person/coach-goal.ts"
import { usualDays } from "#domain/coach/person/own-training.ts"
import { formatDay } from "#domain/days/day-text.ts"
import { addDays, daysBetween, type LocalDay } from "#domain/days/local-day.ts"
import { convertDistance, convertWeight } from "#domain/measures/units.ts"
import { loadKind } from "#domain/workout/load.ts"
import { type Coaching, coachingOn } from "./coaching.ts"
import { distanceAWeek, gainOf, weeksOfMonth } from "./goal-targets.ts"
import { goalSentences } from "./goal-sentences.ts"
import { bestValue, distanceUnitBeside } from "./goal-values.ts"
import { isHeavyLegs } from "./slots.ts"
import { sources } from "./source-words.ts"

/**
 * How a goal with a date compares with plausible gains: a goal that needs at most the plausible rate is realistic, and
 * up to 1.7 times that rate it is ambitious.
 */
export interface GoalOutlook {
  kind: "realistic" | "ambitious" | "not_by_date"
  /** The day at the plausible rate; null if it is more than two years away. */
  day: LocalDay | null
}

const ambitiousPace = 1.7
const farDays = 2 * 365
const longDistance = { km: 15, mi: 9.5 }

/** The outlook of a goal by its date; null if it has no date, is reached, or can't be predicted. */
export function goalOutlook(goal: CoachGoal, athlete: Athlete, coaching: Coaching): GoalOutlook | null {
  const { target_date } = goal
  const months = monthsNeeded(goal, athlete, coaching)
  if (target_date === null || target_date <= athlete.today || months === null || months <= 0) return null
  const left = daysBetween(athlete.today, target_date) / 7 / weeksOfMonth
  const days = Math.ceil(months * weeksOfMonth * 7)
  const day = days > farDays ? null : addDays(athlete.today, days)
  if (months <= left) return { kind: "realistic", day }
  return { kind: months <= left * ambitiousPace ? "ambitious" : "not_by_date", day }
}

/** How many months of plausible gain lie between now and the target. */
function monthsNeeded(goal: CoachGoal, athlete: Athlete, { training }: Coaching): number | null {
  const { exercise_id, metric, target_value } = goal
  const exercise = exercise_id === null ? undefined : athlete.byId.get(exercise_id)
  if (!exercise) return null
  if (metric === "distance") {
    const unit = distanceUnitBeside(athlete)
    const best = bestValue(exercise.exercise_id, "distance", athlete)
    const target = convertDistance(target_value, goal.unit === "mi" ? "mi" : "km", unit)
    return best ? Math.log(target / best) / distanceAWeek / weeksOfMonth : null
  }
  const recent = training.lifts.get(exercise.exercise_id)?.roles[0]?.recent ?? []
  const level = levelOf(recent)
  if (metric !== "weight" || loadKind(exercise.measure) !== "outside" || level <= 0) return null
  const target = convertWeight(target_value, goal.unit === "lbs" ? "lbs" : "kg", athlete.unit)
  return Math.log(estimate(target, 1) / level) / gainOf(athlete)
}

/** The goals that pull in different directions: heavy leg training and long distances, or more days a week than the person trains. */
export function conflictsOf(athlete: Athlete): string[] {
  const exerciseOf = ({ exercise_id }: CoachGoal) =>
    exercise_id === null ? undefined : athlete.byId.get(exercise_id)
  const heavy = athlete.goals.find((goal) => {
    const exercise = exerciseOf(goal)
    return goal.metric === "weight" && exercise !== undefined && isHeavyLegs(exercise)
  })
  const unit = distanceUnitBeside(athlete)
  const long = athlete.goals.find(
    ({ metric, target_value, unit: own }) =>
      metric === "distance" &&
      convertDistance(target_value, own === "mi" ? "mi" : "km", unit) >= longDistance[unit],
  )
  const usual = usualDays(athlete)
  const often = athlete.goals.find(
    ({ metric, target_value }) => metric === "frequency" && usual !== null && target_value > usual + 1,
  )
  return [
    ...(heavy && long ? [goalSentences.conflict(heavy.description, long.description)] : []),
    ...(often && usual !== null ? [goalSentences.tooOften(often.description, usual)] : []),
  ]
}

/**
 * For each goal's id, whether the goal can be reached by its date, and the sentence that says so. Ambitious
 * goals, and those that can't be predicted, are left out.
 */
export function goalsByDate(athlete: Athlete): Map<string, { isLate: boolean; sentence: string }> {
  if (athlete.goals.length === 0) return new Map()
  const coaching = coachingOn(athlete.today, athlete)
  return new Map(
    athlete.goals.flatMap((goal) => {
      const outlook = goalOutlook(goal, athlete, coaching)
      if (outlook === null || outlook.kind === "ambitious" || goal.target_date === null) return []
      const day = outlook.day === null ? null : formatDay(outlook.day, "short")
      const date = formatDay(goal.target_date, "short")
      const isLate = outlook.kind === "not_by_date"
      const sentence = (isLate ? goalSentences.notByDate : goalSentences.byDate)(goal.description, date, day)
      return [[goal.id, { isLate, sentence }] as const]
    }),
  )
}

/** What a plan says about the person's goals: those that can't be reached by their date, and those that conflict. */
export function goalCautions(athlete: Athlete): Suggestion[] {
  if (athlete.goals.length === 0) return []
  const late = [...goalsByDate(athlete).values()].flatMap(({ isLate, sentence }) => (isLate ? sentence : []))
  return [...late, ...conflictsOf(athlete)].map((text) => ({
    text,
    why: { rule: goalSentences.outlookRule, data: text, source: sources.gains },
  }))
}
