import type { FastifyInstance, FastifyRequest } from "fastify"
import type { AuthContext } from "../context.ts"
import {
  type Challenged,
  challengeLifetime,
  factorIdOf,
  factorNotFound,
  kindNotEnabled,
  requireSession,
} from "../factors/second-factors.ts"
import { clientOf } from "../request-client.ts"
import { type StoredFactor, insertFactorChallenge, lockFactor } from "../store/factors.ts"
import { inTransaction } from "../store/statements.ts"

interface Started {
  /** What the browser has to sign, for a factor that is one. */
  challenge?: string
  answer: object
}

/** POST /factors/{id}/challenge: begins to prove a factor; the challenge is good for five minutes, from the same address. */
export function factorChallenge(app: FastifyInstance, auth: AuthContext) {
  app.post("/factors/:id/challenge", async (request: FastifyRequest<{ Params: { id: string } }>) => {
    await auth.limits.countRequest(request, "factor")
    const bearer = await requireSession(auth, request)
    const factorId = factorIdOf(request)
    const id = crypto.randomUUID()
    const { type, answer } = await inTransaction(auth.pool, async (db) => {
      const factor = await lockFactor(db, factorId, bearer.user.id)
      if (!factor) throw factorNotFound()
      if (!auth.factorKinds.includes(factor.factor_type)) throw kindNotEnabled(factor.factor_type, "verify")
      const started = await start(auth, bearer, factor)
      await insertFactorChallenge(db, { id, factorId, ip: clientOf(request).ip ?? "0.0.0.0", ...started })
      return { type: factor.factor_type, answer: started.answer }
    })
    return { id, type, expires_at: Math.floor(Date.now() / 1_000) + challengeLifetime, ...answer }
  })
}

async function start(auth: AuthContext, { user }: Challenged, factor: StoredFactor): Promise<Started> {
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
