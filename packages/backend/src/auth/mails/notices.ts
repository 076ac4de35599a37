import { randomBytes } from "node:crypto"
import Bowser from "bowser"
import type { AuthContext } from "../context.ts"
import { type Change, writeNotice } from "./mail-templates.ts"
import { hashLinkToken } from "../codes/one-time-codes.ts"
import type { Mail } from "./postman.ts"
import type { Client } from "../requests/request-client.ts"
import { insertLockLink } from "../store/lock-links.ts"
import type { Database } from "../store/statements.ts"
import type { User } from "../store/users.ts"

/** The number of days for which the link in a notice can lock the account. */
export const lockDays = 7

const moments = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" })

/**
 * The notice about a change, with a link that locks the account. It goes to the address that the account had before the change; send it after the
 * commit. Returns an empty list if the account has no address. Notices aren't rate-limited: if someone makes many changes, the owner must hear about
 * each one.
 */
export async function noticesOf(
  auth: AuthContext,
  db: Database,
  user: Pick<User, "id" | "email">,
  change: Change,
  client: Client,
): Promise<Mail[]> {
  if (!user.email) return []
  const token = randomBytes(28).toString("hex")
  await insertLockLink(db, { hash: hashLinkToken(token), userId: user.id, email: user.email })
  const link = `${auth.externalUrl}/lock?token=${token}`
  const when = momentInWords(new Date())
  return [writeNotice(change, auth.product, { to: user.email, when, where: browserOf(client), link })]
}

/** The date and time in words, in UTC because people's time zones aren't known here. */
export function momentInWords(moment: Date) {
  return `${moments.format(moment)} UTC`
}

function browserOf({ userAgent }: Client): string {
  if (userAgent === "") return "an unknown browser"
  const { browser, os } = Bowser.parse(userAgent)
  return [browser.name, os.name].filter(Boolean).join(" on ") || "an unknown browser"
}
