import type { FastifyInstance, FastifyRequest } from "fastify"
import { z } from "zod"
import { HttpError } from "#server/http/http-error.ts"
import { isUuid, lockBearer, requireUser } from "../sessions/bearer.ts"
import type { AuthContext } from "../context.ts"
import { noticesOf } from "../mails/notices.ts"
import { newPersonalKey, personalKeyHash } from "../sessions/personal-keys.ts"
import { requireProvenUser } from "../sessions/proven-user.ts"
import { readBody } from "../requests/request-body.ts"
import { clientOf } from "../requests/request-client.ts"
import { deleteKey, insertKey, keysOf } from "../store/personal-keys.ts"
import { inTransaction } from "../store/statements.ts"

const mostKeys = 20

const bodyShape = z.object({
  name: z.string().trim().min(1).max(120),
  scope: z.enum(["read", "log"]),
  days: z.number().int().min(1).max(365),
})

/** /personal-keys: the keys that a person has created for their own scripts. Hosted projects don't have them. */
export function personalKeys(app: FastifyInstance, auth: AuthContext) {
  app.get("/personal-keys", async (request) => {
    const { user } = await requireUser(auth, request)
    return keysOf(auth.pool, user.id)
  })

  app.post("/personal-keys", async (request) => {
    const bearer = await requireProvenUser(auth, request, "make a key")
    const { user } = bearer
    const { name, scope, days } = readBody(request, bodyShape)
    const key = newPersonalKey(scope)
    const { made, notices } = await inTransaction(auth.pool, async (db) => {
      await lockBearer(db, bearer)
      if ((await keysOf(db, user.id)).length >= mostKeys) throw tooMany()
      return {
        made: await insertKey(db, { userId: user.id, name, scope, days, hash: personalKeyHash(key) }),
        notices: await noticesOf(auth, db, user, "key_made", clientOf(request)),
      }
    })
    for (const notice of notices) auth.postman.post(notice)
    return { ...made, key }
  })

  app.delete("/personal-keys/:id", async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
    const { user } = await requireUser(auth, request)
    const { id } = request.params
    if (!isUuid(id) || (await deleteKey(auth.pool, id, user.id)) === 0) {
      throw new HttpError(404, "key_not_found", "This key doesn't exist")
    }
    return reply.code(204).send()
  })
}

function tooMany() {
  return new HttpError(
    422,
    "too_many_keys",
    `An account can have at most ${mostKeys} keys. Remove one first.`,
  )
}
