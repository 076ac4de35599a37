import type { FastifyInstance, FastifyRequest } from "fastify"
import { z } from "zod"
import { HttpError } from "#server/http/http-error.ts"
import {
  type NewAccount,
  confirmationMail,
  createAccount,
  leaveToProver,
  reload,
  withNewAddress,
} from "../accounts/accounts.ts"
import { type Client, clientOf } from "../requests/request-client.ts"
import type { AuthContext } from "../context.ts"
import { emailAddress } from "../accounts/email-address.ts"
import type { LinkOptions } from "../codes/mailed-secret.ts"
import { hashPassword, isPassword } from "../passwords/passwords.ts"
import { codeChallenge } from "../codes/pkce.ts"
import { requireEmails } from "../providers/only-provider.ts"
import { redirectTarget } from "../requests/redirects.ts"
import { invalid } from "../requests/refusals.ts"
import { newMetadata, optionalText, readBody } from "../requests/request-body.ts"
import { replyWithSession, startSession } from "../sessions/session-reply.ts"
import { signUpByPhone } from "../sms/phone-sign-up.ts"
import { type Database, inTransaction } from "../store/statements.ts"
import { findUserByEmail, insertAnonymousUser, lockUserByEmail } from "../store/users.ts"
import { isConfirmed, madeUpUserJson, userJson } from "../accounts/user-json.ts"

const bodyShape = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: newMetadata,
  code_challenge: optionalText,
  code_challenge_method: optionalText,
})

/**
 * POST /signup: creates an account with a password and an email address or a phone number, or an anonymous account if the operator allows it. The
 * response to a known address is the same and takes the same time.
 */
export function signup(app: FastifyInstance, auth: AuthContext) {
  app.post("/signup", async (request, reply) => {
    if (auth.disableSignup) {
      throw new HttpError(422, "signup_disabled", "Signups not allowed for this instance")
    }
    const { email, phone, data } = readBody(request, bodyShape)
    if (email === "" && phone === "") {
      return replyWithSession(auth, reply, await signUpWithout(auth, request, data))
    }
    await auth.limits.countRequest(request, "signup")
    if (phone !== "" && email === "") return signUpByPhone(auth, request, reply)
    requireEmails(auth, "signups")
    const account = await readAccount(auth, request)
    const outcome = await signUp(auth, account, linkOptions(auth, request), clientOf(request))
    if ("session" in outcome) return replyWithSession(auth, reply, outcome.session)
    if ("mail" in outcome) auth.postman.post(outcome.mail)
    return outcome.user
  })
}

/** Creates an anonymous account, without an address or a password. */
async function signUpWithout(auth: AuthContext, request: FastifyRequest, data: Record<string, unknown>) {
  if (!auth.allowsAnonymous) {
    throw new HttpError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled")
  }
  await auth.limits.countRequest(request, "anonymous")
  return inTransaction(auth.pool, async (db) => {
    const id = crypto.randomUUID()
    await insertAnonymousUser(db, id, data)
    return startSession(auth, db, id, "anonymous", clientOf(request))
  })
}

async function readAccount(auth: AuthContext, request: FastifyRequest): Promise<SignUp> {
  const body = readBody(request, bodyShape)
  if (body.phone !== "") throw invalid("Only an email address or phone number should be provided on signup.")
  if (body.password === "") throw invalid("Signup requires a valid password")
  const email = emailAddress(body.email)
  await auth.passwords.check(body.password)
  if (!auth.autoconfirm) await auth.limits.checkMails(request)
  const known = await findUserByEmail(auth.pool, email)
  return {
    email,
    passwordHash: await hashPassword(body.password),
    data: body.data,
    // Always compare, with a made-up hash for an unknown address, so that both cases take the same time.
    isKnownPassword: await isPassword(body.password, known?.encrypted_password),
  }
}

interface SignUp extends NewAccount {
  /** Whether there is an account with this address and this password. */
  isKnownPassword: boolean
}

function linkOptions(auth: AuthContext, request: FastifyRequest): LinkOptions {
  return {
    redirectTo: redirectTarget(request, auth.redirects),
    challenge: codeChallenge(readBody(request, bodyShape)),
  }
}

function signUp(auth: AuthContext, account: SignUp, link: LinkOptions, client: Client) {
  return withNewAddress(auth, async (db) => {
    const known = await lockUserByEmail(db, account.email)
    if (known && auth.autoconfirm) {
      throw new HttpError(422, "user_already_exists", "User already registered")
    }
    if (known && isConfirmed(known)) {
      await pretendToSignUp(auth, db, account, link)
      return { user: madeUpUserJson({ email: account.email }, account.data) }
    }
    // Two people may claim an address: the one who confirms it must not inherit the other's password.
    if (known && !account.isKnownPassword) await leaveToProver(db, known.id)
    const user = known ?? (await createAccount(auth, db, account))
    if (auth.autoconfirm) return { session: await startSession(auth, db, user.id, "password", client) }
    const mail = await confirmationMail(auth, db, user, link)
    return { user: userJson(await reload(db, user.id)), mail }
  })
}

/** Does the same work for a known address as for a new one, then rolls it back, so that both requests take the same time. */
async function pretendToSignUp(auth: AuthContext, db: Database, account: NewAccount, link: LinkOptions) {
  await db.query("savepoint pretence")
  const nobody = `${crypto.randomUUID()}@nowhere.invalid`
  const user = await createAccount(auth, db, { ...account, email: nobody })
  await confirmationMail(auth, db, user, link)
  await reload(db, user.id)
  await db.query("rollback to savepoint pretence")
}
