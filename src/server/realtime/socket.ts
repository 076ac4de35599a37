import type { Duplex } from "node:stream"
import type { WebSocket } from "ws"
import { z } from "zod"
import { type Caller, callerOf } from "./caller.ts"
import { bindingId, subscriptionFor } from "./changes/subscription.ts"
import { Channel, type ChannelSocket, nameOf } from "./channel.ts"
import { type BroadcastPush, type FrameVersion, type Message, readFrame, writeFrame } from "./frames.ts"
import type { Hub } from "./hub.ts"
import { type JoinRequest, readJoin } from "./join-request.ts"
import { allRights, type Rights, rightsOn } from "./rights.ts"

const mostChannels = 100
const mostMessagesASecond = 200
const mostBytesASecond = 16 * 1_048_576
const longestPresence = 32_768
const mostJoinsASecond = 100
const longestTopic = 255
// A client that reads so slowly is cut; it connects again and fetches what it missed.
const mostUnread = 4 * 1_048_576
const silentFor = 75_000

const presenceSchema = z.object({ event: z.string(), payload: z.optional(z.record(z.string(), z.unknown())) })
const tokenSchema = z.object({ access_token: z.string() })

/** One connection: reads its frames in turn and keeps its channels. */
export class Socket implements ChannelSocket {
  readonly version: FrameVersion
  readonly headers: string
  readonly #hub: Hub
  readonly #ws: WebSocket
  readonly #stream: Duplex
  readonly #apiToken: string
  readonly #channels = new Map<string, Channel>()
  #turn: Promise<void> = Promise.resolve()
  #rate = { second: 0, messages: 0, joins: 0, bytes: 0 }
  #lastHeard = Date.now()
  readonly #watch: NodeJS.Timeout

  /** `stream` is the one under the WebSocket. */
  constructor(
    hub: Hub,
    ws: WebSocket,
    stream: Duplex,
    handshake: { version: FrameVersion; token: string; headers: string },
  ) {
    this.#hub = hub
    this.#ws = ws
    this.#stream = stream
    this.version = handshake.version
    this.headers = handshake.headers
    this.#apiToken = handshake.token
    this.#watch = setInterval(() => this.#endIfSilent(), silentFor / 3).unref()
    ws.on("message", (data, isBinary) => this.#take(bytesOf(data), isBinary))
    ws.on("error", () => ws.terminate())
    ws.on("close", () => this.#end())
  }

  sendFrame(frame: string | Buffer): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return
    if (this.#ws.bufferedAmount > mostUnread) this.#ws.terminate()
    else this.#sendTogether(frame)
  }

  /** What is sent in one go, such as a batch of changes, leaves in one write. */
  #sendTogether(frame: string | Buffer) {
    const stream = this.#stream
    if (stream.writableCorked === 0) {
      stream.cork()
      process.nextTick(() => stream.uncork())
    }
    this.#ws.send(frame)
  }

  send(
    { topic, joinRef }: Pick<Channel, "topic" | "joinRef">,
    event: string,
    payload: string,
    ref: string | null = null,
  ): void {
    this.sendFrame(writeFrame(this.version, { joinRef, ref, topic, event, payload }))
  }

  forget(channel: Channel): void {
    if (this.#channels.get(channel.topic) === channel) this.#channels.delete(channel.topic)
  }

  #take(data: Buffer, isBinary: boolean) {
    this.#lastHeard = Date.now()
    if (
      this.#count("messages") > mostMessagesASecond ||
      this.#count("bytes", data.length) > mostBytesASecond
    ) {
      this.#ws.close(1008, "Too many messages per second")
      return
    }
    this.#turn = this.#turn
      .then(() => this.#takeFrame(data, isBinary))
      .catch((error: unknown) => this.#break(error))
  }

  async #takeFrame(data: Buffer, isBinary: boolean) {
    const frame = readFrame(this.version, data, isBinary)
    if (!frame) return
    try {
      if ("problem" in frame) this.#refuse(frame, frame.problem)
      else if ("broadcast" in frame) this.#takeBroadcast(frame)
      else await this.#takeMessage(frame)
    } catch (error) {
      this.#hub.options.warn(error, "a message of a channel could not be handled")
      const topic = "broadcast" in frame ? frame.broadcast.topic : frame.topic
      this.#channels.get(topic)?.end("phx_error")
    }
  }

  /** What could not even be read ends the socket; the client connects again. */
  #break(error: unknown) {
    this.#hub.options.warn(error, "a frame could not be handled")
    this.#ws.close(1011, "The frame could not be handled")
  }

  #count(what: "messages" | "joins" | "bytes", number = 1) {
    const second = Math.floor(Date.now() / 1_000)
    if (this.#rate.second !== second) this.#rate = { second, messages: 0, joins: 0, bytes: 0 }
    return (this.#rate[what] += number)
  }

  async #takeMessage(message: Message) {
    const { topic, event, payload } = message
    if (topic === "phoenix") return event === "heartbeat" ? this.#reply(message, "ok") : undefined
    if (event === "phx_join") return this.#join(message)
    const channel = this.#channels.get(topic)
    // What an earlier join of the topic still sends is not meant for this one.
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
    const isDone = channel.track(data.event === "track" ? (data.payload ?? {}) : undefined)
    if (isDone) this.#reply(message, "ok")
    else this.#refuse(message, "You do not have permissions to write to this Channel topic")
  }

  #takeBroadcast({ joinRef, ref, broadcast }: BroadcastPush) {
    const channel = this.#channels.get(broadcast.topic)
    if (!channel || channel.joinRef !== joinRef) return
    const isTold = channel.broadcast(broadcast)
    if (isTold) this.#reply({ joinRef, ref, topic: broadcast.topic }, "ok")
  }

  async #join(message: Message) {
    const { topic, joinRef } = message
    if (this.#count("joins") > mostJoinsASecond) {
      return this.#refuse(message, "ClientJoinRateLimitReached: Too many joins per second")
    }
    this.#channels.get(topic)?.end()
    if (this.#channels.size >= mostChannels) {
      return this.#refuse(message, "ChannelRateLimitReached: Too many channels")
    }
    if (!topic.startsWith("realtime:") || nameOf(topic) === "" || topic.length > longestTopic) {
      return this.#refuse(message, "TopicNameRequired: You must provide a topic name")
    }
    const request = readJoin(message.payload)
    if (!request) return this.#refuse(message, "InvalidJoinPayload: The config of the channel can't be read")
    const verdict = await callerOf(this.#tokenOf(request), this.#hub.options.verify)
    if (!verdict.ok) return this.#refuse(message, `${verdict.code}: ${verdict.message}`)
    const { caller } = verdict
    const rights = await this.#rightsOf(topic, request, caller)
    if (!rights.readsBroadcast && !rights.readsPresence) {
      const name = nameOf(topic)
      return this.#refuse(
        message,
        `Unauthorized: You do not have permissions to read from this Channel topic: ${name}`,
      )
    }
    if (request.replay && !request.isPrivate) {
      return this.#refuse(message, "UnableToReplayMessages: Replay is not allowed for public channels")
    }
    const { subscriptions, problems } = await this.#subscriptionsOf(request, caller)
    if (this.#ws.readyState !== this.#ws.OPEN) return
    const channel = new Channel({
      hub: this.#hub,
      socket: this,
      topic,
      joinRef,
      request,
      caller,
      rights,
      subscriptions,
    })
    this.#channels.set(topic, channel)
    const bindings = request.bindings.map((binding) => ({ ...binding, id: bindingId(binding) }))
    this.#reply(message, "ok", { postgres_changes: bindings })
    channel.begin()
    for (const problem of problems) {
      const payload = {
        extension: "postgres_changes",
        status: "error",
        message: problem,
        channel: nameOf(topic),
      }
      channel.send("system", JSON.stringify(payload))
    }
  }

  /** A client without a session of its own sends its API key again, or nothing. */
  #tokenOf({ accessToken }: JoinRequest) {
    return accessToken === undefined || accessToken === "" || accessToken.startsWith("sb_")
      ? this.#apiToken
      : accessToken
  }

  #rightsOf(topic: string, { isPrivate }: JoinRequest, caller: Caller): Promise<Rights> | Rights {
    if (!isPrivate) return allRights
    return rightsOn(this.#hub.options.pool, { topic: nameOf(topic), caller, headers: this.headers })
  }

  async #subscriptionsOf({ bindings }: JoinRequest, { role }: Caller) {
    if (bindings.length > 0 && !this.#hub.canFollowChanges) {
      return { subscriptions: [], problems: ["The changes of this database can't be followed"] }
    }
    const { pool } = this.#hub.options
    const verdicts = await Promise.all(bindings.map((binding) => subscriptionFor(pool, binding, role)))
    return {
      subscriptions: verdicts.flatMap((verdict) => (verdict.ok ? [verdict.subscription] : [])),
      problems: verdicts.flatMap((verdict) => (verdict.ok ? [] : [verdict.message])),
    }
  }

  #reply(
    { joinRef, ref, topic }: Pick<Message, "joinRef" | "ref" | "topic">,
    status: "ok" | "error",
    response: object = {},
  ) {
    this.send({ topic, joinRef }, "phx_reply", JSON.stringify({ status, response }), ref)
  }

  #refuse(message: Pick<Message, "joinRef" | "ref" | "topic">, reason: string) {
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
