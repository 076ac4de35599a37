import type { FastifyRequest } from "fastify"
import type { z } from "zod"
import type { Buckets } from "./objects/buckets.ts"
import type { Caller } from "./caller.ts"
import type { Objects } from "./objects/objects.ts"
import type { Act, Rows } from "./objects/rows.ts"
import type { SignedAddresses } from "./signed-addresses.ts"
import { refusals } from "./storage-error.ts"

/** The parts that all storage routes share. */
export interface Storage {
  rows: Rows
  buckets: Buckets
  objects: Objects
  addresses: SignedAddresses
  caller: (request: FastifyRequest) => Promise<Caller>
}

/** The request as policies see it. */
export function actOf(request: FastifyRequest, caller: Caller, operation: string): Act {
  const { authorization: _a, cookie: _c, apikey: _k, ...headers } = request.headers
  return {
    caller,
    operation: `storage.${operation}`,
    method: request.method,
    path: request.url.split("?")[0] ?? "",
    headers: JSON.stringify(headers),
  }
}

/** Parses a body or a query with a schema; throws InvalidRequest. */
export function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value ?? {})
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw refusals.request(`${issue?.path.join(".") || "body"}: ${issue?.message ?? "can't be read"}`)
}
