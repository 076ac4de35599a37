import { availableParallelism } from "node:os"
import pLimit from "p-limit"
import type { Metadata, SharpConstructor } from "sharp"
import { refusals } from "../storage-error.ts"
import type { Transform } from "./transformation.ts"

const mostPixels = 50_000_000
const mostSeconds = 10
const mostWaiting = 100
const usualQuality = 80

// Each picture occupies a core.
const inTurn = pLimit(availableParallelism())

// What carries nothing that runs or is fetched: neither SVG nor PDF.
const readable = ["Jpeg", "Png", "Webp", "Nsgif", "Heif"].flatMap((name) => [
  `VipsForeignLoad${name}File`,
  `VipsForeignLoad${name}Buffer`,
])

let library: Promise<SharpConstructor> | undefined

/** Comes with the first picture that is asked for: most servers never need it. */
function loadLibrary() {
  library ??= import("sharp").then(({ default: sharp }) => {
    sharp.block({ operation: ["VipsForeignLoad"] })
    sharp.unblock({ operation: readable })
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  })
  return library
}

export interface Drawing {
  bytes: Buffer
  mimetype: string
}

/**
 * Draws a picture anew in the asked size and format, upright and without what the camera noted; never larger than it is. Throws
 * InvalidRequest if it is none, or has more than 50 million pixels.
 */
export async function draw(source: Buffer, transform: Transform): Promise<Drawing> {
  if (inTurn.pendingCount >= mostWaiting) throw refusals.busy()
  const sharp = await loadLibrary()
  return inTurn(async () => {
    const picture = sharp(source, { limitInputPixels: mostPixels, autoOrient: true })
    const { width, height, resize = "cover", quality = usualQuality, format } = transform
    try {
      const { format: found } = await picture.metadata()
      const kind = format === undefined || format === "origin" ? kindOf(found) : format
      if (width !== undefined || height !== undefined) {
        const fit = resize === "contain" ? "inside" : resize
        picture.resize({
          ...(width !== undefined && { width }),
          ...(height !== undefined && { height }),
          fit,
          withoutEnlargement: true,
        })
      }
      const bytes = await picture
        .toFormat(kind, kind === "png" || kind === "gif" ? {} : { quality })
        .timeout({ seconds: mostSeconds })
        .toBuffer()
      return { bytes, mimetype: `image/${kind}` }
    } catch {
      throw refusals.request("The picture can't be read")
    }
  })
}

/** The format that a picture keeps. */
function kindOf(found: Metadata["format"]): "jpeg" | "png" | "webp" | "gif" | "avif" {
  switch (found) {
    case "png":
    case "webp":
    case "gif":
      return found
    case "heif":
      return "avif"
    default:
      return "jpeg"
  }
}
