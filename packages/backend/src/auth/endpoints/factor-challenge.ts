import type { FastifyInstance, FastifyRequest } from "fastify"
import { z } from "zod"
import type { AuthContext } from "../context.ts"
import {
  type BearerWithSession,
  challengeLifetime,
  factorIdOf,
  factorNotFound,
  kindNotEnabled,
  requireSession,
} from "../factors/second-factors.ts"
import { optionalText, readBody } from "../requests/request-body.ts"
import { clientOf } from "../requests/request-client.ts"
import { channelOf, newCode, requirePhones } from "../sms/texted-code.ts"
import type { Channel, Text } from "../sms/text.ts"
import { type StoredFactor, insertFactorChallenge, lockFactor, takeBackChallenge } from "../store/factors.ts"
import { type Database, inTransaction } from "../store/statements.ts"

const bodyShape = z.object({ channel: optionalText })

interface StartedChallenge {
  /** For WebAuthn: the challenge that the browser has to sign. */
  challenge?: string
  /** For a phone: the text to send after the commit, and the hash of its code. */
  text?: Text
  codeHash?: string
  answer: object
}

/**
 * POST /factors/{id}/challenge: starts the check of a second factor. The challenge can be answered for five minutes, and only from the same IP
 * address.
 */
export function factorChallenge(app: FastifyInstance, auth: AuthContext) {
  app.post("/factors/:id/challenge", async (request: FastifyRequest<{ Params: { id: string } }>) => {
    const bearer = await requireSession(auth, request)
    await auth.limits.countOwnRequest(bearer.user.id, "factor")
    const factorId = factorIdOf(request)
    const id = crypto.randomUUID()
    const channel = channelOf(request.body ? readBody(request, bodyShape).channel : "")
    const { type, answer, text } = await inTransaction(auth.pool, async (db) => {
      const factor = await lockFactor(db, factorId, bearer.user.id)
      if (!factor) throw factorNotFound()
      if (!auth.factorKinds.includes(factor.factor_type)) throw kindNotEnabled(factor.factor_type, "verify")
      const started =
        factor.factor_type === "phone"
          ? await startByText(auth, db, factor, { challengeId: id, channel })
          : await start(auth, bearer, factor)
      await insertFactorChallenge(db, { id, factorId, ip: clientOf(request).ip ?? "0.0.0.0", ...started })
      return { type: factor.factor_type, answer: started.answer, text: started.text }
    })
    if (text) await sendOrForget(auth, text, { id, factorId })
    return { id, type, expires_at: Math.floor(Date.now() / 1_000) + challengeLifetime, ...answer }
  })
}

async function startByText(
  auth: AuthContext,
  db: Database,
  factor: StoredFactor,
  { challengeId, channel }: { challengeId: string; channel: Channel },
): Promise<StartedChallenge> {
  requirePhones(auth)
  auth.limits.checkTextInterval(factor.challenged_ago)
  const { code, text } = await newCode(auth, db, factor.phone ?? "", channel)
  return { codeHash: auth.hashCode(factor.id, challengeId, code), ...(text && { text }), answer: {} }
}

/** Sends a challenge's text. If that fails, removes the challenge, so that the person can ask for another text right away. */
function sendOrForget(auth: AuthContext, text: Text, challenge: { id: string; factorId: string }) {
  return auth.texter.send(text).catch(async (error: unknown) => {
    await takeBackChallenge(auth.pool, challenge)
    throw error
  })
}

async function start(
  auth: AuthContext,
  { user }: BearerWithSession,
  factor: StoredFactor,
): Promise<StartedChallenge> {
  if (factor.factor_type !== "webauthn") return { answer: {} }
  const { web_authn_credential: credential } = factor
  const known = credential ? [credential] : []
  const owner = { id: user.id, name: user.email || user.phone || user.id }
  const [kind, publicKey] = credential
    ? (["request", await auth.relyingParty.assertionOptions(known)] as const)
    : (["create", await auth.relyingParty.registrationOptions(owner, known, "discouraged")] as const)
  return {
    challenge: publicKey.challenge,
    answer: { webauthn: { type: kind, credential_options: { publicKey } } },
  }
}
