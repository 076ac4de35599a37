import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { HttpError } from "#server/http/http-error.ts"
import { type Client, clientOf } from "../requests/request-client.ts"
import type { AuthContext } from "../context.ts"
import { askToFollow, tellUnusable } from "../pages/link-page.ts"
import { flowMethodOf } from "../codes/mailed-secret.ts"
import { isPkceToken } from "../codes/one-time-codes.ts"
import { type Outcome, messageOutcome, sessionOutcome, withOutcome } from "../requests/outcome-address.ts"
import { redirectTarget } from "../requests/redirects.ts"
import { invalid } from "../requests/refusals.ts"
import { queryText } from "../requests/request-body.ts"
import { sessionJson, startSession } from "../sessions/session-reply.ts"
import { type Database, inTransaction } from "../store/statements.ts"
import { issueAuthCode } from "../store/flow-states.ts"
import {
  type VerificationResult,
  mailedTokenTypes,
  ownerOfLink,
  redeemSecret,
} from "../codes/verification.ts"
import { halfwayMessage } from "./verify.ts"

/**
 * GET /verify and POST /verify/link: the target of emailed links. With `ask`, which our emails include, a page asks the person first. Otherwise the
 * browser is redirected to the app, whatever happens, with the outcome in the address.
 */
export function verifyLink(app: FastifyInstance, auth: AuthContext) {
  // Mail scanners open links before people do, so a HEAD request doesn't use up the link.
  app.head("/verify", (_request, reply) => reply.code(200).send())

  app.get("/verify", { exposeHeadRoute: false }, async (request, reply) => {
    return asksPerson(request) ? ask(auth, request, reply) : redirect(auth, request, reply)
  })

  app.post("/verify/link", (request, reply) => redirect(auth, request, reply))
}

/** Whether a browser opens the link as a page, for a person or a mail scanner. A script that fetches it gets the redirect it expects. */
function asksPerson(request: FastifyRequest) {
  return queryText(request, "ask") !== "" && request.headers["sec-fetch-mode"] !== "cors"
}

async function ask(auth: AuthContext, request: FastifyRequest, reply: FastifyReply) {
  const { token, type } = readLink(request)
  const owner = await ownerOfLink(auth.pool, token, mailedTokenTypes.get(type) ?? [])
  if (!owner) return tellUnusable(reply, auth.product.name, auth.redirects.siteUrl)
  const leadsTo = redirectTarget(request, auth.redirects)
  const query = new URLSearchParams({ token, type, redirect_to: leadsTo })
  return askToFollow(reply, {
    product: auth.product.name,
    type,
    owner,
    leadsTo,
    action: `verify/link?${query.toString()}`,
  })
}

async function redirect(auth: AuthContext, request: FastifyRequest, reply: FastifyReply) {
  const link = readLink(request)
  const target = redirectTarget(request, auth.redirects)
  reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer")
  try {
    await auth.limits.countRequest(request, "verify")
    return reply.redirect(withOutcome(target, await follow(auth, link, clientOf(request))), 303)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    reply.header("x-sb-error-code", error.code)
    return reply.redirect(withOutcome(target, errorOutcome(error, link)), 303)
  }
}

interface Link {
  token: string
  type: string
}

function readLink(request: FastifyRequest): Link {
  const link = { token: queryText(request, "token"), type: queryText(request, "type") }
  if (link.token === "") throw invalid("Verify requires a token or a token hash")
  if (link.type === "") throw invalid("Verify requires a verification type")
  return link
}

async function follow(auth: AuthContext, link: Link, client: Client): Promise<Outcome> {
  const types = mailedTokenTypes.get(link.type)
  if (!types) throw invalid("Unsupported verification type")
  const isPkce = isPkceToken(link.token)
  const { result, notices } = await inTransaction(auth.pool, async (db) => {
    const verified = await redeemSecret(auth, db, { form: "link", token: link.token, types }, client)
    return { result: await open(auth, db, { verified, link, client }), notices: verified.notices }
  })
  for (const notice of notices) auth.postman.post(notice)
  if (result === "halfway") return messageOutcome({ message: halfwayMessage }, isPkce)
  if ("code" in result) return { query: result }
  return sessionOutcome(await sessionJson(auth, result), { type: link.type })
}

async function open(
  auth: AuthContext,
  db: Database,
  { verified, link, client }: { verified: VerificationResult; link: Link; client: Client },
) {
  if (verified.isHalf) return "halfway" as const
  return isPkceToken(link.token)
    ? authCode(db, verified, link.type)
    : startSession(auth, db, verified.userId, "otp", client)
}

async function authCode(db: Database, { userId, tokenType }: VerificationResult, linkType: string) {
  const byToken = tokenType === "confirmation_token" ? "signup" : "magiclink"
  const method = flowMethodOf(linkType === "email" ? byToken : linkType)
  const code = await issueAuthCode(db, userId, method)
  if (code !== undefined) return { code }
  throw new HttpError(404, "flow_state_not_found", "invalid flow state, no valid flow state found")
}

function errorOutcome(error: HttpError, { token }: Link) {
  const kind = error.status >= 500 ? "server_error" : "access_denied"
  const told = { error: kind, error_code: error.code, error_description: error.message }
  return messageOutcome(told, isPkceToken(token))
}
