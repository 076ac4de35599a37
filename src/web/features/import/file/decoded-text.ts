/** A file, or an entry in an archive. */
export interface ByteSource {
  size: number
  stream: () => ReadableStream<Uint8Array>
}

/** The text of a file, in pieces. Line breaks become \n. */
export async function* decodedText(
  file: ByteSource,
  encoding: string,
): AsyncGenerator<{ text: string; share: number }> {
  const decoder = new TextDecoder(encoding, { fatal: encoding === "utf-8" })
  const reader = file.stream().getReader()
  let [read, heldBack] = [0, ""]
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    read += piece.value.byteLength
    const text = heldBack + decoder.decode(piece.value, { stream: true })
    // A line break may be split between two pieces.
    heldBack = text.endsWith("\r") ? "\r" : ""
    yield {
      text: plainBreaks(text.slice(0, text.length - heldBack.length)),
      share: Math.min(1, read / file.size),
    }
  }
  yield { text: plainBreaks(heldBack + decoder.decode()), share: 1 }
}

/** Whether the text is the beginning of an Apple Health export. */
export const isHealthData = (beginning: string) => /<HealthData/.test(beginning)

const plainBreaks = (text: string) => text.replaceAll(/\r\n?/g, "\n")

/** Detects the encoding from the first bytes: a byte order mark, the zeros of UTF-16, or else UTF-8. */
export function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return "utf-16le"
  if (first === 0xfe && second === 0xff) return "utf-16be"
  const zeros = (parity: number) => bytes.filter((byte, index) => byte === 0 && index % 2 === parity).length
  const most = bytes.length / 4
  if (zeros(1) > most) return "utf-16le"
  return zeros(0) > most ? "utf-16be" : "utf-8"
}
