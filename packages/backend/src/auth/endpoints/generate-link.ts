import type { FastifyInstance, FastifyRequest } from "fastify"
import { z } from "zod"
import { HttpError } from "#server/http/http-error.ts"
import { prepareAccount, reload, withNewAddress } from "../accounts/accounts.ts"
import { requireAdmin } from "../sessions/bearer.ts"
import type { AuthContext } from "../context.ts"
import { emailAddress } from "../accounts/email-address.ts"
import { newSecret } from "../codes/mailed-secret.ts"
import { checkChanges } from "../accounts/metadata.ts"
import { hashPassword } from "../passwords/passwords.ts"
import { redirectTarget } from "../requests/redirects.ts"
import { invalid } from "../requests/refusals.ts"
import { newMetadata, optionalText, readBody } from "../requests/request-body.ts"
import type { Database } from "../store/statements.ts"
import { type User, isEmailTaken, lockUserByEmail, mergeUserData, startEmailChange } from "../store/users.ts"
import { isConfirmed, userJson } from "../accounts/user-json.ts"
import { emailExists } from "../codes/verification.ts"
import { invitedUser } from "./invite.ts"

const types = [
  "signup",
  "invite",
  "magiclink",
  "recovery",
  "email_change_current",
  "email_change_new",
] as const
type LinkType = (typeof types)[number]

const bodyShape = z.object({
  type: optionalText,
  email: optionalText,
  new_email: optionalText,
  password: optionalText,
  data: newMetadata,
})

interface LinkRequest {
  type: LinkType
  email: string
  newEmail: string
  passwordHash: string | null
  data: Record<string, unknown>
}

/** POST /admin/generate_link: gives a caller with the service role the contents of an email to send. The server itself doesn't send it. */
export function generateLink(app: FastifyInstance, auth: AuthContext) {
  app.post("/admin/generate_link", async (request) => {
    await requireAdmin(auth, request)
    const wanted = await readLinkRequest(request)
    const redirectTo = redirectTarget(request, auth.redirects)
    const { user, secret } = await withNewAddress(auth, async (db) => {
      const subject = await subjectOf(db, wanted)
      const made = await newSecret(auth, db, subject, wanted.type, { redirectTo, challenge: undefined })
      return { secret: made, user: await reload(db, subject.id) }
    })
    return {
      ...userJson(user),
      action_link: secret.link,
      email_otp: secret.code,
      hashed_token: secret.linkToken,
      verification_type: wanted.type,
      redirect_to: redirectTo,
    }
  })
}

async function readLinkRequest(request: FastifyRequest): Promise<LinkRequest> {
  const body = readBody(request, bodyShape)
  const type = types.find((each) => each === body.type)
  if (!type) throw invalid(`Invalid email action link type requested: ${body.type}`)
  const isChange = type === "email_change_current" || type === "email_change_new"
  return {
    type,
    email: emailAddress(body.email),
    newEmail: isChange ? emailAddress(body.new_email) : "",
    passwordHash: body.password === "" ? null : await hashPassword(body.password),
    data: body.data,
  }
}

/** The account that the link is for; created if the type calls for a new one. */
async function subjectOf(db: Database, wanted: LinkRequest): Promise<User> {
  const { type, email, data, passwordHash } = wanted
  if (type === "invite") return invitedUser(db, email, data)
  const known = await lockUserByEmail(db, email)
  if (type === "signup") {
    if (known && isConfirmed(known)) throw emailExists()
    if (!known && passwordHash === null) throw invalid("Signup requires a valid password")
    if (!known) return prepareAccount(db, { email, data, passwordHash })
    checkChanges(known.raw_user_meta_data, data)
    await mergeUserData(db, known.id, data)
    return known
  }
  if (!known) throw new HttpError(404, "user_not_found", "User with this email not found")
  return wanted.newEmail === "" ? known : changing(db, known, wanted.newEmail)
}

async function changing(db: Database, user: User, newEmail: string): Promise<User> {
  if (await isEmailTaken(db, newEmail, user.id)) throw emailExists()
  if (user.email_change !== newEmail) await startEmailChange(db, user.id, newEmail)
  return { ...user, email_change: newEmail }
}
