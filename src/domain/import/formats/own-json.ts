import * as z from "zod/mini"
import {
  type CompleteExport,
  completeExport,
  completeFormat,
  type CompleteRow,
  completeVersion,
} from "#domain/export/complete-export.ts"
import type { FileExercise, FileHistory, FileSet, FileWorkout } from "#domain/import/file-history.ts"

/** Why a JSON file can't be read: it isn't an export, comes from a newer version of Repertoire, or doesn't match its version's schema. */
export type NotOurs = "no export" | "newer" | "broken"

// Escapes for NUL and surrogates. The database can't store NUL or lone surrogates, and this server never writes these escapes.
const unstorableEscape = /\\u(?:0000|d[89a-f])/i
const unstorable = /[\0\p{Surrogate}]/u
/** How deeply documents may be nested, because reading them recurses once per level. No plan is nested deeper. */
const deepest = 100

const anyVersion = z.object({ format: z.literal(completeFormat), version: z.int() })

/** Parses Repertoire's complete export from the text of the whole file. */
export function readOwnJson(text: string): FileHistory | NotOurs {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return text.includes(`"${completeFormat}"`) ? "broken" : "no export"
  }
  const version = z.safeParse(anyVersion, content)
  if (!version.success) return "no export"
  if (version.data.version > completeVersion) return "newer"
  if (isDeeper(content, deepest) || (unstorableEscape.test(text) && hasUnstorable(content))) return "broken"
  const read = z.safeParse(completeExport, content)
  return read.success ? historyOf(read.data) : "broken"
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false
  return levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1))
}

function hasUnstorable(value: unknown): boolean {
  if (typeof value === "string") return unstorable.test(value)
  if (typeof value !== "object" || value === null) return false
  return Object.entries(value).some(([key, each]) => unstorable.test(key) || hasUnstorable(each))
}

function historyOf(complete: CompleteExport): FileHistory {
  const names = new Map(complete.exercises.map(({ id, name }) => [id, name]))
  const sets = new Map<string, CompleteRow<"set_logs">[]>(complete.workout_logs.map(({ id }) => [id, []]))
  for (const row of complete.set_logs) sets.get(row.workout_log_id)?.push(row)
  return {
    source: "Repertoire",
    workouts: complete.workout_logs.map((log, index) =>
      workoutOf(log, sets.get(log.id) ?? [], { names, line: index + 1 }),
    ),
    weights: complete.weight_logs.map((row, index) => ({
      line: index + 1,
      at: { kind: "day", day: row.date },
      weight: Number(row.weight),
      weight_unit: row.weight_unit,
      row,
    })),
    problems: [],
    complete,
  }
}

function workoutOf(
  log: CompleteRow<"workout_logs">,
  rows: CompleteRow<"set_logs">[],
  { names, line }: { names: ReadonlyMap<string, string>; line: number },
): FileWorkout {
  const sets = rows.toSorted(
    (one, other) => one.exercise_order - other.exercise_order || one.set_number - other.set_number,
  )
  const exercises: FileExercise[] = []
  let order: number | undefined
  for (const row of sets) {
    if (row.exercise_order !== order) exercises.push({ name: names.get(row.exercise_id) ?? "?", sets: [] })
    order = row.exercise_order
    exercises.at(-1)?.sets.push(setOf(row))
  }
  const { name, date, duration_seconds, notes } = log
  const start = { kind: "day", day: date } as const
  return { line, name, start, duration_seconds, notes, exercises, rows: { log, sets } }
}

function setOf(row: CompleteRow<"set_logs">): FileSet {
  const { set_type, weight_unit, distance_unit, notes, superset = null, per_side = false } = row
  return {
    set_type,
    weight_unit,
    distance_unit,
    notes,
    superset,
    per_side,
    reps: numberOf(row.reps),
    weight: numberOf(row.weight),
    duration_minutes: numberOf(row.duration_minutes),
    distance: numberOf(row.distance),
    rpe: numberOf(row.rpe),
  }
}

const numberOf = (decimal: string | null) => (decimal === null ? null : Number(decimal))
