import { z } from "zod"
import { type Database, readRow, run } from "./statements.ts"

/** The purpose of an emailed secret, named after the column of auth.users that holds the code's hash. */
export type TokenType =
  | "confirmation_token"
  | "recovery_token"
  | "email_change_token_current"
  | "email_change_token_new"
  | "phone_change_token"
  | "reauthentication_token"

const sentColumns: Record<TokenType, string> = {
  confirmation_token: "confirmation_sent_at",
  recovery_token: "recovery_sent_at",
  email_change_token_current: "email_change_sent_at",
  email_change_token_new: "email_change_sent_at",
  phone_change_token: "phone_change_sent_at",
  reauthentication_token: "reauthentication_sent_at",
}

/** Stores the hashes of an emailed code and link and the time they were sent, replacing older ones of this type. */
export async function putToken(
  db: Database,
  token: { userId: string; type: TokenType; codeHash: string; linkHash: string; relatesTo: string },
) {
  await run(
    db,
    `with kept as (
       insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
       values (gen_random_uuid(), $1::uuid, '${token.type}', $3, $4)
       on conflict (user_id, token_type) do update
       set token_hash = excluded.token_hash, relates_to = excluded.relates_to, created_at = now(), updated_at = now()
     )
     update auth.users set ${token.type} = $2, ${sentColumns[token.type]} = now(), updated_at = now() where id = $1::uuid`,
    [token.userId, token.codeHash, token.linkHash, token.relatesTo],
  )
}

const ownedToken = z.object({ user_id: z.string(), token_type: z.string() })

/** The owner of a link, if the link has one of these types. */
export function findLink(db: Database, linkHash: string, types: TokenType[]) {
  return readRow(
    db,
    ownedToken,
    `select user_id, token_type from auth.one_time_tokens
     where token_hash = $1 and token_type::text = any (string_to_array($2, ','))`,
    [linkHash, types.join()],
  )
}

/** Whether the link is still valid; checked again once the account is locked, so that two clicks can't both succeed. */
export async function isLinkOf(db: Database, userId: string, type: TokenType, linkHash: string) {
  const found = await readRow(
    db,
    ownedToken,
    `select user_id, token_type from auth.one_time_tokens
     where user_id = $1::uuid and token_type = $2::auth.one_time_token_type and token_hash = $3`,
    [userId, type, linkHash],
  )
  return found !== undefined
}

/** Invalidates the code and the link of this type. */
export async function dropToken(db: Database, userId: string, type: TokenType) {
  await run(
    db,
    `with dropped as (
       delete from auth.one_time_tokens where user_id = $1::uuid and token_type = '${type}'
     )
     update auth.users set ${type} = '', updated_at = now() where id = $1::uuid`,
    [userId],
  )
}

/** Invalidates every code and link ever emailed to this account. */
export async function dropAllTokens(db: Database, userId: string) {
  await run(
    db,
    `with dropped as (delete from auth.one_time_tokens where user_id = $1::uuid)
     update auth.users
     set confirmation_token = '', recovery_token = '', email_change_token_current = '', email_change_token_new = '',
       email_change = '', email_change_confirm_status = 0, phone_change_token = '', phone_change = '',
       reauthentication_token = '', updated_at = now()
     where id = $1::uuid`,
    [userId],
  )
}

/** Invalidates a code that couldn't be sent, as if it had never been requested. */
export async function forgetToken(db: Database, userId: string, type: TokenType) {
  await dropToken(db, userId, type)
  await run(db, `update auth.users set ${sentColumns[type]} = null where id = $1::uuid`, [userId])
}
