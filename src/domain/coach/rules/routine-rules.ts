import { type Athlete, isSuggestible, type KnownExercise } from "#domain/coach/person/athlete.ts"
import type { CoachGoal } from "#domain/coach/person/coach-goal.ts"
import { withAllFixes } from "#domain/coach/checks/edit-suggestion.ts"
import { marksOfWorkout } from "#domain/coach/checks/marks.ts"
import { nextPart, whysOfParts } from "./next-part.ts"
import { weeklySetsNow } from "#domain/coach/person/own-training.ts"
import type { RoutineReply, Suggestion } from "#domain/coach/asking/replies.ts"
import { routineSentences } from "./routine-sentences.ts"
import { sentences } from "./sentences.ts"
import { namedAfter } from "./sessions.ts"
import { sources } from "./source-words.ts"
import { asOneDay, partsOf, suggestedPart } from "#domain/coach/checks/suggestion.ts"
import { exercisesFor } from "#domain/coach/checks/swaps.ts"

/** A rule-based routine and its reasons. */
export interface RuledRoutine {
  reply: RoutineReply
  whys: Suggestion[]
}

// Muscle groups in training order.
const muscles = [
  "quadriceps",
  "chest",
  "upper back",
  "hamstrings",
  "shoulders",
  "lats",
  "glutes",
  "abs",
  "biceps",
  "triceps",
  "calves",
]
const exercisesInRoutine = 6
const exercisesOfBeginner = 5
const setsOfBeginner = 2

/**
 * The routine that the built-in coach suggests: the goal's exercise first, then exercises for the muscles with the fewest weekly sets. A person
 * without a history gets a full-body routine. The routine passes all checks. Null when no listed exercise can be suggested.
 */
export function routineByRules(athlete: Athlete, goal: CoachGoal | null): RuledRoutine | null {
  const now = weeklySetsNow(athlete)
  const isBeginner = athlete.workouts.length === 0
  const target = goalsExercise(goal, athlete)
  const wanted = isBeginner
    ? muscles
    : muscles.toSorted((one, other) => (now.get(one) ?? 0) - (now.get(other) ?? 0))
  const most = isBeginner ? exercisesOfBeginner : exercisesInRoutine
  const chosen: KnownExercise[] = target ? [target] : []
  for (const muscle of wanted) {
    if (chosen.length >= most) break
    const taken = new Set(chosen.map(({ exercise_id }) => exercise_id))
    const isServed = chosen.some(({ primary_muscles }) => primary_muscles.includes(muscle))
    const [exercise] = isServed ? [] : exercisesFor(muscle, athlete, taken)
    if (exercise) chosen.push(exercise)
  }
  if (chosen.length === 0) return null
  const inOrder = [...(target ? [target] : []), ...chosen.filter((each) => each !== target).toSorted(byPlace)]
  const parts = inOrder.map((exercise) =>
    nextPart(exercise, athlete, isBeginner ? setsOfBeginner : undefined),
  )
  const name = isBeginner ? routineSentences.fullBody : nameOf(inOrder)
  const reply = {
    name,
    description: descriptionOf(goal, isBeginner),
    exercises: parts.map(({ part }) => part),
  }
  const least = wanted.slice(0, 3)
  return {
    reply: passing(reply, athlete),
    whys: [
      {
        text: "",
        why: {
          rule: routineSentences.rule(athlete.weeklySets.low, athlete.weeklySets.high),
          data: isBeginner ? sentences.noWorkouts : routineSentences.fewestSets(least),
          source: `${sources.weeklySets}; ${sources.halfSets}`,
        },
      },
      ...whysOfParts(parts),
    ],
  }
}

/** Puts exercises for large muscles first, before fatigue sets in. */
function byPlace(one: KnownExercise, other: KnownExercise): number {
  const placeOf = ({ primary_muscles }: KnownExercise) =>
    Math.min(...primary_muscles.map((muscle) => muscles.indexOf(muscle)).filter((place) => place >= 0))
  return placeOf(one) - placeOf(other)
}

function goalsExercise(goal: CoachGoal | null, athlete: Athlete): KnownExercise | null {
  const exercise = goal?.exercise_id ? athlete.byId.get(goal.exercise_id) : undefined
  return exercise && isSuggestible(exercise, athlete) ? exercise : null
}

function descriptionOf(goal: CoachGoal | null, isBeginner: boolean): string {
  if (goal) return routineSentences.toward(goal.description)
  return isBeginner ? routineSentences.beginners : routineSentences.leastTrained
}

function nameOf(exercises: readonly KnownExercise[]): string {
  const [first, second] = [
    ...new Set(exercises.flatMap(({ primary_muscles }) => primary_muscles.slice(0, 1))),
  ]
  const names = [first, second].flatMap((muscle) => muscle ?? [])
  return namedAfter(names)
}

function passing(reply: RoutineReply, athlete: Athlete): RoutineReply {
  const parts = partsOf(reply.exercises, athlete)
  const [day] = withAllFixes(asOneDay({ name: reply.name, description: null, parts }), ([only]) =>
    only?.workout ? marksOfWorkout(only.workout, athlete) : [],
  )
  return { ...reply, exercises: (day?.workout?.parts ?? []).map(suggestedPart) }
}
