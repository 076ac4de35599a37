import type pg from "pg"

/** The day on which generated training ends. */
export const today = "2026-11-21"

/** For each person, logs of five exercises with four sets each, one per day going back from today, and a weight per day. */
export async function train(database: pg.Client, people: string[], logs: number) {
  await database.query(
    `with exercise as (
      select array_agg(id) as ids from (
        select id from public.exercises where owner_id is null and measure = 'weight_reps' order by name limit 40) e
    ), log as (
      insert into public.workout_logs (user_id, name, date, duration_seconds)
      select p, 'Session', $3::date - n, 3000 + n % 900 from unnest($1::uuid[]) p, generate_series(0, $2::integer - 1) n
      returning id, user_id, date
    )
    insert into public.set_logs (user_id, workout_log_id, exercise_id, exercise_order, set_number, set_type, reps, weight)
    select l.user_id, l.id, e.ids[1 + (($3::date - l.date) * 5 + o * 3) % 40], o, s, case s when 1 then 'warmup' else 'normal' end,
      5 + (l.date - '2000-01-01'::date + o + s) % 6, 60 + (l.date - '2000-01-01'::date) % 13 * 2.5
    from log l, exercise e, generate_series(1, 5) o, generate_series(1, 4) s
    order by l.user_id, l.date, o, s`,
    [people, logs, today],
  )
  await database.query(
    "insert into public.weight_logs (user_id, date, weight) select p, $3::date - n, 80 + n % 7 * 0.3 from unnest($1::uuid[]) p, generate_series(0, $2::integer - 1) n",
    [people, logs, today],
  )
}
