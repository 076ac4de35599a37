import { refuse } from "../errors.ts"
import { contentTypeBase, type MediaType, type MediaWriter } from "../parse/media-type.ts"
import type { Routine } from "../schema-cache/introspection.ts"
import type { Relation, SchemaCache } from "../schema-cache/schema-cache.ts"
import { qualifiedName } from "../sql/sql-text.ts"

/** The source of the response: rows of a relation, or a function's result. */
interface RequestTarget {
  relation: Relation | undefined
  routine: Routine | undefined
}

const anything = "*/*"
// The content type of a response declared as "anything", unless the database sets a header.
const anythingIs = "application/octet-stream"

/** The first accepted media type that we, or the database, can produce; 406 PGRST107 if there is none. */
export function negotiate(
  cache: SchemaCache,
  accepted: { given: string; type: MediaType | undefined }[],
  wanted: RequestTarget,
): MediaType {
  const always = custom(cache, wanted, anything)
  if (always) return always
  for (const { given, type } of accepted) {
    const base = contentTypeBase(given)
    const own = custom(cache, wanted, base === anything ? (wanted.routine?.media?.type ?? base) : base)
    if (own) return own
    if (type && isAvailable(cache, type)) return type
  }
  const given = accepted.map((each) => each.given).join(", ")
  throw refuse(406, "PGRST107", `None of these media types are available: ${given}`)
}

function isAvailable({ hasGeometry, settings }: SchemaCache, { shape }: MediaType): boolean {
  if (shape === "geojson") return hasGeometry
  return shape !== "plan" || settings.plans
}

/** The database's own way to produce a media type: a function that returns it, or an aggregate over the rows. */
function custom(
  cache: SchemaCache,
  { relation, routine }: RequestTarget,
  type: string,
): MediaType | undefined {
  if (routine?.media?.type === type)
    return customType(type, { by: "the value itself", isBytes: routine.media.isBytes })
  if (routine && !routine.returnsComposite) return undefined
  const handler = cache.mediaHandler(relation?.oid, type)
  if (!handler) return undefined
  const rowType = handler.table === 0 || !relation ? undefined : qualifiedName(relation)
  return customType(type, { by: { aggregate: qualifiedName(handler), rowType }, isBytes: handler.isBytes })
}

function customType(type: string, handler: MediaWriter): MediaType {
  const name = type === anything ? anythingIs : type
  return { shape: "custom", stripNulls: false, plan: undefined, handler, name }
}
