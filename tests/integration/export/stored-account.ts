import type pg from "pg"

// Every table with a person's data. A row's own id is left out, and a foreign key is replaced with a value that identifies the row it points to.
const tables = {
  profiles: `select to_jsonb(t) - 'id' - 'username' - 'tier' - 'created_at' - 'updated_at' as r from profiles t where id = $1`,
  exercises: `select to_jsonb(t) - 'id' - 'owner_id' as r from exercises t where owner_id = $1`,
  programs: `select to_jsonb(t) - 'id' - 'user_id' as r from programs t where user_id = $1`,
  program_versions: `select (to_jsonb(t) - 'id' - 'user_id') || jsonb_build_object('program_id', p.created_at) as r
    from program_versions t join programs p on p.id = t.program_id where t.user_id = $1`,
  program_runs: `select (to_jsonb(t) - 'id' - 'user_id') || jsonb_build_object('program_id', p.created_at) as r
    from program_runs t join programs p on p.id = t.program_id where t.user_id = $1`,
  program_events: `select (to_jsonb(t) - 'id' - 'user_id') || jsonb_build_object('run_id', r.created_at) as r
    from program_events t join program_runs r on r.id = t.run_id where t.user_id = $1`,
  workouts: `select (to_jsonb(t) - 'id' - 'user_id') || jsonb_build_object('program_id', p.created_at) as r
    from workouts t left join programs p on p.id = t.program_id where t.user_id = $1`,
  workout_exercises: `select (to_jsonb(t) - 'id' - 'user_id') || jsonb_build_object('workout_id', w.created_at, 'exercise_id', e.name) as r
    from workout_exercises t join workouts w on w.id = t.workout_id join exercises e on e.id = t.exercise_id where t.user_id = $1`,
  generated_weekly_schedules: `select jsonb_set(to_jsonb(t) - 'id' - 'user_id', '{schedule_json,0,exercise_id}', to_jsonb(e.name)) as r
    from generated_weekly_schedules t join exercises e on e.id = (t.schedule_json #>> '{0,exercise_id}')::uuid where t.user_id = $1`,
  committed_workouts: `select (to_jsonb(t) - 'id' - 'user_id')
      || jsonb_build_object('generated_schedule_id', g.created_at, 'completed_log_id', l.created_at) as r
    from committed_workouts t join generated_weekly_schedules g on g.id = t.generated_schedule_id
    left join workout_logs l on l.id = t.completed_log_id where t.user_id = $1`,
  workout_logs: `select (to_jsonb(t) - 'id' - 'user_id') || jsonb_build_object('workout_id', w.created_at, 'committed_workout_id', c.created_at,
      'run_id', r.created_at) as r
    from workout_logs t left join workouts w on w.id = t.workout_id left join committed_workouts c on c.id = t.committed_workout_id
    left join program_runs r on r.id = t.run_id
    where t.user_id = $1`,
  set_logs: `select (to_jsonb(t) - 'id' - 'user_id') || jsonb_build_object('workout_log_id', l.created_at, 'exercise_id', e.name) as r
    from set_logs t join workout_logs l on l.id = t.workout_log_id join exercises e on e.id = t.exercise_id where t.user_id = $1`,
  weight_logs: `select to_jsonb(t) - 'id' - 'user_id' || jsonb_build_object('weight', t.weight::text) as r from weight_logs t where user_id = $1`,
  goals: `select (to_jsonb(t) - 'id' - 'user_id') || jsonb_build_object('exercise_id', e.name) as r
    from goals t left join exercises e on e.id = t.exercise_id where t.user_id = $1`,
  ai_analyses: `select (to_jsonb(t) - 'id' - 'user_id') || jsonb_build_object('workout_log_id', l.created_at) as r
    from ai_analyses t left join workout_logs l on l.id = t.workout_log_id where t.user_id = $1`,
  exercise_notes: `select (to_jsonb(t) - 'id' - 'user_id') || jsonb_build_object('exercise_id', e.name) as r
    from exercise_notes t join exercises e on e.id = t.exercise_id where t.user_id = $1`,
  avoided: `select (to_jsonb(t) - 'id' - 'user_id') || jsonb_build_object('exercise_id', e.name) as r
    from avoided t left join exercises e on e.id = t.exercise_id where t.user_id = $1`,
  body_measurements: `select to_jsonb(t) - 'id' - 'user_id' || jsonb_build_object('value', t.value::text) as r
    from body_measurements t where user_id = $1`,
  exercise_totals: `select (to_jsonb(t) - 'user_id') || jsonb_build_object('workout_log_id', l.created_at, 'exercise_id', e.name) as r
    from private.exercise_totals t join workout_logs l on l.id = t.workout_log_id join exercises e on e.id = t.exercise_id where t.user_id = $1`,
}

const anyId = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

type Account = Record<keyof typeof tables, string[]>

/** The ids inside documents, each with a text that stands for it in every account. */
const idsInDocuments = `
  select id::text, 'exercise ' || name as stands_for from exercises where owner_id = $1
  union all select id::text, 'version ' || created_at from program_versions where user_id = $1
  union all select id::text, 'workout ' || created_at from workout_logs where user_id = $1`

/** All rows of a person as Postgres writes them, with every digit. */
export async function storedAccount(admin: pg.Pool, userId: string): Promise<Account> {
  const { rows: ids } = await admin.query<{ id: string; stands_for: string }>(idsInDocuments, [userId])
  const standsFor = new Map(ids.map((each) => [each.id, each.stands_for]))
  const read = Object.entries(tables).map(async ([table, query]) => {
    const { rows } = await admin.query<{ row: string }>(
      `select r::text as row from (${query}) t order by 1`,
      [userId],
    )
    const told = rows.map(({ row }) => row.replaceAll(anyId, (id) => standsFor.get(id) ?? id))
    return [table, told.toSorted()]
  })
  return Object.fromEntries(await Promise.all(read)) as Account
}
