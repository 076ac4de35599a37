import { createHash } from "node:crypto"
import { once } from "node:events"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { z } from "zod"
import { networkOf } from "#server/http/client-network.ts"
import { type OfObject, placeOf } from "../endpoints/place-of.ts"
import { isKnown } from "../serve.ts"
import type { ObjectRow } from "../objects/sql-parts.ts"
import { refusals } from "../storage-error.ts"
import { actOf, read, type Storage } from "../storage-request.ts"
import { FairQueue } from "./fair-queue.ts"
import { type Picture, Renderers } from "./renderers.ts"
import { readClaim, type Transform, transformationsHeader, transformSchema } from "./transformation.ts"

const mostBytes = 25_000_000
/** The limits on images that are being transformed or sent, and are therefore in memory. */
const turnLimits = { places: 12, each: 2, waiting: 200 }
const mostSendingMilliseconds = 30_000
const tokenSchema = z.object({ token: z.string() })

/** Images in a different size or format, transformed on request. */
export function renderRoutes(app: FastifyInstance, { objects, addresses, caller }: Storage) {
  const turns = new FairQueue(turnLimits)
  const renderers = new Renderers((reason) =>
    app.log.warn({ reason }, "a process that resizes pictures exited"),
  )
  app.addHook("onClose", async () => renderers.close())

  app.get<OfObject>("/render/image/public/:bucket/*", async (request, reply) => {
    const row = await objects.publicRow(placeOf(request))
    return send({ request, reply }, row, read(transformSchema, request.query))
  })
  app.get<OfObject>("/render/image/authenticated/:bucket/*", async (request, reply) => {
    const asking = await caller(request)
    const row = await objects.row(actOf(request, asking, "object.get_authenticated"), placeOf(request))
    return send({ request, reply, person: asking.userId }, row, read(transformSchema, request.query))
  })
  app.get<OfObject>("/render/image/sign/:bucket/*", async (request, reply) => {
    const place = placeOf(request)
    const { exp, transformations, format } = await addresses.checkDownload(
      read(tokenSchema, request.query).token,
      place,
    )
    reply.header("expires", new Date(exp * 1_000).toUTCString())
    return send({ request, reply }, await objects.rowForAll(place), readClaim(transformations ?? "", format))
  })

  // Transformed images aren't cached; this route exists for clients that ask to purge them anyway.
  for (const path of ["/cdn/:bucket", "/cdn/:bucket/*"]) {
    app.delete(path, async (request) => {
      if ((await caller(request)).role !== "service_role") throw refusals.role()
      return { message: "success" }
    })
  }

  async function send({ request, reply, person }: Exchange, row: ObjectRow, asked: Transform) {
    const { metadata, version } = row
    if (metadata === null || version === null) throw refusals.noFile()
    if (metadata.size > mostBytes) throw refusals.request("The picture is too large to resize")
    const transform = { ...asked, format: asked.format ?? formatFor(request) }
    const eTag = `"${createHash("md5")
      .update(`${version} ${JSON.stringify(transform)}`)
      .digest("hex")}"`
    reply.headers({
      etag: eTag,
      "last-modified": new Date(metadata.lastModified).toUTCString(),
      "cache-control": metadata.cacheControl,
      "x-robots-tag": "none",
      "x-transformations": transformationsHeader(transform),
      vary: "Accept",
    })
    if (isKnown(request, eTag, metadata.lastModified)) return reply.code(304).send()
    const picture = { bytes: metadata.size, transform, open: () => objects.content(row) }
    return sendDrawn({ request, reply, person }, picture)
  }

  /** Transforms and sends an image. The caller's turn ends when the client has received the image or has left. */
  async function sendDrawn({ request, reply, person }: Exchange, picture: Picture) {
    const who = person ?? networkOf(request.ip)
    const end = endOf(reply)
    const giveBack = await turns.take(who, end)
    try {
      const { bytes, mimetype } = await renderers.draw(who, picture, end)
      reply.type(mimetype).send(bytes)
      const timer = setTimeout(() => reply.raw.destroy(), mostSendingMilliseconds)
      await untilAborted(end)
      clearTimeout(timer)
      return reply
    } finally {
      giveBack()
    }
  }
}

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
  /** The account's id; undefined for callers without an account. */
  person?: string | undefined
}

/** A signal that is aborted when the reply has been sent or its client has left. */
function endOf({ raw }: FastifyReply): AbortSignal {
  const end = new AbortController()
  if (raw.destroyed) end.abort(refusals.left())
  else raw.once("close", () => end.abort(refusals.left()))
  return end.signal
}

async function untilAborted(end: AbortSignal) {
  if (!end.aborted) await once(end, "abort")
}

const formatFor = ({ headers }: FastifyRequest) =>
  /image\/webp/.test(headers.accept ?? "") ? ("webp" as const) : ("origin" as const)
