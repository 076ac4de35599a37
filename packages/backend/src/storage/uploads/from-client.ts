import { PassThrough, type Readable, type Writable } from "node:stream"
import { finished } from "node:stream/promises"
import { refusals } from "../storage-error.ts"

/**
 * What a client is sending, read from `source`, which may itself come out of other streams. It ends once they all have ended; when
 * one of them breaks off, it ends with a refusal. The error waits for the reader, so no other listener is needed.
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
