import * as z from "zod/mini"
import { type Draft, type DraftExercise, emptySet, newDraft, planEntrySchema } from "./draft.ts"
import type { PickedExercise } from "./edit-draft.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { isPerSide } from "#domain/text/each-side.ts"
import { loadIn, type PlannedLoad } from "./planned-load.ts"
import type { PlannedSet } from "./planned-set.ts"
import type { UnitSystem, WeightUnit } from "#domain/measures/units.ts"

/** A plan as the logging screen gets it in the navigation state. */
export const planSchema = z.object({
  name: z.nullish(z.string()),
  description: z.nullish(z.string()),
  exercises: z.array(planEntrySchema),
})
export type Plan = z.infer<typeof planSchema>

/** An exercise of a template or plan, with its match in the library. */
export interface PlannedExercise {
  exercise: PickedExercise
  sets: number | null
  reps: string | null
  notes: string | null
  load?: PlannedLoad | null | undefined
  superset?: number | null | undefined
  /** What is planned for each set individually, in order. */
  planned_sets?: readonly PlannedSet[] | undefined
}

/** What a draft starts with: its name, its template, the scheduled workout it completes, and its day. */
export interface DraftStart {
  name: string | null
  workout_id: string | null
  committed_workout_id: string | null
  date: LocalDay
}

/** A workout started from a plan: each exercise has its planned number of sets (at least one), with weights and reps left empty. */
export function plannedDraft(
  start: DraftStart,
  planned: readonly PlannedExercise[],
  units: UnitSystem,
  newId: () => string,
): Draft {
  const draft = newDraft(newId(), start.date, units)
  return {
    ...draft,
    name: start.name && shortName(start.name),
    workout_id: start.workout_id,
    committed_workout_id: start.committed_workout_id,
    exercises: planned.map((exercise, index) => ({
      ...plannedExercise(exercise, draft, newId),
      order: index + 1,
    })),
  }
}

/** A planned exercise of the draft, without its position. The planned weight is only suggested (in pencil). */
export function plannedExercise(
  planned: PlannedExercise,
  { weight_unit }: Pick<Draft, "weight_unit">,
  newId: () => string,
): DraftExercise {
  const load = planned.exercise.measure === "weight_reps" ? (planned.load ?? null) : null
  const pencilled = pencilledLoad(load, weight_unit)
  return {
    ...planned.exercise,
    id: newId(),
    order: 0,
    template_sets: planned.sets,
    template_reps: planned.reps,
    template_notes: planned.notes,
    template_load: load,
    superset: planned.superset ?? null,
    sets: Array.from({ length: setsOf(planned) }, (_, index) => ({
      ...emptySet(newId()),
      ...pencilled,
      ...(isPerSide(planned.reps) && { per_side: true }),
      ...plannedFor(planned, index, weight_unit),
    })),
  }
}

function pencilledLoad(load: PlannedLoad | null, unit: WeightUnit) {
  const weight = load && loadIn(load, unit)
  return weight === null ? {} : { weight, is_prefilled: true, offered_weight: weight }
}

/** What the routine plans for one of the sets. The weight is only suggested (in pencil). */
function plannedFor({ planned_sets, exercise }: PlannedExercise, index: number, unit: WeightUnit) {
  const planned = planned_sets?.[index]
  if (!planned) return {}
  const { set_type, weight, weight_unit, rpe, rest_seconds } = planned
  const hasLoad = weight !== null && exercise.measure === "weight_reps"
  return {
    set_type,
    ...pencilledLoad(hasLoad ? { value: weight, unit: weight_unit } : null, unit),
    ...(rpe !== null && { planned_rpe: rpe }),
    ...(rest_seconds !== null && { planned_rest: rest_seconds }),
  }
}

// The maximum length of a log's name.
const longestName = 200

function shortName(name: string): string {
  return Array.from(name).slice(0, longestName).join("")
}

// The most sets of an exercise in a plan. Language models write plans, and this limit keeps a model's mistake
// from filling the screen.
const mostSets = 50

function setsOf({ sets }: PlannedExercise): number {
  return Math.min(mostSets, Math.max(1, Math.floor(sets ?? 1)))
}
