import type { FastifyInstance } from "fastify"
import { z } from "zod"
import { HttpError } from "#server/http/http-error.ts"
import { lockBearer } from "../sessions/bearer.ts"
import type { AuthContext } from "../context.ts"
import { noticesOf } from "../mails/notices.ts"
import { requireProvenUser } from "../sessions/proven-user.ts"
import { askBrowser, askedOfBrowser, credentialFailed } from "../passkeys/passkey-challenges.ts"
import { registrationShape } from "../passkeys/relying-party.ts"
import { clientOf } from "../requests/request-client.ts"
import { optionalText, readBody } from "../requests/request-body.ts"
import { credentialOf, insertPasskey, passkeysOf } from "../store/passkeys.ts"
import { inTransaction, isDuplicate } from "../store/statements.ts"

const mostPasskeys = 20
const challengeLifetime = 300

const answerShape = z.object({ challenge_id: optionalText, credential: registrationShape })

/** POST /passkeys/registration/options and …/verify: adds a passkey to the caller's account. */
export function passkeyRegistration(app: FastifyInstance, auth: AuthContext) {
  app.post("/passkeys/registration/options", async (request) => {
    const { user } = await requireProvenUser(auth, request, "add a passkey")
    await auth.limits.countOwnRequest(user.id, "passkey")
    const known = (await passkeysOf(auth.pool, user.id)).map(credentialOf)
    if (known.length >= mostPasskeys) throw tooMany()
    const owner = { id: user.id, name: user.email || user.phone || user.id }
    const options = await auth.relyingParty.registrationOptions(owner, known, "required")
    return askBrowser(auth, { type: "registration", userId: user.id, options, lifetime: challengeLifetime })
  })

  app.post("/passkeys/registration/verify", async (request) => {
    const bearer = await requireProvenUser(auth, request, "add a passkey")
    const { user } = bearer
    await auth.limits.countOwnRequest(user.id, "passkey")
    const { challenge_id: id, credential: sent } = readBody(request, answerShape)
    const challenge = await askedOfBrowser(auth, { id, type: "registration", userId: user.id })
    const credential = await auth.relyingParty.verifyRegistration(sent, challenge)
    if (!credential) throw credentialFailed()
    const { passkey, notices } = await inTransaction(auth.pool, async (db) => {
      await lockBearer(db, bearer)
      if ((await passkeysOf(db, user.id)).length >= mostPasskeys) throw tooMany()
      return {
        passkey: await insertPasskey(db, { ...credential, userId: user.id, name: "" }),
        notices: await noticesOf(auth, db, user, "passkey_added", clientOf(request)),
      }
    }).catch((error: unknown) => {
      throw isDuplicate(error) ? alreadyThere() : error
    })
    for (const notice of notices) auth.postman.post(notice)
    return { id: passkey?.id, created_at: passkey?.created_at }
  })
}

function tooMany() {
  return new HttpError(422, "too_many_passkeys", `An account can have at most ${mostPasskeys} passkeys`)
}

function alreadyThere() {
  return new HttpError(422, "webauthn_credential_exists", "This passkey is already registered")
}
