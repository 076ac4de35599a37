import { z } from "zod"
import { type Database, readRow, readRows, run } from "./statements.ts"
import { type User, findUserById } from "./users.ts"

/** An account's fields that an administrator can set; undefined leaves a field as it is. */
export interface AccountFields {
  email: string | undefined
  phone: string | undefined
  passwordHash: string | undefined
  emailConfirmed: boolean
  phoneConfirmed: boolean
  userMetadata: Record<string, unknown> | undefined
  appMetadata: Record<string, unknown> | undefined
  role: string | undefined
  /** The time when the ban ends; null lifts the ban. */
  bannedUntil: string | null | undefined
}

/** A page of accounts, newest first, and the total. Pages are numbered from 1. */
export async function usersPage(
  db: Database,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ users: User[]; total: number }> {
  const ids = await readRows(
    db,
    z.object({ id: z.string() }),
    "select id from auth.users order by created_at desc, id desc limit $1::int offset $2::bigint",
    [String(perPage), String((page - 1) * perPage)],
  )
  const users = await Promise.all(ids.map(({ id }) => findUserById(db, id)))
  const counted = await readRow(
    db,
    z.object({ total: z.number() }),
    "select count(*) as total from auth.users",
    [],
  )
  return { users: users.filter((user) => user !== undefined), total: counted?.total ?? 0 }
}

/**
 * Adds an account with this id and, if it has an address, the identity for it. Throws a unique violation (23505) if the address or number is taken.
 */
export async function insertAdminsUser(db: Database, id: string, fields: AccountFields) {
  await run(
    db,
    `insert into auth.users (
       instance_id, id, aud, role, encrypted_password, confirmation_token, recovery_token, email_change_token_new,
       email_change, raw_app_meta_data, raw_user_meta_data, created_at, updated_at
     )
     values (
       '00000000-0000-0000-0000-000000000000', $1::uuid, 'authenticated', 'authenticated', '', '', '', '', '',
       jsonb_build_object('provider', $2::text, 'providers', jsonb_build_array($2::text)), '{}', now(), now()
     )`,
    [id, fields.email === undefined ? "phone" : "email"],
  )
  await updateAdminsUser(db, id, fields)
}

/** Changes only the given fields. Metadata is merged; null removes a key. */
export async function updateAdminsUser(db: Database, id: string, fields: AccountFields) {
  await run(
    db,
    `update auth.users set
       email = coalesce($2, email),
       phone = coalesce($3, phone),
       encrypted_password = coalesce($4, encrypted_password),
       email_confirmed_at = case when $5::boolean then coalesce(email_confirmed_at, now()) else email_confirmed_at end,
       phone_confirmed_at = case when $6::boolean then coalesce(phone_confirmed_at, now()) else phone_confirmed_at end,
       raw_user_meta_data = jsonb_strip_nulls(coalesce(raw_user_meta_data, '{}') || coalesce($7::jsonb, '{}')),
       raw_app_meta_data = jsonb_strip_nulls(coalesce(raw_app_meta_data, '{}') || coalesce($8::jsonb, '{}')),
       role = coalesce($9, role),
       banned_until = case when $10::boolean then $11::timestamptz else banned_until end,
       is_anonymous = is_anonymous and $2 is null and $3 is null,
       updated_at = now()
     where id = $1::uuid`,
    [
      id,
      fields.email ?? null,
      fields.phone ?? null,
      fields.passwordHash ?? null,
      String(fields.emailConfirmed),
      String(fields.phoneConfirmed),
      fields.userMetadata === undefined ? null : JSON.stringify(fields.userMetadata),
      fields.appMetadata === undefined ? null : JSON.stringify(fields.appMetadata),
      fields.role ?? null,
      String(fields.bannedUntil !== undefined),
      fields.bannedUntil ?? null,
    ],
  )
  if (fields.email !== undefined) await putIdentity(db, id, { provider: "email", name: "email" })
  if (fields.phone !== undefined) await putIdentity(db, id, { provider: "phone", name: "phone" })
}

/** Adds the identity for the account's current address or number, or updates the existing one. */
async function putIdentity(db: Database, id: string, { provider, name }: { provider: string; name: string }) {
  await run(
    db,
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     select u.id::text, u.id,
       jsonb_build_object('sub', u.id, $3::text, to_jsonb(u) -> $3::text, 'email_verified', u.email_confirmed_at is not null,
         'phone_verified', u.phone_confirmed_at is not null),
       $2, now(), now(), now()
     from auth.users u where u.id = $1::uuid
     on conflict (provider_id, provider) do update
     set identity_data = auth.identities.identity_data || excluded.identity_data, updated_at = now()`,
    [id, provider, name],
  )
}

/** Removes an account and everything that belongs to it; returns the number of accounts removed. */
export function deleteUser(db: Database, id: string): Promise<number> {
  return run(db, "delete from auth.users where id = $1::uuid", [id])
}

/** Keeps the account's row, because other rows refer to it, but removes its sign-in methods and personal data. */
export function softDeleteUser(db: Database, id: string): Promise<number> {
  return run(
    db,
    `with sessions as (delete from auth.sessions where user_id = $1::uuid),
       identities as (delete from auth.identities where user_id = $1::uuid),
       factors as (delete from auth.mfa_factors where user_id = $1::uuid),
       passkeys as (delete from auth.webauthn_credentials where user_id = $1::uuid),
       tokens as (delete from auth.one_time_tokens where user_id = $1::uuid),
       keys as (delete from auth_guard.personal_keys where user_id = $1::uuid),
       links as (delete from auth_guard.lock_links where user_id = $1::uuid)
     update auth.users set deleted_at = now(), updated_at = now(), email = null, phone = null, encrypted_password = '',
       email_change = '', phone_change = '', raw_user_meta_data = '{}', raw_app_meta_data = '{}',
       confirmation_token = '', recovery_token = '', email_change_token_current = '', email_change_token_new = '',
       phone_change_token = '', reauthentication_token = ''
     where id = $1::uuid`,
    [id],
  )
}
