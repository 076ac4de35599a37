import { z } from "zod"
import { type AttributeMapping, attributeMapping } from "../saml/attribute-mapping.ts"
import { type Database, readRow, readRows, run } from "./statements.ts"

const ssoProvider = z.object({
  id: z.string(),
  disabled: z.boolean().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  entity_id: z.string(),
  metadata_xml: z.string(),
  metadata_url: z.string().nullable(),
  attribute_mapping: attributeMapping.nullable(),
  name_id_format: z.string().nullable(),
  domains: z.array(z.object({ domain: z.string(), created_at: z.string(), updated_at: z.string() })),
})

export type SsoProvider = z.infer<typeof ssoProvider>

const whole = `
  select p.id, p.disabled, p.created_at, p.updated_at, s.entity_id, s.metadata_xml, s.metadata_url, s.attribute_mapping,
    s.name_id_format,
    (select coalesce(jsonb_agg(to_jsonb(d) order by d.domain), '[]') from auth.sso_domains d where d.sso_provider_id = p.id)
      as domains
  from auth.sso_providers p join auth.saml_providers s on s.sso_provider_id = p.id`

export function allSsoProviders(db: Database): Promise<SsoProvider[]> {
  return readRows(db, ssoProvider, `${whole} order by p.created_at, p.id`, [])
}

export function findSsoProvider(db: Database, id: string) {
  return readRow(db, ssoProvider, `${whole} where p.id = $1::uuid`, [id])
}

/** The provider for everyone whose address ends in this domain. */
export function findSsoProviderOfDomain(db: Database, domain: string) {
  const where =
    "where exists (select from auth.sso_domains d where d.sso_provider_id = p.id and lower(d.domain) = lower($1))"
  return readRow(db, ssoProvider, `${whole} ${where}`, [domain])
}

export function findSsoProviderOfEntity(db: Database, entityId: string) {
  return readRow(db, ssoProvider, `${whole} where s.entity_id = $1`, [entityId])
}

export interface SsoProviderFields {
  entityId: string
  metadataXml: string
  metadataUrl: string | null
  attributeMapping: AttributeMapping
  nameIdFormat: string | null
  disabled: boolean
  domains: string[]
}

/** Adds a provider or replaces an existing one. Throws a unique violation (23505) if the entity id or a domain is taken. */
export async function putSsoProvider(db: Database, id: string, fields: SsoProviderFields) {
  await run(
    db,
    `insert into auth.sso_providers (id, created_at, updated_at, disabled) values ($1::uuid, now(), now(), $2::boolean)
     on conflict (id) do update set updated_at = now(), disabled = excluded.disabled`,
    [id, String(fields.disabled)],
  )
  await run(db, "delete from auth.saml_providers where sso_provider_id = $1::uuid", [id])
  await run(
    db,
    `insert into auth.saml_providers (
       id, sso_provider_id, entity_id, metadata_xml, metadata_url, attribute_mapping, name_id_format, created_at, updated_at
     ) values (gen_random_uuid(), $1::uuid, $2, $3, $4, $5::jsonb, $6, now(), now())`,
    [
      id,
      fields.entityId,
      fields.metadataXml,
      fields.metadataUrl,
      JSON.stringify(fields.attributeMapping),
      fields.nameIdFormat,
    ],
  )
  await run(db, "delete from auth.sso_domains where sso_provider_id = $1::uuid", [id])
  await run(
    db,
    `insert into auth.sso_domains (id, sso_provider_id, domain, created_at, updated_at)
     select gen_random_uuid(), $1::uuid, domain, now(), now() from jsonb_array_elements_text($2::jsonb) domain`,
    [id, JSON.stringify(fields.domains)],
  )
}

export async function deleteSsoProvider(db: Database, id: string) {
  await run(db, "delete from auth.sso_providers where id = $1::uuid", [id])
}

const relayState = z.object({
  sso_provider_id: z.string(),
  request_id: z.string(),
  redirect_to: z.string().nullable(),
  flow_state_id: z.string().nullable(),
  /** Seconds since the browser left for the provider. */
  age: z.number(),
})

interface NewRelayState {
  id: string
  providerId: string
  requestId: string
  redirectTo: string
  flowStateId: string | undefined
}

export async function insertRelayState(db: Database, state: NewRelayState) {
  await run(
    db,
    `insert into auth.saml_relay_states (id, sso_provider_id, request_id, redirect_to, flow_state_id, created_at, updated_at)
     values ($1::uuid, $2::uuid, $3, $4, $5::uuid, now(), now())`,
    [state.id, state.providerId, state.requestId, state.redirectTo, state.flowStateId ?? null],
  )
}

/** Looks up and removes the state of the request that a response belongs to, so that it can't be used again. */
export function takeRelayState(db: Database, id: string) {
  return readRow(
    db,
    relayState,
    `delete from auth.saml_relay_states r where r.id = $1::uuid
     returning r.sso_provider_id, r.request_id, r.redirect_to, r.flow_state_id,
       extract(epoch from now() - r.created_at)::float8 as age`,
    [id],
  )
}
