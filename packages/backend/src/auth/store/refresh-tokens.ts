import { z } from "zod"
import type { RefreshTokens } from "../sessions/refresh-tokens.ts"
import { type Database, readRow, readRows, run } from "./statements.ts"

const refreshTokenRow = z.object({
  /** The token's hash. */
  token: z.string(),
  /** The hash of the token's predecessor. */
  parent: z.string().nullable(),
  revoked: z.boolean().nullable(),
  session_id: z.string().nullable(),
  user_id: z.string().nullable(),
  /** Seconds since the row last changed; for a revoked token, since it was used. */
  age: z.number(),
})

export type RefreshToken = z.infer<typeof refreshTokenRow>

const columns = `t.token, t.parent, t.revoked, t.session_id, t.user_id,
  coalesce(extract(epoch from clock_timestamp() - t.updated_at), 0)::float8 as age`

export function findRefreshToken(db: Database, hash: string) {
  return readRow(db, refreshTokenRow, `select ${columns} from auth.refresh_tokens t where t.token = $1`, [
    hash,
  ])
}

/** The current token of a session, with the hash of the token that was the latest one when this token was added. */
export function findActiveToken(db: Database, sessionId: string) {
  return readRow(
    db,
    refreshTokenRow.extend({ before: z.string().nullable() }),
    `select ${columns},
       (select b.token from auth.refresh_tokens b where b.session_id = t.session_id and b.id < t.id
        order by b.id desc limit 1) as before
     from auth.refresh_tokens t
     where t.session_id = $1::uuid and not t.revoked order by t.id desc limit 1`,
    [sessionId],
  )
}

/** The hash that was most recently added to a session. */
export async function latestHash(db: Database, sessionId: string): Promise<string> {
  const latest = await readRow(
    db,
    z.object({ token: z.string() }),
    "select token from auth.refresh_tokens where session_id = $1::uuid order by id desc limit 1",
    [sessionId],
  )
  return latest?.token ?? ""
}

/** Locks the session for this transaction without waiting; false if another refresh holds the lock or the session is gone. */
export async function tryLockSession(db: Database, sessionId: string) {
  const locked = await readRow(
    db,
    z.object({ id: z.string() }),
    "select id from auth.sessions where id = $1::uuid for no key update skip locked",
    [sessionId],
  )
  return locked !== undefined
}

/** Revokes a token (keeping the time of an earlier revocation) and adds its successor's hash. */
export async function replaceRefreshToken(db: Database, used: RefreshToken, childHash: string) {
  await run(
    db,
    `with used as (
       update auth.refresh_tokens set revoked = true, updated_at = now() where token = $1 and not revoked
     )
     insert into auth.refresh_tokens (instance_id, token, user_id, revoked, created_at, updated_at, parent, session_id)
     values ('00000000-0000-0000-0000-000000000000', $2, $3, false, now(), now(), $1, $4::uuid)`,
    [used.token, childHash, used.user_id, used.session_id],
  )
}

/** Replaces a session's tokens with a new first one. Earlier tokens are refused, even within the grace period. */
export async function startRefreshTokensAnew(
  db: Database,
  { sessionId, userId, hash }: { sessionId: string; userId: string; hash: string },
) {
  await run(
    db,
    `with ended as (
       update auth.refresh_tokens set revoked = true, updated_at = now() - interval '1 day'
       where session_id = $1::uuid
     )
     insert into auth.refresh_tokens (instance_id, token, user_id, revoked, created_at, updated_at, session_id)
     values ('00000000-0000-0000-0000-000000000000', $2, $3, false, now(), now(), $1::uuid)`,
    [sessionId, hash, userId],
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

const keptToken = z.object({ id: z.number(), token: z.string(), parent: z.string().nullable() })

/** Hashes the tokens that an earlier version, or a hosted project, stored in plain text. Several processes may do this at once. */
export async function hashKeptTokens(db: Database, { hash }: RefreshTokens) {
  for (;;) {
    const kept = await readRows(
      db,
      keptToken,
      "select id, token, parent from auth.refresh_tokens where length(token) = 12 order by id limit 1000",
      [],
    )
    if (kept.length === 0) return
    const hashed = kept.map(({ id, token, parent }) => ({
      id,
      token: hash(token),
      parent: parent?.length === 12 ? hash(parent) : parent,
    }))
    await run(
      db,
      `update auth.refresh_tokens t set token = h.token, parent = h.parent
       from jsonb_to_recordset($1::jsonb) as h (id bigint, token text, parent text)
       where t.id = h.id and length(t.token) = 12`,
      [JSON.stringify(hashed)],
    )
  }
}
