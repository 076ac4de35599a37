import type { FastifyInstance, FastifyRequest } from "fastify"
import { z } from "zod"
import { networkOf } from "#server/http/client-network.ts"
import { HttpError } from "#server/http/http-error.ts"
import { hasBrokenOff } from "#server/http/readable-requests.ts"
import { isNestedDeeper } from "#server/http/json-depth.ts"
import { type Caller, callerOf, senderOf } from "./caller.ts"
import { cannotPersist, mostLevels, type UserBroadcast } from "./frames.ts"
import type { Hub } from "./hub.ts"
import { rightsOn } from "./rights.ts"

const messageSchema = z.object({
  topic: z.string().min(1).max(255),
  event: z.string().min(1).max(255),
  payload: z.record(z.string(), z.unknown()),
  private: z.optional(z.boolean()),
  persist: z.optional(z.boolean()),
})
const messagesSchema = z.object({ messages: z.array(messageSchema).min(1).max(100) })

interface EventRoute {
  Params: { topic: string; event: string }
  Querystring: { private?: string; persist?: string }
}

/** Broadcasts without a socket: many in one call, or a single one with its topic and event in the address. */
export function restBroadcast(app: FastifyInstance, hub: Hub) {
  app.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_request, body, done) =>
    done(null, body),
  )
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const unexpected = hasBrokenOff(request.raw) ? 400 : 500
    const status = error instanceof HttpError ? error.status : (error.statusCode ?? unexpected)
    if (status >= 500) request.log.error({ err: error }, "request failed")
    return reply.code(status).send({ message: status < 500 ? error.message : "Something went wrong." })
  })

  app.post("/api/broadcast", async (request, reply) => {
    const caller = await authenticate(request, hub)
    const read = messagesSchema.safeParse(request.body)
    if (!read.success) throw new HttpError(422, "invalid", "The messages can't be read.")
    for (const { payload, persist } of read.data.messages) {
      if (persist) throw new HttpError(422, "invalid", `${cannotPersist}.`)
      refuseDeep(payload)
    }
    for (const { topic, event, payload, private: isPrivate = false } of read.data.messages) {
      const bytes = Buffer.from(JSON.stringify(payload))
      await send({ topic, event, encoding: "json", payload: bytes }, { isPrivate, caller, request })
    }
    return reply.code(202).send()
  })

  app.post<EventRoute>("/api/broadcast/:topic/events/:event", async (request, reply) => {
    const caller = await authenticate(request, hub)
    const { topic, event } = request.params
    const { private: isPrivate, persist = "false" } = request.query
    if (persist !== "false") throw new HttpError(422, "invalid", `${cannotPersist}.`)
    const isBinary = Buffer.isBuffer(request.body)
    if (!isBinary) refuseDeep(request.body)
    const payload = Buffer.isBuffer(request.body)
      ? request.body
      : Buffer.from(JSON.stringify(request.body ?? {}))
    await send(
      { topic, event, encoding: isBinary ? "binary" : "json", payload },
      { isPrivate: isPrivate === "true", caller, request },
    )
    return reply.code(202).send()
  })

  interface Sender {
    isPrivate: boolean
    caller: Caller
    request: FastifyRequest
  }

  /** Messages that the policies forbid are dropped silently, so that no one learns which channels exist. */
  async function send(broadcast: UserBroadcast, { isPrivate, caller, request }: Sender) {
    const sender = senderOf(caller, networkOf(request.ip))
    // Checking the policies costs as much as a join, so it is counted as one.
    if (isPrivate && !hub.joins.spend(sender, 1))
      throw new HttpError(429, "too_many", "Too many private broadcasts. Try again later.")
    if (isPrivate && !(await mayWrite(broadcast.topic, caller, request))) return
    const named = { ...broadcast, topic: `realtime:${broadcast.topic}` }
    const refusal = hub.assembly.broadcast(named, { isPrivate, sender })
    if (refusal !== undefined) throw new HttpError(429, "too_many", `${refusal}.`)
  }

  async function mayWrite(topic: string, caller: Caller, request: FastifyRequest) {
    const { authorization: _a, cookie: _c, apikey: _k, ...headers } = request.headers
    const rights = await rightsOn(hub.options.pool, { topic, caller, headers: JSON.stringify(headers) })
    return rights.writesBroadcast
  }
}

function refuseDeep(payload: unknown) {
  if (isNestedDeeper(payload, mostLevels))
    throw new HttpError(422, "invalid", "The payload is nested too deeply.")
}

async function authenticate({ headers }: FastifyRequest, hub: Hub): Promise<Caller> {
  const bearer = /^bearer +(.+)$/i.exec(headers.authorization ?? "")?.[1]
  const { apikey } = headers
  const token = bearer === undefined || bearer.startsWith("sb_") ? apikey : bearer
  if (typeof token !== "string" || token === "")
    throw new HttpError(401, "unauthorized", "API key is missing")
  const verdict = await callerOf(token, hub.options.verify)
  if (!verdict.ok) throw new HttpError(401, "unauthorized", verdict.message)
  if (verdict.caller.isGuest && !hub.options.areGuestsWelcome)
    throw new HttpError(403, "forbidden", "Sign in to broadcast.")
  return verdict.caller
}
