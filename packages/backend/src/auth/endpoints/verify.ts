import type { FastifyInstance, FastifyRequest } from "fastify"
import { z } from "zod"
import { clientOf } from "../requests/request-client.ts"
import type { AuthContext } from "../context.ts"
import { emailAddress } from "../accounts/email-address.ts"
import { invalid } from "../requests/refusals.ts"
import { optionalText, readBody } from "../requests/request-body.ts"
import { replyWithSession, startSession } from "../sessions/session-reply.ts"
import { inTransaction } from "../store/statements.ts"
import { phoneNumber } from "../sms/phone-number.ts"
import { type Proof, mailedTokenTypes, redeemSecret, textedTokenTypes } from "../codes/verification.ts"

const bodyShape = z.object({
  type: optionalText,
  email: optionalText,
  phone: optionalText,
  token: optionalText,
  token_hash: optionalText,
})

/** The message shown after the first of the two addresses has been confirmed. */
export const halfwayMessage =
  "Confirmation link accepted. Please proceed to confirm link sent to the other email"

/** POST /verify: exchanges a code that was emailed or texted, or the token of an emailed link, for a session. */
export function verify(app: FastifyInstance, auth: AuthContext) {
  app.post("/verify", async (request, reply) => {
    await auth.limits.countRequest(request, "verify")
    const proof = readProof(request)
    const guess = proof.form === "code" ? await takeGuess(auth, proof, request.ip) : undefined
    const client = clientOf(request)
    const { started, notices } = await inTransaction(auth.pool, async (db) => {
      const verified = await redeemSecret(auth, db, proof, client)
      const session = verified.isHalf
        ? undefined
        : await startSession(auth, db, verified.userId, "otp", client)
      return { started: session, notices: verified.notices }
    })
    await guess?.giveBack()
    for (const notice of notices) auth.postman.post(notice)
    if (!started) return { msg: halfwayMessage, code: "200" }
    return replyWithSession(auth, reply, started)
  })
}

/** Counts an attempt at a code. Wrong codes block only the kind of code that was tried, not the person's other ways to sign in. */
function takeGuess(auth: AuthContext, { sentTo, types }: Extract<Proof, { form: "code" }>, ip: string) {
  const account = "email" in sentTo ? sentTo.email : sentTo.phone
  return auth.limits.takeGuess({ kind: types.join(), account, ip })
}

function readProof(request: FastifyRequest): Proof {
  const body = readBody(request, bodyShape)
  if (body.type === "") throw invalid("Verify requires a verification type")
  if (body.token === "" && body.token_hash === "") {
    throw invalid("Verify requires either a token or a token hash")
  }
  return body.token_hash === "" ? codeProof(body) : linkProof(body)
}

type Body = z.infer<typeof bodyShape>

function linkProof({ type, email, phone, token, token_hash }: Body): Proof {
  if (email !== "" || phone !== "" || token !== "") {
    throw invalid("Only the token_hash and type should be provided")
  }
  const types = mailedTokenTypes.get(type)
  if (!types) throw invalid("Invalid email verification type")
  return { form: "link", token: token_hash, types }
}

function codeProof({ type, email, phone, token }: Body): Proof {
  if ((email === "") === (phone === "")) {
    throw invalid("Only an email address or phone number should be provided on verify")
  }
  const types = (phone === "" ? mailedTokenTypes : textedTokenTypes).get(type)
  if (!types) throw invalid("Unsupported verification type")
  const sentTo = phone === "" ? { email: emailAddress(email) } : { phone: phoneNumber(phone) }
  return { form: "code", token, sentTo, types }
}
