import { z } from "zod"

/** The attributes that the operator reads: `keys` maps each fact to the attribute that it comes from. */
export const attributeMapping = z.object({
  keys: z
    .record(z.string(), z.object({ name: z.string().optional(), default: z.unknown().optional() }))
    .optional(),
})

export type AttributeMapping = z.infer<typeof attributeMapping>
