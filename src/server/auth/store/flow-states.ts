import { z } from "zod"
import type { CodeChallenge } from "../pkce.ts"
import { type Database, readRow, run } from "./statements.ts"

const flowState = z.object({
  id: z.string(),
  user_id: z.string().nullable(),
  code_challenge: z.string().nullable(),
  code_challenge_method: z.enum(["s256", "plain"]).nullable(),
  authentication_method: z.string(),
  /** Seconds since the auth code was issued. */
  age: z.number(),
})

/** Stores the challenge that an auth code of this account will have to answer. */
export async function insertFlowState(
  db: Database,
  flow: { userId: string; challenge: CodeChallenge; method: string },
) {
  await run(
    db,
    `insert into auth.flow_state (
       id, user_id, auth_code, code_challenge_method, code_challenge, provider_type, authentication_method, created_at, updated_at
     )
     values (gen_random_uuid(), $1::uuid, gen_random_uuid()::text, $2::auth.code_challenge_method, $3, 'email', $4, now(), now())`,
    [flow.userId, flow.challenge.method, flow.challenge.challenge, flow.method],
  )
}

/** Issues the auth code of the newest flow of this kind. Its five minutes start now, because the mail may have waited longer. */
export async function issueAuthCode(db: Database, userId: string, method: string) {
  const issued = await readRow(
    db,
    z.object({ auth_code: z.string() }),
    `update auth.flow_state set auth_code_issued_at = now(), created_at = now(), updated_at = now()
     where id = (
       select id from auth.flow_state
       where user_id = $1::uuid and authentication_method = $2 and auth_code_issued_at is null
       order by created_at desc limit 1
     )
     returning auth_code`,
    [userId, method],
  )
  return issued?.auth_code
}

/** The flow of an issued auth code, locked so that nobody else exchanges it in this transaction. */
export function lockFlowState(db: Database, authCode: string) {
  return readRow(
    db,
    flowState,
    `select id, user_id, code_challenge, code_challenge_method, authentication_method,
       extract(epoch from now() - created_at)::float8 as age
     from auth.flow_state where auth_code = $1 and auth_code_issued_at is not null for update`,
    [authCode],
  )
}

export async function deleteFlowState(db: Database, id: string) {
  await run(db, "delete from auth.flow_state where id = $1::uuid", [id])
}
