import type { Pool } from "pg"
import { roleStatement, runAsRole } from "#server/postgres/as-role.ts"
import { claimNames } from "#server/postgres/claim-settings.ts"
import { refuse } from "../errors.ts"
import { acceptedTypes, contentTypeBase } from "../parse/media-type.ts"
import { type HttpRequest, single } from "../request.ts"
import type { Reply } from "../respond/reply.ts"
import type { Caller } from "../identity.ts"
import { schemaDescription, descriptionQuery } from "./description-query.ts"
import { openApi } from "./open-api.ts"

const mediaType = "application/openapi+json"
const accepted = new Set(["*/*", "application/*", "application/json", mediaType])

interface DescriptionRequest {
  pool: Pool
  http: HttpRequest
  schema: string
  caller: Caller
  /** The public address of the tables, and the server's version. */
  place: { address: string; version: string }
}

/** Describes the parts of a schema that the caller may use, as OpenAPI. 406 if the client doesn't accept JSON. */
export async function describe({ pool, http, schema, caller, place }: DescriptionRequest): Promise<Reply> {
  const accept = single(http.headers["accept"])
  if (!acceptedTypes(accept).some(({ given }) => accepted.has(contentTypeBase(given))))
    throw refuse(406, "PGRST107", `None of these media types are available: ${accept}`)
  const become = roleStatement({
    role: caller.role,
    readOnly: true,
    settings: [...caller.settings, ["search_path", ""]],
    names: claimNames,
  })
  const [row] = await runAsRole(
    pool,
    { become, values: caller.claims },
    { text: descriptionQuery, values: [schema] },
  )
  const { host, protocol, pathname } = new URL(place.address)
  const body = openApi(schemaDescription.parse(JSON.parse(row?.[0] ?? "{}")), {
    host,
    scheme: protocol === "https:" ? "https" : "http",
    basePath: pathname.replace(/\/$/, "") || "/",
    version: place.version,
  })
  return {
    status: 200,
    headers: { "content-type": `${mediaType}; charset=utf-8` },
    ...(http.method !== "HEAD" && { body: JSON.stringify(body) }),
  }
}
