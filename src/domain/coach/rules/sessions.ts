import { writeList } from "#domain/text/formats.ts"
import { balanceExercises } from "#domain/coach/checks/staples.ts"
import { exercisesFor, swapsFor } from "#domain/coach/checks/swaps.ts"
import type { SuggestedWorkout } from "#domain/coach/asking/replies.ts"
import {
  type Athlete,
  isLed,
  isSuggestible,
  type KnownExercise,
  limitOn,
  mayStay,
  setsByMuscle,
} from "#domain/coach/person/athlete.ts"
import { workoutsInTurn } from "#domain/coach/person/own-training.ts"
import { tagsOf } from "#domain/suitability/tags.ts"
import type { Coaching } from "./coaching.ts"
import { firstSetsFor, isSenior } from "./first-sets.ts"
import { type NextPart, nextPart } from "./next-part.ts"
import { exercisesForSlot, type SlotName, slotOf } from "./slots.ts"
import { partInTurn } from "./successors.ts"
import { weekSentences } from "./week-sentences.ts"

/** A workout of the week, with what comes next in each of its exercises. */
export interface Session extends Omit<SuggestedWorkout, "exercises"> {
  parts: NextPart[]
}

interface SessionPlan {
  name: string
  slots: readonly SlotName[]
}

const { lettered, upperBody, lowerBody, push, pull, legs } = weekSentences
const wholeBody: readonly SessionPlan[] = [
  { name: lettered(weekSentences.wholeBody, 0), slots: ["squat", "press", "row", "hinge", "trunk"] },
  { name: lettered(weekSentences.wholeBody, 1), slots: ["hinge", "overhead", "pulldown", "squat", "trunk"] },
]
const halves: readonly SessionPlan[] = [
  { name: upperBody, slots: ["press", "row", "overhead", "pulldown", "small"] },
  { name: lowerBody, slots: ["squat", "hinge", "squat", "trunk"] },
]
const fiveDays: readonly SessionPlan[] = [
  ...halves,
  { name: push, slots: ["press", "overhead", "small"] },
  { name: pull, slots: ["row", "pulldown", "small"] },
  { name: legs, slots: ["squat", "hinge", "trunk"] },
]

/** Workouts for someone without a history: the whole body up to three days a week, then upper and lower body, then five parts. */
export function firstSessions(athlete: Athlete, days: number, coaching: Coaching): Session[] {
  const before = new Set<string>()
  const plans = days <= 3 ? wholeBody : days === 4 ? halves : fiveDays
  return plans.map(({ name, slots }, place) => {
    const chosen: KnownExercise[] = []
    const isFree = ({ exercise_id }: KnownExercise) => !before.has(exercise_id)
    for (const slot of slots) {
      const fitting = exercisesForSlot(slot, athlete, new Set(chosen.map(({ exercise_id }) => exercise_id)))
      const exercise = fitting.find(isFree) ?? fitting[0]
      if (exercise) chosen.push(exercise)
    }
    if (isSenior(athlete)) chosen.push(...balanceExercise(athlete, place))
    for (const { exercise_id } of chosen) before.add(exercise_id)
    return { name, description: null, parts: chosen.map((each) => newPart(each, athlete, coaching)) }
  })
}

function balanceExercise(athlete: Athlete, place: number): KnownExercise[] {
  const fitting = balanceExercises.flatMap(
    (name) =>
      athlete.exercises.find((each) => each.exercise_name === name && isSuggestible(each, athlete)) ?? [],
  )
  return fitting.slice(place % Math.max(1, fitting.length)).slice(0, 1)
}

const newPart = (exercise: KnownExercise, athlete: Athlete, coaching: Coaching) =>
  nextPart(exercise, athlete, { coaching, first: firstSetsFor(athlete) })

/**
 * The person's own workouts in rotation, each exercise continuing from its last session. Exercises that no longer suit them are swapped, and those of
 * a running program are left out.
 */
export function ownSessions(athlete: Athlete, coaching: Coaching): Session[] {
  const workouts = workoutsInTurn(athlete).map(({ name, exercises }) => {
    const taken = new Set<string>()
    let isAsTrained = true
    const parts = exercises.flatMap(({ exercise_id, superset }) => {
      const known = athlete.byId.get(exercise_id)
      if (!known || isLed(known, athlete)) return []
      const fitting = fittingFor(known, athlete, taken)
      if (fitting[0] !== known) isAsTrained = false
      return fitting.flatMap((exercise) => {
        if (taken.has(exercise.exercise_id)) return []
        taken.add(exercise.exercise_id)
        const next = partInTurn(exercise, athlete, { coaching, first: firstSetsFor(athlete) }, taken)
        taken.add(next.exercise.exercise_id)
        return [typeof superset === "number" ? { ...next, part: { ...next.part, superset } } : next]
      })
    })
    // A person's own workout keeps its order. If any exercise in it had to be swapped, large movements come first.
    const ordered = isAsTrained ? parts : parts.toSorted((one, other) => sizeOf(one) - sizeOf(other))
    return { name: name?.trim() || null, description: null, parts: ordered }
  })
  return withNames(workouts)
}

/** 0 for a large movement, 1 for a small one; the exercises of a superset stay together at the end. */
function sizeOf({ exercise, part }: NextPart): 0 | 1 {
  return part.superset === undefined && regionOf(exercise) ? 0 : 1
}

/** The exercise itself if it suits the person, or else its replacement; empty if there is none. */
export function fittingFor(
  exercise: KnownExercise,
  athlete: Athlete,
  taken: ReadonlySet<string> = new Set(),
): KnownExercise[] {
  if (mayStay(exercise, athlete)) return [exercise]
  const isKneeSpared = limitOn(exercise, athlete)?.joint === "knee" && exercise.exercise_type === "strength"
  if (!isKneeSpared) return swapsFor(exercise, athlete, taken).slice(0, 1)
  // Leg training that spares the knees: the hips, and the back of the thighs.
  const [hips] = exercisesForSlot("hinge", athlete, taken)
  const [curl] = exercisesFor("hamstrings", athlete, taken).filter(
    (each) => tagsOf(each).pattern === "knee-flexion",
  )
  return [hips, curl].flatMap((each) => each ?? [])
}

/** Gives each workout without a name one, with a letter where several would have the same. */
function withNames(workouts: readonly (Omit<Session, "name"> & { name: string | null })[]): Session[] {
  const names = workouts.map(({ name, parts }) => name ?? nameOf(parts))
  return workouts.map((workout, place) => {
    const name = names[place] ?? weekSentences.workout
    const same = names.flatMap((each, at) => (each === name && workouts[at]?.name === null ? [at] : []))
    const isOne = workout.name !== null || same.length === 1
    return { ...workout, name: isOne ? name : weekSentences.lettered(name, same.indexOf(place)) }
  })
}

/** The part of the body that each slot of large movements trains. */
const regions: Partial<Record<SlotName, "legs" | "push" | "pull">> = {
  squat: "legs",
  hinge: "legs",
  press: "push",
  overhead: "push",
  row: "pull",
  pulldown: "pull",
}

/** The part of the body that an exercise trains; undefined for a small movement. */
function regionOf(exercise: KnownExercise) {
  const slot = slotOf(exercise)
  return slot === null ? undefined : regions[slot]
}

/** A workout is named after the part of the body it trains, or else after the muscles it trains most. */
function nameOf(parts: readonly NextPart[]): string {
  const trained = new Set(parts.flatMap(({ exercise }) => regionOf(exercise) ?? []))
  if (trained.size === 3) return weekSentences.wholeBody
  if (trained.size === 2 && !trained.has("legs")) return weekSentences.upperBody
  if (trained.size === 1 && trained.has("legs")) return weekSentences.lowerBody
  const counted = parts.map(({ exercise, part }) => ({ exercise, sets: part.sets }))
  const [first, second] = [...setsByMuscle(counted)].toSorted((one, other) => other[1] - one[1])
  const names = [first?.[0], second?.[0]].flatMap((muscle) => muscle ?? [])
  return names.length === 0 ? weekSentences.workout : namedAfter(names)
}

/** A name made from muscles, such as "Chest and Triceps". */
export function namedAfter(muscles: readonly string[]): string {
  return writeList(muscles.map((muscle) => muscle.charAt(0).toUpperCase() + muscle.slice(1)))
}
