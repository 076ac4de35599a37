import { z } from "zod"

/** Which attributes an operator reads: `keys` names the fact, and the attribute it comes from. */
export const attributeMapping = z.object({
  keys: z
    .record(z.string(), z.object({ name: z.string().optional(), default: z.unknown().optional() }))
    .optional(),
})

export type AttributeMapping = z.infer<typeof attributeMapping>
