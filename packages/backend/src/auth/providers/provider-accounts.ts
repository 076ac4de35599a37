import { HttpError } from "#server/http/http-error.ts"
import { confirmationMail, reload } from "../accounts/accounts.ts"
import type { AuthContext } from "../context.ts"
import type { LinkOptions } from "../codes/mailed-secret.ts"
import { type Metadata, fits, shortestFacts } from "../accounts/metadata.ts"
import { noticesOf } from "../mails/notices.ts"
import type { Mail } from "../mails/postman.ts"
import type { Provider, ProviderPerson } from "./provider.ts"
import type { Client } from "../requests/request-client.ts"
import {
  deleteIdentities,
  insertIdentity,
  insertProviderUser,
  ownerOfIdentity,
  setEmail,
  updateIdentity,
} from "../store/identities.ts"
import { dropAllTokens } from "../store/one-time-tokens.ts"
import { type Database, isDuplicate } from "../store/statements.ts"
import {
  type User,
  confirmEmail,
  dropPassword,
  lockUserByEmail,
  lockUserById,
  mergeUserData,
} from "../store/users.ts"
import { isBanned, isConfirmed } from "../accounts/user-json.ts"
import { emailExists } from "../codes/verification.ts"

/** A person identified by a provider. */
export interface Arrival {
  provider: Pick<Provider, "name" | "title">
  person: Omit<ProviderPerson, "tokens">
  client: Client
  /** The link in the confirmation email, which is sent if the provider doesn't vouch for the address. */
  link: LinkOptions
}

/** An account to sign in to, or the reason why there is none. Commit in both cases, then send the emails. */
export type Admission = { mails: Mail[] } & ({ userId: string } | { refusal: HttpError })

/**
 * The account that a person identified by a provider signs in to: the one with the identity; or the one with the address, if the provider has
 * verified it; or a new one. An unverified address never opens an existing account.
 */
export async function admit(auth: AuthContext, db: Database, arrival: Arrival): Promise<Admission> {
  const { provider, person } = arrival
  const ownerId = await ownerOfIdentity(db, provider.name, person.sub)
  if (ownerId !== undefined) return comeBack(auth, db, ownerId, arrival)
  if (person.email === "") throw withoutEmail()
  const known = await lockUserByEmail(db, person.email)
  if (known && !person.isEmailVerified) return { refusal: unverifiedEmail(arrival), mails: [] }
  return known ? join(auth, db, known, arrival) : create(auth, db, arrival)
}

/** Merges a provider's facts into the person's metadata if they fit. */
export async function mergeFacts(db: Database, user: User, facts: Metadata) {
  const short = shortestFacts(facts)
  if (fits(user.raw_user_meta_data, short)) await mergeUserData(db, user.id, short)
}

/** Adds the identity to the account of the person who asked to connect it. */
export async function connect(
  auth: AuthContext,
  db: Database,
  userId: string,
  { provider, person, client }: Omit<Arrival, "link">,
): Promise<{ mails: Mail[] }> {
  const ownerId = await ownerOfIdentity(db, provider.name, person.sub)
  if (ownerId !== undefined) {
    const whose = ownerId === userId ? "" : " to another user"
    throw new HttpError(422, "identity_already_exists", `Identity is already linked${whose}`)
  }
  const user = await lockUserById(db, userId)
  if (!user) throw new HttpError(403, "user_not_found", "User from sub claim in JWT does not exist")
  await insertIdentity(db, { ...identityOf(provider, person), userId })
  await mergeFacts(db, user, person.facts)
  if (user.email) return { mails: await noticesOf(auth, db, user, "identity_added", client) }
  // An account without an address gets the identity's address, so that its owner can sign in anywhere from then on.
  if (!person.isEmailVerified) throw withoutEmail()
  await setEmail(db, userId, { email: person.email, isVerified: true }).catch((error: unknown) => {
    throw isDuplicate(error) ? emailExists() : error
  })
  return { mails: [] }
}

function identityOf({ name }: Arrival["provider"], { sub, facts }: Arrival["person"]) {
  return { provider: name, sub, facts: shortestFacts(facts) }
}

async function comeBack(
  auth: AuthContext,
  db: Database,
  userId: string,
  arrival: Arrival,
): Promise<Admission> {
  const { provider, person } = arrival
  const user = await lockUserById(db, userId)
  if (!user) throw new Error("An identity has no account.")
  checkBan(user)
  await updateIdentity(db, { ...identityOf(provider, person), userId })
  await mergeFacts(db, user, person.facts)
  if (isConfirmed(user)) return { userId, mails: [] }
  if (person.isEmailVerified && person.email === user.email) {
    await confirmEmail(db, userId)
    return { userId, mails: [] }
  }
  return askForConfirmation(auth, db, user, arrival)
}

/** Signs in to an existing account whose address the provider has verified. */
async function join(auth: AuthContext, db: Database, user: User, arrival: Arrival): Promise<Admission> {
  const { provider, person, client } = arrival
  checkBan(user)
  const wasProved = isConfirmed(user)
  if (!wasProved) {
    // Someone may have signed up with an address that isn't theirs, hoping that its owner confirms it, so remove what they added.
    await deleteIdentities(db, user.id)
    await dropPassword(db, user.id)
    await dropAllTokens(db, user.id)
    await confirmEmail(db, user.id)
  }
  await insertIdentity(db, { ...identityOf(provider, person), userId: user.id })
  await mergeFacts(db, user, person.facts)
  const mails = wasProved ? await noticesOf(auth, db, user, "identity_added", client) : []
  return { userId: user.id, mails }
}

async function create(auth: AuthContext, db: Database, arrival: Arrival): Promise<Admission> {
  if (auth.disableSignup) {
    throw new HttpError(422, "signup_disabled", "Signups not allowed for this instance")
  }
  const { provider, person } = arrival
  const userId = crypto.randomUUID()
  const isConfirmed = person.isEmailVerified || auth.autoconfirm
  await insertProviderUser(db, {
    ...identityOf(provider, person),
    userId,
    email: person.email,
    isConfirmed,
    isSso: false,
  })
  if (isConfirmed) return { userId, mails: [] }
  return askForConfirmation(auth, db, await reload(db, userId), arrival)
}

async function askForConfirmation(auth: AuthContext, db: Database, user: User, arrival: Arrival) {
  const mail = await confirmationMail(auth, db, user, arrival.link)
  const { title } = arrival.provider
  const sentence = `Unverified email with ${title}. A confirmation email has been sent to your ${title} email`
  return { refusal: needsVerification(sentence), mails: [mail] }
}

function unverifiedEmail({ provider: { title } }: Arrival) {
  return needsVerification(
    `Unverified email with ${title}. Verify the email with ${title} in order to sign in`,
  )
}

function needsVerification(message: string) {
  return new HttpError(422, "provider_email_needs_verification", message)
}

function withoutEmail() {
  return needsVerification("Error getting user email from external provider")
}

function checkBan(user: User) {
  if (isBanned(user)) throw new HttpError(403, "user_banned", "User is banned")
}
