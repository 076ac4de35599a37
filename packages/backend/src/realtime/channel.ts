import { randomUUID } from "node:crypto"
import { type Caller, callerOf, senderOf } from "./caller.ts"
import type { Subscriber } from "./changes/audiences.ts"
import type { ChannelSubscriptions } from "./changes/subscribe.ts"
import type { Subscription } from "./changes/subscription.ts"
import {
  type BroadcastPush,
  cannotPersist,
  type Frame,
  type FrameVersion,
  type UserBroadcast,
  writeBroadcast,
} from "./frames.ts"
import type { Hub } from "./hub.ts"
import type { JoinRequest } from "./join-request.ts"
import type { Meta } from "./presence.ts"
import { allRights, type Rights, rightsOn } from "./rights.ts"
import { type Listener, topicKey } from "./topics.ts"

/** The socket that a channel belongs to. */
export interface ChannelSocket {
  version: FrameVersion
  /** The headers of the handshake as JSON, for policies. */
  headers: string
  /** The client's network. */
  network: string
  sendFrame(frame: Frame): void
  /** Sends a message on a channel; the payload is JSON text. */
  send(channel: Channel, event: string, payload: string, ref?: string | null): void
  /** Called when a channel has ended. */
  forget(channel: Channel): void
}

export interface ChannelInput {
  hub: Hub
  socket: ChannelSocket
  topic: string
  joinRef: string | null
  request: JoinRequest
  caller: Caller
  rights: Rights
  subscribed: ChannelSubscriptions
}

/** The reply to a message, if there is one. */
export interface Outcome {
  reply?: "ok" | "error"
  reason?: string
}

const mayNotWrite = "You do not have permissions to write to this Channel topic"

/** A topic's name as people and policies see it. */
export const nameOf = (topic: string) => topic.replace(/^realtime:/, "")

/** The refusal for callers without an account. */
export const signIn = (topic: string) => `Sign in to join this Channel topic: ${nameOf(topic)}`

/** One topic that a socket has joined. */
export class Channel implements Listener, Subscriber {
  readonly id = randomUUID()
  readonly topic: string
  readonly joinRef: string | null
  readonly isPrivate: boolean
  readonly version: FrameVersion
  readonly #hub: Hub
  readonly #socket: ChannelSocket
  readonly #request: JoinRequest
  readonly #presenceKey: string
  #caller: Caller
  #rights: Rights
  readonly #subscribed: ChannelSubscriptions
  #subscriptions: Subscription[]
  #showsPresence: boolean
  #meta: Meta | undefined
  #isOver = false

  constructor(input: ChannelInput) {
    this.#hub = input.hub
    this.#socket = input.socket
    this.#request = input.request
    this.#caller = input.caller
    this.#rights = input.rights
    this.#subscribed = input.subscribed
    this.#subscriptions = input.subscribed.subscriptions
    this.#showsPresence = input.request.showsPresence
    this.#presenceKey = input.request.presenceKey || randomUUID()
    this.topic = input.topic
    this.joinRef = input.joinRef
    this.isPrivate = input.request.isPrivate
    this.version = input.socket.version
  }

  get subscriptions(): readonly Subscription[] {
    return this.#subscriptions
  }

  get hearsBroadcasts(): boolean {
    return this.#rights.readsBroadcast
  }

  get showsPresence(): boolean {
    return this.#showsPresence && this.#rights.readsPresence
  }

  sendFrame(frame: Frame): void {
    this.#socket.sendFrame(frame)
  }

  /** Sends nothing if the channel has ended: work that was still in progress may call this method afterwards. */
  send(event: string, payload: string): void {
    if (!this.#isOver) this.#socket.send(this, event, payload)
  }

  /** Called once, after the reply to the join. */
  begin(): void {
    this.#hub.add(this)
    if (this.showsPresence) this.#welcome()
    if (this.#hub.isFeedLive) this.tellFeedIsLive()
    void this.#replay()
  }

  tellFeedIsLive(): void {
    if (this.#subscriptions.length > 0) this.#sendSystem("postgres_changes", "ok", "Subscribed to PostgreSQL")
    if (this.#request.awaitsFeed) this.#sendSystem("system", "ok", "Replication connection established")
  }

  giveUp(subscription: Subscription): void {
    this.#subscriptions = this.#subscriptions.filter((each) => each !== subscription)
    this.#subscribed.noteSlow()
    this.#sendSystem(
      "postgres_changes",
      "error",
      "The filter took too long or failed, so its changes are no longer sent",
    )
  }

  /** Sends a client's broadcast to the other clients. */
  broadcast({ broadcast, persists }: Pick<BroadcastPush, "broadcast" | "persists">): Outcome {
    if (!this.#rights.writesBroadcast) return {}
    const refusal = persists ? cannotPersist : this.#tellOthers(broadcast)
    if (refusal === undefined) return this.#request.acknowledges ? { reply: "ok" } : {}
    if (this.#request.acknowledges) return { reply: "error", reason: refusal }
    this.#sendSystem("system", "error", refusal)
    return {}
  }

  #tellOthers(broadcast: UserBroadcast): string | undefined {
    const except = this.#request.hearsItself ? undefined : this
    return this.#hub.assembly.broadcast(broadcast, {
      isPrivate: this.isPrivate,
      sender: this.#sender,
      ...(except && { except }),
    })
  }

  /** Sets the channel's presence; undefined removes it. */
  track(payload: Record<string, unknown> | undefined): Outcome {
    if (!this.#rights.writesPresence) return { reply: "error", reason: mayNotWrite }
    if (payload === undefined) {
      this.#meta = undefined
      this.#hub.assembly.leave(this)
      return { reply: "ok" }
    }
    const before = this.#meta?.phx_ref
    const meta = { ...payload, phx_ref: randomUUID(), ...(before !== undefined && { phx_ref_prev: before }) }
    const refusal = this.#hub.assembly.come({
      channel: this.id,
      topic: topicKey(this.topic, this.isPrivate),
      key: this.#presenceKey,
      sender: this.#sender,
      meta,
    })
    if (refusal !== undefined) return { reply: "error", reason: refusal }
    this.#meta = meta
    if (!this.#showsPresence) {
      this.#showsPresence = true
      if (this.showsPresence) this.#welcome()
    }
    return { reply: "ok" }
  }

  /** Replaces the token if it is valid and still grants access. */
  async renew(token: string): Promise<void> {
    if (token === this.#caller.token || token.startsWith("sb_")) return
    const verdict = await callerOf(token, this.#hub.options.verify)
    if (!verdict.ok) return this.stop(verdict.message)
    if (verdict.caller.isGuest && !this.#hub.options.areGuestsWelcome) return this.stop(signIn(this.topic))
    const rights = await this.#rightsOf(verdict.caller)
    if (!rights.readsBroadcast && !rights.readsPresence) {
      return this.stop(`You do not have permissions to read from this Channel topic: ${nameOf(this.topic)}`)
    }
    this.#caller = verdict.caller
    this.#rights = rights
  }

  async livingCaller(): Promise<Caller | undefined> {
    const verdict = await callerOf(this.#caller.token, this.#hub.options.verify)
    return verdict.ok && !this.#isOver ? this.#caller : undefined
  }

  async checkToken(): Promise<void> {
    const verdict = await callerOf(this.#caller.token, this.#hub.options.verify)
    if (!verdict.ok) this.stop(verdict.message)
  }

  /** Ends the channel and sends the reason. */
  stop(message: string): void {
    if (this.#isOver) return
    this.#sendSystem("system", "error", message)
    this.end("phx_close")
  }

  /** Ends the channel in a way that makes the client join again. */
  fail(message: string): void {
    if (this.#isOver) return
    this.#sendSystem("postgres_changes", "error", message)
    this.end("phx_error")
  }

  /** Ends the channel; `event` informs the client, if it is still connected. */
  end(event?: "phx_close" | "phx_error"): void {
    if (this.#isOver) return
    if (event) this.send(event, "{}")
    this.#isOver = true
    this.#subscribed.release()
    this.#hub.remove(this)
    this.#socket.forget(this)
  }

  get #sender() {
    return senderOf(this.#caller, this.#socket.network)
  }

  #rightsOf(caller: Caller): Promise<Rights> | Rights {
    if (!this.isPrivate) return allRights
    const { pool } = this.#hub.options
    return rightsOn(pool, { topic: nameOf(this.topic), caller, headers: this.#socket.headers })
  }

  /** Replays earlier messages from the database, oldest first, if the client asked for them and may read them. */
  async #replay() {
    const { replay } = this.#request
    if (!replay || !this.hearsBroadcasts) return
    for (const broadcast of await this.#hub.messages.earlier(nameOf(this.topic), replay)) {
      const frame = writeBroadcast(this.version, { ...broadcast, topic: this.topic })
      this.#hub.assembly.fanOut.owe(this.#sender, broadcast.payload.length)
      if (frame !== undefined && !this.#isOver) this.sendFrame(frame)
    }
  }

  #welcome() {
    this.#hub.assembly.welcome(this, this.#sender)
  }

  #sendSystem(extension: string, status: "ok" | "error", message: string) {
    this.send("system", JSON.stringify({ extension, status, message, channel: nameOf(this.topic) }))
  }
}
