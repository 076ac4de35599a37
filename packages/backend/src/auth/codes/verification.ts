import { timingSafeEqual } from "node:crypto"
import { HttpError } from "#server/http/http-error.ts"
import { leaveToProver } from "../accounts/accounts.ts"
import type { AuthContext } from "../context.ts"
import type { Change } from "../mails/mail-templates.ts"
import { noticesOf } from "../mails/notices.ts"
import { codeLifetime, hashLinkToken, linkLifetime, textedPurpose } from "./one-time-codes.ts"
import type { Mail } from "../mails/postman.ts"
import { unusableToken } from "../requests/refusals.ts"
import type { Client } from "../requests/request-client.ts"
import { confirmPhone, finishPhoneChange, lockUsersByPhone, lockUsersChangingPhone } from "../store/phones.ts"
import { type Database, isDuplicate } from "../store/statements.ts"
import { type TokenType, dropToken, findLink, isLinkOf } from "../store/one-time-tokens.ts"
import {
  type User,
  acceptHalfOfEmailChange,
  confirmEmail,
  findUserById,
  finishEmailChange,
  lockUserById,
  lockUsersByEmail,
  lockUsersChangingEmail,
} from "../store/users.ts"
import { isBanned, isConfirmed } from "../accounts/user-json.ts"

/** Which emailed secrets each `type` in a request can stand for. */
export const mailedTokenTypes = new Map<string, TokenType[]>([
  ["signup", ["confirmation_token"]],
  ["invite", ["confirmation_token"]],
  ["recovery", ["recovery_token"]],
  ["magiclink", ["recovery_token"]],
  ["email", ["confirmation_token", "recovery_token"]],
  ["email_change", ["email_change_token_current", "email_change_token_new"]],
])

/** Which texted codes each `type` in a request can stand for. */
export const textedTokenTypes = new Map<string, TokenType[]>([
  ["sms", ["confirmation_token"]],
  ["phone_change", ["phone_change_token"]],
])

/** Proof of access to an address or a number: a link's token or a typed code. */
export type Proof =
  | { form: "link"; token: string; types: TokenType[] }
  | { form: "code"; token: string; sentTo: Recipient; types: TokenType[] }

type Recipient = { email: string } | { phone: string }

export interface VerificationResult {
  userId: string
  tokenType: TokenType
  /** Whether the email change still needs confirmation from the other address. */
  isHalf: boolean
  /** Emails to the address that the account had before the change. Send them after the commit. */
  notices: Mail[]
}

const sentAtOf = {
  confirmation_token: "confirmation_sent_at",
  recovery_token: "recovery_sent_at",
  email_change_token_current: "email_change_sent_at",
  email_change_token_new: "email_change_sent_at",
  phone_change_token: "phone_change_sent_at",
  reauthentication_token: "reauthentication_sent_at",
} as const satisfies Record<TokenType, keyof User>

/** The owner of a link, and the time it was sent. */
export interface LinkOwner {
  user: User
  sentAt: string
}

/** The owner of a link that can still be used; the link isn't used up. */
export async function ownerOfLink(
  db: Database,
  token: string,
  types: TokenType[],
): Promise<LinkOwner | undefined> {
  const link = await findLink(db, hashLinkToken(token), types)
  const tokenType = types.find((type) => type === link?.token_type)
  const user = link && (await findUserById(db, link.user_id))
  const sentAt = user && tokenType && user[sentAtOf[tokenType]]
  if (!user || !tokenType || !sentAt || isTooOld({ user, tokenType }, "link")) return undefined
  return { user, sentAt }
}

/** Uses up an emailed secret and carries out its purpose in the caller's transaction. 403 if it can't be used. */
export async function redeemSecret(
  auth: AuthContext,
  db: Database,
  proof: Proof,
  client: Client,
): Promise<VerificationResult> {
  const match = proof.form === "link" ? await matchLink(db, proof) : await matchCode(auth, db, proof)
  if (!match || isTooOld(match, proof.form)) throw unusableToken(proof.form)
  if (isBanned(match.user)) throw new HttpError(403, "user_banned", "User is banned")
  const { user, tokenType } = match
  const isPhones = proof.form === "code" && "phone" in proof.sentTo
  const isHalf = isPhones ? await applyTextedToken(db, match) : await applyToken(db, match)
  const moved = isHalf ? undefined : whatMoved(match)
  const notices = moved ? await noticesOf(auth, db, user, moved, client) : []
  return { userId: user.id, tokenType, isHalf, notices }
}

/** Whether `code` was emailed or texted for this purpose and hasn't expired. */
export function isSentCode(auth: AuthContext, user: User, tokenType: TokenType, code: string) {
  const isRight =
    isCode(auth, { user, tokenType, code, purpose: tokenType }) ||
    isCode(auth, { user, tokenType, code, purpose: textedPurpose(tokenType) })
  return isRight && !isTooOld({ user, tokenType }, "code")
}

/** The sign-in method that was changed by using the secret; undefined if none was. */
function whatMoved({ tokenType }: Match): Change | undefined {
  if (tokenType === "phone_change_token") return "phone"
  return tokenType.startsWith("email_change_") ? "email" : undefined
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
  { token, sentTo, types }: Extract<Proof, { form: "code" }>,
): Promise<Match | undefined> {
  const users = await lockRecipients(db, sentTo, types)
  return users
    .flatMap((user) => types.map((tokenType) => ({ user, tokenType })))
    .find(({ user, tokenType }) => {
      const purpose = "phone" in sentTo ? textedPurpose(tokenType) : tokenType
      return belongsTo(tokenType, user, sentTo) && isCode(auth, { user, tokenType, code: token, purpose })
    })
}

function lockRecipients(db: Database, sentTo: Recipient, types: TokenType[]): Promise<User[]> {
  if ("phone" in sentTo) {
    const { phone } = sentTo
    return types.includes("phone_change_token")
      ? lockUsersChangingPhone(db, phone)
      : lockUsersByPhone(db, phone)
  }
  const isChange = types.includes("email_change_token_new")
  return isChange ? lockUsersChangingEmail(db, sentTo.email) : lockUsersByEmail(db, sentTo.email)
}

/**
 * Whether a secret of this type would have been sent to this address or number: a code sent to the new one doesn't prove
 * the old one, and vice versa.
 */
function belongsTo(type: TokenType, user: User, sentTo: Recipient) {
  if ("phone" in sentTo) {
    return type === "phone_change_token" ? user.phone_change === sentTo.phone : user.phone === sentTo.phone
  }
  return type === "email_change_token_new" ? user.email_change === sentTo.email : user.email === sentTo.email
}

function isCode(
  auth: AuthContext,
  { user, tokenType, code, purpose }: Match & { code: string; purpose: string },
) {
  const kept = Buffer.from(user[tokenType] ?? "")
  const given = Buffer.from(auth.hashCode(user.id, purpose, code))
  return kept.length === given.length && timingSafeEqual(kept, given)
}

function isTooOld({ user, tokenType }: Match, form: Proof["form"]) {
  const sent = user[sentAtOf[tokenType]]
  const lifetime = form === "code" ? codeLifetime : linkLifetime
  return sent === null || (Date.now() - Date.parse(sent)) / 1_000 > lifetime
}

/** Carries out the secret's purpose; true if an email change still needs confirmation from the other address. */
async function applyToken(db: Database, { user, tokenType }: Match): Promise<boolean> {
  await dropToken(db, user.id, tokenType)
  if (tokenType === "email_change_token_current" || tokenType === "email_change_token_new") {
    return changeEmail(db, user, tokenType)
  }
  if (!isConfirmed(user)) {
    // If the address is confirmed through any email other than the sign-up's, the password may have been chosen by someone else.
    if (tokenType !== "confirmation_token") await leaveToProver(db, user.id)
    await confirmEmail(db, user.id)
    await dropToken(db, user.id, "confirmation_token")
  }
  return false
}

/** Carries out the purpose of a texted code, which never needs a second confirmation. */
async function applyTextedToken(db: Database, { user, tokenType }: Match): Promise<false> {
  await dropToken(db, user.id, tokenType)
  if (tokenType === "phone_change_token") await takeNewPhone(db, user.id)
  else await confirmPhone(db, user.id)
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

/** Gives the account its new address; 422 if another account took the address first. */
export function takeNewEmail(db: Database, userId: string): Promise<void> {
  return finishEmailChange(db, userId).catch((error: unknown) => {
    throw isDuplicate(error) ? emailExists() : error
  })
}

/** Gives the account its new number; 422 if another account took the number first. */
export function takeNewPhone(db: Database, userId: string): Promise<void> {
  return finishPhoneChange(db, userId).catch((error: unknown) => {
    throw isDuplicate(error) ? phoneExists() : error
  })
}

/** 422: the number belongs to another account. */
export function phoneExists() {
  const message = "A user with this phone number has already been registered"
  return new HttpError(422, "phone_exists", message)
}

/** 422: the address belongs to another account. */
export function emailExists() {
  const message = "A user with this email address has already been registered"
  return new HttpError(422, "email_exists", message)
}
