import { parse } from "partial-json"
import * as z from "zod/mini"

/** What can be read of a reply that is still being written; null while nothing can. */
export function soFar<Part>(schema: z.ZodMiniType<Part>, json: string): Part | null {
  try {
    return z.parse(schema, parse(json))
  } catch {
    return null
  }
}
