import { z } from "zod"
import { type Database, readRow, run } from "./statements.ts"

type Facts = Record<string, unknown>

interface NewIdentity {
  userId: string
  provider: string
  /** The provider's id for the person. */
  sub: string
  facts: Facts
}

interface NewProviderUser {
  email: string
  isConfirmed: boolean
  /** If true, people can sign in to the account only through this provider, and other accounts may have the same address. */
  isSso: boolean
}

/** The account of the person with this id at a provider. */
export async function ownerOfIdentity(
  db: Database,
  provider: string,
  sub: string,
): Promise<string | undefined> {
  const found = await readRow(
    db,
    z.object({ user_id: z.string() }),
    "select user_id from auth.identities where provider = $1 and provider_id = $2",
    [provider, sub],
  )
  return found?.user_id
}

/** Adds an account with one identity from a provider. Throws a unique violation (23505) if the address or identity is taken. */
export async function insertProviderUser(
  db: Database,
  { email, isConfirmed, isSso, ...identity }: NewIdentity & NewProviderUser,
) {
  const { userId, facts, provider } = identity
  await run(
    db,
    `insert into auth.users (
       instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token, recovery_token,
       email_change_token_new, email_change, raw_app_meta_data, raw_user_meta_data, is_sso_user, created_at, updated_at
     )
     values (
       '00000000-0000-0000-0000-000000000000', $1::uuid, 'authenticated', 'authenticated', $2, '',
       case when $3::boolean then now() end, '', '', '', '',
       jsonb_build_object('provider', $4::text, 'providers', jsonb_build_array($4::text)), $5::jsonb, $6::boolean, now(), now()
     )`,
    [userId, email, String(isConfirmed), provider, JSON.stringify(facts), String(isSso)],
  )
  await addRow(db, identity)
}

/** Adds an identity to an existing account. */
export async function insertIdentity(db: Database, identity: NewIdentity) {
  await addRow(db, identity)
  await listProviders(db, identity.userId)
}

/** Updates the provider's facts about the person and the time of the sign-in. */
export async function updateIdentity(db: Database, { userId, provider, sub, facts }: NewIdentity) {
  await run(
    db,
    `update auth.identities set identity_data = $4::jsonb, last_sign_in_at = now(), updated_at = now()
     where user_id = $1::uuid and provider = $2 and provider_id = $3`,
    [userId, provider, sub, JSON.stringify(facts)],
  )
}

export async function deleteIdentity(db: Database, userId: string, identityId: string) {
  await run(db, "delete from auth.identities where user_id = $1::uuid and id = $2::uuid", [
    userId,
    identityId,
  ])
  await listProviders(db, userId)
}

/** Removes the identities of an unconfirmed account. */
export async function deleteIdentities(db: Database, userId: string) {
  await run(db, "delete from auth.identities where user_id = $1::uuid", [userId])
}

/** Removes the connected providers of an unconfirmed account, because whoever confirms the address may not be the person who connected them. */
export async function deleteProviderIdentities(db: Database, userId: string) {
  const removed = await run(
    db,
    "delete from auth.identities where user_id = $1::uuid and provider not in ('email', 'phone')",
    [userId],
  )
  if (removed === 0) return
  await run(
    db,
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     select u.id::text, u.id, jsonb_build_object('sub', u.id, 'email', u.email, 'email_verified', false, 'phone_verified', false),
       'email', now(), now(), now()
     from auth.users u where u.id = $1::uuid on conflict (provider_id, provider) do nothing`,
    [userId],
  )
  await listProviders(db, userId)
}

/** Sets the account's address; throws a unique violation (23505) if it is taken. An anonymous account becomes a regular one. */
export async function setEmail(
  db: Database,
  userId: string,
  { email, isVerified }: { email: string; isVerified: boolean },
) {
  await run(
    db,
    `update auth.users
     set email = $2, email_confirmed_at = case when $3::boolean then coalesce(email_confirmed_at, now()) end,
       is_anonymous = false, updated_at = now()
     where id = $1::uuid`,
    [userId, email, String(isVerified)],
  )
}

function addRow(db: Database, { userId, provider, sub, facts }: NewIdentity) {
  return run(
    db,
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($3, $1::uuid, $4::jsonb, $2, now(), now(), now())`,
    [userId, provider, sub, JSON.stringify(facts)],
  )
}

/** Updates the list of providers in the metadata that clients read. */
export async function listProviders(db: Database, userId: string) {
  await run(
    db,
    `update auth.users u
     set updated_at = now(), raw_app_meta_data = coalesce(u.raw_app_meta_data, '{}') || jsonb_build_object(
       'provider', case when i.names ? (u.raw_app_meta_data ->> 'provider')
         then u.raw_app_meta_data ->> 'provider' else i.names ->> 0 end,
       'providers', i.names)
     from (
       select coalesce(jsonb_agg(provider order by since), '[]') as names from (
         select provider, min(created_at) as since from auth.identities where user_id = $1::uuid group by provider
       ) each
     ) i
     where u.id = $1::uuid`,
    [userId],
  )
}
