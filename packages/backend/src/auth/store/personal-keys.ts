import { z } from "zod"
import { type Database, readRow, readRows, run } from "./statements.ts"

const moment = z.string().transform((value) => new Date(value).toISOString())
const scopeShape = z.enum(["read", "log"])

/** What a key may do: read all of its owner's data, or also log workouts and weights. */
export type KeyScope = z.infer<typeof scopeShape>

const keyRow = z.object({
  id: z.string(),
  name: z.string(),
  scope: scopeShape,
  created_at: moment,
  expires_at: moment,
  last_used_at: moment.nullable(),
})

const columns = "id, name, scope, created_at, expires_at, last_used_at"

/** A person's keys, including expired ones, newest first. */
export function keysOf(db: Database, userId: string) {
  return readRows(
    db,
    keyRow,
    `select ${columns} from auth_guard.personal_keys where user_id = $1::uuid order by created_at desc`,
    [userId],
  )
}

export interface NewKey {
  userId: string
  name: string
  scope: KeyScope
  hash: string
  days: number
}

export function insertKey(db: Database, key: NewKey) {
  return readRow(
    db,
    keyRow,
    `insert into auth_guard.personal_keys (user_id, name, scope, key_hash, expires_at)
     values ($1::uuid, $2, $3, $4, now() + make_interval(days => $5::int))
     returning ${columns}`,
    [key.userId, key.name, key.scope, key.hash, String(key.days)],
  )
}

/** Removes a key and returns the number removed: 0 if the person has no such key. */
export function deleteKey(db: Database, id: string, userId: string): Promise<number> {
  return run(db, "delete from auth_guard.personal_keys where id = $1::uuid and user_id = $2::uuid", [
    id,
    userId,
  ])
}

/** Removes all of a person's keys. */
export async function deleteKeys(db: Database, userId: string) {
  await run(db, "delete from auth_guard.personal_keys where user_id = $1::uuid", [userId])
}

const usedKey = z.object({ id: z.string(), user_id: z.string(), scope: scopeShape, is_expired: z.boolean() })

/** The key with this hash, unless its owner is banned. Its use is recorded at most once a minute. */
export async function useKey(db: Database, hash: string) {
  const found = await readRow(
    db,
    usedKey.extend({ is_due: z.boolean() }),
    `select k.id, k.user_id, k.scope, k.expires_at <= now() as is_expired,
       coalesce(k.last_used_at < now() - interval '1 minute', true) as is_due
     from auth_guard.personal_keys k join auth.users u on u.id = k.user_id
     where k.key_hash = $1 and coalesce(u.banned_until <= now(), true)`,
    [hash],
  )
  if (found?.is_due && !found.is_expired) {
    await run(db, "update auth_guard.personal_keys set last_used_at = now() where id = $1::uuid", [found.id])
  }
  return found
}
