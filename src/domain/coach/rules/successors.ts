import { swapsFor } from "#domain/coach/checks/swaps.ts"
import type { Suggestion } from "#domain/coach/asking/replies.ts"
import type { RuleName } from "#domain/coach/lifts/prescription.ts"
import { type Athlete, isSuggestible, type KnownExercise } from "#domain/coach/person/athlete.ts"
import { ruleWords } from "#domain/coach/sheet/rule-words.ts"
import { nextOnLadder } from "#domain/suitability/ladders.ts"
import { areSisters } from "#domain/suitability/swaps.ts"
import type { Coaching } from "./coaching.ts"
import type { FirstSets } from "./first-sets.ts"
import { type NextPart, nextPart } from "./next-part.ts"
import { partSentences } from "./part-sentences.ts"
import { sources } from "./source-words.ts"

interface Planning {
  coaching: Coaching
  first: FirstSets
}

/** The rep range when the coach moves someone up to a harder variation. Our own choice, not taken from a source. */
const repsOfHarderForm = "5-8"

/**
 * The next sets of an exercise. If the coach asks for a harder or easier variation, or for a similar exercise
 * after a long plateau, they are the sets of the replacement, if one suits the person. Ids in `taken` are
 * left out.
 */
export function partInTurn(
  exercise: KnownExercise,
  athlete: Athlete,
  planning: Planning,
  taken: ReadonlySet<string> = new Set(),
): NextPart {
  const own = nextPart(exercise, athlete, planning)
  const rule = own.prescription?.reasons[0]?.rule
  const other = rule && successorTo(exercise, rule, athlete, taken)
  if (!rule || !other) return own
  const reps = rule === "harder" ? repsOfHarderForm : (own.part.reps ?? planning.first.reps)
  const before = new Set([...taken, exercise.exercise_id])
  const first = { sets: own.part.sets, reps }
  return { ...partInTurn(other, athlete, { ...planning, first }, before), insteadOf: { exercise, rule } }
}

function successorTo(
  exercise: KnownExercise,
  rule: RuleName,
  athlete: Athlete,
  taken: ReadonlySet<string>,
): KnownExercise | null {
  if (rule === "sister")
    return swapsFor(exercise, athlete, taken).find((each) => areSisters(each, exercise)) ?? null
  if (rule !== "harder" && rule !== "easier") return null
  const { exercises: moves, person } = athlete
  const direction = rule === "harder" ? "up" : "down"
  const next = nextOnLadder(exercise.exercise_name, direction, { moves, person })
  return next && !taken.has(next.exercise_id) && isSuggestible(next, athlete) ? next : null
}

/** The reasons that a plan gives for exercises that replace others, each reason once. */
export function whysOfSuccessors(parts: readonly NextPart[]): Suggestion[] {
  const found = new Map(
    parts.flatMap(({ part, insteadOf }) => (insteadOf ? [[part.name, insteadOf] as const] : [])),
  )
  return [...found].map(([name, { exercise, rule }]) => ({
    text: partSentences.insteadOf(exercise.exercise_name, name, rule === "sister"),
    why: {
      rule: ruleWords[rule].rule,
      data: partSentences.lastSets(exercise.exercise_name),
      source: sources.ours,
    },
  }))
}
