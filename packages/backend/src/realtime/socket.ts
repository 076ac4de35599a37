import type { Duplex } from "node:stream"
import type { WebSocket } from "ws"
import { z } from "zod"
import { senderOf } from "./caller.ts"
import { bindingId } from "./changes/subscription.ts"
import { Channel, type ChannelSocket, nameOf, type Outcome } from "./channel.ts"
import {
  type BroadcastPush,
  type Frame,
  type FrameVersion,
  type Message,
  readFrame,
  writeFrame,
} from "./frames.ts"
import type { Hub } from "./hub.ts"
import { Inbox } from "./inbox.ts"
import { admit, type Joiner, tooManyJoins } from "./joining.ts"
import type { SocketPlace } from "./places.ts"

const mostChannels = 100
const longestPresence = 32_768
// A client that reads too slowly is disconnected; it connects again and fetches what it missed.
const mostUnread = 4 * 1_048_576
const silentFor = 75_000
const closingFor = 1_000
// The largest frame, in bytes, before a join. It is large enough for a join: a token and a few subscriptions.
const mostBytesBeforeJoining = 262_144

const presenceSchema = z.object({ event: z.string(), payload: z.optional(z.record(z.string(), z.unknown())) })
const tokenSchema = z.object({ access_token: z.string() })

/** What is known about a socket when it opens. */
export interface Handshake extends Joiner {
  version: FrameVersion
  place: SocketPlace
}

type MessageReference = Pick<Message, "joinRef" | "ref" | "topic">

/** One connection: reads its frames in order and manages its channels. */
export class Socket implements ChannelSocket {
  readonly version: FrameVersion
  readonly headers: string
  readonly network: string
  readonly #hub: Hub
  readonly #ws: WebSocket
  readonly #stream: Duplex
  readonly #handshake: Handshake
  readonly #channels = new Map<string, Channel>()
  readonly #inbox = new Inbox()
  readonly #watch: NodeJS.Timeout
  #lastHeard = Date.now()
  #bytesBeforeJoining = 0
  #hasJoined = false
  /** The key for counting this socket's messages, once it has joined a channel. */
  #sender: string | undefined

  /** `stream` is the stream under the WebSocket. */
  constructor(hub: Hub, ws: WebSocket, stream: Duplex, handshake: Handshake) {
    this.#hub = hub
    this.#ws = ws
    this.#stream = stream
    this.#handshake = handshake
    this.version = handshake.version
    this.headers = handshake.headers
    this.network = handshake.network
    this.#watch = setInterval(() => this.#endIfSilent(), silentFor / 3).unref()
    ws.on("message", (data, isBinary) => this.#take(bytesOf(data), isBinary))
    ws.on("error", () => ws.terminate())
    ws.on("close", () => this.#end())
    stream.on("data", (data: Buffer) => this.#countBeforeJoining(data.length))
  }

  sendFrame({ data, isBinary }: Frame): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return
    if (this.#ws.bufferedAmount > mostUnread) return this.#ws.terminate()
    this.#sendTogether(data, isBinary)
  }

  /** Frames from one turn of the event loop, such as a batch of changes, are sent in one write. */
  #sendTogether(data: string | Buffer, isBinary: boolean) {
    const stream = this.#stream
    if (stream.writableCorked === 0) {
      stream.cork()
      process.nextTick(() => stream.uncork())
    }
    this.#ws.send(data, { binary: isBinary })
  }

  send(
    { topic, joinRef }: Pick<Channel, "topic" | "joinRef">,
    event: string,
    payload: string,
    ref: string | null = null,
  ): void {
    const data = writeFrame(this.version, { joinRef, ref, topic, event, payload })
    this.sendFrame({ data, isBinary: false })
  }

  forget(channel: Channel): void {
    if (this.#channels.get(channel.topic) === channel) this.#channels.delete(channel.topic)
  }

  /** Closes the connection with a reason, without waiting long for the client's response. */
  close(code: number, reason: string): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return
    this.#ws.close(code, reason)
    setTimeout(() => this.#ws.terminate(), closingFor).unref()
  }

  #take(data: Buffer, isBinary: boolean) {
    // Messages that arrive while the connection is closing are dropped.
    if (this.#ws.readyState !== this.#ws.OPEN) return
    this.#lastHeard = Date.now()
    const isTaken =
      this.#hub.assembly.fanOut.spend(this.#sender, data.length) &&
      this.#inbox.take(data.length, () => this.#takeFrame(data, isBinary))
    if (!isTaken) this.close(1008, "Too many messages per second")
  }

  #countBeforeJoining(bytes: number) {
    if (this.#hasJoined) return
    this.#bytesBeforeJoining += bytes
    if (this.#bytesBeforeJoining > mostBytesBeforeJoining)
      this.close(1008, "Too many messages without joining a channel")
  }

  async #takeFrame(data: Buffer, isBinary: boolean) {
    let about: MessageReference | undefined
    try {
      const frame = readFrame(this.version, data, isBinary)
      if (!frame) return
      about = "broadcast" in frame ? { ...frame, topic: frame.broadcast.topic } : frame
      if ("problem" in frame) this.#refuse(frame, frame.problem)
      else if ("broadcast" in frame) this.#takeBroadcast(frame)
      else await this.#takeMessage(frame)
    } catch (error) {
      this.#hub.options.warn(error, "a message on a channel could not be handled")
      if (about) this.#refuse(about, "UnknownErrorOnChannel: The message could not be handled")
      if (about) this.#channels.get(about.topic)?.end("phx_error")
    }
  }

  async #takeMessage(message: Message) {
    const { topic, event, payload } = message
    if (topic === "phoenix") return event === "heartbeat" ? this.#reply(message, "ok") : undefined
    if (event === "phx_join") return this.#join(message)
    const channel = this.#channels.get(topic)
    // Messages from an earlier join of the same topic may still arrive.
    if (!channel || channel.joinRef !== message.joinRef) {
      return event === "phx_leave" ? this.#reply(message, "ok") : this.#refuse(message, "unmatched topic")
    }
    switch (event) {
      case "phx_leave":
        this.#reply(message, "ok")
        return channel.end("phx_close")
      case "access_token": {
        const { data } = tokenSchema.safeParse(payload)
        return data ? channel.renew(data.access_token) : undefined
      }
      case "presence":
        return this.#takePresence(channel, message)
      default:
        return this.#refuse(message, "unknown event")
    }
  }

  #takePresence(channel: Channel, message: Message) {
    const { data } = presenceSchema.safeParse(message.payload)
    if (data?.event !== "track" && data?.event !== "untrack")
      return this.#refuse(message, "unknown presence event")
    if (JSON.stringify(data).length > longestPresence)
      return this.#refuse(message, "the presence is too long")
    this.#tell(message, channel.track(data.event === "track" ? (data.payload ?? {}) : undefined))
  }

  #takeBroadcast(push: BroadcastPush) {
    const { joinRef, ref } = push
    const { topic } = push.broadcast
    const channel = this.#channels.get(topic)
    if (channel?.joinRef === joinRef) this.#tell({ joinRef, ref, topic }, channel.broadcast(push))
  }

  async #join(message: Message) {
    const { topic, joinRef } = message
    if (!this.#inbox.takesJoin()) return this.#refuse(message, tooManyJoins)
    this.#channels.get(topic)?.end()
    if (this.#channels.size >= mostChannels)
      return this.#refuse(message, "ChannelRateLimitReached: Too many channels")
    const admission = await admit(this.#hub, message, this.#handshake)
    if ("refusal" in admission) return this.#refuse(message, admission.refusal)
    const { subscribed } = admission
    if (this.#ws.readyState !== this.#ws.OPEN) return subscribed.release()
    if (!this.#handshake.place.settle(admission.caller)) {
      subscribed.release()
      return this.#refuse(message, "ConnectionRateLimitReached: Too many connected users")
    }
    this.#hasJoined = true
    this.#sender = senderOf(admission.caller, this.network)
    const channel = new Channel({ hub: this.#hub, socket: this, topic, joinRef, ...admission })
    this.#channels.set(topic, channel)
    const bindings = admission.request.bindings.map((binding) => ({ ...binding, id: bindingId(binding) }))
    this.#reply(message, "ok", { postgres_changes: bindings })
    channel.begin()
    for (const problem of subscribed.problems) {
      const told = {
        extension: "postgres_changes",
        status: "error",
        message: problem,
        channel: nameOf(topic),
      }
      channel.send("system", JSON.stringify(told))
    }
  }

  #tell(message: MessageReference, { reply, reason }: Outcome) {
    if (reply !== undefined) this.#reply(message, reply, reason === undefined ? {} : { reason })
  }

  #reply({ joinRef, ref, topic }: MessageReference, status: "ok" | "error", response: object = {}) {
    this.send({ topic, joinRef }, "phx_reply", JSON.stringify({ status, response }), ref)
  }

  #refuse(message: MessageReference, reason: string) {
    this.#reply(message, "error", { reason })
  }

  #endIfSilent() {
    if (Date.now() - this.#lastHeard > silentFor) this.#ws.terminate()
  }

  #end() {
    clearInterval(this.#watch)
    for (const channel of this.#channels.values()) channel.end()
  }
}

function bytesOf(data: Buffer | ArrayBuffer | Buffer[]): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data)
  return Buffer.isBuffer(data) ? data : Buffer.from(data)
}
