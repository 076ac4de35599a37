import type { Pool } from "pg"
import type { TokenKeys } from "#server/http/jwt.ts"
import { Allowances } from "./allowances.ts"
import { Assembly, type Present } from "./assembly.ts"
import type { Subscriber } from "./changes/audiences.ts"
import { Budgets } from "./changes/budget.ts"
import type { Change, ChangeFeed, FeedEvents } from "./changes/change.ts"
import { Delivery } from "./changes/delivery.ts"
import type { Places } from "./places.ts"
import { messageOf, StoredMessages } from "./stored-messages.ts"

export interface HubOptions {
  /** A pool that connects as supabase_realtime_admin. */
  pool: Pool
  /** A pool that connects like `pool`, but with a short statement timeout. */
  filterPool: Pool
  /** A direct address for LISTEN, with the same role. */
  listenUrl: string | undefined
  verify: TokenKeys["verify"]
  /** Creates the change feed; undefined if this database's changes can't be followed. */
  feed: ((events: FeedEvents) => ChangeFeed) | undefined
  /** Counts and limits the sockets. */
  places: Places
  /** Whether people without an account may join channels and broadcast. */
  areGuestsWelcome: boolean
  warn: (error: unknown, message: string) => void
}

/** A channel as the hub sees it. */
export interface Member extends Present, Subscriber {
  /** Called when everything committed from now on will be reported. */
  tellFeedIsLive(): void
  /** Ends the channel in a way that makes the client join again. */
  fail(message: string): void
  /** Ends the channel if its token has expired. */
  checkToken(): Promise<void>
}

// Keep the feed for a while after the last subscriber leaves, because a new slot is expensive.
const feedLingers = 60_000
const sweepEvery = 1_000
const cleanEvery = 3_600_000
const joinsASecond = 100

/** What all channels on this server share: limits on sockets, presence, messages from other servers, row changes. */
export class Hub {
  readonly assembly: Assembly
  readonly places: Places
  /** Limits how often each person (or each network, for people without an account) can join a channel. */
  readonly joins = new Allowances({ aSecond: joinsASecond, most: 2 * joinsASecond })
  /** The limits on what each person may follow. */
  readonly budgets = new Budgets()
  readonly messages: StoredMessages
  readonly options: HubOptions
  readonly #delivery: Delivery
  readonly #channels = new Set<Member>()
  readonly #feed: ChangeFeed | undefined
  #feedState: "off" | "starting" | "live" = "off"
  #feedStops: NodeJS.Timeout | undefined
  #feedWork = Promise.resolve()
  #timers: NodeJS.Timeout[] = []
  #isSweeping = false

  constructor(options: HubOptions) {
    this.options = options
    this.places = options.places
    const { pool, filterPool, warn } = options
    this.#delivery = new Delivery({
      pool,
      filterPool,
      warn,
      onFailure: (error) => this.#failToDeliver(error),
    })
    this.assembly = new Assembly(options)
    this.messages = new StoredMessages(options)
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
      setInterval(() => void this.messages.clean(), cleanEvery),
    ]
    for (const timer of this.#timers) timer.unref()
    await this.assembly.start()
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    clearTimeout(this.#feedStops)
    await this.assembly.close()
    await this.#feedWork
    if (this.#feedState !== "off") await this.#feed?.stop()
    await this.#delivery.close()
  }

  get isFeedLive(): boolean {
    return this.#feedState === "live"
  }

  get canFollowChanges(): boolean {
    return this.#feed !== undefined
  }

  add(channel: Member): void {
    this.#channels.add(channel)
    this.assembly.add(channel)
    if (channel.subscriptions.length > 0) this.#delivery.add(channel)
    this.#wantFeed()
  }

  remove(channel: Member): void {
    this.#channels.delete(channel)
    this.#delivery.remove(channel)
    this.assembly.remove(channel)
    if (this.#channels.size > 0) return
    clearTimeout(this.#feedStops)
    this.#feedStops = setTimeout(() => this.#stopFeed(), feedLingers).unref()
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

  /** Makes subscribers join again and fetch what they missed. */
  #loseChanges() {
    if (this.#feedState === "live") this.#feedState = "starting"
    for (const subscriber of this.#channels) {
      if (subscriber.subscriptions.length > 0)
        subscriber.fail("The stream of database changes was interrupted")
    }
  }

  async #deliver(change: Change) {
    if (change.schema !== "realtime" || change.table !== "messages") return this.#delivery.deliver(change)
    const message = messageOf(change)
    if (message) this.assembly.tell(message.broadcast, message.isPrivate)
  }

  #failToDeliver(error: unknown) {
    this.options.warn(error, "a change could not be delivered")
    this.#loseChanges()
    this.#becomeLive()
  }

  /** Ends the channels whose token has expired. */
  async #sweep() {
    this.joins.forgetFull()
    this.assembly.fanOut.forgetFull()
    if (this.#isSweeping) return
    this.#isSweeping = true
    try {
      for (const channel of this.#channels) await channel.checkToken()
    } catch (error) {
      this.options.warn(error, "a channel's token could not be checked")
    }
    this.#isSweeping = false
  }
}
