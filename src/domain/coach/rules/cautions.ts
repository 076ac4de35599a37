import { exercisesFor } from "#domain/coach/checks/swaps.ts"
import { type Athlete, limitOn, mayStay } from "#domain/coach/person/athlete.ts"
import type { Suggestion } from "#domain/coach/asking/replies.ts"
import type { Concern } from "#domain/coach/lifts/concerns.ts"
import type { Limit } from "#domain/suitability/limits.ts"
import { movementInSentence } from "#domain/suitability/movement-words.ts"
import { suitabilitySentences } from "#domain/suitability/sentences.ts"
import { writeList } from "#domain/text/formats.ts"
import { cautionSentences } from "./caution-sentences.ts"
import { isMinor } from "./first-sets.ts"
import { sources } from "./source-words.ts"

/** Whether a person's notes call for no training at all for now. */
export const mustRest = ({ concerns }: { concerns: readonly Concern[] }): boolean =>
  concerns.some(({ kind }) => kind === "emergency" || kind === "illness")

/** The message shown instead of a plan when a person's notes call for rest. */
export const restSentence = ({ concerns }: { concerns: readonly Concern[] }): string =>
  concerns.map(cautionSentences.concern).join(" ")

/** What must be said alongside every plan because of a person's notes, limits, age and running program. */
export function cautionsFor(athlete: Athlete): Suggestion[] {
  const { concerns } = athlete
  const { notes, limits, age, program } = cautionSentences.whys
  return [
    ...because(notes, concerns.map(cautionSentences.concern)),
    ...because(limits, [...limitsFelt(athlete), ...nothingLeft(athlete)]),
    ...because(age, isMinor(athlete) ? [cautionSentences.minor] : []),
    ...because(program, leftToProgram(athlete)),
  ]
}

const because = (why: { rule: string; data: string }, texts: readonly string[]): Suggestion[] =>
  texts.map((text) => ({ text, why: { ...why, source: sources.ours } }))

/** A sentence about the exercises that the person trains in a running program; none without such exercises. */
function leftToProgram({ program, byId, times, training }: Athlete): string[] {
  const names = [...times.keys()].flatMap((id) =>
    training.led.has(id) ? (byId.get(id)?.exercise_name ?? []) : [],
  )
  return program && names.length > 0 ? [cautionSentences.led(program.name, names)] : []
}

/** A sentence about the muscles for which the person's limits leave no exercise; none if there are no such muscles. */
function nothingLeft(athlete: Athlete): string[] {
  const known = [...athlete.times.keys()].flatMap((id) => athlete.byId.get(id) ?? [])
  const limited = known.filter((each) => limitOn(each, athlete) !== null)
  const muscles = limited.flatMap(({ primary_muscles }) => primary_muscles.slice(0, 1))
  const without = [...new Set(muscles)].filter(
    (muscle) =>
      exercisesFor(muscle, athlete).length === 0 &&
      !known.some((each) => each.primary_muscles.includes(muscle) && mayStay(each, athlete)),
  )
  return without.length === 0 ? [] : [suitabilitySentences.nothingLeft(writeList(without))]
}

/**
 * Sentences about the person's limits: one for each limit that rules out exercises they have trained, and one
 * for all the other joints to go easy on.
 */
function limitsFelt(athlete: Athlete): string[] {
  const found = new Map<Limit, string[]>()
  for (const id of athlete.times.keys()) {
    const exercise = athlete.byId.get(id)
    const limit = exercise && limitOn(exercise, athlete)
    if (limit) found.set(limit, [...(found.get(limit) ?? []), exercise.exercise_name])
  }
  const felt = [...found].map(([limit, names]) => {
    const what = nameOf(limit)
    return what === null ? cautionSentences.avoided(names) : cautionSentences.limited(what, names)
  })
  const rest = athlete.person.limits.filter((limit) => !found.has(limit))
  const joints = [...new Set(rest.flatMap(({ joint }) => joint ?? []))].map(cautionSentences.joint)
  return joints.length === 0 ? felt : [...felt, cautionSentences.spared(joints)]
}

const nameOf = ({ joint, pattern, muscle }: Limit) =>
  (joint && cautionSentences.joint(joint)) ?? (pattern && movementInSentence(pattern)) ?? muscle
