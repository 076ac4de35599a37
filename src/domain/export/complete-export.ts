// The complete export: all of a person's rows in one JSON file that can be imported again. docs/complete-export.schema.json, generated from this
// file, describes it for other programs.
import * as z from "zod/mini"
import { weekStarts } from "#domain/days/week-start.ts"
import { photoTypes, poses } from "#domain/photos/progress-photos.ts"

/** Decimals are strings, so that programs that parse numbers as doubles don't lose digits. */
const decimal = z.string().check(z.regex(/^-?\d{1,40}(?:\.\d{1,40})?$/))
const mayBeDecimal = z.nullable(decimal)
const id = z.string().check(z.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/))
const text = z.nullable(z.string())
const whole = z.nullable(z.int())
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const time = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[+-]\d{2}:\d{2}|Z)$/))
const texts = z.array(z.string())
/** A column that files of version 1 don't have. */
const fromTwo = <Column extends z.ZodMiniType>(column: Column) => z.optional(column)
/** A column that files of versions 1 to 3 don't have. */
const fromFour = fromTwo
/** A column that files before version 5 don't have. */
const fromFive = fromTwo
/** A column that files before version 6 don't have. */
const fromSix = fromTwo
/** A column that files before version 7 don't have. */
const fromSeven = fromTwo
/** A column that files before version 8 don't have. */
const fromEight = fromTwo
/** A table or column that files before version 9 don't have. */
const fromNine = fromTwo
/** A JSON document as it is stored. The app validates documents only when it uses them (src/domain/programs). */
const document = z.record(z.string(), z.json())
const weightUnit = z.enum(["kg", "lbs"])

/** The columns of each table's rows. The owner is left out: the file belongs to one person. */
const completeTables = {
  profiles: z.strictObject({
    username: text,
    name: text,
    age: whole,
    sex: text,
    height: mayBeDecimal,
    height_unit: z.enum(["cm", "in"]),
    weight: mayBeDecimal,
    weight_unit: weightUnit,
    avatar_url: text,
    available_equipment: texts,
    tier: z.string(),
    onboarding_completed: z.boolean(),
    unit_system: z.nullable(z.enum(["metric", "imperial"])),
    time_zone: text,
    weekly_sets_low: z.int(),
    weekly_sets_high: z.int(),
    barbells: fromTwo(z.json()),
    created_at: time,
    updated_at: time,
    experience: fromSix(text),
    training_aim: fromSix(text),
    training_days: fromSix(whole),
    session_minutes: fromSix(whole),
    week_starts_on: fromNine(z.enum(weekStarts)),
    streak_weeks_off: fromNine(z.int()),
  }),
  /** The person's own exercises, and the library exercises (without an owner) that their rows refer to. */
  exercises: z.strictObject({
    id,
    owner_id: z.nullable(id),
    name: z.string(),
    type: z.enum(["strength", "cardio"]),
    measure: z.enum(["weight_reps", "reps", "time", "distance_time"]),
    equipment: text,
    primary_muscles: texts,
    secondary_muscles: texts,
    aliases: texts,
    load: fromFour(z.enum(["outside", "added", "help"])),
    body_share: fromFour(mayBeDecimal),
    is_hidden: fromFour(z.boolean()),
    created_at: time,
    updated_at: time,
    pattern: fromSix(text),
    skill: fromSix(whole),
    joint_loads: fromSix(z.nullable(z.record(z.string(), z.int()))),
    is_unilateral: fromSix(z.nullable(z.boolean())),
    load_kind: fromSix(text),
    needs: fromSix(z.nullable(texts)),
    moves_like: fromEight(text),
  }),
  programs: z.strictObject({ id, name: z.string(), revision: z.int(), created_at: time, updated_at: time }),
  /** A program as it was when it was saved. */
  program_versions: z.strictObject({
    id,
    program_id: id,
    number: z.int(),
    content: document,
    created_at: time,
  }),
  program_runs: z.strictObject({
    id,
    program_id: id,
    version_id: id,
    started_on: day,
    unit: weightUnit,
    advance: z.enum(["order", "calendar"]),
    missed: z.enum(["waits", "left_out", "repeats_week"]),
    weekdays: z.array(z.int()),
    starts: document,
    ended_at: z.nullable(time),
    created_at: time,
  }),
  program_events: z.strictObject({
    id,
    run_id: id,
    after_slot: z.int(),
    made_at: time,
    kind: z.string(),
    body: document,
    created_at: time,
  }),
  /** Routines. A routine that belongs to a program is one of the program's days. */
  workouts: z.strictObject({
    id,
    name: z.string(),
    description: text,
    revision: z.int(),
    created_at: time,
    updated_at: time,
    program_id: fromFive(z.nullable(id)),
    program_day: fromFive(whole),
  }),
  workout_exercises: z.strictObject({
    id,
    workout_id: id,
    exercise_id: id,
    order: z.int(),
    sets: whole,
    reps: text,
    notes: text,
    superset: fromTwo(whole),
    prescription: fromFive(z.nullable(document)),
    planned_sets: fromNine(z.nullable(z.array(z.record(z.string(), z.json())))),
    created_at: time,
  }),
  generated_weekly_schedules: z.strictObject({
    id,
    week_summary: text,
    schedule_json: z.json(),
    generated_at: time,
    created_at: time,
  }),
  committed_workouts: z.strictObject({
    id,
    generated_schedule_id: id,
    day_of_week: z.string(),
    scheduled_date: day,
    status: z.enum(["scheduled", "completed"]),
    completed_log_id: z.nullable(id),
    created_at: time,
  }),
  workout_logs: z.strictObject({
    id,
    workout_id: z.nullable(id),
    committed_workout_id: z.nullable(id),
    name: text,
    date: day,
    notes: text,
    duration_seconds: whole,
    started_at: z.nullable(time),
    revision: z.int(),
    created_at: time,
    updated_at: time,
    run_id: fromFive(z.nullable(id)),
    slot: fromFive(whole),
    counts: fromFive(z.nullable(z.boolean())),
    prescribed: fromFive(z.nullable(document)),
    advice: fromSeven(z.nullable(document)),
  }),
  set_logs: z.strictObject({
    id,
    workout_log_id: id,
    exercise_id: id,
    exercise_order: z.int(),
    set_number: z.int(),
    set_type: z.enum(["normal", "warmup", "drop", "rest_pause", "failure"]),
    reps: mayBeDecimal,
    weight: mayBeDecimal,
    weight_unit: weightUnit,
    duration_minutes: mayBeDecimal,
    distance: mayBeDecimal,
    distance_unit: z.enum(["km", "mi"]),
    rpe: mayBeDecimal,
    notes: text,
    superset: fromTwo(whole),
    /** The column below is missing from files of versions 1 to 3. */
    per_side: z.optional(z.boolean()),
    prescribed_set: fromFive(whole),
    created_at: time,
  }),
  weight_logs: z.strictObject({ id, date: day, weight: decimal, weight_unit: weightUnit, created_at: time }),
  body_measurements: z.strictObject({
    id,
    date: day,
    measure: z.string(),
    value: decimal,
    unit: z.enum(["cm", "in", "%"]),
    created_at: time,
  }),
  goals: z.strictObject({
    id,
    title: text,
    goal_type: z.enum(["strength", "cardio"]),
    exercise_id: z.nullable(id),
    metric: z.enum(["weight", "reps", "distance", "duration_minutes", "frequency"]),
    target_value: decimal,
    current_value: mayBeDecimal,
    unit: text,
    start_date: z.nullable(day),
    target_date: z.nullable(day),
    status: z.string(),
    achieved_at: z.nullable(day),
    revision: z.int(),
    created_at: time,
    updated_at: time,
  }),
  ai_analyses: z.strictObject({
    id,
    workout_log_id: z.nullable(id),
    month: z.nullable(day),
    analysis_type: z.enum(["workout", "monthly"]),
    analysis_text: z.string(),
    created_at: time,
    updated_at: time,
  }),
  exercise_notes: z.strictObject({ id, exercise_id: id, note: z.string(), created_at: time }),
  avoided: z.strictObject({
    id,
    exercise_id: z.nullable(id),
    muscle: text,
    reason: text,
    created_at: time,
    joint: fromSix(text),
    pattern: fromSix(text),
    level: fromSix(z.enum(["spare", "avoid"])),
    until: fromSix(z.nullable(day)),
  }),
}

/** A progress photo: the file itself rather than a row. */
const progressPhoto = z.strictObject({
  day,
  pose: z.enum(poses),
  type: z.enum(photoTypes),
  /** The file as base64. */
  content: z.string().check(z.regex(/^[\w+/]*={0,2}$/), z.maxLength(1_400_000)),
})
export type CompletePhoto = z.infer<typeof progressPhoto>

export type CompleteTable = keyof typeof completeTables
export type CompleteRow<Table extends CompleteTable> = z.infer<(typeof completeTables)[Table]>

export const completeFormat = "repertoire-export"
export const completeVersion = 9

/** The whole file. */
export const completeExport = z.strictObject({
  format: z.literal(completeFormat),
  version: z.literal([1, 2, 3, 4, 5, 6, 7, 8, completeVersion]),
  exported_at: time,
  profiles: z.array(completeTables.profiles),
  programs: fromFive(z.array(completeTables.programs)),
  program_versions: fromFive(z.array(completeTables.program_versions)),
  program_runs: fromFive(z.array(completeTables.program_runs)),
  program_events: fromFive(z.array(completeTables.program_events)),
  workouts: z.array(completeTables.workouts),
  workout_exercises: z.array(completeTables.workout_exercises),
  generated_weekly_schedules: z.array(completeTables.generated_weekly_schedules),
  committed_workouts: z.array(completeTables.committed_workouts),
  workout_logs: z.array(completeTables.workout_logs),
  set_logs: z.array(completeTables.set_logs),
  weight_logs: z.array(completeTables.weight_logs),
  body_measurements: fromNine(z.array(completeTables.body_measurements)),
  goals: z.array(completeTables.goals),
  ai_analyses: z.array(completeTables.ai_analyses),
  exercise_notes: z.array(completeTables.exercise_notes),
  avoided: z.array(completeTables.avoided),
  exercises: z.array(completeTables.exercises),
  /** Photos are missing from files of versions 1 and 2. */
  progress_photos: z.optional(z.array(progressPhoto)),
})

export type CompleteExport = z.infer<typeof completeExport>

/** The start of the file, up to its first table. `moment` is a timestamp with its time zone. */
export function completeHead(moment: string): string {
  return `{\n"format": "${completeFormat}",\n"version": ${completeVersion},\n"exported_at": ${JSON.stringify(moment)}`
}

/** The text with which a table begins in the file. */
export const completeTableHead = (table: CompleteTable | "progress_photos") => `,\n"${table}": [`
/** A table's rows, one per line. With `areFirst`, there is no comma before the first one. */
export function completeRows(rows: readonly unknown[], areFirst: boolean): string {
  return rows.map((row, index) => `${areFirst && index === 0 ? "" : ","}\n${JSON.stringify(row)}`).join("")
}
export const completeTableEnd = "\n]"
export const completeEnd = "\n}\n"
