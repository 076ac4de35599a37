import * as fc from "fast-check"
import type pg from "pg"
import { awkwardText } from "@repertoire/backend/testing/awkward-text.ts"

const texts = (count: number, seed: number) => fc.sample(awkwardText, { numRuns: count, seed })
// Exercise names are trimmed and unique.
const names = texts(60, 3).flatMap((text, index) => [`${text} ${index}`.trim().slice(0, 150)])

/**
 * Gives a person a history of this many workouts with twenty sets each, inserted by SQL, with awkward text everywhere: in
 * names, notes, titles, analyses, their own exercises and a routine. Also numbers with more digits than JavaScript can
 * represent.
 */
export async function addUglyHistory(admin: pg.Pool, userId: string, workouts: number): Promise<void> {
  const run = (text: string, ...values: unknown[]) => admin.query(text, [userId, ...values])
  await run(
    `update profiles set name = $2, username = $3, avatar_url = $4, available_equipment = $5, age = 34, sex = 'Other',
      height = 172.25, weight = 81.20000000000000000001, time_zone = 'Asia/Kathmandu' where id = $1`,
    "=cmd|' /C calc'!A0",
    '+Maren, "O\'Holt"\r\n💪🏽',
    "@here",
    ["barbell", "-rings", 'a "cage"'],
  )
  await run(`insert into workouts (user_id, name) values ($1, '=HYPERLINK("x","Push")')`)
  await run(
    `insert into exercises (owner_id, name, load)
      select $1, name, (array['outside', 'added', 'help'])[1 + place % 3] from unnest($2::text[]) with ordinality n (name, place)`,
    names,
  )
  await run(
    `insert into workout_logs (user_id, workout_id, date, name, notes, duration_seconds, started_at, created_at)
      select $1, case when n % 3 = 0 then (select id from workouts where user_id = $1) end, date '2012-01-01' + n / 2,
        case when n % 2 = 1 then ($2::text[])[1 + n % 400] end, ($2::text[])[1 + n * 7 % 400], n,
        case when n % 5 > 0 then timestamptz '2012-01-01 12:00' + n * interval '6.01 hours' end,
        timestamptz '2012-01-01' + n * interval '12.345 hours'
      from generate_series(0, $3 - 1) n`,
    texts(400, 1),
    workouts,
  )
  // Some logs are from before names were stored.
  await run(
    "update workout_logs set name = null where user_id = $1 and workout_id is not null and duration_seconds % 2 = 0",
  )
  await run(
    `insert into set_logs (user_id, workout_log_id, exercise_id, exercise_order, set_number, set_type, reps, weight, weight_unit,
        duration_minutes, distance, distance_unit, rpe, notes, superset, per_side, created_at)
      select $1, l.id, e.ids[1 + (l.place + k / 4) % cardinality(e.ids)], 1 + k / 4, 1 + k % 4,
        ($2::text[])[1 + k % 5], k, case when k % 7 > 0 then 60.12345678901234567 + k / 8.0 end, ($3::text[])[1 + k % 2],
        case when k % 4 = 0 then 12.5 end, case when k % 4 = 0 then 0.0000001 * k end, ($4::text[])[1 + k % 2],
        case when k % 3 = 0 then 8.5 end, ($5::text[])[1 + (l.place * 20 + k)::int % 5000], case when k % 5 < 2 then 1 + k / 5 end, k % 6 < 2, l.created_at
      from (select *, row_number() over (order by date, id) as place from workout_logs where user_id = $1) l,
        (select array_agg(id) as ids from exercises where owner_id = $1) e, generate_series(0, 19) k`,
    ["normal", "warmup", "drop", "rest_pause", "failure"],
    ["kg", "lbs"],
    ["km", "mi"],
    texts(5000, 2),
  )
  await run(
    `insert into weight_logs (user_id, date, weight, weight_unit)
      select $1, date '2012-01-01' + n / 3, 80.123456789012345678 + n / 100.0, ($2::text[])[1 + n % 2] from generate_series(0, 2500) n`,
    ["kg", "lbs"],
  )
  await run(
    `insert into goals (user_id, title, goal_type, exercise_id, metric, target_value, target_date)
      select $1, text, 'strength', case when place % 2 = 0 then (select min(id::text)::uuid from exercises where owner_id = $1) end, 'reps',
        place, '2027-01-01'
      from unnest($2::text[]) with ordinality as each (text, place)`,
    texts(40, 4),
  )
  await run(
    `insert into ai_analyses (user_id, month, analysis_type, analysis_text)
      select $1, date '2012-01-01' + place::int * interval '1 month', 'monthly', text
      from unnest($2::text[]) with ordinality as each (text, place)`,
    texts(90, 5),
  )
  await run(
    `insert into exercise_notes (user_id, exercise_id, note)
      select $1, id, ($2::text[])[1 + (row_number() over (order by id))::int % 60] from exercises where owner_id = $1`,
    texts(60, 6),
  )
}
