import type { AuthContext } from "../context.ts"
import { codeLifetime, hashLinkToken, oneTimeSecret, textedPurpose } from "../codes/one-time-codes.ts"
import { invalid } from "../requests/refusals.ts"
import type { Database } from "../store/statements.ts"
import { type TokenType, forgetToken, putToken } from "../store/one-time-tokens.ts"
import type { Channel, Text } from "./text.ts"
import { phonesOff } from "./texter.ts"

/** A code to text to a phone after the commit. */
export interface TextedCode {
  userId: string
  type: TokenType
  /** The text to send; undefined for a number with a fixed code. */
  text: Text | undefined
}

/** Refuses with 400 if this server doesn't send texts. */
export function requirePhones({ texter }: AuthContext) {
  if (texter.name === "") throw phonesOff()
}

/** Whether people can sign up and sign in with a phone number. */
export function signsInByPhone({ texter, onlyProvider }: AuthContext): boolean {
  return texter.name !== "" && onlyProvider === undefined
}

/** The channel that a client asks for; 400 if it isn't valid. */
export function channelOf(written: string): Channel {
  if (written === "" || written === "sms") return "sms"
  if (written === "whatsapp") return "whatsapp"
  throw invalid(
    "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
  )
}

/** Creates a code for an account and stores its hash. 429 if the whole server has sent too many. */
export async function textedCode(
  auth: AuthContext,
  db: Database,
  { userId, type, to, channel }: { userId: string; type: TokenType; to: string; channel: Channel },
): Promise<TextedCode> {
  const { code, linkToken, text } = await newCode(auth, db, to, channel)
  await putToken(db, {
    userId,
    type,
    codeHash: auth.hashCode(userId, textedPurpose(type), code),
    // Phones don't get a link, so this token is never sent.
    linkHash: hashLinkToken(linkToken),
    relatesTo: to,
  })
  return { userId, type, text }
}

/** A code for a number, with the text to send unless the number has a fixed code. 429 if the whole server has sent too many texts. */
export async function newCode(auth: AuthContext, db: Database, to: string, channel: Channel) {
  const { code, linkToken } = oneTimeSecret({ pkce: false })
  const fixed = auth.testCodes.get(to)
  if (fixed !== undefined) return { code: fixed, linkToken, text: undefined }
  await auth.limits.chargeText(db)
  return { code, linkToken, text: { to, text: wording(code, auth.product), channel } }
}

/**
 * Sends a code and returns the service's id for the text. If the service refuses the text, throws 422, and the person can ask for another code right
 * away.
 */
export async function sendCode(
  auth: AuthContext,
  { userId, type, text }: TextedCode,
): Promise<string | undefined> {
  if (!text) return undefined
  return auth.texter.send(text).catch(async (error: unknown) => {
    await forgetToken(auth.pool, userId, type)
    throw error
  })
}

function wording(code: string, product: AuthContext["product"]) {
  return `${code} is your ${product.name} code. It can be used once and expires in ${codeLifetime / 60} minutes.`
}
