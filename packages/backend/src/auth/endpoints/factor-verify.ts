import { timingSafeEqual } from "node:crypto"
import type { FastifyInstance, FastifyRequest } from "fastify"
import { z } from "zod"
import { HttpError } from "#server/http/http-error.ts"
import { isUuid, lockBearer } from "../sessions/bearer.ts"
import type { AuthContext } from "../context.ts"
import {
  type BearerWithSession,
  challengeLifetime,
  factorIdOf,
  factorMethods,
  factorNotFound,
  kindNotEnabled,
  requireSession,
} from "../factors/second-factors.ts"
import { totpStep } from "../factors/totp.ts"
import { noticesOf } from "../mails/notices.ts"
import { newRefreshToken } from "../sessions/refresh-tokens.ts"
import { invalid, tooManyRequests } from "../requests/refusals.ts"
import { assertionShape, registrationShape } from "../passkeys/relying-party.ts"
import { optionalText, readBody } from "../requests/request-body.ts"
import { clientOf } from "../requests/request-client.ts"
import { loadSession, replyWithSession } from "../sessions/session-reply.ts"
import { takeHit } from "../store/counters.ts"
import {
  type StoredFactor,
  confirmFactor,
  deleteFactorChallenge,
  finishFactorChallenge,
  keepFactorCredential,
  lockFactor,
  lockFactorChallenge,
} from "../store/factors.ts"
import { startRefreshTokensAnew } from "../store/refresh-tokens.ts"
import { deleteLowerSessions, raiseSession } from "../store/sessions.ts"
import { type Database, inTransaction } from "../store/statements.ts"

const bodyShape = z.object({
  challenge_id: optionalText,
  code: optionalText,
  webauthn: z
    .discriminatedUnion("type", [
      z.object({ type: z.literal("create"), credential_response: registrationShape }),
      z.object({ type: z.literal("request"), credential_response: assertionShape }),
    ])
    .nullish(),
})
type Body = z.infer<typeof bodyShape>

interface Challenge {
  id: string
  /** The challenge that the browser had to sign. */
  challenge: string | undefined
  /** The hash of the code that was texted. */
  codeHash: string | null
}

/** POST /factors/{id}/verify: raises the session to the second level (aal2), and ends the account's sessions at the first (aal1). */
export function factorVerify(app: FastifyInstance, auth: AuthContext) {
  app.post("/factors/:id/verify", async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
    const bearer = await requireSession(auth, request)
    await auth.limits.countOwnRequest(bearer.user.id, "factor")
    const factorId = factorIdOf(request)
    const body = readBody(request, bodyShape)
    if (!body.webauthn && body.code === "") throw invalid("Code needs to be non-empty")
    const challenge = await usableChallenge(auth, bearer, { factorId, body, ip: clientOf(request).ip })
    const guess = await takeGuess(auth, factorId, request.ip)
    const { started, ended, notices } = await inTransaction(auth.pool, async (db) => {
      await lockBearer(db, bearer)
      const factor = await lockFactor(db, factorId, bearer.user.id)
      if (!factor) throw factorNotFound()
      await checkProof(auth, db, { factor, body, challenge })
      const raised = await raise(auth, db, { bearer, factor, challenge })
      const isNew = factor.status === "unverified"
      const client = clientOf(request)
      return {
        ...raised,
        notices: isNew ? await noticesOf(auth, db, bearer.user, "factor_added", client) : [],
      }
    })
    await guess.giveBack()
    auth.onSessionsEnded(ended)
    for (const notice of notices) auth.postman.post(notice)
    return replyWithSession(auth, reply, started)
  })
}

/** 429 after five wrong codes in ten minutes. */
async function takeGuess(auth: AuthContext, factorId: string, ip: string) {
  return auth.limits.takeGuess({ kind: "factor", account: factorId, ip, whenFull: tooManyRequests })
}

/** The challenge to check the answer against. Throws if it can't be used; an expired one is removed all the same. */
async function usableChallenge(
  auth: AuthContext,
  { user }: BearerWithSession,
  { factorId, body, ip }: { factorId: string; body: Body; ip: string | null },
): Promise<Challenge> {
  const verdict = await inTransaction(auth.pool, async (db) => {
    const factor = await lockFactor(db, factorId, user.id)
    if (!factor) return factorNotFound()
    if (!auth.factorKinds.includes(factor.factor_type)) return kindNotEnabled(factor.factor_type, "verify")
    const { challenge_id: id } = body
    const challenge = isUuid(id) ? await lockFactorChallenge(db, id, factorId) : undefined
    if (!challenge) return challengeNotFound()
    if (challenge.verified_at !== null || challenge.ip_address !== (ip ?? "0.0.0.0")) return otherAddress()
    if (challenge.age <= challengeLifetime) {
      return {
        id,
        challenge: challenge.web_authn_session_data?.challenge,
        codeHash: challenge.otp_code,
      }
    }
    await deleteFactorChallenge(db, id)
    return challengeExpired()
  })
  if (verdict instanceof HttpError) throw verdict
  return verdict
}

interface Proof {
  factor: StoredFactor
  body: Body
  challenge: Challenge
}

/** 422 for a wrong code or credential. */
async function checkProof(auth: AuthContext, db: Database, proof: Proof) {
  if (proof.factor.factor_type === "webauthn") return checkCredential(auth, db, proof)
  if (proof.factor.factor_type === "phone") return checkTextedCode(auth, proof)
  if (!(await isRightCode(db, proof))) {
    throw new HttpError(422, "mfa_verification_failed", "Invalid TOTP code entered")
  }
}

/** Checks a texted code. It belongs to one challenge, which can be used only once. */
function checkTextedCode(auth: AuthContext, { factor, body, challenge }: Proof) {
  const given = Buffer.from(auth.hashCode(factor.id, challenge.id, body.code))
  const kept = Buffer.from(challenge.codeHash ?? "")
  if (given.length === kept.length && timingSafeEqual(given, kept)) return
  throw new HttpError(422, "mfa_verification_failed", "Invalid MFA Phone code entered")
}

/** Whether a code from an authenticator app is right. It works only once, so that a code seen over someone's shoulder can't be used again. */
async function isRightCode(db: Database, { factor, body }: Proof) {
  const step = totpStep(factor.secret ?? "", body.code)
  if (step === undefined) return false
  return takeHit(db, `totp:${factor.id}:${step}`, { hits: 1, seconds: challengeLifetime })
}

async function checkCredential(
  { relyingParty }: AuthContext,
  db: Database,
  { factor, body, challenge }: Proof,
) {
  const { webauthn } = body
  const asked = challenge.challenge ?? ""
  const kept = factor.web_authn_credential
  if (webauthn?.type === "create" && !kept) {
    const credential = await relyingParty.verifyRegistration(webauthn.credential_response, asked)
    if (!credential) throw credentialFailed()
    const { id, publicKey, counter, transports } = credential
    return keepFactorCredential(db, factor.id, { id, publicKey, counter, transports })
  }
  if (webauthn?.type !== "request" || !kept || webauthn.credential_response.id !== kept.id) {
    throw credentialFailed()
  }
  const counter = await relyingParty.verifyAssertion(webauthn.credential_response, asked, kept)
  if (counter === undefined) throw credentialFailed()
  return keepFactorCredential(db, factor.id, { ...kept, counter })
}

async function raise(
  auth: AuthContext,
  db: Database,
  { bearer, factor, challenge }: { bearer: BearerWithSession; factor: StoredFactor; challenge: Challenge },
) {
  const { user, session } = bearer
  await finishFactorChallenge(db, challenge.id)
  await confirmFactor(db, factor)
  await raiseSession(db, {
    id: session.id,
    factorId: factor.id,
    method: factorMethods[factor.factor_type],
  })
  const refreshToken = newRefreshToken()
  await startRefreshTokensAnew(db, {
    sessionId: session.id,
    userId: user.id,
    hash: auth.refreshTokens.hash(refreshToken),
  })
  const ended = await deleteLowerSessions(db, user.id, session.id)
  return { started: await loadSession(db, { id: session.id, userId: user.id, refreshToken }), ended }
}

function challengeNotFound() {
  return new HttpError(422, "mfa_factor_not_found", "MFA factor with the provided challenge ID not found")
}

function otherAddress() {
  return new HttpError(422, "mfa_ip_address_mismatch", "Challenge and verify IP addresses mismatch.")
}

function challengeExpired() {
  const message = "MFA challenge has expired, verify against another challenge or create a new challenge."
  return new HttpError(422, "mfa_challenge_expired", message)
}

function credentialFailed() {
  return new HttpError(422, "mfa_verification_failed", "Credential verification failed")
}
