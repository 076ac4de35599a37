import type { FastifyInstance } from "fastify"
import { z } from "zod"
import { HttpError } from "#server/http/http-error.ts"
import type { AuthContext } from "../context.ts"
import { askBrowser, askedOfBrowser, credentialFailed } from "../passkeys/passkey-challenges.ts"
import { assertionShape } from "../passkeys/relying-party.ts"
import { optionalText, readBody } from "../requests/request-body.ts"
import { type Client, clientOf } from "../requests/request-client.ts"
import { replyWithSession, startSession } from "../sessions/session-reply.ts"
import { credentialOf, lockPasskey, notePasskeyUse } from "../store/passkeys.ts"
import { type Database, inTransaction } from "../store/statements.ts"
import { findUserById } from "../store/users.ts"
import { isBanned } from "../accounts/user-json.ts"

/** How long a challenge can be answered, in seconds. A form that offers passkeys may be open for a while before the person chooses one. */
const challengeLifetime = 3_600

const answerShape = z.object({ challenge_id: optionalText, credential: assertionShape })
type Assertion = z.infer<typeof assertionShape>

/** POST /passkeys/authentication/options and …/verify: signs in the owner of a passkey. */
export function passkeySignIn(app: FastifyInstance, auth: AuthContext) {
  app.post("/passkeys/authentication/options", async (request) => {
    await auth.limits.countRequest(request, "passkey")
    const options = await auth.relyingParty.assertionOptions([])
    return askBrowser(auth, { type: "authentication", userId: null, options, lifetime: challengeLifetime })
  })

  app.post("/passkeys/authentication/verify", async (request, reply) => {
    await auth.limits.countRequest(request, "passkey")
    const { challenge_id: id, credential } = readBody(request, answerShape)
    const challenge = await askedOfBrowser(auth, { id, type: "authentication", userId: null })
    const proof = { credential, challenge }
    const started = await inTransaction(auth.pool, (db) => signIn(auth, db, proof, clientOf(request)))
    return replyWithSession(auth, reply, started)
  })
}

interface Proof {
  credential: Assertion
  challenge: string
}

async function signIn(auth: AuthContext, db: Database, { credential, challenge }: Proof, client: Client) {
  const passkey = /^[\w-]+$/.test(credential.id) ? await lockPasskey(db, credential.id) : undefined
  if (!passkey || !namesOwner(credential, passkey.user_id)) throw credentialFailed()
  const counter = await auth.relyingParty.verifyAssertion(credential, challenge, credentialOf(passkey))
  if (counter === undefined) throw credentialFailed()
  const user = await findUserById(db, passkey.user_id)
  if (!user) throw credentialFailed()
  if (isBanned(user)) throw new HttpError(403, "user_banned", "User is banned")
  await notePasskeyUse(db, passkey.id, counter)
  return startSession(auth, db, user.id, "passkey", client)
}

/** Whether the authenticator names this account as the passkey's owner. */
function namesOwner({ response }: Assertion, userId: string) {
  return Buffer.from(response.userHandle ?? "", "base64url").toString() === userId
}
