import { z } from "zod"
import { listProviders } from "./identities.ts"
import { type Database, readRow, run } from "./statements.ts"

export async function insertLockLink(
  db: Database,
  link: { hash: string; userId: string; email: string },
): Promise<void> {
  await run(db, "insert into auth_guard.lock_links (token_hash, user_id, email) values ($1, $2::uuid, $3)", [
    link.hash,
    link.userId,
    link.email,
  ])
}

const lockLink = z.object({ user_id: z.string(), email: z.string(), created_at: z.string() })

/** The link, if it is less than this many days old. */
export function findLockLink(db: Database, hash: string, days: number) {
  return readRow(
    db,
    lockLink,
    `select user_id, email, created_at from auth_guard.lock_links
     where token_hash = $1 and created_at > now() - make_interval(days => $2::int)`,
    [hash, String(days)],
  )
}

/**
 * Removes the sign-in methods added since the given time (factors, passkeys, providers, the phone number), and invalidates the account's lock links.
 */
export async function takeBackSince(db: Database, userId: string, since: string) {
  const params = [userId, since]
  await run(
    db,
    "delete from auth.mfa_factors where user_id = $1::uuid and updated_at >= $2::timestamptz",
    params,
  )
  await run(
    db,
    "delete from auth.webauthn_credentials where user_id = $1::uuid and created_at >= $2::timestamptz",
    params,
  )
  await run(
    db,
    "delete from auth.identities where user_id = $1::uuid and created_at >= $2::timestamptz and provider <> 'email'",
    params,
  )
  await run(
    db,
    `with theirs as (
       update auth.users set phone = null, phone_confirmed_at = null, phone_change = '', phone_change_token = '', updated_at = now()
       where id = $1::uuid and phone_confirmed_at >= $2::timestamptz
       returning id
     )
     delete from auth.identities i using theirs where i.user_id = theirs.id and i.provider = 'phone'`,
    params,
  )
  await listProviders(db, userId)
  await run(db, "delete from auth_guard.lock_links where user_id = $1::uuid", [userId])
}

export async function forgetOldLockLinks(db: Database, days: number) {
  await run(
    db,
    "delete from auth_guard.lock_links where created_at < now() - make_interval(days => $1::int)",
    [String(days)],
  )
}
