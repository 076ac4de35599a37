const side = 256

/**
 * The middle of a picture as a square of 256 pixels. It is drawn anew, so nothing of what the file says besides (place, time,
 * camera) is in it. Throws if the browser can't read the file as a picture.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const { width, height } = picture
  const shorter = Math.min(width, height)
  const canvas = document.createElement("canvas")
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext("2d")
  if (!context) throw new Error("This browser can't draw.")
  context.imageSmoothingQuality = "high"
  context.drawImage(
    picture,
    (width - shorter) / 2,
    (height - shorter) / 2,
    shorter,
    shorter,
    0,
    0,
    side,
    side,
  )
  picture.close()
  return new Promise((resolve, reject) => {
    // Browsers without WebP write a PNG.
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("Nothing was drawn."))),
      "image/webp",
      0.85,
    )
  })
}
