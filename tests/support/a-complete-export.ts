import {
  type CompleteExport,
  completeFormat,
  type CompleteRow,
  type CompleteTable,
  completeVersion,
} from "#domain/export/complete-export.ts"

export const anId = "0b9f7a52-3c1d-4e8a-9f60-1234567890ab"
export const aMoment = "2026-11-21T09:30:05.123456+00:00"
const [id, at] = [anId, aMoment]
const stamps = { created_at: at, updated_at: at }

export const aProfile: CompleteRow<"profiles"> = {
  ...{
    username: "ada",
    name: "Ada",
    age: 36,
    sex: null,
    height: "170.5",
    height_unit: "cm",
    weight: "62.30",
  },
  ...{ weight_unit: "kg", avatar_url: null, available_equipment: ["barbell"], tier: "free" },
  ...{ onboarding_completed: true, unit_system: "metric", time_zone: "Europe/Berlin" },
  ...{ weekly_sets_low: 10, weekly_sets_high: 20, barbells: null, ...stamps },
  ...{ experience: "6_to_24_months", training_aim: "size", training_days: 3, session_minutes: 45 },
  ...{ week_starts_on: "saturday", streak_weeks_off: 2 },
}
export const anExercise: CompleteRow<"exercises"> = {
  ...{ id, owner_id: null, name: "Dip", type: "strength", measure: "weight_reps", equipment: null },
  ...{ primary_muscles: ["chest"], secondary_muscles: [], aliases: ["Dips"], load: "added" },
  ...{ body_share: "0.95", is_hidden: false, ...stamps, pattern: "dip", skill: 3, is_unilateral: false },
  ...{
    joint_loads: { shoulder: 2, wrist: 1 },
    load_kind: "bodyweight",
    needs: ["dip bars"],
    moves_like: null,
  },
}
export const aSetRow: CompleteRow<"set_logs"> = {
  ...{ id, workout_log_id: id, exercise_id: id, exercise_order: 1, set_number: 1, set_type: "normal" },
  ...{ reps: "8", weight: "-12.5", weight_unit: "kg", duration_minutes: null, distance: null },
  ...{
    distance_unit: "km",
    rpe: null,
    notes: 'Slow, "left"',
    superset: null,
    per_side: false,
    prescribed_set: 0,
    created_at: at,
  },
}
export const aGoalRow: CompleteRow<"goals"> = {
  ...{ id, title: null, goal_type: "strength", exercise_id: null, metric: "weight", target_value: "100" },
  ...{ current_value: null, unit: "kg", start_date: "2026-01-01", target_date: null, status: "active" },
  ...{ achieved_at: null, revision: 1, ...stamps },
}
export const anAnalysis: CompleteRow<"ai_analyses"> = {
  ...{ id, workout_log_id: null, month: "2026-11-01", analysis_type: "monthly", analysis_text: "Good" },
  ...stamps,
}
export const aPlannedDay: CompleteRow<"committed_workouts"> = {
  ...{ id, generated_schedule_id: id, day_of_week: "Monday", scheduled_date: "2026-11-23" },
  ...{ status: "scheduled", completed_log_id: null, created_at: at },
}
/** Every table with one row, except for two sets. */
const rows: { [Table in CompleteTable]: CompleteRow<Table>[] } = {
  profiles: [aProfile],
  programs: [{ id, name: "Waves", revision: 2, ...stamps }],
  program_versions: [
    { id, program_id: id, number: 2, content: { days: [{ exercise_id: id }] }, created_at: at },
  ],
  program_runs: [
    {
      ...{ id, program_id: id, version_id: id, started_on: "2026-11-16", unit: "kg", advance: "order" },
      ...{ missed: "left_out", weekdays: [0, 2], starts: { maxes: { [id]: { tm: 100 } } }, ended_at: null },
      created_at: at,
    },
  ],
  program_events: [
    {
      ...{ id, run_id: id, after_slot: 1, made_at: at, kind: "counts", body: { slot: 1, log_id: id } },
      created_at: at,
    },
  ],
  workouts: [{ id, name: "Push", description: null, revision: 1, ...stamps, program_id: id, program_day: 1 }],
  workout_exercises: [
    {
      id,
      workout_id: id,
      exercise_id: id,
      order: 1,
      sets: 3,
      reps: "5-8",
      notes: null,
      superset: 1,
      prescription: { rule: { name: "linear" } },
      planned_sets: [{ set_type: "warmup", weight: 40, weight_unit: "kg", rpe: null, rest_seconds: 60 }],
      created_at: at,
    },
  ],
  generated_weekly_schedules: [
    { id, week_summary: "Easy", schedule_json: { days: [] }, generated_at: at, created_at: at },
  ],
  committed_workouts: [aPlannedDay],
  workout_logs: [
    {
      ...{ id, workout_id: null, committed_workout_id: null, name: "Push", date: "2026-11-21", notes: null },
      ...{ duration_seconds: 3600, started_at: at, revision: 2, ...stamps },
      ...{ run_id: id, slot: 1, counts: true, prescribed: { version: id, lines: [{ exercise_id: id }] } },
      advice: { [id]: { phase: "build", base: [] } },
    },
  ],
  set_logs: [aSetRow, { ...aSetRow, set_number: 2 }],
  weight_logs: [{ id, date: "2026-11-21", weight: "62.3", weight_unit: "kg", created_at: at }],
  body_measurements: [
    { id, date: "2026-11-21", measure: "waist", value: "84.50", unit: "cm", created_at: at },
  ],
  goals: [aGoalRow],
  ai_analyses: [anAnalysis],
  exercise_notes: [{ id, exercise_id: id, note: "Elbows in", created_at: at }],
  avoided: [
    {
      ...{ id, exercise_id: null, muscle: "calves", reason: null, created_at: at },
      ...{ joint: null, pattern: null, level: "avoid", until: "2026-12-24" },
    },
  ],
  exercises: [anExercise],
}
export const aPhoto = { day: "2026-11-21", pose: "front", type: "image/webp", content: "aGk+/w==" } as const
/** A complete export with something in every table, and a progress photo. */
export const aCompleteExport: CompleteExport = {
  ...{ format: completeFormat, version: completeVersion, exported_at: at },
  ...rows,
  progress_photos: [aPhoto],
}
