import { env } from "node:process"
import type pg from "pg"
import { train } from "./training.ts"

/** SETS: how many sets of other people are in the table. */
export const setsOfOthers = Number(env["SETS"] ?? 1_000_000)

const setsOfOne = 20_000
const peopleAtATime = 10
const filled = ["public.workout_logs", "public.set_logs", "public.weight_logs", "private.exercise_totals"]

/**
 * Adds this many sets of other people, at most a thousand logs each, and updates the statistics. Only the first person's training goes through the
 * triggers; the others are copies made without triggers and indexes, which are rebuilt at the end.
 */
export async function addOtherPeople(database: pg.Client, sets: number) {
  const { rows } = await database.query<{ id: string }>(
    `insert into auth.users (id, email)
     select gen_random_uuid(), 'other' || gen_random_uuid() || '@example.com' from generate_series(1, $1::integer) returning id`,
    [Math.ceil(sets / setsOfOne)],
  )
  const [first, ...others] = rows.map(({ id }) => id)
  if (first === undefined) return
  const logs = Math.min(sets, setsOfOne) / 20
  await train(database, [first], logs)
  for (const table of filled) await database.query(`alter table ${table} disable trigger all`)
  await database.query(
    "update pg_index set indisready = false, indisvalid = false where indrelid = any ($1::regclass[])",
    [filled],
  )
  for (let from = 0; from < others.length; from += peopleAtATime)
    await train(database, others.slice(from, from + peopleAtATime), logs)
  // Without statistics, the totals are joined row by row, for hours.
  await database.query("analyze public.workout_logs, private.exercise_totals")
  await database.query(copyTotals, [first, others])
  for (const table of filled) {
    await database.query(`reindex table ${table}`)
    await database.query(`alter table ${table} enable trigger all`)
    await database.query(`vacuum analyze ${table}`)
  }
  await database.query("checkpoint")
}

// Everyone has the same training on the same days.
const copyTotals = `
  insert into private.exercise_totals
  select l.user_id, l.id, e.exercise_id, e.date, e.sets, e.volume_kg, e.heaviest_kg, e.one_rep_max_kg, e.most_reps, e.farthest_km,
    e.longest_minutes
  from public.workout_logs l
  join private.exercise_totals e on e.user_id = $1 and e.date = l.date
  where l.user_id = any ($2::uuid[])`

export const inWords = (sets: number) => `${sets.toLocaleString("en-US")} sets of other people`
