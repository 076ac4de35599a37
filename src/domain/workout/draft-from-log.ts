import { unknownExercise } from "#domain/text/missing-name-words.ts"
import {
  type Draft,
  type DraftExercise,
  type DraftSet,
  emptySet,
  type Measure,
  newDraft,
  type Target,
} from "./draft.ts"
import type { Database } from "#domain/row-types.ts"
import { momentOf } from "#domain/days/local-day.ts"
import { measureOfSets } from "./load.ts"
import { fieldTexts } from "./recorded-set.ts"
import { fieldsOf, type SetField } from "./set-fields.ts"
import { timerShowing } from "./timer.ts"
import type { UnitSystem } from "#domain/measures/units.ts"

type Tables = Database["public"]["Tables"]

/** A saved log as the logging screen fetches it. */
export type SavedLog = Pick<
  Tables["workout_logs"]["Row"],
  | "id"
  | "revision"
  | "workout_id"
  | "committed_workout_id"
  | "name"
  | "date"
  | "notes"
  | "duration_seconds"
  | "started_at"
> &
  // Only a session of a program has these columns.
  Partial<Pick<Tables["workout_logs"]["Row"], "run_id" | "slot" | "counts" | "prescribed">>

/** The columns of a `SavedLog`. */
export const savedLogColumns =
  "id, revision, workout_id, committed_workout_id, name, date, notes, duration_seconds, started_at, run_id, slot, counts, prescribed"

/** The columns of a `SavedSet`, and its log's revision, which shows whether the log and the sets come from the same save. */
export const savedSetColumns =
  "exercise_id, exercise_order, set_number, set_type, reps, weight, weight_unit, duration_minutes, distance, distance_unit, rpe, notes, superset, per_side, prescribed_set, exercises(name, type, measure, load), workout_logs(revision)"

/** A saved set with its exercise. */
export type SavedSet = Omit<
  Tables["set_logs"]["Row"],
  "id" | "user_id" | "workout_log_id" | "created_at" | "weight_kg" | "distance_km" | "prescribed_set"
> & {
  exercises:
    | (Pick<Tables["exercises"]["Row"], "name" | "type" | "measure"> &
        Partial<Pick<Tables["exercises"]["Row"], "load">>)
    | null
  /** The set's index among the log's prescribed sets, from 0. */
  prescribed_set?: number | null
}

const everyField = ["weight", "reps", "duration_minutes", "distance"] as const satisfies readonly SetField[]

/** The draft for editing a saved log. All its sets are done. */
export function draftFromLog(
  log: SavedLog,
  sets: readonly SavedSet[],
  units: UnitSystem,
  newId: () => string,
): Draft {
  const draft: Draft = {
    ...newDraft(newId(), log.date, units),
    log: { id: log.id, revision: log.revision },
    workout_id: log.workout_id,
    committed_workout_id: log.committed_workout_id,
    name: log.name,
    notes: log.notes ?? "",
    started_at: log.started_at === null ? null : momentOf(log.started_at),
    timer: timerShowing(log.duration_seconds ?? 0),
  }
  const orders = [...new Set(sets.map((set) => set.exercise_order))].toSorted((one, other) => one - other)
  const exercises = orders.flatMap((order, index) => {
    const own = sets.filter((set) => set.exercise_order === order)
    return exerciseOf(draft, own, index + 1, newId)
  })
  return { ...draft, exercises }
}

function exerciseOf(draft: Draft, saved: SavedSet[], order: number, newId: () => string): DraftExercise[] {
  const sets = saved.toSorted((one, other) => one.set_number - other.set_number)
  const [first] = sets
  if (!first) return []
  const measure = measureThatShows(first.exercises ? measureOfSets(first.exercises) : "weight_reps", sets)
  return [
    {
      id: newId(),
      exercise_id: first.exercise_id,
      exercise_name: first.exercises?.name ?? unknownExercise,
      exercise_type: first.exercises?.type ?? "strength",
      measure,
      order,
      template_sets: null,
      template_reps: null,
      template_notes: null,
      superset: first.superset,
      sets: sets.map((set) => setOf(draft, set, measure, newId())),
    },
  ]
}

function setOf(draft: Draft, saved: SavedSet, measure: Measure, id: string): DraftSet {
  const { weight, weight_unit, distance, distance_unit } = saved
  return {
    ...emptySet(id),
    ...fieldTexts(draft, saved, measure),
    notes: saved.notes ?? "",
    set_type: saved.set_type,
    per_side: saved.per_side,
    rpe: saved.rpe,
    is_done: true,
    ...(typeof saved.prescribed_set === "number" && { target: bareTarget(saved.prescribed_set) }),
    stored_weight: weight === null ? null : { value: weight, unit: weight_unit },
    stored_distance: distance === null ? null : { value: distance, unit: distance_unit },
  }
}

/** A target that has nothing but its index; `withTargets` in `programs` fills in the rest. */
function bareTarget(place: number): Target {
  return { place, text: "", least: 0, is_open: false }
}

/**
 * The measure that shows all the numbers in the sets. Another app may have saved numbers that the exercise
 * doesn't record.
 */
function measureThatShows(measure: Measure, sets: readonly SavedSet[]): Measure {
  const filled = everyField.filter((field) => sets.some((set) => set[field] !== null))
  const shows = (candidate: Measure) => filled.every((field) => fieldsOf(candidate).includes(field))
  return [measure, "weight_reps" as const, "distance_time" as const].find(shows) ?? measure
}
