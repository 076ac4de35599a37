import { Buffer } from "node:buffer"
import type { Page } from "@playwright/test"

/** The metadata in the photograph. */
export const secret = "taken at the garden gate"

/** A photograph of the given size whose metadata names the place where it was taken. */
export async function photograph(
  page: Page,
  { width, height } = { width: 900, height: 600 },
): Promise<Buffer> {
  const base64 = await page.evaluate(
    async (size) => {
      const canvas = document.createElement("canvas")
      canvas.width = size.width
      canvas.height = size.height
      const context = canvas.getContext("2d")
      if (context) {
        context.fillStyle = "steelblue"
        context.fillRect(0, 0, size.width, size.height)
        context.fillStyle = "gold"
        context.fillRect(size.width / 3, size.height / 4, size.width / 3, size.height / 2)
      }
      return canvas.toDataURL("image/jpeg").split(",")[1] ?? ""
    },
    { width, height },
  )
  const jpeg = Buffer.from(base64, "base64")
  const text = Buffer.from(`Exif\0\0${secret}`)
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, text.length + 2]), text])
  // The segment goes right after the start-of-image marker.
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
}
