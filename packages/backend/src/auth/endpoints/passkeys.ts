import type { FastifyInstance, FastifyRequest } from "fastify"
import { z } from "zod"
import { HttpError } from "#server/http/http-error.ts"
import { isUuid, requireUser } from "../sessions/bearer.ts"
import type { AuthContext } from "../context.ts"
import { noticesOf } from "../mails/notices.ts"
import { requireProvenUser } from "../sessions/proven-user.ts"
import { invalid } from "../requests/refusals.ts"
import { optionalText, readBody } from "../requests/request-body.ts"
import { clientOf } from "../requests/request-client.ts"
import { type Passkey, deletePasskey, passkeysOf, renamePasskey } from "../store/passkeys.ts"
import { inTransaction } from "../store/statements.ts"
import { requireOneUser } from "./admin-users.ts"
import { passkeyRegistration } from "./passkey-registration.ts"
import { passkeySignIn } from "./passkey-sign-in.ts"

const longestName = 120

type OnePasskey = FastifyRequest<{ Params: { id: string } }>
type OnesPasskey = FastifyRequest<{ Params: { id: string; passkeyId: string } }>

/** /passkeys: an account's passkeys, which sign in without a password. */
export function passkeys(app: FastifyInstance, auth: AuthContext) {
  if (!auth.allowsPasskeys) {
    app.all("/passkeys", refuse)
    app.all("/passkeys/*", refuse)
    return
  }
  passkeyRegistration(app, auth)
  passkeySignIn(app, auth)
  app.get("/passkeys", async (request) => {
    const { user } = await requireUser(auth, request)
    return (await passkeysOf(auth.pool, user.id)).map(passkeyJson)
  })
  app.patch("/passkeys/:id", async (request: OnePasskey) => {
    const { user } = await requireProvenUser(auth, request, "change passkeys")
    const { friendly_name: name } = readBody(request, z.object({ friendly_name: optionalText }))
    if (name.trim() === "" || name.length > longestName) {
      throw invalid(`A passkey's name must have 1 to ${longestName} characters`)
    }
    const renamed = await renamePasskey(auth.pool, idOf(request), user.id, name.trim())
    if (!renamed) throw notFound()
    return passkeyJson(renamed)
  })
  app.delete("/passkeys/:id", async (request: OnePasskey, reply) => {
    const { user } = await requireProvenUser(auth, request, "change passkeys")
    const id = idOf(request)
    const notices = await inTransaction(auth.pool, async (db) => {
      if ((await deletePasskey(db, id, user.id)) === 0) throw notFound()
      return noticesOf(auth, db, user, "passkey_removed", clientOf(request))
    })
    for (const notice of notices) auth.postman.post(notice)
    return reply.code(204).send()
  })
  administration(app, auth)
}

/** An account's passkeys, for the service role only. */
function administration(app: FastifyInstance, auth: AuthContext) {
  app.get("/admin/users/:id/passkeys", async (request: OnePasskey) => {
    const user = await requireOneUser(auth, request)
    return (await passkeysOf(auth.pool, user.id)).map(passkeyJson)
  })
  app.delete("/admin/users/:id/passkeys/:passkeyId", async (request: OnesPasskey, reply) => {
    const user = await requireOneUser(auth, request)
    if ((await deletePasskey(auth.pool, checkedId(request.params.passkeyId), user.id)) === 0) throw notFound()
    return reply.code(204).send()
  })
}

/** A passkey as clients see it. */
function passkeyJson({ id, friendly_name: name, created_at, last_used_at }: Passkey) {
  return {
    id,
    ...(name !== "" && { friendly_name: name }),
    created_at,
    ...(last_used_at !== null && { last_used_at }),
  }
}

function idOf(request: OnePasskey) {
  return checkedId(request.params.id)
}

function checkedId(id: string) {
  if (isUuid(id)) return id
  throw new HttpError(404, "validation_failed", "passkey_id must be an UUID")
}

function notFound() {
  return new HttpError(404, "webauthn_credential_not_found", "Passkey not found")
}

function refuse(): never {
  throw new HttpError(404, "passkey_disabled", "Passkeys are disabled")
}
