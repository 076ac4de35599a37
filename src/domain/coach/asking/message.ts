// Writes a prompt as one message: instructions, then the data as one line of JSON. User-written text appears only inside the JSON's strings, escaped
// so that it can't break out of them.
import { boundedJson, bytesIn } from "./bounded-json.ts"
import { promptSentences } from "./prompt-sentences.ts"

/** The longest message in bytes, so that small models on the person's own machine can read it too. */
const mostBytes = 12_000
/** The most bytes that a faulty reply and its faults may take up in a message. The data is shortened to make room for them. */
const mostOfRepair = 4_000
const mostFaults = 12
const longestFault = 240

/** The instructions of a prompt, and the data that they are about. */
export interface Prompt {
  task: string
  data: Readonly<Record<string, unknown>>
}

/** A reply that couldn't be used, and what was wrong with it. */
export interface FaultyReply {
  reply: string
  faults: readonly string[]
}

/** The message for a prompt, of at most 12,000 bytes. If a faulty reply is given, the message asks for a better one. */
export function messageOf({ task, data }: Prompt, faulty: FaultyReply | null = null): string {
  const again = faulty === null ? "" : `${promptSentences.again}\n${faultsOf(faulty)}\n`
  const words = `${promptSentences.manner}\n${task}\n${again}${promptSentences.data}\n`
  return withoutAddresses(words + boundedJson(data, mostBytes - bytesIn(words)))
}

// The pattern matches JSON's escapes first, because the "n" of a line break doesn't belong to the address after it.
// "5@80" is a set, not an address.
const escapeOrAddress =
  /(\\(?:u[\da-f]{4}|.))|[\p{L}\p{N}_.+-]+@(?:[\p{L}\p{N}_-]+\.)*\p{L}[\p{L}\p{N}_-]*|\+\d[\d ()/.-]{6,}\d|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/giu

/** Email addresses, phone numbers and ids that a person typed somewhere are never sent. */
const withoutAddresses = (message: string) =>
  message.replaceAll(escapeOrAddress, (_found, escaped: string | undefined) => escaped ?? "…")

function faultsOf({ reply, faults }: FaultyReply): string {
  const wrong = faults.slice(0, mostFaults).map((each) => each.slice(0, longestFault))
  return boundedJson({ wrong, reply }, mostOfRepair)
}
