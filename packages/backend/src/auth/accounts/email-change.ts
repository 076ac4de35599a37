import type { AuthContext } from "../context.ts"
import { type LinkOptions, mailedSecret, noteChallenge } from "../codes/mailed-secret.ts"
import type { Mail } from "../mails/postman.ts"
import type { Database } from "../store/statements.ts"
import type { User } from "../store/users.ts"

/** The addresses (old, new or both) that haven't been confirmed yet. */
export function waitingSides(user: User): EmailChangeSide[] {
  const sides: EmailChangeSide[] = []
  if (user.email_change_token_current) sides.push("email_change_current")
  if (user.email_change_token_new) sides.push("email_change_new")
  return sides
}

export type EmailChangeSide = "email_change_current" | "email_change_new"

/**
 * Prepares the emails for a pending change. Both addresses must be confirmed, so that a stolen session alone can't take over an account. 429 if the
 * last emails are too recent.
 */
export async function emailChangeMails(
  auth: AuthContext,
  db: Database,
  { user, sides, link }: { user: User; sides: EmailChangeSide[]; link: LinkOptions },
): Promise<Mail[]> {
  auth.limits.checkInterval(user.email_change_sent_at)
  await noteChallenge(db, user.id, "email_change_new", link.challenge)
  const mails: Mail[] = []
  for (const side of sides) mails.push(await mailedSecret(auth, db, user, side, link))
  return mails
}
