import type { Pool } from "pg"
import type { TokenKeys } from "#server/http/jwt.ts"
import type { Change, ChangeFeed, FeedEvents } from "./changes/change.ts"
import { Delivery, type Subscriber } from "./changes/delivery.ts"
import type { UserBroadcast } from "./frames.ts"
import { type Presence, type PresenceDiff, Presences } from "./presence.ts"
import { type Note, Relay } from "./relay.ts"
import { type Listener, topicKey, Topics } from "./topics.ts"

export interface HubOptions {
  /** As supabase_realtime_admin. */
  pool: Pool
  /** The same, with little time for a statement. */
  filterPool: Pool
  /** A direct address of the same role, for LISTEN. */
  listenUrl: string | undefined
  verify: TokenKeys["verify"]
  /** Makes what follows the changes; undefined if this database's changes can't be followed. */
  feed: ((events: FeedEvents) => ChangeFeed) | undefined
  warn: (error: unknown, message: string) => void
}

/** A channel as the hub knows it. */
export interface Member extends Listener, Subscriber {
  id: string
  /** Everything that is committed from now on will be told. */
  tellFeedIsLive(): void
  /** Ends the channel in a way that makes the client join again. */
  fail(message: string): void
  /** Ends the channel if its token does not hold any more. */
  checkToken(): Promise<void>
}

// People come and go; making a slot again each time would be work for nothing.
const feedLingers = 60_000
const sweepEvery = 1_000
const messagesKept = "3 days"
const cleanEvery = 3_600_000

/** What all channels of this server share: who is where, what other servers say, and the changes of the database. */
export class Hub {
  readonly topics = new Topics()
  readonly presences = new Presences()
  readonly delivery: Delivery
  readonly options: HubOptions
  readonly relay: Relay
  readonly #channels = new Set<Member>()
  readonly #feed: ChangeFeed | undefined
  #feedState: "off" | "starting" | "live" = "off"
  #feedStops: NodeJS.Timeout | undefined
  #feedWork = Promise.resolve()
  #timers: NodeJS.Timeout[] = []

  constructor(options: HubOptions) {
    this.options = options
    const { pool, filterPool, listenUrl, warn } = options
    this.delivery = new Delivery({
      pool,
      filterPool,
      onFailure: (error) => this.#failToDeliver(error),
    })
    this.relay = new Relay({
      pool,
      listenUrl,
      warn,
      onNote: (from, note) => this.#hear(from, note),
      onListening: () => this.#tellPresent(),
    })
    this.#feed = options.feed?.({
      onChange: (change) => this.#deliver(change),
      onLive: () => this.#becomeLive(),
      onLost: () => this.#loseChanges(),
      warn,
    })
  }

  async start(): Promise<void> {
    this.#timers = [
      setInterval(() => void this.#sweep(), sweepEvery),
      setInterval(() => void this.#cleanMessages(), cleanEvery),
    ]
    for (const timer of this.#timers) timer.unref()
    await this.relay.start()
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    clearTimeout(this.#feedStops)
    await this.relay.close()
    await this.#feedWork
    if (this.#feedState !== "off") await this.#feed?.stop()
    await this.delivery.close()
  }

  get isFeedLive(): boolean {
    return this.#feedState === "live"
  }

  get canFollowChanges(): boolean {
    return this.#feed !== undefined
  }

  add(channel: Member): void {
    this.#channels.add(channel)
    this.topics.add(channel)
    if (channel.subscriptions.length > 0) this.delivery.add(channel)
    this.#wantFeed()
  }

  remove(channel: Member): void {
    this.#channels.delete(channel)
    this.topics.remove(channel)
    this.delivery.remove(channel)
    this.leave(channel)
    if (this.#channels.size > 0) return
    clearTimeout(this.#feedStops)
    this.#feedStops = setTimeout(() => this.#stopFeed(), feedLingers).unref()
  }

  /** Tells this server's channels and the other servers. */
  broadcast(broadcast: UserBroadcast, isPrivate: boolean, except?: Listener): void {
    this.topics.broadcast(broadcast, isPrivate, except)
    this.relay.send({ kind: "broadcast", topic: broadcast.topic, isPrivate, broadcast })
  }

  /** A channel says who is there. */
  come(presence: Omit<Presence, "server">): void {
    const own = { ...presence, server: this.relay.server }
    this.#tell(own.topic, this.presences.put(own))
    this.relay.send({ kind: "present", presences: [own] })
  }

  /** A channel says that nobody is there any more. */
  leave({ id: channel, topic, isPrivate }: Pick<Member, "id" | "topic" | "isPrivate">): void {
    const key = topicKey(topic, isPrivate)
    const diff = this.presences.remove({ server: this.relay.server, channel, topic: key })
    if (!diff) return
    this.#tell(key, diff)
    this.relay.send({ kind: "absent", topic: key, channel })
  }

  #tell(topic: string, diff: PresenceDiff | undefined) {
    if (diff) this.topics.tellPresence(topic, diff)
  }

  #hear(from: string, note: Note) {
    switch (note.kind) {
      case "broadcast":
        return this.topics.broadcast(note.broadcast, note.isPrivate)
      case "present":
        for (const each of note.presences)
          this.#tell(each.topic, this.presences.put({ ...each, server: from }))
        return
      case "absent":
        return this.#tell(note.topic, this.presences.remove({ ...note, server: from }))
      case "here":
        return note.asksForAll ? this.#tellPresent() : undefined
      case "gone":
        for (const [topic, diff] of this.presences.removeServer(from)) this.#tell(topic, diff)
    }
  }

  #tellPresent() {
    const presences = this.presences.of(this.relay.server)
    if (presences.length > 0) this.relay.send({ kind: "present", presences })
  }

  #wantFeed() {
    clearTimeout(this.#feedStops)
    if (this.#feedState !== "off" || !this.#feed) return
    this.#feedState = "starting"
    const feed = this.#feed
    this.#feedWork = this.#feedWork.then(() => feed.start())
  }

  #stopFeed() {
    if (this.#channels.size > 0 || this.#feedState === "off") return
    this.#feedState = "off"
    this.#feedWork = this.#feedWork.then(() => this.#feed?.stop())
  }

  #becomeLive() {
    if (this.#feedState === "off") return
    this.#feedState = "live"
    for (const channel of this.#channels) channel.tellFeedIsLive()
  }

  /** Who has subscribed joins again, and fetches what was missed. */
  #loseChanges() {
    if (this.#feedState === "live") this.#feedState = "starting"
    for (const subscriber of this.#channels) {
      if (subscriber.subscriptions.length > 0) subscriber.fail("The changes of the database were interrupted")
    }
  }

  async #deliver(change: Change) {
    if (change.schema === "realtime" && change.table === "messages") return this.#sendMessage(change)
    await this.delivery.deliver(change)
  }

  #failToDeliver(error: unknown) {
    this.options.warn(error, "a change could not be delivered")
    this.#loseChanges()
    this.#becomeLive()
  }

  /** A message from the database. Every server reads it from the log itself, so it is not relayed. */
  #sendMessage({ kind, newRow }: Change) {
    const { topic, event, payload, extension, id, private: isPrivate } = newRow?.fields ?? {}
    if (kind !== "INSERT" || extension !== "broadcast" || typeof topic !== "string") return
    this.topics.broadcast(
      {
        topic: `realtime:${topic}`,
        event: event ?? "",
        encoding: "json",
        payload: Buffer.from(payload ?? "null"),
        meta: JSON.stringify({ id }),
      },
      isPrivate === "t" || isPrivate === "true",
    )
  }

  /** The latest messages to a private channel from the database, oldest first; none if they can't be read. */
  async earlierMessages(
    topic: string,
    { since, most }: { since: number; most: number },
  ): Promise<Omit<UserBroadcast, "topic">[]> {
    const { rows } = await this.options.pool
      .query<{ id: string; event: string | null; payload: string | null }>(
        `select id, event, payload::text from realtime.messages
         where topic = $1 and private and extension = 'broadcast' and inserted_at >= to_timestamp($2 / 1000.0)::timestamp
         order by inserted_at desc, id limit $3`,
        [topic, since, most],
      )
      .catch((error: unknown) => {
        this.options.warn(error, "earlier messages could not be read")
        return { rows: [] }
      })
    return rows.toReversed().map(({ id, event, payload }) => ({
      event: event ?? "",
      encoding: "json",
      payload: Buffer.from(payload ?? "null"),
      meta: JSON.stringify({ id, replayed: true }),
    }))
  }

  /** Ends the channels whose token does not hold any more. */
  async #sweep() {
    for (const channel of this.#channels) await channel.checkToken()
  }

  async #cleanMessages() {
    await this.options.pool
      .query(`delete from realtime.messages where inserted_at < now() - interval '${messagesKept}'`)
      .catch((error: unknown) => this.options.warn(error, "old messages were not removed"))
  }
}
