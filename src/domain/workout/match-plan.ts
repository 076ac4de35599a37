import { plainName } from "#domain/text/plain-name.ts"
import type { PlanEntry } from "./draft.ts"
import type { Plan, PlannedExercise } from "./draft-from-plan.ts"
import type { PickedExercise } from "./edit-draft.ts"
import { notesBesideLoad } from "./planned-load.ts"

/** An exercise that a name in a plan may refer to. */
export type NamedExercise = PickedExercise & { aliases: readonly string[] }

/** Looks up the plan's exercises by name or alias. Those without a match are returned as `unmatched`. */
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
    const match =
      exercises.find(({ exercise_id }) => exercise_id === entry.exercise_id) ??
      known.get(plainName(entry.name))
    if (match) planned.push(plannedAs(entry, match))
    else unmatched.push(entry)
  }
  return { planned, unmatched }
}

/** The plan's prescription for an exercise. */
export function plannedAs(entry: PlanEntry, meant: PickedExercise): PlannedExercise {
  const { exercise_id, exercise_name, exercise_type, measure } = meant
  const exercise = { exercise_id, exercise_name, exercise_type, measure }
  return { exercise, ...prescriptionOf(entry), superset: entry.superset }
}

/**
 * The sets, reps, notes and load of a plan's exercise. If the plan gives the load separately, it is removed
 * from the notes.
 */
export function prescriptionOf({ sets, reps, notes, weight, weight_unit: unit }: PlanEntry) {
  const load = typeof weight === "number" && unit ? { value: weight, unit } : null
  return {
    sets: sets ?? null,
    reps: reps ?? null,
    notes: notesBesideLoad(notes ?? null, load),
    load,
  }
}
