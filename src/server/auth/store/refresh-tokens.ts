import { z } from "zod"
import { type Database, readRow, run } from "./statements.ts"

const refreshTokenRow = z.object({
  token: z.string(),
  parent: z.string().nullable(),
  revoked: z.boolean().nullable(),
  session_id: z.string().nullable(),
  user_id: z.string().nullable(),
  /** Seconds since the row last changed, which for a revoked token is since its use. */
  age: z.number(),
})

export type RefreshToken = z.infer<typeof refreshTokenRow>

const columns = `t.token, t.parent, t.revoked, t.session_id, t.user_id,
  coalesce(extract(epoch from clock_timestamp() - t.updated_at), 0)::float8 as age`

export function findRefreshToken(db: Database, token: string) {
  return readRow(db, refreshTokenRow, `select ${columns} from auth.refresh_tokens t where t.token = $1`, [
    token,
  ])
}

/** The current token of a session. */
export function findActiveToken(db: Database, sessionId: string) {
  return readRow(
    db,
    refreshTokenRow,
    `select ${columns} from auth.refresh_tokens t
     where t.session_id = $1::uuid and not t.revoked order by t.id desc limit 1`,
    [sessionId],
  )
}

/** Locks the session for this transaction without waiting: false if another refresh holds it (or it is gone). */
export async function tryLockSession(db: Database, sessionId: string) {
  const locked = await readRow(
    db,
    z.object({ id: z.string() }),
    "select id from auth.sessions where id = $1::uuid for no key update skip locked",
    [sessionId],
  )
  return locked !== undefined
}

/** Revokes a token (keeping the time of an earlier revocation) and adds its child. */
export async function replaceRefreshToken(db: Database, used: RefreshToken, child: string) {
  await run(
    db,
    `with used as (
       update auth.refresh_tokens set revoked = true, updated_at = now() where token = $1 and not revoked
     )
     insert into auth.refresh_tokens (instance_id, token, user_id, revoked, created_at, updated_at, parent, session_id)
     values ('00000000-0000-0000-0000-000000000000', $2, $3, false, now(), now(), $1, $4::uuid)`,
    [used.token, child, used.user_id, used.session_id],
  )
}

/** Revokes all usable tokens of a session. */
export async function revokeFamily(db: Database, sessionId: string) {
  await run(
    db,
    "update auth.refresh_tokens set revoked = true, updated_at = now() where session_id = $1::uuid and not revoked",
    [sessionId],
  )
}
