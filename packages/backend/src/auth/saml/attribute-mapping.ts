import { z } from "zod"

/** The attributes to read, as set by the operator: `keys` maps each fact to the attribute it comes from. */
export const attributeMapping = z.object({
  keys: z
    .record(z.string(), z.object({ name: z.string().optional(), default: z.unknown().optional() }))
    .optional(),
})

export type AttributeMapping = z.infer<typeof attributeMapping>
