import { z } from "zod"
import { type Database, readRow, readRows, run } from "./statements.ts"

const moment = z
  .string()
  .nullable()
  .transform((value) => (value === null ? null : new Date(value).toISOString()))
const text = z.string().nullable()
const object = z.record(z.string(), z.unknown())

const identityRow = z.object({
  id: z.string(),
  provider_id: z.string(),
  user_id: z.string(),
  identity_data: object,
  provider: z.string(),
  last_sign_in_at: moment,
  created_at: moment,
  updated_at: moment,
  email: text,
})

const factorRow = z.object({
  id: z.string(),
  created_at: moment,
  updated_at: moment,
  status: z.string(),
  friendly_name: text,
  factor_type: z.string(),
  phone: text,
  last_challenged_at: moment,
})

export const userRow = z.object({
  id: z.string(),
  aud: text,
  role: text,
  email: text,
  phone: text,
  encrypted_password: text,
  email_confirmed_at: moment,
  phone_confirmed_at: moment,
  confirmed_at: moment,
  invited_at: moment,
  confirmation_token: text,
  confirmation_sent_at: moment,
  recovery_token: text,
  recovery_sent_at: moment,
  email_change: text,
  email_change_token_new: text,
  email_change_token_current: text,
  email_change_sent_at: moment,
  email_change_confirm_status: z.number().nullable(),
  phone_change: text,
  phone_change_token: text,
  phone_change_sent_at: moment,
  reauthentication_token: text,
  reauthentication_sent_at: moment,
  last_sign_in_at: moment,
  raw_app_meta_data: object.nullable(),
  raw_user_meta_data: object.nullable(),
  created_at: moment,
  updated_at: moment,
  banned_until: moment,
  deleted_at: moment,
  is_sso_user: z.boolean(),
  is_anonymous: z.boolean(),
  identities: z.array(identityRow),
  factors: z.array(factorRow),
})

export type User = z.infer<typeof userRow>
export type Identity = z.infer<typeof identityRow>
export type Factor = z.infer<typeof factorRow>

export const wholeUser = `
  select u.*,
    (select coalesce(jsonb_agg(to_jsonb(i) order by i.created_at), '[]') from auth.identities i where i.user_id = u.id)
      as identities,
    (select coalesce(jsonb_agg(to_jsonb(f) - 'secret' order by f.created_at), '[]') from auth.mfa_factors f where f.user_id = u.id)
      as factors
  from auth.users u`

export function findUserById(db: Database, id: string) {
  return readRow(db, userRow, `${wholeUser} where u.id = $1::uuid`, [id])
}

export function findUserByEmail(db: Database, email: string) {
  return readRow(db, userRow, `${wholeUser} where u.email = $1 and not u.is_sso_user`, [email])
}

/** The account with this id, locked until this transaction ends. */
export function lockUserById(db: Database, id: string) {
  return readRow(db, userRow, `${wholeUser} where u.id = $1::uuid for no key update of u`, [id])
}

export async function lockUserByEmail(db: Database, email: string) {
  const [user] = await lockUsersByEmail(db, email)
  return user
}

/** The accounts with this address (at most one), locked until this transaction ends. */
export function lockUsersByEmail(db: Database, email: string) {
  const where = "where u.email = $1 and not u.is_sso_user"
  return readRows(db, userRow, `${wholeUser} ${where} for no key update of u`, [email])
}

/** Accounts whose address is being changed from or to this one. */
export function lockUsersChangingEmail(db: Database, email: string) {
  const where = "where (u.email = $1 or u.email_change = $1) and u.email_change <> '' and not u.is_sso_user"
  return readRows(db, userRow, `${wholeUser} ${where} order by u.id for no key update of u`, [email])
}

/** Whether another account already has this address. */
export async function isEmailTaken(db: Database, email: string, exceptId: string) {
  const owner = await readRow(
    db,
    z.object({ id: z.string() }),
    "select id from auth.users where email = $1 and not is_sso_user and id <> $2::uuid",
    [email, exceptId],
  )
  return owner !== undefined
}

export interface NewUser {
  id: string
  email: string
  passwordHash: string | null
  metadata: Record<string, unknown>
  /** The email identity's facts about the person. */
  facts: Record<string, unknown>
  confirmed: boolean
}

/** Adds an account and its email identity. Throws a unique violation (23505) if the address is taken. */
export async function insertUser(db: Database, user: NewUser) {
  await run(
    db,
    `with account as (
       insert into auth.users (
         instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token, recovery_token,
         email_change_token_new, email_change, raw_app_meta_data, raw_user_meta_data, created_at, updated_at
       )
       values (
         '00000000-0000-0000-0000-000000000000', $1::uuid, 'authenticated', 'authenticated', $2, coalesce($3, ''),
         case when $5::boolean then now() end, '', '', '', '',
         '{"provider": "email", "providers": ["email"]}', $4::jsonb, now(), now()
       )
       returning id
     )
     insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     select id::text, id, $6::jsonb, 'email', now(), now(), now() from account`,
    [
      user.id,
      user.email,
      user.passwordHash,
      JSON.stringify(user.metadata),
      String(user.confirmed),
      JSON.stringify(user.facts),
    ],
  )
}

/** Adds an account without an address or a password. */
export async function insertAnonymousUser(db: Database, id: string, data: Record<string, unknown>) {
  await run(
    db,
    `insert into auth.users (
       instance_id, id, aud, role, encrypted_password, confirmation_token, recovery_token, email_change_token_new,
       email_change, raw_app_meta_data, raw_user_meta_data, created_at, updated_at, is_anonymous
     )
     values (
       '00000000-0000-0000-0000-000000000000', $1::uuid, 'authenticated', 'authenticated', '', '', '', '', '',
       '{}', $2::jsonb, now(), now(), true
     )`,
    [id, JSON.stringify(data)],
  )
}

/** Removes anonymous accounts that haven't been used for this many days. */
export async function forgetAnonymousUsers(db: Database, days: number) {
  await run(
    db,
    `delete from auth.users u
     where u.is_anonymous and greatest(u.last_sign_in_at, u.updated_at) < now() - make_interval(days => $1::int)
       and not exists (
         select from auth.sessions s
         where s.user_id = u.id and s.updated_at >= now() - make_interval(days => $1::int)
       )`,
    [String(days)],
  )
}

/** Marks the address as confirmed, because someone used a code or link that was emailed to it. */
export async function confirmEmail(db: Database, id: string) {
  const verified = `'{"email_verified": true}'::jsonb`
  await run(
    db,
    `with proven as (
       update auth.identities set identity_data = identity_data || ${verified}, updated_at = now()
       where user_id = $1::uuid and provider = 'email'
     )
     update auth.users
     set email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now(),
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || ${verified}
     where id = $1::uuid`,
    [id],
  )
}

/** Merges data into the person's metadata; null removes a key. */
export async function mergeUserData(db: Database, id: string, data: Record<string, unknown>) {
  const gone = Object.keys(data).filter((key) => data[key] === null)
  const kept = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null))
  await run(
    db,
    `update auth.users set updated_at = now(), raw_user_meta_data =
       (coalesce(raw_user_meta_data, '{}') || $2::jsonb) - array(select jsonb_array_elements_text($3::jsonb))
     where id = $1::uuid`,
    [id, JSON.stringify(kept), JSON.stringify(gone)],
  )
}

export async function setPassword(db: Database, id: string, passwordHash: string) {
  await run(
    db,
    `update auth.users set encrypted_password = $2, updated_at = now(), raw_app_meta_data = raw_app_meta_data - 'needs_password'
     where id = $1::uuid`,
    [id, passwordHash],
  )
}

/** Removes the password and flags the account, so that the app asks for a new one. */
export async function dropPassword(db: Database, id: string) {
  await run(
    db,
    `update auth.users set encrypted_password = '', updated_at = now(),
       raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || '{"needs_password": true}'
     where id = $1::uuid and encrypted_password <> ''`,
    [id],
  )
}

/** Flags an account that someone else created, so that its owner has to choose a password. */
export async function markInvited(db: Database, id: string) {
  await run(
    db,
    `update auth.users set invited_at = now(), updated_at = now(),
       raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || '{"needs_password": true}'
     where id = $1::uuid`,
    [id],
  )
}

/** Restores an account's previous address. */
export async function putEmailBack(db: Database, id: string, email: string) {
  await run(
    db,
    `with proven as (
       update auth.identities set identity_data = identity_data || jsonb_build_object('email', $2::text), updated_at = now()
       where user_id = $1::uuid and provider = 'email'
     )
     update auth.users set email = $2, updated_at = now(),
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || jsonb_build_object('email', $2::text)
     where id = $1::uuid`,
    [id, email],
  )
}

/** Stores a stronger hash of the same password, unless the password has changed in the meantime. */
export async function replaceHash(db: Database, id: string, hashes: { old: string; new: string }) {
  await run(
    db,
    "update auth.users set encrypted_password = $3 where id = $1::uuid and encrypted_password = $2",
    [id, hashes.old, hashes.new],
  )
}

export async function startEmailChange(db: Database, id: string, email: string) {
  await run(
    db,
    "update auth.users set email_change = $2, email_change_confirm_status = 0, updated_at = now() where id = $1::uuid",
    [id, email],
  )
}

/** Records that either the old or the new address has been confirmed. */
export async function acceptHalfOfEmailChange(db: Database, id: string) {
  await run(
    db,
    "update auth.users set email_change_confirm_status = 1, updated_at = now() where id = $1::uuid",
    [id],
  )
}

/**
 * Gives the account its new address; an anonymous account becomes a regular one and has to choose a password. Throws a unique violation (23505) if
 * the address was taken in the meantime.
 */
export async function finishEmailChange(db: Database, id: string) {
  await run(
    db,
    `with facts as (
       select id, is_anonymous, jsonb_build_object('email', email_change, 'email_verified', true) as data
       from auth.users where id = $1::uuid
     ), proven as (
       update auth.identities i set identity_data = i.identity_data || facts.data, updated_at = now()
       from facts where i.user_id = facts.id and i.provider = 'email'
       returning i.id
     ), first as (
       insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
       select id::text, id, data || jsonb_build_object('sub', id, 'phone_verified', false), 'email', now(), now(), now()
       from facts where not exists (select from auth.identities i where i.user_id = facts.id and i.provider = 'email')
       returning id
     )
     update auth.users u
     set email = u.email_change, email_change = '', email_change_confirm_status = 0, updated_at = now(),
       email_confirmed_at = coalesce(u.email_confirmed_at, now()), is_anonymous = false,
       raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || facts.data,
       raw_app_meta_data = case when facts.is_anonymous
         then coalesce(u.raw_app_meta_data, '{}') || '{"provider": "email", "providers": ["email"], "needs_password": true}'
         else u.raw_app_meta_data end
     from facts where u.id = facts.id`,
    [id],
  )
}
