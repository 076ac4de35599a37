import { timingSafeEqual } from "node:crypto"
import { HttpError } from "#server/http/http-error.ts"
import type { AuthContext } from "./context.ts"
import { noticesOf } from "./notices.ts"
import { codeLifetime, hashLinkToken, linkLifetime } from "./one-time-codes.ts"
import type { Mail } from "./postman.ts"
import { unusableToken } from "./refusals.ts"
import type { Client } from "./request-client.ts"
import { type Database, isDuplicate } from "./store/statements.ts"
import { type TokenType, dropToken, findLink, isLinkOf } from "./store/one-time-tokens.ts"
import {
  type User,
  acceptHalfOfEmailChange,
  confirmEmail,
  dropPassword,
  finishEmailChange,
  lockUserById,
  lockUsersByEmail,
  lockUsersChangingEmail,
} from "./store/users.ts"
import { isBanned, isConfirmed } from "./user-json.ts"

/** The values of `type` and the mailed secrets they stand for. */
export const mailedTokenTypes = new Map<string, TokenType[]>([
  ["signup", ["confirmation_token"]],
  ["invite", ["confirmation_token"]],
  ["recovery", ["recovery_token"]],
  ["magiclink", ["recovery_token"]],
  ["email", ["confirmation_token", "recovery_token"]],
  ["email_change", ["email_change_token_current", "email_change_token_new"]],
])

/** Proof of access to an address: a link's token, or a typed code. */
export type Proof =
  | { form: "link"; token: string; types: TokenType[] }
  | { form: "code"; token: string; email: string; types: TokenType[] }

export interface Verified {
  userId: string
  tokenType: TokenType
  /** An email change that still waits for the other address. */
  isHalf: boolean
  /** To the address that an account has left; post them after the commit. */
  notices: Mail[]
}

const sentAt = {
  confirmation_token: "confirmation_sent_at",
  recovery_token: "recovery_sent_at",
  email_change_token_current: "email_change_sent_at",
  email_change_token_new: "email_change_sent_at",
  reauthentication_token: "reauthentication_sent_at",
} as const satisfies Record<TokenType, keyof User>

/** Consumes a mailed secret and carries out its purpose in the caller's transaction. 403 if it can't be used. */
export async function redeemMailedSecret(
  auth: AuthContext,
  db: Database,
  proof: Proof,
  client: Client,
): Promise<Verified> {
  const match = proof.form === "link" ? await matchLink(db, proof) : await matchCode(auth, db, proof)
  if (!match || isTooOld(match, proof.form)) throw unusableToken(proof.form)
  if (isBanned(match.user)) throw new HttpError(403, "user_banned", "User is banned")
  const { user, tokenType } = match
  const isHalf = await applyToken(db, match)
  const hasMoved = !isHalf && tokenType.startsWith("email_change_")
  const notices = hasMoved ? await noticesOf(auth, db, user, "email", client) : []
  return { userId: user.id, tokenType, isHalf, notices }
}

/** Whether this is the code mailed for this purpose, and hasn't expired. */
export function isMailedCode(auth: AuthContext, user: User, tokenType: TokenType, code: string) {
  return isCode(auth, user, tokenType, code) && !isTooOld({ user, tokenType }, "code")
}

interface Match {
  user: User
  tokenType: TokenType
}

async function matchLink(db: Database, proof: Extract<Proof, { form: "link" }>): Promise<Match | undefined> {
  const hash = hashLinkToken(proof.token)
  const link = await findLink(db, hash, proof.types)
  const tokenType = proof.types.find((type) => type === link?.token_type)
  const user = link && (await lockUserById(db, link.user_id))
  if (!user || !tokenType || !(await isLinkOf(db, user.id, tokenType, hash))) return undefined
  return { user, tokenType }
}

async function matchCode(
  auth: AuthContext,
  db: Database,
  { token, email, types }: Extract<Proof, { form: "code" }>,
): Promise<Match | undefined> {
  const isChange = types.includes("email_change_token_new")
  const users = isChange ? await lockUsersChangingEmail(db, email) : await lockUsersByEmail(db, email)
  return users
    .flatMap((user) => types.map((tokenType) => ({ user, tokenType })))
    .find(({ user, tokenType }) => belongsTo(tokenType, user, email) && isCode(auth, user, tokenType, token))
}

/** The new address's code doesn't prove the old address, and vice versa. */
function belongsTo(type: TokenType, user: User, email: string) {
  return type === "email_change_token_new" ? user.email_change === email : user.email === email
}

function isCode(auth: AuthContext, user: User, type: TokenType, code: string) {
  const kept = Buffer.from(user[type] ?? "")
  const given = Buffer.from(auth.hashCode(user.id, type, code))
  return kept.length === given.length && timingSafeEqual(kept, given)
}

function isTooOld({ user, tokenType }: Match, form: Proof["form"]) {
  const sent = user[sentAt[tokenType]]
  const lifetime = form === "code" ? codeLifetime : linkLifetime
  return sent === null || (Date.now() - Date.parse(sent)) / 1_000 > lifetime
}

/** Carries out the secret's purpose; true if an email change still waits for the other address. */
async function applyToken(db: Database, { user, tokenType }: Match): Promise<boolean> {
  await dropToken(db, user.id, tokenType)
  if (tokenType === "email_change_token_current" || tokenType === "email_change_token_new") {
    return changeEmail(db, user, tokenType)
  }
  if (!isConfirmed(user)) {
    // Whoever proves the address by a mail other than the sign-up's may not be the one who chose the password.
    if (tokenType !== "confirmation_token") await dropPassword(db, user.id)
    await confirmEmail(db, user.id)
    await dropToken(db, user.id, "confirmation_token")
  }
  return false
}

async function changeEmail(db: Database, user: User, tokenType: TokenType) {
  const other =
    tokenType === "email_change_token_new" ? "email_change_token_current" : "email_change_token_new"
  if (user[other]) {
    await acceptHalfOfEmailChange(db, user.id)
    return true
  }
  await takeNewEmail(db, user.id)
  return false
}

/** Makes the new address the account's; 422 if somebody else was faster. */
export function takeNewEmail(db: Database, userId: string): Promise<void> {
  return finishEmailChange(db, userId).catch((error: unknown) => {
    throw isDuplicate(error) ? emailExists() : error
  })
}

/** 422: the address belongs to another account. */
export function emailExists() {
  const message = "A user with this email address has already been registered"
  return new HttpError(422, "email_exists", message)
}
