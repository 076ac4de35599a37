// The checks on a single exercise of a suggestion.
import { hasWeight } from "#domain/workout/load.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import { type Athlete, isPossible, type KnownExercise, limitOn } from "#domain/coach/person/athlete.ts"
import { suitabilitySentences } from "#domain/suitability/sentences.ts"
import { bodyLoadMarks } from "./body-load-marks.ts"
import { loadMarks } from "./load-marks.ts"
import type { Fix, PartMark } from "./mark.ts"
import { markSentences as sentences } from "./mark-sentences.ts"
import type { PlanPart } from "./suggestion.ts"
import { closestTo, swapsFor } from "./swaps.ts"

const mostSetsOfExercise = 10
const usualSets = 3
const usualReps = "8-12"
const mostReps = 100

/** Finds the marks on an exercise. `taken` are the ids of all exercises of its day. */
export type PartCheck = (part: PlanPart, taken: ReadonlySet<string>) => PartMark[]

/**
 * Checks exercises for a person, and remembers what it found: while a suggestion is being fixed one mark at a time,
 * most of its exercises stay the same and are checked again and again.
 */
export function partCheckFor(athlete: Athlete): PartCheck {
  const found = new WeakMap<PlanPart, { beside: string; marks: PartMark[] }>()
  return (part, taken) => {
    const beside = [...taken].join()
    const known = found.get(part)
    if (known?.beside === beside) return known.marks
    const marks = marksOfPart(part, athlete, taken)
    found.set(part, { beside, marks })
    return marks
  }
}

function marksOfPart(part: PlanPart, athlete: Athlete, taken: ReadonlySet<string>): PartMark[] {
  const { exercise } = part
  if (!exercise) return [unknownMark(part, athlete, taken)]
  return [
    ...exerciseMarks(part, exercise, athlete, taken),
    ...setsMarks(part, exercise),
    ...repsMarks(part, exercise),
    ...loadMarks(part, exercise, athlete),
    ...bodyLoadMarks(part, exercise, athlete),
  ]
}

function unknownMark({ id, name }: PlanPart, athlete: Athlete, taken: ReadonlySet<string>): PartMark {
  const meant = closestTo(name, athlete, taken)
  const fix: Fix = meant ? { kind: "swap", part: id, exercise: meant } : { kind: "remove", part: id }
  return { check: "unknown", sentence: sentences.unknown(name), fix }
}

function exerciseMarks(
  { id }: PlanPart,
  exercise: KnownExercise,
  athlete: Athlete,
  taken: ReadonlySet<string>,
): PartMark[] {
  const avoided = limitOn(exercise, athlete)
  const isThere = isPossible(exercise, athlete)
  const obstacle = athlete.obstacles.get(exercise.exercise_id)
  // Someone who already does an exercise has the skill for it.
  const isTooHard = obstacle?.kind === "skill" && !athlete.times.has(exercise.exercise_id)
  if (!avoided && isThere && !isTooHard) return []
  const [other] = swapsFor(exercise, athlete, taken)
  const fix: Fix = other ? { kind: "swap", part: id, exercise: other } : { kind: "remove", part: id }
  return [
    ...(avoided ? [{ check: "avoid" as const, sentence: sentences.avoid(avoided), fix }] : []),
    ...(isTooHard
      ? [{ check: "skill" as const, sentence: suitabilitySentences.obstacle(obstacle), fix }]
      : []),
    ...(isThere
      ? []
      : [{ check: "equipment" as const, sentence: sentences.equipment(exercise.equipment ?? ""), fix }]),
  ]
}

function setsMarks({ id, sets }: PlanPart, { exercise_type }: KnownExercise): PartMark[] {
  const isNone = sets === null && exercise_type === "cardio"
  if (isNone || (sets !== null && Number.isInteger(sets) && sets >= 1 && sets <= mostSetsOfExercise))
    return []
  const fix: Fix = { kind: "change", part: id, change: { sets: usualSets } }
  const sentence = sets === null ? sentences.noSets : sentences.sets(formatNumber(sets))
  return [{ check: "sets", sentence, fix }]
}

function repsMarks({ id, reps }: PlanPart, { exercise_type, measure }: KnownExercise): PartMark[] {
  const isCounted = hasWeight(measure) || measure === "reps"
  const numbers = (reps?.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
  const isMissing = (reps ?? "").trim() === "" && exercise_type === "strength"
  const isAbsurd = (reps ?? "").length > 60 || numbers.some((each) => each < 1 || each > 1000)
  const isTooMany = isCounted && numbers.some((each) => each > mostReps)
  if (!isMissing && !isAbsurd && !isTooMany) return []
  const usual = isCounted ? usualReps : "10 min"
  const fix: Fix = { kind: "change", part: id, change: { reps: usual } }
  return [{ check: "reps", sentence: isMissing ? sentences.noReps : sentences.reps(reps ?? ""), fix }]
}
