import type { Athlete } from "#domain/coach/person/athlete.ts"
import { type Answer, monthOf, routineOf, suggestedGoal, weekOf, workoutOf } from "./answers.ts"
import { brokenAlways } from "./always.ts"
import { athleteOfCase } from "./case-athlete.ts"
import { type WrittenCase, writtenCases } from "./case-file.ts"
import { proseOfWeeks } from "./prose.ts"
import { proseOfAnalyses } from "./prose-of-analyses.ts"
import { proseOfGoals, proseOfRoutines } from "./prose-of-goals.ts"
import { type Holds, readExpectation } from "./predicates.ts"

/** The coach that is evaluated: its answers to a person. */
export interface EvaluatedCoach {
  week: (athlete: Athlete) => Answer
  routine: (athlete: Athlete) => Answer
  goal: (athlete: Athlete) => Answer
  workout: (athlete: Athlete) => Answer
  month: (athlete: Athlete) => Answer
}
export type Feature = keyof EvaluatedCoach

export const builtInCoach: EvaluatedCoach = {
  week: weekOf,
  routine: routineOf,
  goal: suggestedGoal,
  workout: workoutOf,
  month: monthOf,
}

const prose: Partial<Record<Feature, Readonly<Record<string, Holds>>>> = {
  week: proseOfWeeks,
  routine: { ...proseOfWeeks, ...proseOfRoutines },
  goal: proseOfGoals,
  workout: proseOfAnalyses,
  month: proseOfAnalyses,
}

/** What one expectation requires of an answer. Throws if its text can't be read. */
function holdsOf(feature: Feature, text: string, isForbidden: boolean): Holds {
  const holds = prose[feature]?.[text] ?? readExpectation(text, isForbidden)
  if (!holds) throw new Error(`Nothing reads "${text}".`)
  return isForbidden ? (answer) => !holds(answer) : holds
}

/** Where a coach fails a case: its expectations, and what every answer must have. */
export interface CaseResult {
  count: number
  failed: string[]
  always: string[]
}

const athletes = new Map<string, Athlete>()

function athleteFor(written: WrittenCase): Athlete {
  const athlete = athletes.get(written.id) ?? athleteOfCase(written)
  athletes.set(written.id, athlete)
  return athlete
}

/** Where a coach fails a case in some of its answers. */
function evaluateCase(
  written: WrittenCase,
  features: readonly Feature[],
  coach: EvaluatedCoach = builtInCoach,
): CaseResult {
  const results = features.map((feature) => {
    const answer = coach[feature](athleteFor(written))
    const { must, must_not } = written[feature]
    const isHeld = (text: string, isForbidden: boolean) => holdsOf(feature, text, isForbidden)(answer)
    const named = (text: string) => `${written.id} ${feature}: ${text}`
    return {
      count: must.length + must_not.length,
      failed: [
        ...must.filter((text) => !isHeld(text, false)).map(named),
        ...must_not.filter((text) => !isHeld(text, true)).map((text) => named(`not ${text}`)),
      ],
      always: brokenAlways(answer).map(named),
    }
  })
  return {
    count: results.reduce((sum, { count }) => sum + count, 0),
    failed: results.flatMap(({ failed }) => failed),
    always: results.flatMap(({ always }) => always),
  }
}

/** The cases in which a coach answers by itself; C40 is about a model's replies. */
const cases: readonly WrittenCase[] = writtenCases.filter(({ id }) => id !== "C40")

export const planned: readonly Feature[] = ["week", "routine", "goal"]
export const analysed: readonly Feature[] = ["workout", "month"]

/** The share of the expectations that a coach meets, those that it doesn't meet, and what must always hold but doesn't in its answers. */
export function scoreCases(features: readonly Feature[], coach: EvaluatedCoach = builtInCoach) {
  const results = cases.map((written) => evaluateCase(written, features, coach))
  const count = results.reduce((sum, result) => sum + result.count, 0)
  const failed = results.flatMap((result) => result.failed)
  const always = results.flatMap((result) => result.always)
  return { share: 1 - failed.length / Math.max(1, count), count, failed, always }
}

/**
 * The first failure of a wrong coach that the built-in coach (`known`) doesn't have as well; null if the cases notice
 * none. The case that should notice it comes first, to save time; the others follow.
 */
export function firstNoticed(
  coach: EvaluatedCoach,
  known: readonly string[],
  telling: string | undefined,
): string | null {
  const rest = cases.filter(({ id }) => id !== telling)
  for (const written of [...cases.filter(({ id }) => id === telling), ...rest]) {
    const { failed, always } = evaluateCase(written, planned, coach)
    const noticed = [...failed, ...always].find((each) => !known.includes(each))
    if (noticed !== undefined) return noticed
  }
  return null
}
