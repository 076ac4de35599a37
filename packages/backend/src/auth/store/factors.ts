import { z } from "zod"
import type { FactorKind } from "#server/setup/sign-in/auth-settings.ts"
import { type Credential, credentialShape } from "../passkeys/relying-party.ts"
import { type Database, readRow, readRows, run } from "./statements.ts"

const factorRow = z.object({
  id: z.string(),
  user_id: z.string(),
  friendly_name: z.string().nullable(),
  factor_type: z.enum(["totp", "phone", "webauthn"]),
  status: z.enum(["unverified", "verified"]),
  secret: z.string().nullable(),
  phone: z.string().nullable(),
  web_authn_credential: credentialShape.nullable(),
  /** Seconds since the factor was last challenged. */
  challenged_ago: z.number().nullable(),
})

export type StoredFactor = z.infer<typeof factorRow>

const columns = `f.id, f.user_id, f.friendly_name, f.factor_type, f.status, f.secret, f.phone, f.web_authn_credential,
  extract(epoch from clock_timestamp() - f.last_challenged_at)::float8 as challenged_ago`

/** All factors of an account, with their secrets. */
export function factorsOf(db: Database, userId: string) {
  return readRows(
    db,
    factorRow,
    `select ${columns} from auth.mfa_factors f where f.user_id = $1::uuid order by f.created_at`,
    [userId],
  )
}

/** The account's factor, locked until the transaction ends. */
export function lockFactor(db: Database, id: string, userId: string) {
  return readRow(
    db,
    factorRow,
    `select ${columns} from auth.mfa_factors f where f.id = $1::uuid and f.user_id = $2::uuid for update of f`,
    [id, userId],
  )
}

export interface NewFactor {
  id: string
  userId: string
  type: FactorKind
  name: string
  secret: string | null
  phone: string | null
}

/** Adds a factor that still has to be verified. */
export async function insertFactor(db: Database, factor: NewFactor) {
  await run(
    db,
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, phone, created_at, updated_at)
     values ($1::uuid, $2::uuid, $3, $4::auth.factor_type, 'unverified', $5, $6, now(), now())`,
    [factor.id, factor.userId, factor.name, factor.type, factor.secret, factor.phone],
  )
}

/** Removes factors that were never verified and are older than this many seconds. */
export async function forgetUnverifiedFactors(db: Database, userId: string, seconds: number) {
  await run(
    db,
    `delete from auth.mfa_factors
     where user_id = $1::uuid and status = 'unverified' and created_at < now() - make_interval(secs => $2::float8)`,
    [userId, String(seconds)],
  )
}

/** Removes an unverified phone factor with this number, so that it can be added again. */
export async function forgetUnverifiedPhone(db: Database, userId: string, phone: string) {
  await run(
    db,
    "delete from auth.mfa_factors where user_id = $1::uuid and status = 'unverified' and phone = $2",
    [userId, phone],
  )
}

/** Marks a factor as verified and removes the account's unverified factors of the same type. */
export async function confirmFactor(db: Database, factor: StoredFactor) {
  await run(
    db,
    `with left_over as (
       delete from auth.mfa_factors
       where user_id = $2::uuid and factor_type = $3::auth.factor_type and status = 'unverified' and id <> $1::uuid
     )
     update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1::uuid`,
    [factor.id, factor.user_id, factor.factor_type],
  )
}

export async function keepFactorCredential(db: Database, id: string, credential: Credential) {
  await run(
    db,
    "update auth.mfa_factors set web_authn_credential = $2::jsonb, updated_at = now() where id = $1::uuid",
    [id, JSON.stringify(credential)],
  )
}

/** Removes a factor; sessions that it had raised go back to the first level (aal1). */
export async function deleteFactor(db: Database, id: string, method: string) {
  await run(
    db,
    `with lowered as (
       update auth.sessions set factor_id = null, aal = 'aal1', updated_at = now() where factor_id = $1::uuid returning id
     ), unproven as (
       delete from auth.mfa_amr_claims using lowered where session_id = lowered.id and authentication_method = $2
     )
     delete from auth.mfa_factors where id = $1::uuid`,
    [id, method],
  )
}

const challengeRow = z.object({
  id: z.string(),
  factor_id: z.string(),
  verified_at: z.string().nullable(),
  ip_address: z.string(),
  otp_code: z.string().nullable(),
  web_authn_session_data: z.object({ challenge: z.string() }).nullable(),
  /** Seconds since the challenge was created. */
  age: z.number(),
})

export interface NewChallenge {
  id: string
  factorId: string
  ip: string
  /** The hash of a code that was sent. */
  codeHash?: string
  /** The challenge that a browser has to sign. */
  challenge?: string
}

export async function insertFactorChallenge(db: Database, challenge: NewChallenge) {
  await run(
    db,
    `with challenged as (
       update auth.mfa_factors set last_challenged_at = clock_timestamp() where id = $2::uuid
     )
     insert into auth.mfa_challenges (id, factor_id, created_at, ip_address, otp_code, web_authn_session_data)
     values ($1::uuid, $2::uuid, now(), $3::inet, $4, $5::jsonb)`,
    [
      challenge.id,
      challenge.factorId,
      challenge.ip,
      challenge.codeHash ?? null,
      challenge.challenge === undefined ? null : JSON.stringify({ challenge: challenge.challenge }),
    ],
  )
}

export function lockFactorChallenge(db: Database, id: string, factorId: string) {
  return readRow(
    db,
    challengeRow,
    `select c.*, host(c.ip_address) as ip_address, extract(epoch from now() - c.created_at)::float8 as age
     from auth.mfa_challenges c where c.id = $1::uuid and c.factor_id = $2::uuid for update`,
    [id, factorId],
  )
}

export async function deleteFactorChallenge(db: Database, id: string) {
  await run(db, "delete from auth.mfa_challenges where id = $1::uuid", [id])
}

/** Removes a challenge whose code couldn't be sent, as if it had never been requested. */
export async function takeBackChallenge(db: Database, { id, factorId }: { id: string; factorId: string }) {
  await deleteFactorChallenge(db, id)
  await run(db, "update auth.mfa_factors set last_challenged_at = null where id = $1::uuid", [factorId])
}

export async function finishFactorChallenge(db: Database, id: string) {
  await run(db, "update auth.mfa_challenges set verified_at = now() where id = $1::uuid", [id])
}
