import * as z from "zod/mini"
import { setTypeSchema } from "./draft.ts"

/** What a routine plans for one set. */
export const plannedSetSchema = z.object({
  set_type: setTypeSchema,
  weight: z.nullable(z.number()),
  weight_unit: z.enum(["kg", "lbs"]),
  /** The effort to aim for. */
  rpe: z.nullable(z.number()),
  /** The rest after the set, in seconds; null for the exercise's usual rest. */
  rest_seconds: z.nullable(z.number()),
})
export type PlannedSet = z.infer<typeof plannedSetSchema>

const plannedSetsSchema = z.array(plannedSetSchema)

/** The planned sets in a routine's column. The list is empty if there are none or they can't be read. */
export function plannedSetsOf(column: unknown): readonly PlannedSet[] {
  const reading = z.safeParse(plannedSetsSchema, column)
  return reading.success ? reading.data : []
}
