import { refuse } from "../errors.ts"
import type { MediaType } from "../parse/media-type.ts"
import type { SchemaCache } from "../schema-cache/schema-cache.ts"

/** The first accepted media type that we can produce; 406 PGRST107 if there is none. */
export function negotiate(
  cache: SchemaCache,
  accepted: { given: string; type: MediaType | undefined }[],
): MediaType {
  const found = accepted.find(({ type }) => type && isAvailable(cache, type))?.type
  if (found) return found
  const given = accepted.map((each) => each.given).join(", ")
  throw refuse(406, "PGRST107", `None of these media types are available: ${given}`)
}

function isAvailable({ hasGeometry, settings }: SchemaCache, { shape }: MediaType): boolean {
  if (shape === "geojson") return hasGeometry
  return shape !== "plan" || settings.plans
}
