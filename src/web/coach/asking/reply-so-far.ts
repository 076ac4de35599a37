import { parse } from "partial-json"
import * as z from "zod/mini"

/** The readable part of an unfinished reply; null if nothing is readable yet. */
export function readSoFar<Part>(schema: z.ZodMiniType<Part>, json: string): Part | null {
  try {
    return z.parse(schema, parse(json))
  } catch {
    return null
  }
}
