import { findRoutine } from "../plan/find-routine.ts"
import { knownRelation } from "../plan/known-relation.ts"
import type { Resource } from "../request.ts"
import type { Relation, SchemaCache } from "../schema-cache/schema-cache.ts"
import type { Reply } from "./reply.ts"

/** The response to OPTIONS: the methods that a resource has. */
export function infoReply(cache: SchemaCache, schema: string, resource: Resource): Reply {
  return {
    status: 200,
    headers: { allow: allowedMethods(cache, schema, resource) },
  }
}

function allowedMethods(cache: SchemaCache, schema: string, resource: Resource): string {
  if (resource.kind === "root") return "OPTIONS,GET,HEAD"
  if (resource.kind === "relation") return relationMethods(knownRelation(cache, schema, resource.name))
  const call = { schema, name: resource.name, argumentNames: [], contentType: undefined }
  const [routine = findRoutine(cache, call)] = cache.routines(schema, resource.name)
  return routine.volatility === "v" ? "OPTIONS,POST" : "OPTIONS,GET,HEAD,POST"
}

function relationMethods({ insertable, updatable, deletable, primaryKey }: Relation): string {
  return [
    "OPTIONS,GET,HEAD",
    ...(insertable ? ["POST"] : []),
    ...(insertable && updatable && primaryKey.length > 0 ? ["PUT"] : []),
    ...(updatable ? ["PATCH"] : []),
    ...(deletable ? ["DELETE"] : []),
  ].join(",")
}
