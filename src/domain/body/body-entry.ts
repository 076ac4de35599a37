import * as z from "zod/mini"

/**
 * What a person measured on one day, in the format that `log_body` takes. A measurement without a value
 * removes that day's measurement.
 */
export const bodyEntrySchema = z.object({
  body_date: z.string(),
  weight: z.nullable(z.number()),
  weight_unit: z.enum(["kg", "lbs"]),
  measurements: z.array(
    z.object({ measure: z.string(), value: z.nullable(z.number()), unit: z.enum(["cm", "in", "%"]) }),
  ),
})
export type BodyEntry = z.infer<typeof bodyEntrySchema>
