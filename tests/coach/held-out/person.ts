// The shape of a held-out person: what the coach sees, and what a good coach's answers to them contain.
import { type Athlete, athleteOf } from "#domain/coach/person/athlete.ts"
import type { CoachGoal } from "#domain/coach/person/coach-goal.ts"
import type { TrainedWorkout } from "#domain/coach/person/trained-workout.ts"
import { addMonths } from "#domain/days/local-day.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import type { StoredLimit } from "#domain/suitability/limits.ts"
import type { Experience } from "#domain/suitability/person.ts"
import type { Feature } from "../cases/evaluate.ts"
import { exerciseNamed, library, today } from "../cases/history.ts"
import { type Holds, named, partsOf, rangeOf } from "../cases/predicates.ts"

/**
 * Something that an answer must contain: in the short form of cases.json, with "not " before what mustn't hold; or in
 * words, with a condition on the answer.
 */
export type Expectation = string | readonly [words: string, holds: Holds]

/** What answers must contain: what must hold without exception, and what a good coach would also say. */
interface Expected {
  always?: readonly Expectation[]
  good?: readonly Expectation[]
}

export interface HeldOutPerson {
  name: string
  athlete: Athlete
  expected: Readonly<Record<Feature, Expected>>
}

interface Facts {
  unit?: WeightUnit
  experience?: Experience
  age?: number
  aim?: "strength" | "size" | "health" | "endurance"
  days?: number
  minutes?: number
  bodyWeight?: number
  equipment: readonly string[]
  /** The weights that the person has, by equipment. */
  weights?: Readonly<Record<string, readonly number[]>>
  limits?: readonly StoredLimit[]
  goals?: readonly CoachGoal[]
  workouts?: readonly TrainedWorkout[]
}

export const gym = ["barbell", "dumbbell", "cable", "machine"]

export function seenToday(facts: Facts): Athlete {
  const { unit = "kg", workouts = [], weights } = facts
  const since = addMonths(today, -3)
  return athleteOf({
    today,
    unit,
    exercises: library,
    equipment: [...facts.equipment],
    barbells: weights ? { weights: { [unit]: weights } } : null,
    avoided: [...(facts.limits ?? [])],
    experience: facts.experience ?? null,
    age: facts.age ?? null,
    workouts: workouts.filter(({ date }) => date >= since),
    earlier: workouts.filter(({ date }) => date < since),
    goals: [...(facts.goals ?? [])],
    weeklySets: { low: 10, high: 20 },
    intake: {
      aim: facts.aim ?? null,
      days: facts.days ?? null,
      minutes: facts.minutes ?? null,
      bodyWeight: facts.bodyWeight ?? null,
    },
  })
}

export const joint = (name: NonNullable<StoredLimit["joint"]>, level: "spare" | "avoid" = "avoid") => ({
  ...{ exercise_id: null, muscle: null, reason: null, pattern: null, until: null },
  ...{ joint: name, level },
})

export const goalFor = (
  description: string,
  exercise: string,
  target: Pick<CoachGoal, "metric" | "target_value" | "unit" | "target_date">,
): CoachGoal => ({
  ...target,
  ...{ id: description, description, standing: null, progress: 0.2, start_date: "2026-10-01" },
  goal_type: target.metric === "distance" ? "cardio" : "strength",
  exercise_id: exerciseNamed(exercise).exercise_id,
})

/** Expects the load of an exercise to lie between two, wherever it is planned. */
export const loadIn = (name: string, low: number, high: number): Expectation => [
  `${name} at ${low}-${high}`,
  (answer) => {
    const parts = named(name, answer)
    return parts.length > 0 && parts.every(({ weight }) => (weight ?? 0) >= low && (weight ?? 0) <= high)
  },
]

/** Expects at most this load wherever the exercise is planned. An answer without the exercise is fine. */
export const loadAtMost = (name: string, most: number): Expectation => [
  `${name} at ${most} or less`,
  (answer) => named(name, answer).every(({ weight }) => (weight ?? 0) <= most),
]

export const topRepsAtLeast = (name: string, least: number): Expectation => [
  `${name} up to ${least} reps or more`,
  (answer) => named(name, answer).some((part) => (rangeOf(part)?.[1] ?? 0) >= least),
]

export const nothingPlanned: Expectation = ["no session", (answer) => partsOf(answer).length === 0]
export const somethingPlanned: Expectation = ["a session", (answer) => partsOf(answer).length > 0]

/** Expects the load of an exercise's sets in one role (top set, back-off set …) to lie between two. */
export const roleAt = (name: string, role: string, low: number, high: number): Expectation => [
  `${name}, ${role} at ${low}-${high}`,
  (answer) => {
    const sets = named(name, answer).flatMap(({ prescription }) =>
      (prescription?.sets ?? []).filter((set) => set.role === role),
    )
    return sets.length > 0 && sets.every(({ load }) => (load ?? 0) >= low && (load ?? 0) <= high)
  },
]

/** Expects the target of a suggested goal to lie between two, if it is a load of this exercise. */
export const goalLoadIn = (name: string, low: number, high: number): Expectation => [
  `a goal for ${name} is ${low}-${high}`,
  ({ goal }) =>
    goal?.exerciseName !== name ||
    goal.metric !== "weight" ||
    (goal.targetValue >= low && goal.targetValue <= high),
]

export const noLoadGoal: Expectation = ["no load as a goal", ({ goal }) => goal?.metric !== "weight"]
export const noneOrAfter = (words: RegExp): Expectation => [
  `no goal, or ${words.source}`,
  ({ goal, text }) => goal === null || words.test(text),
]

const sentencesIn = (text: string) => text.split(/(?<=[.!?])\s+(?=[A-Z0-9])/).filter((each) => each !== "")
/** The length of a text that people read to the end. */
export const sixToFourteenSentences: Expectation = [
  "6 to 14 sentences",
  ({ text }) => sentencesIn(text).length >= 6 && sentencesIn(text).length <= 14,
]
export const longestRunAtMost = (kilometers: number): Expectation => [
  `no run over ${kilometers} km`,
  (answer) =>
    partsOf(answer).every(({ reps }) => Number(/^([\d.]+) km$/.exec(reps ?? "")?.[1] ?? 0) <= kilometers),
]
