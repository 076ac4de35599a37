import type pg from "pg"
import type { ExportedTable } from "#domain/export/export-sections.ts"
import type { ReadSection } from "#tests/support/read-export.ts"

const onTheClock = (column: string) => `to_char(${column} at time zone $2, 'YYYY-MM-DD HH24:MI:SS')`

const ahead = (column: string) => `((${column} at time zone $2) - (${column} at time zone 'UTC'))`
const offset = (column: string) =>
  `'UTC' || case when ${ahead(column)} < interval '0' then '-' else '+' end || to_char(greatest(${ahead(column)}, -${ahead(column)}), 'HH24:MI')`

/** What the file must contain about a person ($1), with times in a time zone ($2), queried directly from Postgres, in the file's order. */
const statements: Record<ExportedTable, string> = {
  profiles: `select id, username, name, age, sex, height, height_unit, weight, weight_unit, avatar_url,
      array_to_string(available_equipment, ', ') as available_equipment, tier, onboarding_completed::text, unit_system, time_zone, weekly_sets_low, weekly_sets_high,
      ${onTheClock("created_at")} as created_at, ${onTheClock("updated_at")} as updated_at, week_starts_on, streak_weeks_off
    from profiles where id = $1`,
  workout_logs: `select l.id, date, workout_id, coalesce(l.name, w.name, 'Ad-Hoc Workout') as workout_name, notes, duration_seconds,
      ${onTheClock("started_at")} as started_at, ${onTheClock("l.created_at")} as created_at, ${onTheClock("l.updated_at")} as updated_at,
      ${offset("started_at")} as utc_offset, run_id, slot, counts::text, prescribed, advice
    from workout_logs l left join workouts w on w.id = l.workout_id where l.user_id = $1 order by date, l.id`,
  set_logs: `select s.id, workout_log_id, l.date as workout_date, exercise_id, e.name as exercise_name, exercise_order, set_number, set_type,
      reps, weight, weight_unit, duration_minutes, distance, distance_unit, rpe, s.notes, ${onTheClock("s.created_at")} as created_at, s.superset,
      s.per_side::text, e.load as exercise_load, prescribed_set
    from set_logs s join workout_logs l on l.id = s.workout_log_id join exercises e on e.id = s.exercise_id
    where s.user_id = $1 order by l.date, l.id, exercise_order, set_number`,
  weight_logs: `select id, date, weight, weight_unit, ${onTheClock("created_at")} as created_at
    from weight_logs where user_id = $1 order by date, id`,
  goals: `select g.id, title, goal_type, exercise_id, coalesce(e.name, 'Overall') as exercise_name, metric, target_value, current_value, unit,
      start_date, target_date, status, achieved_at, ${onTheClock("g.created_at")} as created_at, ${onTheClock("g.updated_at")} as updated_at
    from goals g left join exercises e on e.id = g.exercise_id where g.user_id = $1 order by g.created_at, g.id`,
  ai_analyses: `select id, user_id, workout_log_id, month, analysis_type, analysis_text, ${onTheClock("created_at")} as created_at,
      ${onTheClock("updated_at")} as updated_at
    from ai_analyses where user_id = $1 order by ai_analyses.created_at, id`,
  exercise_notes: `select n.id, exercise_id, e.name as exercise_name, note, ${onTheClock("n.created_at")} as created_at
    from exercise_notes n join exercises e on e.id = n.exercise_id where n.user_id = $1 order by n.created_at, n.id`,
  body_measurements: `select id, date, measure, value, unit, ${onTheClock("created_at")} as created_at
    from body_measurements where user_id = $1 order by date, id`,
}

// Everything as Postgres writes it, so that no digit is lost.
const types: pg.CustomTypesConfig = { getTypeParser: () => String }

/** Every row that the file must contain. A null and an empty text are both an empty cell. */
export async function storedRows(
  admin: pg.Pool,
  userId: string,
  timeZone: string,
): Promise<Record<ExportedTable, ReadSection>> {
  const entries = Object.entries(statements).map(async ([table, text]) => {
    const values = text.includes("$2") ? [userId, timeZone] : [userId]
    const { rows } = await admin.query<Record<string, string | null>>({ text, values, types })
    const cells = rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? ""])),
    )
    return [table, cells] as const
  })
  return Object.fromEntries(await Promise.all(entries)) as Record<ExportedTable, ReadSection>
}
