/** A file's content as a data URL, which an <img> can show. */
export function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener("load", () => resolve(typeof reader.result === "string" ? reader.result : ""))
    reader.addEventListener("error", () => reject(new Error("The picture can't be read.")))
    reader.readAsDataURL(blob)
  })
}
