// Pictures are redrawn on this device, which removes the file's metadata (place, time, camera). Each function throws if the browser can't read
// the file as a picture.

const squareSide = 256
const longestSide = 1280

/** The middle of a picture as a square of 256 pixels. */
export async function squarePicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const shorter = Math.min(picture.width, picture.height)
  const from = {
    x: (picture.width - shorter) / 2,
    y: (picture.height - shorter) / 2,
    width: shorter,
    height: shorter,
  }
  return drawScaled(picture, from, { width: squareSide, height: squareSide })
}

/** A whole picture with at most 1,280 pixels on its longer side. */
export async function shrunkPicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const { width, height } = picture
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const to = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
  return drawScaled(picture, { x: 0, y: 0, width, height }, to)
}

interface Size {
  width: number
  height: number
}

function drawScaled(picture: ImageBitmap, from: Size & { x: number; y: number }, to: Size): Promise<Blob> {
  const canvas = document.createElement("canvas")
  canvas.width = to.width
  canvas.height = to.height
  const context = canvas.getContext("2d")
  if (!context) throw new Error("This browser can't draw pictures.")
  context.imageSmoothingQuality = "high"
  context.drawImage(picture, from.x, from.y, from.width, from.height, 0, 0, to.width, to.height)
  picture.close()
  return new Promise((resolve, reject) => {
    // Browsers without WebP write a PNG, which is too large for a photo.
    const asJpeg = () =>
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error("The browser didn't create the picture."))),
        "image/jpeg",
        0.85,
      )
    canvas.toBlob((blob) => (blob?.type === "image/webp" ? resolve(blob) : asJpeg()), "image/webp", 0.85)
  })
}
