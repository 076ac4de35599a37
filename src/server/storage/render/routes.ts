import { createHash } from "node:crypto"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { z } from "zod"
import { type OfObject, placeOf } from "../object-routes.ts"
import { isKnown } from "../serve.ts"
import type { ObjectRow } from "../sql-parts.ts"
import { refusals } from "../storage-error.ts"
import { actOf, read, type Storage } from "../storage-request.ts"
import { draw } from "./draw.ts"
import { readClaim, type Transform, transformationsHeader, transformSchema } from "./transformation.ts"

const mostBytes = 25_000_000
const tokenSchema = z.object({ token: z.string() })

/** Pictures in another size or format, drawn when they are asked for. */
export function renderRoutes(app: FastifyInstance, { objects, addresses, caller }: Storage) {
  app.get<OfObject>("/render/image/public/:bucket/*", async (request, reply) => {
    const row = await objects.publicRow(placeOf(request))
    return send({ request, reply }, row, read(transformSchema, request.query))
  })
  app.get<OfObject>("/render/image/authenticated/:bucket/*", async (request, reply) => {
    const act = actOf(request, await caller(request), "object.get_authenticated")
    return send(
      { request, reply },
      await objects.row(act, placeOf(request)),
      read(transformSchema, request.query),
    )
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

  // Nothing is kept of what was drawn: for clients that ask for it nevertheless.
  for (const path of ["/cdn/:bucket", "/cdn/:bucket/*"]) {
    app.delete(path, async (request) => {
      if ((await caller(request)).role !== "service_role") throw refusals.role()
      return { message: "success" }
    })
  }

  async function send(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    row: ObjectRow,
    asked: Transform,
  ) {
    const { metadata, version } = row
    if (metadata === null || version === null) throw refusals.noFile()
    if (metadata.size > mostBytes) throw refusals.request("The picture is too large to be drawn anew")
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
    const { bytes, mimetype } = await draw(await whole(row), transform)
    return reply.type(mimetype).send(bytes)
  }

  async function whole(row: ObjectRow) {
    const chunks: Buffer[] = []
    for await (const chunk of await objects.content(row)) chunks.push(chunk)
    return Buffer.concat(chunks)
  }
}

const formatFor = ({ headers }: FastifyRequest) =>
  /image\/webp/.test(headers.accept ?? "") ? ("webp" as const) : ("origin" as const)
