import type { FastifyInstance, FastifyRequest } from "fastify"
import { z } from "zod"
import { HttpError } from "#server/http/http-error.ts"
import { isUuid, requireAdmin } from "../sessions/bearer.ts"
import type { AuthContext } from "../context.ts"
import { invalid } from "../requests/refusals.ts"
import { optionalText, readBody } from "../requests/request-body.ts"
import { attributeMapping } from "../saml/attribute-mapping.ts"
import { readMetadata } from "../saml/identity-provider.ts"
import { requireSaml } from "../saml/sso.ts"
import {
  type SsoProvider,
  type SsoProviderFields,
  allSsoProviders,
  deleteSsoProvider,
  findSsoProvider,
  findSsoProviderOfDomain,
  findSsoProviderOfEntity,
  putSsoProvider,
} from "../store/sso-providers.ts"
import { type Database, inTransaction } from "../store/statements.ts"

const patienceMilliseconds = 10_000
const largestMetadata = 1_048_576

const bodyShape = z.object({
  type: optionalText,
  metadata_xml: optionalText,
  metadata_url: optionalText,
  domains: z.array(z.string()).nullish(),
  attribute_mapping: attributeMapping.nullish(),
  name_id_format: optionalText,
  disabled: z.boolean().nullish(),
})
type Body = z.infer<typeof bodyShape>
type OneProvider = FastifyRequest<{ Params: { id: string } }>

/** /admin/sso/providers: the identity providers that people may sign in with; only for the service role. */
export function adminSso(app: FastifyInstance, auth: AuthContext) {
  app.get("/admin/sso/providers", async (request) => {
    await allow(auth, request)
    return { items: (await allSsoProviders(auth.pool)).map(providerJson) }
  })
  app.post("/admin/sso/providers", async (request, reply) => {
    await allow(auth, request)
    const body = readBody(request, bodyShape)
    if (body.type !== "saml") throw invalid("Only 'saml' supported for SSO provider type")
    const source = await sourceOf(body)
    if (!source) throw invalid("Either metadata_xml or metadata_url must be set")
    const made = await writeProvider(auth, crypto.randomUUID(), fieldsOf(body, source))
    return reply.code(201).send(providerJson(made))
  })
  app.get("/admin/sso/providers/:id", async (request: OneProvider) =>
    providerJson(await requireOne(auth, request)),
  )
  app.put("/admin/sso/providers/:id", async (request: OneProvider) => {
    const known = await requireOne(auth, request)
    const body = readBody(request, bodyShape)
    const source = (await sourceOf(body)) ?? { xml: known.metadata_xml, url: known.metadata_url }
    const fields = fieldsOf(body, source, known)
    if (fields.entityId !== known.entity_id) {
      const message = `SAML Metadata can be updated only if the EntityID matches for the provider; expected '${known.entity_id}' but got '${fields.entityId}'`
      throw new HttpError(422, "saml_entity_id_mismatch", message)
    }
    return providerJson(await writeProvider(auth, known.id, fields))
  })
  app.delete("/admin/sso/providers/:id", async (request: OneProvider) => {
    const known = await requireOne(auth, request)
    await deleteSsoProvider(auth.pool, known.id)
    return providerJson(known)
  })
}

async function allow(auth: AuthContext, request: FastifyRequest) {
  await requireAdmin(auth, request)
  requireSaml(auth)
}

async function requireOne(auth: AuthContext, request: OneProvider): Promise<SsoProvider> {
  await allow(auth, request)
  const { id } = request.params
  const found = isUuid(id) ? await findSsoProvider(auth.pool, id) : undefined
  if (found) return found
  throw new HttpError(404, "sso_provider_not_found", "No such SSO provider")
}

interface Source {
  xml: string
  url: string | null
}

/** The provider's metadata: sent in the request, or fetched from the address in the request. */
async function sourceOf({ metadata_xml: xml, metadata_url: url }: Body): Promise<Source | undefined> {
  if (xml !== "" && url !== "") throw invalid("Only one of metadata_xml or metadata_url needs to be set")
  if (xml !== "") return { xml, url: null }
  return url === "" ? undefined : { xml: await fetchMetadata(url), url }
}

async function fetchMetadata(address: string): Promise<string> {
  if (!URL.canParse(address)) throw invalid("metadata_url is not a valid URL")
  if (new URL(address).protocol !== "https:") throw invalid("metadata_url is not a HTTPS URL")
  const text = await fetch(address, { redirect: "error", signal: AbortSignal.timeout(patienceMilliseconds) })
    .then((response) => (response.ok ? response.text() : undefined))
    .catch(() => undefined)
  if (text !== undefined && text.length <= largestMetadata) return text
  throw new HttpError(400, "saml_metadata_fetch_failed", "metadata_url could not be read")
}

function fieldsOf(body: Body, source: Source, known?: SsoProvider): SsoProviderFields {
  return {
    entityId: readMetadata(source.xml).entityId,
    metadataXml: source.xml,
    metadataUrl: source.url,
    attributeMapping: body.attribute_mapping ?? known?.attribute_mapping ?? {},
    nameIdFormat: body.name_id_format || (known?.name_id_format ?? null),
    disabled: body.disabled ?? known?.disabled ?? false,
    domains: body.domains ?? known?.domains.map(({ domain }) => domain) ?? [],
  }
}

function writeProvider(auth: AuthContext, id: string, fields: SsoProviderFields): Promise<SsoProvider> {
  return inTransaction(auth.pool, async (db) => {
    await checkFree(db, id, fields)
    await putSsoProvider(db, id, fields)
    const stored = await findSsoProvider(db, id)
    if (!stored) throw new Error("The provider was deleted while it was being saved.")
    return stored
  })
}

async function checkFree(db: Database, id: string, { entityId, domains }: SsoProviderFields) {
  const sameEntity = await findSsoProviderOfEntity(db, entityId)
  if (sameEntity && sameEntity.id !== id) {
    const message = `SAML Identity Provider for this EntityID (${entityId}) already exists`
    throw new HttpError(422, "saml_idp_already_exists", message)
  }
  for (const domain of domains) {
    const owner = await findSsoProviderOfDomain(db, domain)
    if (!owner || owner.id === id) continue
    throw new HttpError(
      422,
      "sso_domain_already_exists",
      `SSO Domain '${domain}' is already assigned to another provider`,
    )
  }
}

function providerJson(provider: SsoProvider) {
  const { id, disabled, created_at, updated_at, domains } = provider
  const { entity_id, metadata_xml, metadata_url, attribute_mapping, name_id_format } = provider
  return {
    id,
    disabled: disabled ?? false,
    saml: {
      entity_id,
      metadata_xml,
      ...(metadata_url !== null && { metadata_url }),
      attribute_mapping: attribute_mapping ?? {},
      ...(name_id_format !== null && { name_id_format }),
    },
    domains,
    created_at,
    updated_at,
  }
}
