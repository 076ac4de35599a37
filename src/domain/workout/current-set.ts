import { type Draft, type DraftExercise, type DraftSet } from "./draft.ts"
import { isContinuation } from "./set-fields.ts"
import { unitsOf, unitWith } from "#domain/supersets/supersets.ts"

/** The current set: the one the person chose, if it still exists, or else the first open one. */
export function currentSetId(draft: Draft, chosen: string | null): string | null {
  const sets = setsInTurn(draft.exercises)
  if (sets.some((set) => set.id === chosen)) return chosen
  return sets.find((set) => !set.is_done)?.id ?? null
}

/** The first open set after the given one, or else the first open set of the workout. */
export function nextOpenSetId(draft: Draft, after: string): string | null {
  const sets = setsInTurn(draft.exercises)
  const from = sets.findIndex((set) => set.id === after) + 1
  const open = [...sets.slice(from), ...sets].find((set) => !set.is_done && set.id !== after)
  return open?.id ?? null
}

/** A set with its exercise; undefined if the draft has no such set. */
export function findSet(draft: Draft, setId: string | null) {
  for (const exercise of draft.exercises) {
    const set = exercise.sets.find(({ id }) => id === setId)
    if (set) return { exercise, set }
  }
  return undefined
}

interface Turn {
  set: DraftSet
  /**
   * The set's round in its superset, from 1 for the first working set. Warm-ups before that are in round 0,
   * and a drop or rest-pause set is in the round of the set before it.
   */
  round: number
}

/** All sets in the order in which they are done; supersets are done round by round. */
function setsInTurn(exercises: readonly DraftExercise[]): DraftSet[] {
  return unitsOf(exercises).flatMap((unit) => turnsOf(unit).map(({ set }) => set))
}

/** Whether the next set of the superset follows without a rest, because the round isn't over. */
export function isWithinRound(draft: Draft, { exercise, set }: FoundSet): boolean {
  const unit = unitWith(draft.exercises, exercise.id)
  if (unit.length < 2) return false
  const turns = turnsOf(unit)
  const at = turns.findIndex((turn) => turn.set.id === set.id)
  const next = turns.slice(at + 1).find((turn) => !turn.set.is_done)
  return next !== undefined && next.round > 0 && next.round === turns[at]?.round
}

/** The number of rounds of a superset. */
export function roundsOf(unit: readonly DraftExercise[]): number {
  return Math.max(...turnsOf(unit).map(({ round }) => round))
}

function turnsOf(unit: readonly DraftExercise[]): Turn[] {
  const turns = unit.flatMap(({ sets }) => {
    let round = 0
    return sets.map((set) => {
      if (set.set_type !== "warmup" && !isContinuation(set)) round += 1
      return { set, round }
    })
  })
  return turns.toSorted((one, other) => one.round - other.round)
}

export interface FoundSet {
  exercise: DraftExercise
  set: DraftSet
}

/**
 * Whether this is the last open set of a planned workout. A workout without a plan grows set by set, so none
 * of its sets is known to be the last.
 */
export function endsWorkout(draft: Draft, setId: string): boolean {
  return isPlanned(draft) && nextOpenSetId(draft, setId) === null
}

/** Whether the workout comes from a template, a plan or a program. */
export function isPlanned({ workout_id, committed_workout_id, program, exercises }: Draft): boolean {
  return (
    program !== undefined ||
    workout_id !== null ||
    committed_workout_id !== null ||
    exercises.some(({ template_sets }) => template_sets !== null)
  )
}
