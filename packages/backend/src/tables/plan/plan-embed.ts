import type { EmbedItem } from "../parse/select.ts"
import type { SchemaCache } from "../schema-cache/schema-cache.ts"
import { findRelationship } from "./find-relationship.ts"
import type { EmbedNode, ReadNode } from "./read-plan.ts"

/** An embed of `parent`, still without its columns and nested embeds. */
export function newEmbed(
  cache: SchemaCache,
  parent: ReadNode,
  item: EmbedItem,
  ancestors: ReadNode[],
): EmbedNode {
  const origin = parent.relation ?? parent
  const relationship = findRelationship(cache, origin, item)
  const { schema, name } = relationship.to
  const depth = parent.depth + 1
  const label = item.alias ?? item.name
  return {
    depth,
    name: item.name,
    label,
    schema,
    relation: cache.relation(schema, name),
    from: "relation",
    alias: unusedAlias(`${clipName(name)}_${depth}`, ancestors),
    lateral: `${clipName(origin.name)}_${clipName(label)}_${depth}`,
    relationship,
    join: item.join ?? "left",
    spread: item.spread,
    columns: [],
    conditions: [],
    order: [],
    range: { limit: undefined, offset: undefined },
    children: [],
  }
}

/** A name cut to 25 bytes, because Postgres truncates names to 63 bytes, which must not make two names equal. */
function clipName(name: string): string {
  let clip = name
  while (Buffer.byteLength(clip) > 25) clip = Array.from(clip).slice(0, -1).join("")
  return clip
}

function unusedAlias(wanted: string, ancestors: ReadNode[]): string {
  return ancestors.some(({ alias, name }) => (alias ?? name) === wanted)
    ? unusedAlias(`${wanted}_`, ancestors)
    : wanted
}
