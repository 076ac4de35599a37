import { isJoined, supersetNumbers } from "#domain/supersets/supersets.ts"
import { type DoneExercise, type DoneRow, doneExercises } from "#domain/workout/done-exercises.ts"
import type { RoutineContent, SavedRoutine } from "./routine-draft.ts"
import { plannedAsDone } from "./routine-of-workout.ts"

/** One way in which a workout differs from its routine. */
export type RoutineChange =
  | { kind: "added"; name: string; sets: number | null }
  | { kind: "removed"; name: string }
  | { kind: "sets"; name: string; from: number; to: number }
  /** The exercises that the routine and the workout have in common, in the order of the workout. */
  | { kind: "order"; names: string[] }

/** What updating the routine to match the workout would change, and the routine after the update. */
export interface RoutineUpdate {
  changes: RoutineChange[]
  content: RoutineContent
}

type Part = SavedRoutine["parts"][number]
type Step = { part: Part; done: DoneExercise } | { part: null; done: DoneExercise }

/** Compares a routine with a workout that was done from it. Planned repetitions and notes are kept. */
export function routineUpdate(routine: SavedRoutine, sets: readonly DoneRow[]): RoutineUpdate {
  const supersets = supersetNumbers(routine.parts)
  const parts = routine.parts.map((part, index) => ({ ...part, superset: supersets[index] ?? null }))
  const steps = stepsOf(
    parts,
    doneExercises(sets, (id) => timesIn(parts, id)),
  )
  const exercises = steps.map(plannedAfter)
  const numbers = supersetNumbers(withJoined(steps, exercises))
  return {
    changes: [...addedAndRemoved(parts, steps), ...orderChange(parts, steps), ...otherSets(steps)],
    content: {
      routine: { name: routine.name, description: routine.description },
      exercises: exercises.map((exercise, index) => ({ ...exercise, superset: numbers[index] ?? null })),
    },
  }
}

function timesIn(parts: readonly Part[], exerciseId: string): number {
  return parts.filter(({ exercise_id }) => exercise_id === exerciseId).length
}

/** Pairs each finished exercise with its part of the routine, if there is one. */
function stepsOf(parts: readonly Part[], done: readonly DoneExercise[]): Step[] {
  const left = [...parts]
  return done.map((exercise) => {
    const index = left.findIndex(({ exercise_id }) => exercise_id === exercise.exercise_id)
    return { part: index === -1 ? null : (left.splice(index, 1)[0] ?? null), done: exercise }
  })
}

function addedAndRemoved(parts: readonly Part[], steps: readonly Step[]): RoutineChange[] {
  const found = new Set(steps.map(({ part }) => part))
  const added = steps.filter(({ part }) => part === null)
  return [
    ...added.map(({ done }) => ({
      kind: "added" as const,
      name: done.exercise_name,
      sets: plannedAsDone(done).sets,
    })),
    ...parts
      .filter((part) => !found.has(part))
      .map(({ exercise_name }) => ({ kind: "removed" as const, name: exercise_name })),
  ]
}

function orderChange(parts: readonly Part[], steps: readonly Step[]): RoutineChange[] {
  const now = steps.flatMap(({ part }) => part ?? [])
  const before = parts.filter((part) => now.includes(part))
  if (now.every((part, index) => part === before[index])) return []
  return [{ kind: "order", names: now.map(({ exercise_name }) => exercise_name) }]
}

function otherSets(steps: readonly Step[]): RoutineChange[] {
  return steps.flatMap(({ part, done }) => {
    if (!part || part.exercise_type === "cardio" || done.sets === 0) return []
    // A workout from a routine starts with at least one set of each exercise.
    const from = Math.max(1, part.sets ?? 1)
    return from === done.sets
      ? []
      : [{ kind: "sets" as const, name: done.exercise_name, from, to: done.sets }]
  })
}

function plannedAfter(step: Step): RoutineContent["exercises"][number] {
  if (step.part === null) return plannedAsDone(step.done)
  const { exercise_id, sets, reps, notes, superset } = step.part
  const [change] = otherSets([step])
  return { exercise_id, sets: change?.kind === "sets" ? change.to : sets, reps, notes, superset }
}

/** An exercise added between two parts of a superset joins it. Exercises added elsewhere keep the superset they had in the workout. */
function withJoined(steps: readonly Step[], exercises: RoutineContent["exercises"]) {
  const highest = Math.max(0, ...exercises.map(({ superset }) => superset ?? 0))
  return steps.map(({ part, done }, index) => {
    const own = exercises[index]
    if (part !== null) return { superset: own?.superset }
    const before = exercises.slice(0, index).findLast((_, place) => steps[place]?.part !== null)
    const after = exercises.slice(index + 1).find((_, place) => steps[index + 1 + place]?.part !== null)
    if (before && after && isJoined(before, after)) return { superset: before.superset }
    return { superset: done.superset === null ? null : highest + done.superset }
  })
}
