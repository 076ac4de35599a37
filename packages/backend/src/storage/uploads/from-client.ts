import { PassThrough, type Readable, type Writable } from "node:stream"
import { finished } from "node:stream/promises"
import { refusals } from "../storage-error.ts"

/**
 * The content that a client sends, read from `source`, which may itself be fed by other streams. The content ends when all the streams have ended; if
 * one of them breaks off, the content ends with a refusal. The reader gets that error even if it starts later, so no other listener is needed.
 */
export function fromClient(source: Readable, ...outOf: (Readable | Writable)[]): Readable {
  const content = new PassThrough()
  content.on("error", () => undefined)
  source.pipe(content, { end: false })
  // Keep listening after the end: a parser may emit more than one error.
  Promise.all([source, ...outOf].map((stream) => finished(stream))).then(
    () => content.end(),
    () => content.destroy(refusals.cutOff()),
  )
  return content
}
