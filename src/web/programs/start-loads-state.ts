import * as z from "zod/mini"

const stateSchema = z.object({ loads: z.record(z.string(), z.number()) })

/**
 * The starting loads that a link to a program's start page passes along, by exercise id, such as those that the coach has prescribed; empty if the
 * link has none.
 */
export function loadsInState(state: unknown): ReadonlyMap<string, number> {
  return new Map(Object.entries(z.safeParse(stateSchema, state).data?.loads ?? {}))
}
