import { isNestedDeeper } from "#server/http/json-depth.ts"

/** The format of a socket's frames: JSON objects (1.0.0), or JSON arrays and binary broadcasts (2.0.0). */
export type FrameVersion = "1.0.0" | "2.0.0"

/** A message in the Phoenix protocol. The client chooses the references. */
export interface Message {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: unknown
}

/** A client's broadcast. A JSON payload is kept as text. */
export interface UserBroadcast {
  topic: string
  event: string
  encoding: "json" | "binary"
  payload: Buffer
  /** JSON text sent along with the payload, such as the id of a message from the database. */
  meta?: string
}

export interface BroadcastPush {
  joinRef: string | null
  ref: string | null
  broadcast: UserBroadcast
  /** Whether the sender wants the message stored. */
  persists: boolean
}

/** A frame whose payload is refused; the reply contains the frame's references and the reason. */
export interface UnusableFrame extends Pick<Message, "joinRef" | "ref" | "topic"> {
  problem: string
}

/** The maximum depth of a payload. */
export const mostLevels = 100
const tooDeep = "The payload is nested too deeply"
const pushKind = 3
const broadcastKind = 4
const jsonEncoding = 1
const longestField = 255

/** The refusal for a broadcast that the client wants stored. */
export const cannotPersist =
  "Broadcasts from clients aren't persisted. Send them from the database, with realtime.send"

/** An outgoing frame. */
export interface Frame {
  data: string | Buffer
  isBinary: boolean
}

/** Reads a frame; undefined if the data isn't a valid frame. */
export function readFrame(
  version: FrameVersion,
  data: Buffer,
  isBinary: boolean,
): Message | BroadcastPush | UnusableFrame | undefined {
  if (isBinary) return version === "2.0.0" ? readPush(data) : undefined
  const parsed = parseJson(data.toString("utf8"))
  const fields: unknown = version === "2.0.0" ? parsed : inOrder(parsed)
  if (!isList(fields)) return undefined
  const [joinRef, ref, topic, event, payload] = fields
  if (!isRef(joinRef) || !isRef(ref) || typeof topic !== "string" || typeof event !== "string")
    return undefined
  const message = { joinRef: joinRef ?? null, ref: ref ?? null, topic, event, payload }
  if (isNestedDeeper(payload, mostLevels)) return { ...message, problem: tooDeep }
  return event === "broadcast" ? (asPush(message) ?? message) : message
}

function inOrder(parsed: unknown) {
  if (typeof parsed !== "object" || parsed === null) return undefined
  const { join_ref, ref, topic, event, payload }: Record<string, unknown> = { ...parsed }
  return [join_ref, ref, topic, event, payload]
}

const isRef = (value: unknown): value is string | null | undefined =>
  value === null || value === undefined || typeof value === "string"

/** A broadcast sent as an ordinary message. */
function asPush({ joinRef, ref, topic, payload }: Message): BroadcastPush | undefined {
  if (typeof payload !== "object" || payload === null) return undefined
  const { event, payload: content = {}, persist }: Record<string, unknown> = { ...payload }
  if (typeof event !== "string") return undefined
  const text = Buffer.from(JSON.stringify(content))
  const broadcast = { topic, event, encoding: "json" as const, payload: text }
  return { joinRef, ref, broadcast, persists: isAsked(persist) }
}

/** Whether an option is on, in any of the spellings that clients use. */
const isAsked = (option: unknown) => option !== undefined && option !== null && option !== false

/** Reads a binary push: the kind, five lengths, the encoding, then the fields and the payload. */
function readPush(data: Buffer): BroadcastPush | UnusableFrame | undefined {
  if (data.length < 7 || data[0] !== pushKind) return undefined
  const [joinRef = 0, ref = 0, topic = 0, event = 0, metadata = 0, encoding] = data.subarray(1, 7)
  if (data.length < 7 + joinRef + ref + topic + event + metadata) return undefined
  let at = 7
  const next = (length: number) => data.toString("utf8", at, (at += length))
  const refs = { joinRef: next(joinRef) || null, ref: next(ref) || null }
  const names = { topic: next(topic), event: next(event) }
  const beside = parseJson(next(metadata))
  const { persist }: Record<string, unknown> = typeof beside === "object" ? { ...beside } : {}
  const persists = isAsked(persist)
  const payload = data.subarray(at)
  if (encoding !== jsonEncoding)
    return { ...refs, broadcast: { ...names, encoding: "binary", payload }, persists }
  const content = parseJson(payload.toString("utf8"))
  if (content === undefined) return { ...refs, topic: names.topic, problem: "The payload is not JSON" }
  if (isNestedDeeper(content, mostLevels)) return { ...refs, topic: names.topic, problem: tooDeep }
  return { ...refs, broadcast: { ...names, encoding: "json", payload }, persists }
}

/** A frame for a message whose payload is already JSON text. */
export function writeFrame(
  version: FrameVersion,
  message: Omit<Message, "payload"> & { payload: string },
): string {
  const { joinRef, ref, topic, event, payload } = message
  if (version === "2.0.0") return `${JSON.stringify([joinRef, ref, topic, event]).slice(0, -1)},${payload}]`
  return `${JSON.stringify({ topic, event, ref, join_ref: joinRef }).slice(0, -1)},"payload":${payload}}`
}

/** A frame for a broadcast. Undefined if the version has no frame for it: binary broadcasts exist only in 2.0.0. */
export function writeBroadcast(version: FrameVersion, broadcast: UserBroadcast): Frame | undefined {
  const { topic, event, encoding, payload, meta } = broadcast
  const fields = [topic, event, meta ?? ""].map((field) => Buffer.from(field))
  if (version === "2.0.0" && fields.every(({ length }) => length <= longestField)) {
    const lengths = fields.map(({ length }) => length)
    const head = Buffer.from([broadcastKind, ...lengths, encoding === "json" ? jsonEncoding : 0])
    return { data: Buffer.concat([head, ...fields, payload]), isBinary: true }
  }
  if (encoding === "binary") return undefined
  const named = JSON.stringify({ type: "broadcast", event }).slice(0, -1)
  const text = `${named},"payload":${payload.toString("utf8")}${meta === undefined ? "" : `,"meta":${meta}`}}`
  const frame = writeFrame(version, { joinRef: null, ref: null, topic, event: "broadcast", payload: text })
  return { data: Buffer.from(frame), isBinary: false }
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
