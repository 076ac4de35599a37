// @ts-check
// A process that transforms images, one at a time; started by renderer.ts. Untrusted files are decoded outside the server, so that the server can
// limit their time and memory, and a crash here affects nothing else.
import { setPriority } from "node:os"
import process, { stdin, stdout } from "node:process"
import sharp from "sharp"

const mostPixels = 50_000_000
// The memory limit for decoders that need the whole image at once.
const mostHeldBytes = 80_000_000
const longestSide = 2_000
const usualQuality = 80

// Formats that can't run or fetch anything, which rules out SVG and PDF.
const readable = ["Jpeg", "Png", "Webp", "Nsgif", "Heif"].flatMap((name) => [
  `VipsForeignLoad${name}File`,
  `VipsForeignLoad${name}Buffer`,
])

sharp.block({ operation: ["VipsForeignLoad"] })
sharp.unblock({ operation: readable })
sharp.cache(false)
sharp.concurrency(1)
setPriority(10)

// Ctrl-C in the terminal is for the server, which finishes its requests first and then ends this process.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {})
process.on("disconnect", () => process.exit())
process.on("message", (order) => {
  if (isOrder(order)) void answer(order)
})

/**
 * @param {unknown} message
 * @returns {message is import("./renderer.ts").Order}
 */
function isOrder(message) {
  return typeof message === "object" && message !== null && "bytes" in message && "transform" in message
}

/** @param {import("./renderer.ts").Order} order */
async function answer({ bytes, transform }) {
  const source = await take(bytes)
  try {
    const { data, mimetype } = await draw(source, transform)
    process.send?.({ bytes: data.length, mimetype })
    stdout.write(data)
  } catch (error) {
    process.send?.({ refusal: error instanceof TooLarge ? "large" : "unreadable" })
  }
}

/** Reads exactly this many bytes. @param {number} bytes */
async function take(bytes) {
  const source = Buffer.allocUnsafeSlow(bytes)
  let filled = 0
  if (bytes === 0) return source
  /** @type {AsyncIterable<Buffer>} */
  const pieces = stdin.iterator({ destroyOnReturn: false })
  for await (const chunk of pieces) {
    filled += chunk.copy(source, filled)
    if (filled === bytes) break
  }
  return source
}

class TooLarge extends Error {}

/**
 * Transforms an image: rotated upright and without the camera's metadata, never larger than the original or than 2,000 pixels on a side.
 * @param {Buffer} source
 * @param {import("./transformation.ts").Transform} transform
 */
async function draw(source, transform) {
  const picture = sharp(source, { limitInputPixels: mostPixels, autoOrient: true })
  const found = await picture.metadata()
  if (heldBytes(found) > mostHeldBytes) throw new TooLarge()
  const { quality = usualQuality, format } = transform
  const kind = format === undefined || format === "origin" ? kindOf(found) : format
  const data = await picture
    .resize({ ...boxFor(found, transform), withoutEnlargement: true })
    .toFormat(kind, optionsFor(kind, quality))
    .toBuffer()
  return { data, mimetype: `image/${kind}` }
}

/** The memory that a decoder needs if it can't read line by line, as measured for each format. @param {import("sharp").Metadata} found */
function heldBytes({ format, width, height, channels, depth, isProgressive, chromaSubsampling }) {
  const pixels = width * height
  switch (format) {
    case "heif":
      return 16 * pixels
    case "webp":
      return 4 * pixels
    case "gif":
      return 4.5 * pixels
    case "png":
      return isProgressive ? pixels * channels * (depth === "ushort" ? 2 : 1) : 0
    default:
      return isProgressive ? pixels * (chromaSubsampling === "4:2:0" ? 3 : 2 * channels) : 0
  }
}

/**
 * If one side isn't given, it is computed from the other one, within the limit.
 * @param {import("sharp").Metadata} found
 * @param {import("./transformation.ts").Transform} transform
 * @returns {import("sharp").ResizeOptions}
 */
function boxFor({ autoOrient }, { width, height, resize = "cover" }) {
  const isOneGiven = (width === undefined) !== (height === undefined)
  if (resize === "fill" && isOneGiven) {
    return {
      width: width ?? Math.min(autoOrient.width, longestSide),
      height: height ?? Math.min(autoOrient.height, longestSide),
      fit: "fill",
    }
  }
  if (width === undefined || height === undefined)
    return { width: width ?? longestSide, height: height ?? longestSide, fit: "inside" }
  return { width, height, fit: resize === "contain" ? "inside" : resize }
}

/**
 * A higher `effort` makes files smaller, but takes a minute instead of a second.
 * @param {ReturnType<typeof kindOf>} kind
 * @param {number} quality
 */
function optionsFor(kind, quality) {
  switch (kind) {
    case "png":
      return {}
    case "gif":
      return { effort: 1 }
    case "avif":
      return { quality, effort: 0, chromaSubsampling: "4:2:0" }
    default:
      return { quality }
  }
}

/** The format that an image is returned in by default. @param {import("sharp").Metadata} found */
function kindOf({ format }) {
  switch (format) {
    case "png":
    case "webp":
    case "gif":
      return format
    case "heif":
      return "avif"
    default:
      return "jpeg"
  }
}
