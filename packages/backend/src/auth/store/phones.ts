import { type Database, readRow, readRows, run } from "./statements.ts"
import { type User, userRow, wholeUser } from "./users.ts"

export function findUserByPhone(db: Database, phone: string) {
  return readRow(db, userRow, `${wholeUser} where u.phone = $1`, [phone])
}

export async function lockUserByPhone(db: Database, phone: string): Promise<User | undefined> {
  const [user] = await lockUsersByPhone(db, phone)
  return user
}

/** The accounts with this number (at most one), locked until this transaction ends. */
export function lockUsersByPhone(db: Database, phone: string) {
  return readRows(db, userRow, `${wholeUser} where u.phone = $1 for no key update of u`, [phone])
}

/** Accounts whose number is being changed to this one. */
export function lockUsersChangingPhone(db: Database, phone: string) {
  const where = "where u.phone_change = $1 order by u.id for no key update of u"
  return readRows(db, userRow, `${wholeUser} ${where}`, [phone])
}

/** Whether another account already has this number. */
export async function isPhoneTaken(db: Database, phone: string, exceptId: string): Promise<boolean> {
  const owner = await findUserByPhone(db, phone)
  return owner !== undefined && owner.id !== exceptId
}

export interface NewPhoneUser {
  id: string
  phone: string
  passwordHash: string | null
  /** The person's metadata; the identity's facts are added to it. */
  data: Record<string, unknown>
  confirmed: boolean
}

/** Adds an account and its phone identity. Throws a unique violation (23505) if the number is taken. */
export async function insertPhoneUser(db: Database, user: NewPhoneUser) {
  const facts = { sub: user.id, phone: user.phone, email_verified: false, phone_verified: user.confirmed }
  const data = JSON.stringify({ ...user.data, ...facts })
  await run(
    db,
    `with account as (
       insert into auth.users (
         instance_id, id, aud, role, phone, encrypted_password, phone_confirmed_at, confirmation_token, recovery_token,
         email_change_token_new, email_change, raw_app_meta_data, raw_user_meta_data, created_at, updated_at
       )
       values (
         '00000000-0000-0000-0000-000000000000', $1::uuid, 'authenticated', 'authenticated', $2, coalesce($3, ''),
         case when $5::boolean then now() end, '', '', '', '',
         '{"provider": "phone", "providers": ["phone"]}', $4::jsonb, now(), now()
       )
       returning id
     )
     insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     select id::text, id, $4::jsonb, 'phone', now(), now(), now() from account`,
    [user.id, user.phone, user.passwordHash, data, String(user.confirmed)],
  )
}

/** Marks the number as confirmed, because someone used a code that was sent to it. */
export async function confirmPhone(db: Database, id: string) {
  const verified = `'{"phone_verified": true}'::jsonb`
  await run(
    db,
    `with proven as (
       update auth.identities set identity_data = identity_data || ${verified}, updated_at = now()
       where user_id = $1::uuid and provider = 'phone'
     )
     update auth.users
     set phone_confirmed_at = coalesce(phone_confirmed_at, now()), updated_at = now(),
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || ${verified}
     where id = $1::uuid`,
    [id],
  )
}

export async function startPhoneChange(db: Database, id: string, phone: string) {
  await run(db, "update auth.users set phone_change = $2, updated_at = now() where id = $1::uuid", [
    id,
    phone,
  ])
}

/** Gives the account its new number; throws a unique violation (23505) if it is taken. An anonymous account becomes a regular one. */
export async function finishPhoneChange(db: Database, id: string) {
  await run(
    db,
    `with facts as (
       select id, is_anonymous, jsonb_build_object('phone', phone_change, 'phone_verified', true) as data
       from auth.users where id = $1::uuid
     ), proven as (
       insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
       select id::text, id, data || jsonb_build_object('sub', id, 'email_verified', false), 'phone', now(), now(), now()
       from facts
       on conflict (provider_id, provider) do update
       set identity_data = auth.identities.identity_data || excluded.identity_data, updated_at = now()
       returning id
     )
     update auth.users u
     set phone = u.phone_change, phone_change = '', phone_confirmed_at = now(), is_anonymous = false, updated_at = now(),
       raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || facts.data,
       raw_app_meta_data = coalesce(u.raw_app_meta_data, '{}') || case
         when facts.is_anonymous then '{"provider": "phone", "providers": ["phone"]}'::jsonb
         else jsonb_build_object('providers', (
           select jsonb_agg(distinct name) from (
             select jsonb_array_elements(coalesce(u.raw_app_meta_data -> 'providers', '[]')) as name
             union all select '"phone"'
           ) each))
         end
     from facts where u.id = facts.id`,
    [id],
  )
}
