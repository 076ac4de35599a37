import * as z from "zod/mini"
import {
  type Draft,
  type DraftExercise,
  emptySet,
  newDraft,
  type PlanEntry,
  planEntrySchema,
} from "./draft.ts"
import { plainName } from "#domain/text/plain-name.ts"
import type { PickedExercise } from "./edit-draft.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { UnitSystem } from "#domain/measures/units.ts"

/** A scheduled workout as the navigation to the logging screen carries it. */
export const planSchema = z.object({
  name: z.nullish(z.string()),
  description: z.nullish(z.string()),
  exercises: z.array(planEntrySchema),
})
export type Plan = z.infer<typeof planSchema>

/** One exercise of a template or plan, found among the exercises. */
export interface PlannedExercise {
  exercise: PickedExercise
  sets: number | null
  reps: string | null
  notes: string | null
}

/** An exercise that a plan may mean by its name. */
export type NamedExercise = PickedExercise & { aliases: readonly string[] }

/** Where a draft begins: what it is called, what it completes, and its day. */
export interface DraftStart {
  name: string | null
  workout_id: string | null
  committed_workout_id: string | null
  date: LocalDay
}

/** A workout that is laid out and not done yet: each exercise with its planned number of sets (at least one), all empty. */
export function plannedDraft(
  start: DraftStart,
  planned: readonly PlannedExercise[],
  units: UnitSystem,
  newId: () => string,
): Draft {
  return {
    ...newDraft(newId(), start.date, units),
    name: start.name && shortened(start.name),
    workout_id: start.workout_id,
    committed_workout_id: start.committed_workout_id,
    exercises: planned.map((exercise, index) => ({ ...plannedExercise(exercise, newId), order: index + 1 })),
  }
}

/** A planned exercise as it is laid out, without a place in the order yet. */
export function plannedExercise(planned: PlannedExercise, newId: () => string): DraftExercise {
  return {
    ...planned.exercise,
    id: newId(),
    order: 0,
    template_sets: planned.sets,
    template_reps: planned.reps,
    template_notes: planned.notes,
    sets: Array.from({ length: setsOf(planned) }, () => emptySet(newId())),
  }
}

// As many characters as the name of a log has.
const longestName = 200

function shortened(name: string): string {
  return Array.from(name).slice(0, longestName).join("")
}

// A machine wrote the plan: a slip of its pen must not fill the screen.
const mostSets = 50

function setsOf({ sets }: PlannedExercise): number {
  return Math.min(mostSets, Math.max(1, Math.floor(sets ?? 1)))
}

/** Looks the plan's exercises up by name or alias; those that match nothing come back as `unmatched`. */
export function matchPlan(
  plan: Plan,
  exercises: readonly NamedExercise[],
): { planned: PlannedExercise[]; unmatched: PlanEntry[] } {
  const byAlias = exercises.flatMap((exercise) =>
    exercise.aliases.map((alias) => [plainName(alias), exercise] as const),
  )
  const byName = exercises.map((exercise) => [plainName(exercise.exercise_name), exercise] as const)
  const known = new Map([...byAlias, ...byName])
  const planned: PlannedExercise[] = []
  const unmatched: PlanEntry[] = []
  for (const entry of plan.exercises) {
    const match = known.get(plainName(entry.name))
    if (match) planned.push(plannedAs(entry, match))
    else unmatched.push(entry)
  }
  return { planned, unmatched }
}

/** What a plan says of an exercise, about the exercise that it means. */
export function plannedAs({ sets, reps, notes }: PlanEntry, meant: PickedExercise): PlannedExercise {
  const { exercise_id, exercise_name, exercise_type, measure } = meant
  const exercise = { exercise_id, exercise_name, exercise_type, measure }
  return { exercise, sets: sets ?? null, reps: reps ?? null, notes: notes ?? null }
}
