import { adHocName, unknownExercise } from "#domain/text/missing-name-words.ts"
import { plainCell, textCell } from "./csv.ts"
import { exportSentences as sentences } from "./sentences.ts"
import type { Database } from "#domain/row-types.ts"
import type { LocalDay } from "#domain/days/local-day.ts"

type Tables = Database["public"]["Tables"]
/** A row whose decimals and documents are strings, exactly as they are stored in the database. */
type WithText<Row, Name extends keyof Row> = Omit<Row, Name> & { [Key in Name]: string | null }

/** Bars and plates are only in the complete export. In the CSV file, they would be a table within a cell. */
export type ProfileRow = Omit<
  WithText<Tables["profiles"]["Row"], "height" | "weight">,
  "barbells" | "experience" | "training_aim" | "training_days" | "session_minutes"
>
export type WorkoutLogRow = WithText<
  Pick<
    Tables["workout_logs"]["Row"],
    | "id"
    | "date"
    | "workout_id"
    | "name"
    | "notes"
    | "duration_seconds"
    | "started_at"
    | "created_at"
    | "updated_at"
    | "run_id"
    | "slot"
    | "counts"
    | "prescribed"
    | "advice"
  >,
  "prescribed" | "advice"
>
export type WeightLogRow = WithText<
  Pick<Tables["weight_logs"]["Row"], "id" | "date" | "weight" | "weight_unit" | "created_at">,
  "weight"
>
export type GoalRow = WithText<
  Omit<Tables["goals"]["Row"], "user_id" | "revision">,
  "target_value" | "current_value"
>
export type BodyMeasurementRow = WithText<
  Pick<Tables["body_measurements"]["Row"], "id" | "date" | "measure" | "value" | "unit" | "created_at">,
  "value"
>
export type ExerciseNoteRow = Omit<Tables["exercise_notes"]["Row"], "user_id">
export type AnalysisRow = Tables["ai_analyses"]["Row"]

/** A set and the day of its workout. */
export interface SetRow {
  id: string
  workout_log_id: string
  date: LocalDay
  exercise_id: string
  exercise_order: number
  set_number: number
  set_type: string
  reps: string | null
  weight: string | null
  weight_unit: string
  duration_minutes: string | null
  distance: string | null
  distance_unit: string
  rpe: string | null
  notes: string | null
  superset: number | null
  per_side: boolean
  created_at: string
  prescribed_set: number | null
}

/**
 * What the cells need besides their own row: the values of referenced rows, and how to write timestamps in
 * the person's time zone.
 */
export interface ExportContext {
  exercises: ReadonlyMap<string, string>
  /** How each exercise's load counts (as a weight, as added to body weight, or as assistance), by exercise id. */
  loads: ReadonlyMap<string, string>
  workouts: ReadonlyMap<string, string>
  localTime: (timestamp: string) => string
  /** The UTC offset at a timestamp, such as UTC+01:00. */
  utcOffset: (timestamp: string) => string
}

type WriteCell<Row> = (row: Row, context: ExportContext) => string

/** A section of the export: its title, its column headers, and how to write each column's cells. */
export interface ExportSection<Row> {
  title: string
  columns: Record<string, WriteCell<Row>>
}

const plain =
  <Name extends string>(name: Name) =>
  (row: Record<Name, string | number | boolean | null>) =>
    plainCell(row[name])
const text =
  <Name extends string>(name: Name) =>
  (row: Record<Name, string | null>) =>
    textCell(row[name])
const time =
  <Name extends string>(name: Name) =>
  (row: Record<Name, string | null>, { localTime }: ExportContext) => {
    const timestamp = row[name]
    return timestamp === null ? "" : plainCell(localTime(timestamp))
  }

const profileData: ExportSection<ProfileRow> = {
  title: sentences.profileData,
  columns: {
    id: plain("id"),
    username: text("username"),
    name: text("name"),
    age: plain("age"),
    sex: plain("sex"),
    height: plain("height"),
    height_unit: plain("height_unit"),
    weight: plain("weight"),
    weight_unit: plain("weight_unit"),
    avatar_url: text("avatar_url"),
    available_equipment: ({ available_equipment }) => textCell(available_equipment.join(", ")),
    tier: text("tier"),
    onboarding_completed: plain("onboarding_completed"),
    unit_system: plain("unit_system"),
    time_zone: text("time_zone"),
    weekly_sets_low: plain("weekly_sets_low"),
    weekly_sets_high: plain("weekly_sets_high"),
    created_at: time("created_at"),
    updated_at: time("updated_at"),
    week_starts_on: plain("week_starts_on"),
    streak_weeks_off: plain("streak_weeks_off"),
  },
}

const workoutLogs: ExportSection<WorkoutLogRow> = {
  title: sentences.workoutLogs,
  columns: {
    id: plain("id"),
    date: plain("date"),
    workout_id: plain("workout_id"),
    workout_name: (log, { workouts }) => textCell(workoutName(log, workouts)),
    notes: text("notes"),
    duration_seconds: plain("duration_seconds"),
    started_at: time("started_at"),
    created_at: time("created_at"),
    updated_at: time("updated_at"),
    // The columns from here on aren't in the specification, so they come after the specified ones. Without the UTC
    // offset, the start time would be ambiguous.
    utc_offset: ({ started_at }, { utcOffset }) =>
      started_at === null ? "" : plainCell(utcOffset(started_at)),
    run_id: plain("run_id"),
    slot: plain("slot"),
    counts: plain("counts"),
    prescribed: text("prescribed"),
    advice: text("advice"),
  },
}

const setLogs: ExportSection<SetRow> = {
  title: sentences.setLogs,
  columns: {
    id: plain("id"),
    workout_log_id: plain("workout_log_id"),
    workout_date: plain("date"),
    exercise_id: plain("exercise_id"),
    exercise_name: ({ exercise_id }, { exercises }) => textCell(exerciseName(exercise_id, exercises)),
    exercise_order: plain("exercise_order"),
    set_number: plain("set_number"),
    set_type: plain("set_type"),
    reps: plain("reps"),
    weight: plain("weight"),
    weight_unit: plain("weight_unit"),
    duration_minutes: plain("duration_minutes"),
    distance: plain("distance"),
    distance_unit: plain("distance_unit"),
    rpe: plain("rpe"),
    notes: text("notes"),
    created_at: time("created_at"),
    // The columns from here on aren't in the specification, so they come after the specified ones.
    superset: plain("superset"),
    per_side: plain("per_side"),
    exercise_load: ({ exercise_id }, { loads }) => plainCell(loads.get(exercise_id) ?? null),
    prescribed_set: plain("prescribed_set"),
  },
}

const weightLogs: ExportSection<WeightLogRow> = {
  title: sentences.weightLogs,
  columns: {
    id: plain("id"),
    date: plain("date"),
    weight: plain("weight"),
    weight_unit: plain("weight_unit"),
    created_at: time("created_at"),
  },
}

const goals: ExportSection<GoalRow> = {
  title: sentences.goals,
  columns: {
    id: plain("id"),
    title: text("title"),
    goal_type: plain("goal_type"),
    exercise_id: plain("exercise_id"),
    exercise_name: ({ exercise_id }, { exercises }) =>
      textCell(exercise_id === null ? sentences.overall : exerciseName(exercise_id, exercises)),
    metric: plain("metric"),
    target_value: plain("target_value"),
    current_value: plain("current_value"),
    unit: plain("unit"),
    start_date: plain("start_date"),
    target_date: plain("target_date"),
    status: plain("status"),
    achieved_at: plain("achieved_at"),
    created_at: time("created_at"),
    updated_at: time("updated_at"),
  },
}

const aiAnalyses: ExportSection<AnalysisRow> = {
  title: sentences.aiAnalyses,
  columns: {
    id: plain("id"),
    user_id: plain("user_id"),
    workout_log_id: plain("workout_log_id"),
    month: plain("month"),
    analysis_type: plain("analysis_type"),
    analysis_text: text("analysis_text"),
    created_at: time("created_at"),
    updated_at: time("updated_at"),
  },
}

const exerciseNotes: ExportSection<ExerciseNoteRow> = {
  title: sentences.exerciseNotes,
  columns: {
    id: plain("id"),
    exercise_id: plain("exercise_id"),
    exercise_name: ({ exercise_id }, { exercises }) => textCell(exerciseName(exercise_id, exercises)),
    note: text("note"),
    created_at: time("created_at"),
  },
}

const bodyMeasurements: ExportSection<BodyMeasurementRow> = {
  title: sentences.bodyMeasurements,
  columns: {
    id: plain("id"),
    date: plain("date"),
    measure: text("measure"),
    value: plain("value"),
    unit: plain("unit"),
    created_at: time("created_at"),
  },
}

/** The sections by source table, in file order. */
export const exportSections = {
  profiles: profileData,
  workout_logs: workoutLogs,
  set_logs: setLogs,
  weight_logs: weightLogs,
  goals,
  ai_analyses: aiAnalyses,
  // The specification doesn't have these sections, but a person's notes on exercises and their measurements
  // are part of their data, too.
  exercise_notes: exerciseNotes,
  body_measurements: bodyMeasurements,
}

/** A table that is exported. */
export type ExportedTable = keyof typeof exportSections

/** The name stored with the log, or else the name of the log's template, or else a generic one. */
export function workoutName(
  { name, workout_id }: WorkoutLogRow,
  workouts: ReadonlyMap<string, string>,
): string {
  if (name !== null) return name
  return workout_id === null ? adHocName : (workouts.get(workout_id) ?? sentences.unknownWorkout)
}

/** The exercise's name, or a generic one if it couldn't be read. */
export function exerciseName(id: string, exercises: ReadonlyMap<string, string>): string {
  return exercises.get(id) ?? unknownExercise
}
