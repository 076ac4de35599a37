import { z } from "zod"
import { type Database, readRow, readRows, run } from "./statements.ts"

const sessionRow = z.object({
  id: z.string(),
  user_id: z.string(),
  created_at: z.string().nullable(),
  not_after: z.string().nullable(),
  aal: z.string().nullable(),
  amr: z.array(z.object({ method: z.string(), timestamp: z.number() })),
})

export type Session = z.infer<typeof sessionRow>

const wholeSession = `
  select s.*,
    (select coalesce(
       jsonb_agg(jsonb_build_object('method', c.authentication_method, 'timestamp', extract(epoch from c.updated_at)::bigint)
         order by c.updated_at desc), '[]')
     from auth.mfa_amr_claims c where c.session_id = s.id) as amr
  from auth.sessions s`

export function findSession(db: Database, id: string, userId: string) {
  return readRow(db, sessionRow, `${wholeSession} where s.id = $1::uuid and s.user_id = $2::uuid`, [
    id,
    userId,
  ])
}

/** Whether the account with this address has a session from this network (CIDR). */
export async function isSignedInFrom(db: Database, email: string, network: string): Promise<boolean> {
  const found = await readRow(
    db,
    z.object({ is_there: z.boolean() }),
    `select exists (
       select from auth.sessions s join auth.users u on u.id = s.user_id
       where u.email = $1 and not u.is_sso_user and s.ip <<= $2::inet
     ) as is_there`,
    [email, network],
  )
  return found?.is_there ?? false
}

export interface NewSession {
  id: string
  userId: string
  refreshTokenHash: string
  /** The sign-in method: password, otp, magiclink … */
  method: string
  /** The time when the session ends by itself; null if it doesn't. */
  notAfter: string | null
  userAgent: string
  ip: string | null
}

/** Starts a session with its first refresh token, and records the sign-in on the account. */
export async function insertSession(db: Database, session: NewSession) {
  await run(
    db,
    `with started as (
       insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent, ip, not_after)
       values ($1::uuid, $2::uuid, now(), now(), 'aal1', $5, $6::inet, $7::timestamptz)
     ), proof as (
       insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
       values (gen_random_uuid(), $1::uuid, now(), now(), $4)
     ), token as (
       insert into auth.refresh_tokens (instance_id, token, user_id, revoked, created_at, updated_at, session_id)
       values ('00000000-0000-0000-0000-000000000000', $3, $2, false, now(), now(), $1::uuid)
     )
     update auth.users set last_sign_in_at = now(), updated_at = now() where id = $2::uuid`,
    [
      session.id,
      session.userId,
      session.refreshTokenHash,
      session.method,
      session.userAgent,
      session.ip,
      session.notAfter,
    ],
  )
}

/** Records when and from where a session was refreshed. */
export async function touchSession(
  db: Database,
  id: string,
  client: { userAgent: string; ip: string | null },
) {
  await run(
    db,
    `update auth.sessions set refreshed_at = now() at time zone 'utc', updated_at = now(), user_agent = $2, ip = $3::inet
     where id = $1::uuid`,
    [id, client.userAgent, client.ip],
  )
}

/** Raises a session to the second level (aal2) after a factor was verified by this method. */
export async function raiseSession(
  db: Database,
  { id, factorId, method }: { id: string; factorId: string; method: string },
) {
  await run(
    db,
    `with proof as (
       insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
       values (gen_random_uuid(), $1::uuid, now(), now(), $3)
       on conflict (session_id, authentication_method) do update set updated_at = now()
     )
     update auth.sessions set aal = 'aal2', factor_id = $2::uuid, updated_at = now() where id = $1::uuid`,
    [id, factorId, method],
  )
}

/** Ends the account's other sessions at the first level (aal1) and returns their ids. */
export async function deleteLowerSessions(db: Database, userId: string, spared: string): Promise<string[]> {
  const ended = await readRows(
    db,
    endedId,
    "delete from auth.sessions where user_id = $1::uuid and id <> $2::uuid and aal is distinct from 'aal2' returning id",
    [userId, spared],
  )
  return ended.map(({ id }) => id)
}

const endedId = z.object({ id: z.string() })

/** Ends a session and returns its id, if it existed. */
export async function deleteSession(db: Database, id: string): Promise<string[]> {
  const ended = await readRows(db, endedId, "delete from auth.sessions where id = $1::uuid returning id", [
    id,
  ])
  return ended.map((session) => session.id)
}

/** Ends all sessions of an account except `spared`, if it is given, and returns their ids. */
export async function deleteOtherSessions(
  db: Database,
  userId: string,
  spared: string | undefined,
): Promise<string[]> {
  const ended = await readRows(
    db,
    endedId,
    "delete from auth.sessions where user_id = $1::uuid and id is distinct from $2::uuid returning id",
    [userId, spared ?? null],
  )
  return ended.map(({ id }) => id)
}
