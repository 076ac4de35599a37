import { z } from "zod"
import { type Database, readRow, run } from "./statements.ts"

/** A limit of `hits` hits per `seconds` seconds. A window starts with its first hit; the first hit after it has ended starts the next window. */
export interface Window {
  hits: number
  seconds: number
}

/** Counts a hit; returns false, without counting, if the window is full. The count is correct across any number of processes. */
export async function takeHit(db: Database, key: string, { hits, seconds }: Window): Promise<boolean> {
  const over = "c.since <= now() - make_interval(secs => $3::float8)"
  const counted = await run(
    db,
    `insert into auth_guard.counters as c (key, hits, since) values ($1, 1, now())
     on conflict (key) do update set
       hits = case when ${over} then 1 else c.hits + 1 end,
       since = case when ${over} then now() else c.since end
     where c.hits < $2::integer or ${over}`,
    [key, String(hits), String(seconds)],
  )
  return counted > 0
}

/** Whether the window is full. Doesn't count a hit. */
export async function isFull(db: Database, key: string, { hits, seconds }: Window): Promise<boolean> {
  const age = await windowAge(db, key)
  if (age === undefined || age >= seconds) return false
  const found = await readRow(
    db,
    z.object({ hits: z.number() }),
    "select hits from auth_guard.counters where key = $1",
    [key],
  )
  return (found?.hits ?? 0) >= hits
}

/** Uncounts an attempt that turned out to be correct. */
export async function giveHitBack(db: Database, key: string) {
  await run(db, "update auth_guard.counters set hits = greatest(hits - 1, 0) where key = $1", [key])
}

/** Seconds since the window for this key began; undefined if there is none. */
export async function windowAge(db: Database, key: string) {
  const age = "extract(epoch from clock_timestamp() - since)::float8"
  const found = await readRow(
    db,
    z.object({ age: z.number() }),
    `select ${age} as age from auth_guard.counters where key = $1`,
    [key],
  )
  return found?.age
}

/** Deletes windows, sessions and flows that ended long ago. */
export async function forgetOldRows(db: Database) {
  await run(db, "delete from auth_guard.counters where since < now() - interval '1 day'", [])
  await run(db, "delete from auth_guard.ended_sessions where ended_at < now() - interval '1 day'", [])
  await run(db, "delete from auth.flow_state where created_at < now() - interval '1 day'", [])
}
