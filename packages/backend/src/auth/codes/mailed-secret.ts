import type { AuthContext } from "../context.ts"
import { type MailKind, writeMail } from "../mails/mail-templates.ts"
import { hashLinkToken, oneTimeSecret } from "./one-time-codes.ts"
import type { CodeChallenge } from "./pkce.ts"
import type { Mail } from "../mails/postman.ts"
import type { Database } from "../store/statements.ts"
import { insertFlowState } from "../store/flow-states.ts"
import { type TokenType, putToken } from "../store/one-time-tokens.ts"
import type { User } from "../store/users.ts"

interface Purpose {
  tokenType: TokenType
  /** The link's `type`, as GET /verify reads it. */
  linkType: string
  /** The sign-in method recorded when a PKCE exchange follows a link of this type. */
  flowMethod: string
}

const purposes: Record<MailKind, Purpose> = {
  signup: { tokenType: "confirmation_token", linkType: "signup", flowMethod: "email/signup" },
  recovery: { tokenType: "recovery_token", linkType: "recovery", flowMethod: "recovery" },
  magiclink: { tokenType: "recovery_token", linkType: "magiclink", flowMethod: "magiclink" },
  email_change_current: {
    tokenType: "email_change_token_current",
    linkType: "email_change",
    flowMethod: "email_change",
  },
  email_change_new: {
    tokenType: "email_change_token_new",
    linkType: "email_change",
    flowMethod: "email_change",
  },
  invite: { tokenType: "confirmation_token", linkType: "invite", flowMethod: "invite" },
  reauthentication: { tokenType: "reauthentication_token", linkType: "", flowMethod: "" },
}

/** The sign-in method recorded when a PKCE exchange follows a link of this type. */
export function flowMethodOf(linkType: string) {
  return (
    Object.values(purposes).find((purpose) => purpose.linkType === linkType)?.flowMethod ?? "email/signup"
  )
}

/** The parts of an emailed link besides its secret. */
export interface LinkOptions {
  redirectTo: string
  challenge: CodeChallenge | undefined
}

/** A code and a link, and the address they are sent to. The database stores only hashes of the code and the link. */
interface Secret {
  to: string
  code: string
  linkToken: string
  /** A link that is used up as soon as it is opened, as clients of a hosted project expect. */
  link: string
  /** A link that opens a page with a button, because mail scanners open links before people do. */
  pageLink: string
}

type Recipient = Pick<User, "id" | "email" | "email_change">

/** Creates a code and a link for an account, stores their hashes and returns the email; send it after the commit. 429 if too many were sent. */
export async function mailedSecret(
  auth: AuthContext,
  db: Database,
  user: Recipient,
  kind: MailKind,
  link: LinkOptions,
): Promise<Mail> {
  await auth.limits.chargeMail(db, kind === "signup" || kind === "email_change_new" ? "new" : "known")
  const secret = await newSecret(auth, db, user, kind, link)
  return writeMail(kind, auth.product, {
    ...secret,
    link: secret.pageLink,
    newEmail: user.email_change ?? "",
  })
}

/** Creates a code and a link and stores their hashes, but doesn't write an email; for callers that send an email of their own. */
export async function newSecret(
  auth: AuthContext,
  db: Database,
  user: Recipient,
  kind: MailKind,
  { redirectTo, challenge }: LinkOptions,
): Promise<Secret> {
  const { tokenType, linkType } = purposes[kind]
  const to = (kind === "email_change_new" ? user.email_change : user.email) ?? ""
  const { code, linkToken } = oneTimeSecret({ pkce: challenge !== undefined })
  await putToken(db, {
    userId: user.id,
    type: tokenType,
    codeHash: auth.hashCode(user.id, tokenType, code),
    linkHash: hashLinkToken(linkToken),
    relatesTo: to,
  })
  const query = new URLSearchParams({ token: linkToken, type: linkType, redirect_to: redirectTo })
  const link = `${auth.externalUrl}/verify?${query.toString()}`
  return { to, code, linkToken, link, pageLink: `${link}&ask=1` }
}

/** Stores the challenge of a PKCE flow that starts with an email. */
export async function noteChallenge(
  db: Database,
  userId: string,
  kind: MailKind,
  challenge: CodeChallenge | undefined,
) {
  if (challenge) await insertFlowState(db, { userId, challenge, method: purposes[kind].flowMethod })
}
