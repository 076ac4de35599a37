import { type Athlete, isLed, type KnownExercise, mayStay } from "#domain/coach/person/athlete.ts"
import type { CoachGoal } from "#domain/coach/person/coach-goal.ts"
import { withAllFixes } from "#domain/coach/checks/edit-suggestion.ts"
import { marksOfWorkout } from "#domain/coach/checks/marks.ts"
import { asOneDay, partsOf, suggestedPart } from "#domain/coach/checks/suggestion.ts"
import type { RoutineReply, Suggestion } from "#domain/coach/asking/replies.ts"
import type { LiftPrescription } from "#domain/coach/lifts/prescription.ts"
import { cardioDays } from "./cardio-sessions.ts"
import { cautionsFor, mustRest, restSentence } from "./cautions.ts"
import { cautionSentences } from "./caution-sentences.ts"
import { coachingForRoutine, coachingOn } from "./coaching.ts"
import { firstSetsFor, isNewToTraining } from "./first-sets.ts"
import type { NoSuggestion } from "./goal-rules.ts"
import { type NextPart, prescriptionsOf, whysOfParts } from "./next-part.ts"
import { routineSentences } from "./routine-sentences.ts"
import { sentences } from "./sentences.ts"
import { withinMinutes } from "./session-minutes.ts"
import { namedAfter } from "./sessions.ts"
import { exercisesForSlot, type SlotName, slotNames, slotOf } from "./slots.ts"
import { sources } from "./source-words.ts"
import { partInTurn, whysOfSuccessors } from "./successors.ts"

/** A rule-based routine and its reasons. */
export interface RuledRoutine {
  reply: RoutineReply
  whys: Suggestion[]
  /** What the coach prescribes for each of the routine's lifts, by exercise id. */
  prescriptions: ReadonlyMap<string, LiftPrescription>
}

const exercisesInRoutine = 6
const exercisesOfBeginner = 5

/**
 * The routine that the built-in coach suggests: the goal's exercise first, then a balanced workout of what
 * the person trains and what is missing. A person without a history gets simple exercises. The routine passes
 * all checks. Returns only a sentence if the person’s notes call for rest, and null if no listed exercise can
 * be suggested.
 */
export function routineByRules(athlete: Athlete, goal: CoachGoal | null): RuledRoutine | NoSuggestion | null {
  if (mustRest(athlete)) return { reply: null, sentence: restSentence(athlete) }
  const coaching = coachingForRoutine(athlete)
  const exercises = exercisesOf(athlete, goal)
  if (exercises.length === 0) return null
  const first = firstSetsFor(athlete)
  const taken = new Set(exercises.map(({ exercise_id }) => exercise_id))
  const all = exercises.map((each) => partInTurn(each, athlete, { coaching, first }, taken))
  const { parts } = withinMinutes({ name: "", parts: all }, athlete.intake.minutes)
  const isNew = isNewToTraining(athlete)
  const reply = {
    name: isNew ? routineSentences.fullBody : nameOf(exercises),
    description: descriptionOf(goal, isNew),
    exercises: parts.map(({ part }) => part),
  }
  return {
    reply: passing(reply, athlete),
    whys: whysOfRoutine(athlete, parts),
    prescriptions: prescriptionsOf(parts),
  }
}

function exercisesOf(athlete: Athlete, goal: CoachGoal | null): KnownExercise[] {
  const target = goalsExercise(goal, athlete)
  const most = isNewToTraining(athlete) ? exercisesOfBeginner : exercisesInRoutine
  const taken = new Set<string>(target ? [target.exercise_id] : [])
  const found = new Map<SlotName, KnownExercise>()
  const served = target && slotOf(target)
  for (const slot of slotNames) {
    const [exercise] = slot === served ? [] : exercisesForSlot(slot, athlete, taken)
    if (!exercise) continue
    taken.add(exercise.exercise_id)
    found.set(slot, exercise)
  }
  const isTrained = (slot: SlotName) => athlete.times.has(found.get(slot)?.exercise_id ?? "")
  const own = [...found.keys()].filter(isTrained)
  const isKept = whyNothingNew(athlete) !== null && own.length > 0
  const others = isKept ? [] : [...found.keys()].filter((slot) => !isTrained(slot))
  const chosen = [...own, ...others].slice(0, most - (target ? 1 : 0))
  const inOrder = slotNames.flatMap((slot) => (chosen.includes(slot) ? (found.get(slot) ?? []) : []))
  return [...(target ? [target] : []), ...inOrder]
}

/**
 * Why nothing is added to what the person trains, as a sentence: because of a note (a sore joint affects only exercises that load it), or because they
 * do more than they recover from already. Null if something may be added.
 */
function whyNothingNew(athlete: Athlete): string | null {
  if (athlete.times.size === 0) return null
  if (athlete.concerns.some(({ kind }) => kind !== "sore")) return routineSentences.nothingNew
  const { lighter } = coachingOn(athlete.today, athlete)
  return lighter === "limit" || lighter === "falls" ? routineSentences.enoughAlready : null
}

function goalsExercise(goal: CoachGoal | null, athlete: Athlete): KnownExercise | null {
  const exercise = goal?.exercise_id ? athlete.byId.get(goal.exercise_id) : undefined
  return exercise && mayStay(exercise, athlete) && !isLed(exercise, athlete) ? exercise : null
}

function whysOfRoutine(athlete: Athlete, parts: readonly NextPart[]): Suggestion[] {
  const slots = new Set(parts.map(({ exercise }) => slotOf(exercise)))
  const hasHardRuns = cardioDays(athlete).some(({ kind }) => kind !== "easy")
  const isLighterDue = coachingOn(athlete.today, athlete).lighter !== null
  const nothingNew = whyNothingNew(athlete)
  const texts = [
    slots.has("row") || slots.has("pulldown") || nothingNew !== null ? null : cautionSentences.noPull,
    hasHardRuns ? routineSentences.notBeforeRuns : null,
    isLighterDue ? routineSentences.afterLighter : null,
    nothingNew,
  ]
  const own = parts.filter(({ prescription }) => prescription !== null).map(({ part }) => part.name)
  return [
    ...cautionsFor(athlete),
    {
      text: texts.filter(Boolean).join(" "),
      why: {
        rule: routineSentences.rule,
        data: ownWords(own, athlete),
        source: sources.addLoad,
      },
    },
    ...whysOfSuccessors(parts),
    ...whysOfParts(parts, athlete),
  ]
}

function ownWords(names: readonly string[], { history }: Athlete): string {
  if (names.length > 0) return routineSentences.own(names)
  return history.length === 0 ? sentences.noWorkouts : routineSentences.allNew
}

function descriptionOf(goal: CoachGoal | null, isNew: boolean): string {
  if (goal) return routineSentences.toward(goal.description)
  return isNew ? routineSentences.beginners : routineSentences.balanced
}

function nameOf(exercises: readonly KnownExercise[]): string {
  const firsts = exercises.flatMap(({ primary_muscles }) => primary_muscles.slice(0, 1))
  return namedAfter([...new Set(firsts)].slice(0, 2))
}

function passing(reply: RoutineReply, athlete: Athlete): RoutineReply {
  const parts = partsOf(reply.exercises, athlete)
  const [day] = withAllFixes(asOneDay({ name: reply.name, description: null, parts }), ([only]) =>
    only?.workout ? marksOfWorkout(only.workout, athlete) : [],
  )
  return { ...reply, exercises: (day?.workout?.parts ?? []).map(suggestedPart) }
}
