import type { SaveCommand } from "./save-command-schema.ts"
import type { Draft } from "#domain/workout/draft.ts"
import { numbersToSave } from "#domain/workout/done-set.ts"
import { timestampOf } from "#domain/days/local-day.ts"
import { isLogDay } from "#domain/days/log-day.ts"
import { type SetField, unreadableFields } from "#domain/workout/set-fields.ts"
import { isSaved } from "./what-is-saved.ts"
import { supersetNumbers } from "#domain/supersets/supersets.ts"
import { sessionStart, workoutSeconds } from "#domain/workout/session-clock.ts"

type SetToSave = SaveCommand["sets"][number]
type LogToSave = SaveCommand["log"]

export type SaveVerdict =
  | { ok: true; command: SaveCommand }
  | { ok: false; reason: "no_data" | "no_date" }
  | { ok: false; reason: "unreadable"; set_id: string; field: SetField }

/** Builds the command that saves the draft at `now` (epoch milliseconds), or returns why it can't be saved. */
export function saveCommand(draft: Draft, now: number): SaveVerdict {
  const unreadable = firstUnreadable(draft)
  if (unreadable) return { ok: false, reason: "unreadable", ...unreadable }
  if (!isLogDay(draft.date)) return { ok: false, reason: "no_date" }
  const sets = setsToSave(draft)
  if (sets.length === 0) return { ok: false, reason: "no_data" }
  return {
    ok: true,
    command: {
      op_id: draft.op_id,
      log: { ...logToSave(draft, now), ...adviceFor(draft, sets) },
      sets,
      committed_workout_id: draft.committed_workout_id,
      expected_revision: draft.log?.revision ?? null,
    },
  }
}

/** A command that saves the same workout as a new log, under a new op_id. It no longer edits a log or completes a scheduled workout. */
export function asNewWorkout(command: SaveCommand, opId: string): SaveCommand {
  const { id: _, ...log } = command.log
  return { ...command, op_id: opId, log, committed_workout_id: null, expected_revision: null }
}

/** A log as the server has it. */
export interface StoredLog {
  id: string
  revision: number
}

/**
 * A command that saves the same workout over the current log, under a new op_id. It deliberately replaces whatever was changed or
 * saved there in the meantime.
 */
export function overLog(command: SaveCommand, { id, revision }: StoredLog, opId: string): SaveCommand {
  return { ...command, op_id: opId, log: { ...command.log, id }, expected_revision: revision }
}

function firstUnreadable(draft: Draft): { set_id: string; field: SetField } | undefined {
  for (const { sets, measure } of draft.exercises)
    for (const set of sets) {
      const field = unreadableFields(set, measure)[0]
      if (field) return { set_id: set.id, field }
    }
  return undefined
}

function setsToSave(draft: Draft): SetToSave[] {
  const exercises = draft.exercises
    .map((exercise) => ({ exercise, sets: exercise.sets.filter((set) => isSaved(set, exercise)) }))
    .filter(({ sets }) => sets.length > 0)
  const supersets = supersetNumbers(exercises.map(({ exercise }) => exercise))
  return exercises.flatMap(({ exercise, sets }, order) =>
    sets.map((set, number) => ({
      exercise_id: exercise.exercise_id,
      exercise_order: order + 1,
      set_number: number + 1,
      ...numbersToSave(draft, exercise.measure, set),
      notes: textOrNull(set.notes),
      set_type: set.set_type,
      rpe: set.rpe,
      superset: supersets[order] ?? null,
      // The `per_side` field is sent only when true, so that retrying a save after an app update sends the same content.
      ...(set.per_side && { per_side: true }),
      ...(set.target && { prescribed_set: set.target.place }),
    })),
  )
}

function logToSave(draft: Draft, now: number): LogToSave {
  const seconds = workoutSeconds(draft, now)
  const startedAt = draft.started_at ?? sessionStart(draft)
  return {
    ...(draft.log && { id: draft.log.id }),
    workout_id: draft.workout_id,
    name: draft.name,
    date: draft.date,
    notes: textOrNull(draft.notes),
    // Zero means that the timer never ran, not that the workout took no time.
    duration_seconds: seconds === 0 ? null : seconds,
    started_at: startedAt === null ? null : timestampOf(startedAt),
    ...sessionOf(draft),
  }
}

/** What the coach prescribed for the exercises that are saved. A log that is being edited keeps what it has. */
function adviceFor(draft: Draft, sets: readonly SetToSave[]): Pick<LogToSave, "advice"> {
  const done = new Set(sets.map(({ exercise_id }) => exercise_id))
  const advice = draft.exercises.flatMap(({ exercise_id, advice: own }) =>
    own && done.has(exercise_id) ? [[exercise_id, own] as const] : [],
  )
  return draft.log !== null || advice.length === 0 ? {} : { advice: Object.fromEntries(advice) }
}

/** The columns for a program's session. A log that is being edited keeps the ones it has. */
function sessionOf({ program }: Draft): Pick<LogToSave, "run_id" | "slot" | "prescribed"> {
  if (!program) return {}
  const { run_id, slot, prescribed } = program
  return { run_id, slot, prescribed }
}

/** The text without what Postgres can't store (NUL and lone surrogates); null if nothing is left. */
function textOrNull(text: string): string | null {
  const kept = text.replaceAll("\0", "").replaceAll(/\p{Surrogate}/gu, "\uFFFD")
  return kept.trim() === "" ? null : kept
}
