import { z } from "zod"
import { refusals } from "../storage-error.ts"

const side = z.coerce
  .number()
  .int()
  .transform((asked) => Math.min(Math.max(asked, 1), 2_000))

/** The requested transformation of an image, from a query or from the body of a request for a signed address. */
export const transformSchema = z.object({
  width: z.optional(side),
  height: z.optional(side),
  resize: z.optional(z.enum(["cover", "contain", "fill"])),
  quality: z.optional(z.coerce.number().int().min(20).max(100)),
  format: z.optional(z.enum(["origin", "avif", "webp"])),
})

/** Sides are in pixels, and quality is in percent. */
export type Transform = z.output<typeof transformSchema>

const resizingTypes = { cover: "fill", contain: "fit", fill: "force" }

/** The header that describes a transformed image, as a hosted project sends it. */
export function transformationsHeader({
  height,
  width,
  resize = "cover",
  quality,
  format,
}: Transform): string {
  const parts = {
    ...{ height, width, resizing_type: resizingTypes[resize], quality },
    format: format === "origin" ? undefined : format,
  }
  return partsText(parts)
}

/** The transformation as a claim in a signed URL's token. */
export const transformationsClaim = ({ height, width, resize, quality }: Transform): string =>
  partsText({ height, width, resize, quality })

/** Reads the claims for the transformation and the format. */
export function readClaim(transformations: string, format: string | undefined): Transform {
  const parts = transformations === "" ? [] : transformations.split(",").map((part) => part.split(":"))
  const read = transformSchema.safeParse({
    ...Object.fromEntries(parts),
    ...(format !== undefined && { format }),
  })
  if (!read.success) throw refusals.signature("Invalid signature")
  return read.data
}

function partsText(parts: Record<string, string | number | undefined>): string {
  return Object.entries(parts)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}:${value}`]))
    .join(",")
}
