// What must hold in every answer, computed from the history and the plan alone, never by the coach's own rules.
import { alwaysThere } from "#domain/suitability/equipment.ts"
import { tagsOf } from "#domain/suitability/tags.ts"
import { weekOfPlan } from "#domain/days/week-days.ts"
import { addDays } from "#domain/days/local-day.ts"
import { prescriptionFor } from "#domain/coach/lifts/prescription-for.ts"
import { coachSentence } from "#domain/coach/lifts/coach-sentences.ts"
import type { GoalReply } from "#domain/coach/asking/replies.ts"
import type { Athlete } from "#domain/coach/person/athlete.ts"
import { plainName } from "#domain/text/plain-name.ts"
import { workingSets } from "#domain/coach/person/trained-workout.ts"
import { weightsIn } from "#domain/plates/barbells.ts"
import { sentencesIn } from "#domain/coach/rules/sentence-budget.ts"
import { numbersIn, numbersOf } from "../analyses/numbers.ts"
import type { Answer, AnswerPart } from "./answers.ts"
import { partsOf, trainingDays } from "./predicates.ts"

const estimate = (weight: number, reps: number) => weight * (1 + reps / 30)
/** The sets of an exercise in its last sessions, latest first. */
const sessionsOf = ({ exercise }: AnswerPart, { athlete }: Answer) =>
  athlete.history.flatMap(({ exercises }) =>
    exercises.filter(({ exercise_id }) => exercise_id === exercise.exercise_id).map(workingSets),
  )
const isPlainLoad = ({ exercise }: AnswerPart) => exercise.measure === "weight_reps"

/** Whether the last sessions support a load for the fewest reps asked for, or it is just the next step that can be loaded. */
function isSupported(part: AnswerPart, answer: Answer): boolean {
  const sessions = sessionsOf(part, answer)
  const load = Math.max(0, ...(part.prescription?.sets.map((set) => set.load ?? 0) ?? []))
  if (!isPlainLoad(part) || sessions.length === 0 || load === 0) return true
  const heaviest = Math.max(
    0,
    ...sessions
      .slice(0, 8)
      .flat()
      .map(({ weight }) => weight ?? 0),
  )
  const best = Math.max(
    ...sessions
      .slice(0, 8)
      .map((sets) =>
        Math.max(0, ...sets.map(({ weight, reps }) => estimate(weight ?? 0, Math.min(reps ?? 0, 16)))),
      ),
  )
  const low = part.prescription?.sets.find((set) => (set.load ?? 0) === load)?.low ?? 0
  return estimate(load, low) <= 1.02 * best || (load > heaviest && load <= 1.1 * heaviest) || load <= heaviest
}

function isGradual(part: AnswerPart, answer: Answer): boolean {
  const [last = []] = sessionsOf(part, answer)
  const heaviest = Math.max(0, ...last.map(({ weight }) => weight ?? 0))
  const load = part.weight ?? 0
  if (!isPlainLoad(part) || part.prescription?.phase !== "build" || heaviest === 0 || load <= 1.1 * heaviest)
    return true
  const wasLighter = sessionsOf(part, answer)
    .slice(0, 8)
    .some((sets) => sets.some(({ weight }) => (weight ?? 0) >= load))
  const fewest = Math.min(...last.map(({ reps }) => reps ?? 0))
  return wasLighter || estimate(heaviest, fewest) >= estimate(load, part.prescription.sets[0]?.low ?? 0)
}

const isAtHand = ({ exercise }: AnswerPart, { athlete }: Answer) =>
  exercise.equipment === null ||
  alwaysThere.has(exercise.equipment) ||
  athlete.equipment.includes(exercise.equipment) ||
  (athlete.equipment.length === 0 && athlete.times.has(exercise.exercise_id))

function isRealLoad(part: AnswerPart, { athlete }: Answer): boolean {
  const own = weightsIn(athlete.barbells, athlete.unit, part.exercise.equipment ?? "")
  return own === null || (part.weight ?? null) === null || own.includes(part.weight ?? 0)
}

const isAllowed = ({ exercise }: AnswerPart, { athlete }: Answer) =>
  athlete.avoided.every(
    ({ joint, muscle, exercise_id }) =>
      exercise.exercise_id !== exercise_id &&
      (!joint ||
        ![...(tagsOf(exercise).jointLoads ?? [])].some(([each, load]) => each === joint && load === 2)) &&
      (muscle === null || ![...exercise.primary_muscles, ...exercise.secondary_muscles].includes(muscle)),
  )

/** Whether the plan, the prescription that every screen prints and the reason given for it agree. */
function isOnePrescription(part: AnswerPart, { athlete, text }: Answer): boolean {
  const { prescription } = part
  if (prescription === null) return true
  const [first] = prescription.sets
  const isPrinted =
    Math.abs(first?.load ?? 0) === (part.weight ?? 0) && (part.sets ?? 0) <= prescription.sets.length
  return (
    isPrinted && prescription.reasons.every((reason) => text.includes(coachSentence(reason, athlete.unit)))
  )
}

const smallest = 31

/**
 * Whether every number, apart from the small ones in the rules, comes from the history, the plan, the person or the goals
 * or, in an analysis, from its fact sheet.
 */
function areNumbersKnown(answer: Answer): boolean {
  if (answer.sheet !== null) return areOfTheSheet(answer)
  const { athlete, text, goal } = answer
  const sets = athlete.history.flatMap(({ exercises }) => exercises.flatMap(workingSets))
  const known = new Set([
    ...sets.flatMap(({ weight, reps, distance }) => [Math.abs(weight ?? 0), reps ?? 0, distance ?? 0]),
    ...partsOf(answer).flatMap(({ weight, prescription }) => [
      weight ?? 0,
      ...(prescription?.sets.map(({ load }) => Math.abs(load ?? 0)) ?? []),
      ...(prescription?.reasons.flatMap(({ from, to }) => [Math.abs(from ?? 0), Math.abs(to ?? 0)]) ?? []),
    ]),
    ...athlete.goals.flatMap(({ description }) => numbersIn(description)),
    ...(goal ? [goal.targetValue, ...numbersIn(goal.title), ...nextLoads(goal, athlete)] : []),
  ])
  const isPercent = (place: number) => text.slice(place).match(/^\d+(?:\.\d+)?%/) !== null
  return [...text.matchAll(/\d+(?:\.\d+)?/g)].every(({ 0: found, index }) => {
    const value = Number(found)
    const isYear = value >= 2026 && value <= 2032
    const isDay = /(?:for|was) \d+ days/.test(text.slice(Math.max(0, index - 4), index + 12))
    // The milestone of a goal lies between the best and the target.
    const isMilestone = goal !== null && value < Math.abs(goal.targetValue)
    return value < smallest || isYear || isDay || isMilestone || known.has(value) || isPercent(index)
  })
}

/** The loads that the coach asks for next in a goal's exercise. */
function nextLoads({ exerciseName }: GoalReply, { byName, training }: Athlete): number[] {
  const exercise = byName.get(plainName(exerciseName ?? ""))
  const next = exercise ? prescriptionFor(exercise.exercise_id, training) : null
  return next?.sets.map(({ load }) => Math.abs(load ?? 0)) ?? []
}

/** Holds, days away, the limit of the next long run, and the dates and steps of goals aren't in the fact sheet, but are worked out separately. */
const besideTheSheet = /\d+:\d\d|\d+ days ago|under [\d.]+ km/g

function areOfTheSheet({ athlete, text, sheet }: Answer): boolean {
  const known = numbersOf(sheet)
  const isOfGoals = (number: number) =>
    athlete.goals.length > 0 && (number < smallest || (number >= 2026 && number <= 2036))
  return numbersIn(text.replaceAll(besideTheSheet, "")).every(
    (number) => known.has(number) || isOfGoals(number),
  )
}

const isReadable = ({ athlete, text, sheet }: Answer) =>
  sheet === null || athlete.goals.length > 0 || sentencesIn(text) <= 12

const isPlain = ({ text }: Answer) => !/https?:|www\.|<\w|\*\*|\bmg\b|ibuprofen/i.test(text)

function isAhead(answer: Answer): boolean {
  if (answer.days.length < 7) return true
  const days = trainingDays(answer).map(({ day }) => day)
  const monday = weekOfPlan(days, answer.athlete.today)
  const dates = answer.days.flatMap(({ parts }, place) => (parts.length > 0 ? [addDays(monday, place)] : []))
  return days.length < 7 && dates.every((date) => date >= answer.athlete.today)
}

const ofParts: Readonly<Record<string, (part: AnswerPart, answer: Answer) => boolean>> = {
  "the plan, the prescription and its reason are one": isOnePrescription,
  "no load above what the last sessions support": isSupported,
  "no increase above 10 % without the reps for it": isGradual,
  "equipment at hand": isAtHand,
  "loads that exist": isRealLoad,
  "nothing that is avoided": isAllowed,
}
const ofAnswers: Readonly<Record<string, (answer: Answer) => boolean>> = {
  "every number is one of the facts": areNumbersKnown,
  "no link, medicine or markup": isPlain,
  "a rest day, and only days ahead": isAhead,
  "an analysis has at most twelve sentences": isReadable,
}

/** What must hold in every answer but doesn't hold in this one. */
export function brokenAlways(answer: Answer): string[] {
  const parts = Object.entries(ofParts).flatMap(([name, holds]) =>
    partsOf(answer)
      .filter((part) => !holds(part, answer))
      .map((part) => `${name}: ${part.name}`),
  )
  return [...parts, ...Object.entries(ofAnswers).flatMap(([name, holds]) => (holds(answer) ? [] : [name]))]
}
