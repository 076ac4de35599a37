import { isJoined, supersetNumbers } from "#domain/supersets/supersets.ts"
import { type DoneExercise, type DoneRow, doneExercises } from "#domain/workout/done-exercises.ts"
import type { RoutineContent, SavedRoutine } from "./routine-draft.ts"
import { plannedAsDone } from "./routine-of-workout.ts"

/** One way in which a workout differs from its routine. */
export type RoutineChange =
  | { kind: "added"; name: string; sets: number | null }
  | { kind: "removed"; name: string }
  | { kind: "sets"; name: string; from: number; to: number }
  /** The exercises that the routine and the workout have in common, in the same order as in the workout. */
  | { kind: "order"; names: string[] }

type Part = SavedRoutine["parts"][number]
/** An exercise as the workout has it and as the routine has it. One of the two may be missing. */
type Step = { part: Part; done: DoneExercise | null } | { part: null; done: DoneExercise }

/** A change, and the exercise that it concerns; null for a change of the order. */
interface Difference {
  change: RoutineChange
  of: Step | Part | null
}

/** How a workout differs from the routine that it was done from. */
export function routineChanges(routine: SavedRoutine, sets: readonly DoneRow[]): RoutineChange[] {
  const parts = withNumbers(routine.parts)
  return differencesOf(parts, stepsOf(parts, sets)).map(({ change }) => change)
}

/**
 * Whether a change is probably not intended for next time: an exercise or sets left out, or a different order, as on
 * a short day or at a busy gym. If the workout before had the same change, it counts as intended.
 */
export function isOneOff(change: RoutineChange, changesBefore: readonly RoutineChange[]): boolean {
  const isMore = change.kind === "added" || (change.kind === "sets" && change.to > change.from)
  return !isMore && !changesBefore.some((before) => JSON.stringify(before) === JSON.stringify(change))
}

/**
 * The routine with the changes that the person wants, given by their indexes in `routineChanges`. Planned repetitions
 * and notes are kept.
 */
export function updatedRoutine(
  routine: SavedRoutine,
  sets: readonly DoneRow[],
  wanted: ReadonlySet<number>,
): RoutineContent {
  const parts = withNumbers(routine.parts)
  const steps = stepsOf(parts, sets)
  const made = differencesOf(parts, steps).filter((_, place) => wanted.has(place))
  const isMade = (kind: RoutineChange["kind"], of: Difference["of"]) =>
    made.some((difference) => difference.change.kind === kind && difference.of === of)
  const kept = withLeftOut(
    inOrder(parts, steps, isMade("order", null)),
    parts,
    (part) => !isMade("removed", part),
  )
  const after = withAdded(kept, steps, (step) => isMade("added", step))
  const exercises = after.map((step) => plannedAfter(step, isMade("sets", step)))
  const numbers = supersetNumbers(withJoined(after, exercises))
  return {
    routine: { name: routine.name, description: routine.description },
    exercises: exercises.map((exercise, index) => ({ ...exercise, superset: numbers[index] ?? null })),
  }
}

function withNumbers(parts: readonly Part[]): Part[] {
  const supersets = supersetNumbers(parts)
  return parts.map((part, index) => ({ ...part, superset: supersets[index] ?? null }))
}

function timesIn(parts: readonly Part[], exerciseId: string): number {
  return parts.filter(({ exercise_id }) => exercise_id === exerciseId).length
}

/** Pairs each exercise of the workout with the same exercise in the routine, if the routine has it. */
function stepsOf(parts: readonly Part[], sets: readonly DoneRow[]): Step[] {
  const left = [...parts]
  return doneExercises(sets, (id) => timesIn(parts, id)).map((done) => {
    const index = left.findIndex(({ exercise_id }) => exercise_id === done.exercise_id)
    return { part: index === -1 ? null : (left.splice(index, 1)[0] ?? null), done }
  })
}

function differencesOf(parts: readonly Part[], steps: readonly Step[]): Difference[] {
  return [...addedAndRemoved(parts, steps), ...orderChange(parts, steps), ...otherSets(steps)]
}

function addedAndRemoved(parts: readonly Part[], steps: readonly Step[]): Difference[] {
  const found = new Set(steps.map(({ part }) => part))
  const added = steps.flatMap((step): Difference[] =>
    step.part === null
      ? [
          {
            change: { kind: "added", name: step.done.exercise_name, sets: plannedAsDone(step.done).sets },
            of: step,
          },
        ]
      : [],
  )
  const removed = parts
    .filter((part) => !found.has(part))
    .map((part): Difference => ({ change: { kind: "removed", name: part.exercise_name }, of: part }))
  return [...added, ...removed]
}

function orderChange(parts: readonly Part[], steps: readonly Step[]): Difference[] {
  const now = steps.flatMap(({ part }) => part ?? [])
  const before = parts.filter((part) => now.includes(part))
  if (now.every((part, index) => part === before[index])) return []
  return [{ change: { kind: "order", names: now.map(({ exercise_name }) => exercise_name) }, of: null }]
}

function otherSets(steps: readonly Step[]): Difference[] {
  return steps.flatMap((step): Difference[] => {
    const { part, done } = step
    if (!part || !done || part.exercise_type === "cardio" || done.sets === 0) return []
    // A workout from a routine starts with at least one set of each exercise.
    const from = Math.max(1, part.sets ?? 1)
    return from === done.sets
      ? []
      : [{ change: { kind: "sets", name: done.exercise_name, from, to: done.sets }, of: step }]
  })
}

/** The routine's exercises that were done, in the same order as in the workout or in the routine. */
function inOrder(parts: readonly Part[], steps: readonly Step[], isWorkouts: boolean): Step[] {
  const done = steps.filter(({ part }) => part !== null)
  if (isWorkouts) return done
  return parts.flatMap((part) => done.find((step) => step.part === part) ?? [])
}

/**
 * Inserts exercises that the workout left out but the routine keeps, each after the exercise that it follows
 * in the routine.
 */
function withLeftOut(done: readonly Step[], parts: readonly Part[], isKept: (part: Part) => boolean): Step[] {
  const all = [...done]
  for (const [index, part] of parts.entries()) {
    if (all.some((step) => step.part === part) || !isKept(part)) continue
    const before = parts.slice(0, index).findLast((each) => all.some((step) => step.part === each))
    all.splice(all.findIndex((step) => step.part === (before ?? part)) + 1, 0, { part, done: null })
  }
  return all
}

/** Inserts the added exercises that the person wants, each after the exercise that it followed in the workout. */
function withAdded(kept: readonly Step[], steps: readonly Step[], isWanted: (step: Step) => boolean): Step[] {
  const all = [...kept]
  for (const [index, step] of steps.entries()) {
    if (step.part !== null || !isWanted(step)) continue
    const before = steps.slice(0, index).findLast((each) => all.includes(each))
    all.splice(before ? all.indexOf(before) + 1 : 0, 0, step)
  }
  return all
}

function plannedAfter(step: Step, hasOtherSets: boolean): RoutineContent["exercises"][number] {
  if (step.part === null) return plannedAsDone(step.done)
  const { exercise_id, sets, reps, notes, superset } = step.part
  return { exercise_id, sets: hasOtherSets && step.done ? step.done.sets : sets, reps, notes, superset }
}

/**
 * Adds supersets: an exercise added between two exercises of a superset joins it. Exercises added elsewhere
 * keep the superset that they had in the workout.
 */
function withJoined(steps: readonly Step[], exercises: RoutineContent["exercises"]) {
  const highest = Math.max(0, ...exercises.map(({ superset }) => superset ?? 0))
  return steps.map(({ part, done }, index) => {
    const own = exercises[index]
    if (part !== null || done === null) return { superset: own?.superset }
    const before = exercises.slice(0, index).findLast((_, place) => steps[place]?.part !== null)
    const after = exercises.slice(index + 1).find((_, place) => steps[index + 1 + place]?.part !== null)
    if (before && after && isJoined(before, after)) return { superset: before.superset }
    return { superset: done.superset === null ? null : highest + done.superset }
  })
}
