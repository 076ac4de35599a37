import type { AuthContext } from "../context.ts"
import { type LinkOptions, mailedSecret, noteChallenge } from "../codes/mailed-secret.ts"
import type { Mail } from "../mails/postman.ts"
import { deleteProviderIdentities } from "../store/identities.ts"
import { type Database, inTransaction, isDuplicate } from "../store/statements.ts"
import { type User, dropPassword, findUserById, insertUser } from "../store/users.ts"

export interface NewAccount {
  email: string
  passwordHash: string | null
  data: Record<string, unknown>
}

/** Adds an account; it starts out confirmed only if the server is configured that way. Throws a unique violation if the address is taken. */
export async function createAccount(
  { autoconfirm: confirmed }: AuthContext,
  db: Database,
  { data, ...account }: NewAccount,
): Promise<User> {
  const id = crypto.randomUUID()
  const facts = { ...data, ...emailFacts(id, account.email, confirmed) }
  await insertUser(db, { id, confirmed, metadata: facts, facts, ...account })
  return reload(db, id)
}

/** Adds an account for someone who hasn't signed in yet, with exactly this metadata. Throws a unique violation if the address is taken. */
export async function prepareAccount(db: Database, { data, ...account }: NewAccount): Promise<User> {
  const id = crypto.randomUUID()
  const facts = emailFacts(id, account.email, false)
  await insertUser(db, { id, confirmed: false, metadata: data, facts, ...account })
  return reload(db, id)
}

function emailFacts(id: string, email: string, isVerified: boolean) {
  return { sub: id, email, email_verified: isVerified, phone_verified: false }
}

/** Prepares the confirmation email for a new account; 429 if the last one is too recent. */
export async function confirmationMail(
  auth: AuthContext,
  db: Database,
  user: User,
  link: LinkOptions,
): Promise<Mail> {
  auth.limits.checkInterval(user.confirmation_sent_at)
  await noteChallenge(db, user.id, "signup", link.challenge)
  return mailedSecret(auth, db, user, "signup", link)
}

/** Removes all sign-in methods of an unconfirmed account, because whoever confirms the address may not be the person who added them. */
export async function leaveToProver(db: Database, userId: string) {
  await dropPassword(db, userId)
  await deleteProviderIdentities(db, userId)
}

/**
 * Runs a transaction that may race with another one adding the same address. If it loses the race, it runs again and finds the account that the other
 * one added.
 */
export async function withNewAddress<T>(auth: AuthContext, work: (db: Database) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(auth.pool, work)
  } catch (error) {
    if (!isDuplicate(error)) throw error
    return inTransaction(auth.pool, work)
  }
}

/** Reads the account again in the same transaction. */
export async function reload(db: Database, id: string): Promise<User> {
  const user = await findUserById(db, id)
  if (!user) throw new Error("The account was deleted while it was being read.")
  return user
}
