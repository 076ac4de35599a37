import { PassThrough, type Readable, type Writable } from "node:stream"
import { finished } from "node:stream/promises"
import { refusals } from "../storage-error.ts"

/**
 * What a client is sending, read from `source`, which may itself come out of other streams. It ends once they all have ended; when
 * one of them breaks off, it ends with a refusal. That waits for whoever reads it: until then nobody else has to listen.
 */
export function fromClient(source: Readable, ...outOf: (Readable | Writable)[]): Readable {
  const content = new PassThrough()
  content.on("error", () => undefined)
  source.pipe(content, { end: false })
  // They stay listened to when they have ended: a parser may say more than once that something is wrong.
  Promise.all([source, ...outOf].map((stream) => finished(stream))).then(
    () => content.end(),
    () => content.destroy(refusals.cutOff()),
  )
  return content
}
