import { z } from "zod"
import type { CodeChallenge } from "../codes/pkce.ts"
import { type Database, readRow, run } from "./statements.ts"

const flowState = z.object({
  id: z.string(),
  user_id: z.string().nullable(),
  code_challenge: z.string().nullable(),
  code_challenge_method: z.enum(["s256", "plain"]).nullable(),
  authentication_method: z.string(),
  provider_access_token: z.string().nullable(),
  provider_refresh_token: z.string().nullable(),
  /** Seconds since the auth code was issued. */
  age: z.number(),
})

/** Stores the challenge that the client must match to exchange an auth code for this account. */
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

/**
 * Issues the auth code of the newest flow of this kind. The code's five minutes start now, because the email may be opened long after it was sent.
 */
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

/** The flow that an auth code was issued for, locked so that no one else can exchange the code during this transaction. */
export function lockFlowState(db: Database, authCode: string) {
  return readRow(
    db,
    flowState,
    `select id, user_id, code_challenge, code_challenge_method, authentication_method, provider_access_token,
       provider_refresh_token, extract(epoch from now() - created_at)::float8 as age
     from auth.flow_state where auth_code = $1 and auth_code_issued_at is not null for update`,
    [authCode],
  )
}

export async function deleteFlowState(db: Database, id: string) {
  await run(db, "delete from auth.flow_state where id = $1::uuid", [id])
}

const providerFlow = z.object({
  id: z.string(),
  provider_type: z.string(),
  code_challenge: z.string().nullable(),
  /** The address at which the app expects the outcome of the flow. */
  referrer: z.string().nullable(),
  /** The account to connect the identity to; null for a sign-in. */
  linking_target_id: z.string().nullable(),
  is_used: z.boolean(),
  /** Seconds since the browser left for the provider. */
  age: z.number(),
})
export type ProviderFlow = z.infer<typeof providerFlow>

interface NewProviderFlow {
  id: string
  provider: string
  challenge: CodeChallenge | undefined
  referrer: string
  linkingTargetId: string | undefined
  /** The authentication method for the session. */
  method: string
}

/** Stores a flow at a provider, including where the app expects the outcome. */
export async function insertProviderFlow(db: Database, flow: NewProviderFlow) {
  await run(
    db,
    `insert into auth.flow_state (
       id, auth_code, code_challenge_method, code_challenge, provider_type, authentication_method, referrer,
       linking_target_id, created_at, updated_at
     )
     values ($1::uuid, gen_random_uuid()::text, $2::auth.code_challenge_method, $3, $4, $7, $5, $6::uuid, now(), now())`,
    [
      flow.id,
      flow.challenge?.method ?? null,
      flow.challenge?.challenge ?? null,
      flow.provider,
      flow.referrer,
      flow.linkingTargetId ?? null,
      flow.method,
    ],
  )
}

/** Looks up the flow and marks it as used, because a provider's response may be used only once. */
export function takeProviderFlow(db: Database, id: string): Promise<ProviderFlow | undefined> {
  return readRow(
    db,
    providerFlow,
    `update auth.flow_state f set auth_code_issued_at = coalesce(f.auth_code_issued_at, now()), updated_at = now()
     from (select * from auth.flow_state where id = $1::uuid for update) before
     where f.id = before.id and f.authentication_method = 'oauth'
     returning f.id, f.provider_type, f.code_challenge, f.referrer, f.linking_target_id,
       before.auth_code_issued_at is not null as is_used,
       extract(epoch from now() - before.created_at)::float8 as age`,
    [id],
  )
}

/** Lets the app exchange the flow's code for a session of this account. */
export async function finishProviderFlow(
  db: Database,
  id: string,
  { userId, tokens }: { userId: string; tokens: { access: string; refresh: string | undefined } | undefined },
): Promise<string | undefined> {
  const finished = await readRow(
    db,
    z.object({ auth_code: z.string() }),
    `update auth.flow_state
     set user_id = $2::uuid, provider_access_token = $3, provider_refresh_token = $4, auth_code_issued_at = now(), updated_at = now()
     where id = $1::uuid returning auth_code`,
    [id, userId, tokens?.access ?? null, tokens?.refresh ?? null],
  )
  return finished?.auth_code
}
