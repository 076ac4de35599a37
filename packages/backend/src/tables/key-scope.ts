import type { Claims } from "#server/http/jwt.ts"
import { refuse } from "./errors.ts"
import type { HttpRequest, Resource } from "./request.ts"

const reading = new Set(["GET", "HEAD", "OPTIONS"])

/** A personal key's scope; undefined for a person's own session. */
export type KeyScope = "read" | "log"

export function keyScopeOf({ key_scope: scope }: Claims): KeyScope | undefined {
  return scope === "read" || scope === "log" ? scope : undefined
}

/** Throws 403 for a request outside the key's scope. Every key may read; a key with the log scope may also call the logging functions. */
export function checkKeyScope(
  scope: KeyScope | undefined,
  { method }: HttpRequest,
  resource: Resource,
  loggingFunctions: readonly string[],
): void {
  if (scope === undefined || reading.has(method)) return
  if (scope === "log" && resource.kind === "routine" && loggingFunctions.includes(resource.name)) return
  const message = scope === "log" ? "This key can only read and log data" : "This key can only read data"
  throw refuse(403, "42501", message)
}
