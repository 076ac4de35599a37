import { levelOf } from "#domain/coach/lifts/rules/add.ts"
import type { Lift } from "#domain/coach/lifts/lift.ts"
import { liftGear } from "#domain/coach/lifts/lift-gear.ts"
import type { RoleState } from "#domain/coach/lifts/lift-state.ts"
import { estimate, movedWeight, loadFor } from "#domain/coach/lifts/strength.ts"
import type { Athlete, KnownExercise } from "#domain/coach/person/athlete.ts"
import { addDays, type LocalDay } from "#domain/days/local-day.ts"
import type { LoadScale } from "#domain/loads/load-scale.ts"
import { roundTo } from "#domain/measures/numbers.ts"
import type { Experience } from "#domain/suitability/person.ts"
import { loadKind } from "#domain/workout/load.ts"
import { type Coaching, isLift } from "./coaching.ts"
import { bestValue } from "./goal-values.ts"

export const weeksAhead = 8
/** After this many days away, the old best becomes a goal again. */
export const daysToRegain = 28
export const weeksOfMonth = 365.25 / 12 / 7

/**
 * The share by which an estimated 1RM plausibly grows in a month (our own estimate; 30-50% in the first year and
 * then nearly flat: 10.1080/02701367.2022.2070592; powerlifters 12.5-20% in ten years: SportRxiv 218).
 */
const monthlyGain: Record<Experience, number> = {
  none: 0.04,
  under_6_months: 0.04,
  "6_to_24_months": 0.012,
  over_24_months: 0.004,
}

export const gainOf = ({ person }: Pick<Athlete, "person">) => monthlyGain[person.experience ?? "none"]

/** A reps goal grows by one rep in two weeks, a distance by a twentieth a week. */
const repsAWeek = 0.5
export const distanceAWeek = 0.05

const heavyReps = 3
const largestStep = 1.25

/** A target that the person can plausibly reach within eight weeks, with the value halfway there. */
export interface PlausibleTarget {
  metric: "weight" | "reps" | "distance"
  best: number
  target: number
  /** The milestone at four weeks; null if there is no value in between. */
  midway: number | null
}

/** What can plausibly be reached in an exercise in eight weeks; null if there is no session to estimate it from. */
export function plausibleTarget(
  exercise: KnownExercise,
  athlete: Athlete,
  coaching: Coaching,
): PlausibleTarget | null {
  if (!isLift(exercise)) return distanceTarget(exercise, athlete)
  return weightTarget(exercise, athlete, coaching) ?? repsTarget(exercise, athlete)
}

function distanceTarget(exercise: KnownExercise, athlete: Athlete): PlausibleTarget | null {
  const best = bestValue(exercise.exercise_id, "distance", athlete)
  if (best === null) return null
  const target = roundTo(best * 1.1, 1) || best
  return { metric: "distance", best, target, midway: null }
}

function repsTarget(exercise: KnownExercise, athlete: Athlete): PlausibleTarget | null {
  const best = bestValue(exercise.exercise_id, "reps", athlete)
  if (best === null) return null
  const grown = repsAWeek * weeksAhead
  return { metric: "reps", best, target: best + grown, midway: best + Math.floor(grown / 2) }
}

/** A target weight; null if even the next weight that can be loaded is out of reach. */
function weightTarget(exercise: KnownExercise, athlete: Athlete, coaching: Coaching): PlausibleTarget | null {
  const best = bestValue(exercise.exercise_id, "weight", athlete)
  if (best === null || loadKind(exercise.measure) === "help") return null
  const state = coaching.training.lifts.get(exercise.exercise_id)
  const scale = liftGear(exercise, athlete).scaleAt(best)
  if (!state || scale === null) return null
  const { lift, roles } = state
  const planned = coaching.prescriptionOf(exercise)?.sets.map(({ load }) => load ?? 0) ?? []
  const least = scale.heavier(Math.max(best, ...planned))
  if (least <= best || movedWeight(least, lift) > movedWeight(best, lift) * largestStep) return null
  const target = Math.max(least, upTo(grownLoad(best, { lift, role: roles[0] }, athlete), scale))
  const middle = upTo((best + target) / 2, scale)
  return { metric: "weight", best, target, midway: middle > best && middle < target ? middle : null }
}

const upTo = (load: number, scale: LoadScale) => {
  const near = scale.nearest(load)
  return near > load ? scale.lighter(near) : near
}

/** The best load after eight weeks of plausible gain. For someone who trains with 3 reps or fewer, it is a single. */
function grownLoad(
  best: number,
  { lift, role }: { lift: Lift; role: RoleState | undefined },
  athlete: Athlete,
): number {
  const isHeavy = role !== undefined && role.base.low <= heavyReps
  const single = isHeavy ? levelOf(role.recent) / estimate(1, 1) : 0
  const moved = Math.max(movedWeight(best, lift), single)
  return loadFor(moved * Math.exp((gainOf(athlete) * weeksAhead) / weeksOfMonth), lift)
}

/** The day on which a suggested goal is due. */
export const dueDay = (today: LocalDay, weeks = weeksAhead) => addDays(today, 7 * weeks)
