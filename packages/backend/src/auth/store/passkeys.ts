import { z } from "zod"
import type { Credential } from "../passkeys/relying-party.ts"
import { type Database, readRow, readRows, run } from "./statements.ts"

const moment = z.string().transform((value) => new Date(value).toISOString())

const passkeyRow = z.object({
  id: z.string(),
  user_id: z.string(),
  /** The credential's id in base64url, as browsers send it. */
  credential_id: z.string(),
  public_key: z.string(),
  sign_count: z.number(),
  transports: z.array(z.string()),
  friendly_name: z.string(),
  created_at: moment,
  last_used_at: moment.nullable(),
})

export type Passkey = z.infer<typeof passkeyRow>

/** The credential in the relying party's format. */
export function credentialOf(passkey: Passkey): Credential {
  return {
    id: passkey.credential_id,
    publicKey: passkey.public_key,
    counter: passkey.sign_count,
    transports: passkey.transports,
  }
}

// Postgres' base64 differs from base64url in two characters, and adds line breaks and padding.
const base64url = (column: string) => `translate(encode(${column}, 'base64'), E'+/=\\n', '-_')`
const bytes = (value: string) =>
  `decode(translate(${value}, '-_', '+/') || repeat('=', (4 - length(${value}) % 4) % 4), 'base64')`

const columns = `p.id, p.user_id, ${base64url("p.credential_id")} as credential_id, ${base64url("p.public_key")} as public_key,
  p.sign_count, p.transports, p.friendly_name, p.created_at, p.last_used_at`

export function passkeysOf(db: Database, userId: string): Promise<Passkey[]> {
  return readRows(
    db,
    passkeyRow,
    `select ${columns} from auth.webauthn_credentials p where p.user_id = $1::uuid order by p.created_at`,
    [userId],
  )
}

/** The passkey with the id that a browser sends, locked until the transaction ends. */
export function lockPasskey(db: Database, credentialId: string) {
  return readRow(
    db,
    passkeyRow,
    `select ${columns} from auth.webauthn_credentials p where p.credential_id = ${bytes("$1")} for update of p`,
    [credentialId],
  )
}

export interface NewPasskey extends Credential {
  userId: string
  name: string
  aaguid: string
  isBackedUp: boolean
  isBackupEligible: boolean
}

/** Adds a passkey. Throws a unique violation (23505) if it already exists. */
export function insertPasskey(db: Database, passkey: NewPasskey) {
  return readRow(
    db,
    passkeyRow,
    `insert into auth.webauthn_credentials as p (
       user_id, credential_id, public_key, attestation_type, aaguid, sign_count, transports, backup_eligible, backed_up,
       friendly_name
     )
     values (
       $1::uuid, ${bytes("$2")}, ${bytes("$3")}, 'none', $4::uuid, $5::bigint, $6::jsonb, $7::boolean, $8::boolean, $9
     )
     returning ${columns}`,
    [
      passkey.userId,
      passkey.id,
      passkey.publicKey,
      passkey.aaguid,
      String(passkey.counter),
      JSON.stringify(passkey.transports),
      String(passkey.isBackupEligible),
      String(passkey.isBackedUp),
      passkey.name,
    ],
  )
}

export async function notePasskeyUse(db: Database, id: string, counter: number) {
  await run(
    db,
    `update auth.webauthn_credentials set sign_count = $2::bigint, last_used_at = now(), updated_at = now()
     where id = $1::uuid`,
    [id, String(counter)],
  )
}

/** Renames a passkey; undefined if the account has no such passkey. */
export async function renamePasskey(db: Database, id: string, userId: string, name: string) {
  return readRow(
    db,
    passkeyRow,
    `update auth.webauthn_credentials as p set friendly_name = $3, updated_at = now()
     where p.id = $1::uuid and p.user_id = $2::uuid returning ${columns}`,
    [id, userId, name],
  )
}

/** Removes a passkey and returns the number removed: 0 if the account has no such passkey. */
export function deletePasskey(db: Database, id: string, userId: string): Promise<number> {
  return run(db, "delete from auth.webauthn_credentials where id = $1::uuid and user_id = $2::uuid", [
    id,
    userId,
  ])
}

export type ChallengeType = "registration" | "authentication"

export interface NewPasskeyChallenge {
  id: string
  /** The caller's account; null for a sign-in. */
  userId: string | null
  type: ChallengeType
  challenge: string
  /** How long the challenge can be answered, in seconds. */
  lifetime: number
}

export async function insertPasskeyChallenge(db: Database, challenge: NewPasskeyChallenge) {
  await run(
    db,
    `insert into auth.webauthn_challenges (id, user_id, challenge_type, session_data, expires_at)
     values ($1::uuid, $2::uuid, $3, jsonb_build_object('challenge', $4::text), now() + make_interval(secs => $5::float8))`,
    [challenge.id, challenge.userId, challenge.type, challenge.challenge, String(challenge.lifetime)],
  )
}

const takenChallenge = z.object({
  user_id: z.string().nullable(),
  challenge: z.string(),
  is_expired: z.boolean(),
})

/** Looks up and removes a challenge, so that it can be answered only once. */
export function takePasskeyChallenge(db: Database, id: string, type: ChallengeType) {
  return readRow(
    db,
    takenChallenge,
    `delete from auth.webauthn_challenges where id = $1::uuid and challenge_type = $2
     returning user_id, session_data ->> 'challenge' as challenge, expires_at < now() as is_expired`,
    [id, type],
  )
}

export async function forgetOldChallenges(db: Database) {
  await run(db, "delete from auth.webauthn_challenges where expires_at < now()", [])
  await run(db, "delete from auth.mfa_challenges where created_at < now() - interval '1 day'", [])
}
