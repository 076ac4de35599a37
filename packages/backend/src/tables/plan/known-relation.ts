import { refuse } from "../errors.ts"
import type { Relation, SchemaCache } from "../schema-cache/schema-cache.ts"
import { similarName } from "./similar-name.ts"

/** The table or view with this name; 404 PGRST205 if there is none. */
export function knownRelation(cache: SchemaCache, schema: string, name: string): Relation {
  const relation = cache.relation(schema, name)
  if (relation) return relation
  const similar = similarName(name, cache.relationNames(schema), 0.75)
  throw refuse(404, "PGRST205", `Could not find the table '${schema}.${name}' in the schema cache`, {
    hint: similar === undefined ? undefined : `Perhaps you meant the table '${schema}.${similar}'`,
  })
}
