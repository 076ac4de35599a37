import type { FastifyInstance } from "fastify"
import { z } from "zod"
import { HttpError } from "#server/http/http-error.ts"
import { factorKinds } from "#server/setup/settings/sign-in.ts"
import type { AuthContext } from "../context.ts"
import {
  type BearerWithSession,
  challengeLifetime,
  kindNotEnabled,
  mostFactors,
  requireSession,
} from "../factors/second-factors.ts"
import { newTotp } from "../factors/totp.ts"
import { invalid } from "../requests/refusals.ts"
import { optionalText, readBody } from "../requests/request-body.ts"
import {
  type NewFactor,
  type StoredFactor,
  factorsOf,
  forgetUnverifiedFactors,
  forgetUnverifiedPhone,
  insertFactor,
} from "../store/factors.ts"
import { phoneNumber } from "../sms/phone-number.ts"
import { inTransaction } from "../store/statements.ts"
import { lockUserById } from "../store/users.ts"

const bodyShape = z.object({
  factor_type: optionalText,
  friendly_name: optionalText,
  issuer: optionalText,
  phone: optionalText,
})
type Body = z.infer<typeof bodyShape>

/** POST /factors: adds a second factor, which takes effect once it is verified. */
export function factorEnroll(app: FastifyInstance, auth: AuthContext) {
  app.post("/factors", async (request) => {
    const bearer = await requireSession(auth, request)
    const body = readBody(request, bodyShape)
    const { factor, answer } = newFactor(auth, bearer, body)
    await inTransaction(auth.pool, async (db) => {
      await lockUserById(db, bearer.user.id)
      await forgetUnverifiedFactors(db, bearer.user.id, challengeLifetime)
      if (factor.phone !== null) await forgetUnverifiedPhone(db, bearer.user.id, factor.phone)
      checkAllowed(await factorsOf(db, bearer.user.id), bearer, factor)
      await insertFactor(db, factor)
    })
    return { id: factor.id, type: factor.type, friendly_name: factor.name, ...answer }
  })
}

/** The new factor, and the response with its secrets, which no other response contains. */
function newFactor(auth: AuthContext, { user }: BearerWithSession, body: Body) {
  if (user.is_anonymous) {
    throw new HttpError(
      403,
      "no_authorization",
      "An account without an email address can't have a second factor",
    )
  }
  const type = factorKinds.find((each) => each === body.factor_type)
  if (!type) throw invalid("factor_type needs to be totp, phone, or webauthn")
  const isOn = type === "phone" ? auth.texter.name !== "" : true
  if (!isOn || !auth.factorKinds.includes(type)) throw kindNotEnabled(type, "enroll")
  const factor: NewFactor = {
    id: crypto.randomUUID(),
    userId: user.id,
    type,
    name: body.friendly_name,
    secret: null,
    phone: null,
  }
  if (type === "webauthn") return { factor, answer: {} }
  if (type === "phone") {
    if (body.phone === "") throw invalid("Phone number required to enroll Phone factor")
    const phone = phoneNumber(body.phone)
    return { factor: { ...factor, phone }, answer: { phone } }
  }
  const issuer = body.issuer || new URL(auth.redirects.siteUrl).host
  const totp = newTotp(issuer, user.email || user.phone || user.id)
  return { factor: { ...factor, secret: totp.secret }, answer: { totp } }
}

function checkAllowed(known: StoredFactor[], { session }: BearerWithSession, { name, phone }: NewFactor) {
  if (phone !== null && known.some((factor) => factor.phone === phone && factor.status === "verified")) {
    const message = "A verified phone factor already exists, unenroll the existing factor to continue"
    throw new HttpError(422, "mfa_verified_factor_exists", message)
  }
  if (known.length >= mostFactors) {
    const message = "Maximum number of verified factors reached, unenroll to continue"
    throw new HttpError(422, "too_many_enrolled_mfa_factors", message)
  }
  if (known.some((factor) => factor.friendly_name === name)) {
    const message = `A factor with the friendly name "${name}" for this user already exists`
    throw new HttpError(422, "mfa_factor_name_conflict", message)
  }
  if (known.some(({ status }) => status === "verified") && session.aal !== "aal2") {
    throw new HttpError(403, "insufficient_aal", "AAL2 required to enroll a new factor")
  }
}
