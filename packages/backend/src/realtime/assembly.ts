import type { Pool } from "pg"
import { Allowances } from "./allowances.ts"
import type { UserBroadcast } from "./frames.ts"
import { bytesOf, type Presence, Presences } from "./presence.ts"
import { PresenceNews } from "./presence-news.ts"
import { type Note, Relay } from "./relay.ts"
import { type Listener, topicKey, Topics } from "./topics.ts"

interface AssemblyOptions {
  pool: Pool
  listenUrl: string | undefined
  warn: (error: unknown, message: string) => void
}

/** A channel whose presence is published. */
export interface Present extends Listener {
  id: string
}

// The overhead that is counted for each frame, in bytes.
const frameCost = 1_024
const fanOutASecond = 8 * 1_048_576
const fanOutInHand = 32 * 1_048_576

const noRoom = "The topic has too many presences"
const tooMuch = "This message is too large to send to so many receivers. Try again later"

/** The broadcasts and presence of channels, across all servers of one database. */
export class Assembly {
  /** The bytes that each sender may make this server write, to all receivers together. */
  readonly fanOut = new Allowances({ aSecond: fanOutASecond, most: fanOutInHand })
  readonly #topics = new Topics()
  readonly #presences = new Presences()
  readonly #news = new PresenceNews<Listener>({
    tellDiff: (topic, diff, except) => {
      const payload = JSON.stringify(diff)
      return payload.length * this.#topics.tellPresence(topic, payload, except)
    },
    tellState: (topic, watchers) => {
      const state = JSON.stringify(this.#presences.on(topic))
      for (const watcher of watchers) watcher.send("presence_state", state)
      return state.length * watchers.length
    },
  })
  readonly #relay: Relay

  constructor(options: AssemblyOptions) {
    this.#relay = new Relay({
      ...options,
      onNote: (from, note) => this.#hear(from, note),
      onListening: () => this.#tellPresent(),
    })
  }

  start(): Promise<void> {
    return this.#relay.start()
  }

  close(): Promise<void> {
    return this.#relay.close()
  }

  add(channel: Present): void {
    this.#topics.add(channel)
  }

  remove(channel: Present): void {
    this.#topics.remove(channel)
    this.#news.forget(keyOf(channel), channel)
    this.leave(channel)
  }

  /** Sends a broadcast to this server's channels and to the other servers. Returns the reason if that isn't possible. */
  broadcast(
    broadcast: UserBroadcast,
    { isPrivate, sender, except }: { isPrivate: boolean; sender: string | undefined; except?: Listener },
  ): string | undefined {
    if (!this.#isPaid(sender, topicKey(broadcast.topic, isPrivate), broadcast.payload.length)) return tooMuch
    this.#topics.broadcast(broadcast, isPrivate, except)
    this.#relay.send({ kind: "broadcast", topic: broadcast.topic, isPrivate, sender, broadcast })
    return undefined
  }

  /** Sends a broadcast only to this server's channels; for messages that every server reads from the database itself. */
  tell(broadcast: UserBroadcast, isPrivate: boolean): void {
    this.#topics.broadcast(broadcast, isPrivate)
  }

  /** Lets a channel watch who is on its topic. */
  welcome(channel: Present, sender: string | undefined): void {
    const key = keyOf(channel)
    this.fanOut.owe(sender, frameCost + this.#presences.bytesOn(key))
    this.#news.welcome(key, channel)
  }

  /** Publishes a channel's presence. Returns the reason if that isn't possible. */
  come(presence: Omit<Presence, "server">): string | undefined {
    const own = { ...presence, server: this.#relay.server }
    const refusal = this.#put(own)
    if (refusal === undefined) this.#relay.send({ kind: "present", presences: [own] })
    return refusal
  }

  /** Removes a channel's presence. */
  leave(channel: Present): void {
    const topic = keyOf(channel)
    const before = this.#presences.remove({ server: this.#relay.server, channel: channel.id, topic })
    if (!before) return
    this.#news.note(topic, { before, now: undefined })
    this.#relay.send({ kind: "absent", topic, channel: channel.id })
  }

  #put(presence: Presence): string | undefined {
    // Charge for the later leave too, because nothing is charged when the channel leaves.
    if (!this.#isPaid(presence.sender, presence.topic, 2 * bytesOf(presence))) return tooMuch
    const put = this.#presences.put(presence)
    if (put === "full") return noRoom
    this.#news.note(presence.topic, { before: put.before, now: presence })
    return undefined
  }

  #isPaid(sender: string | undefined, topic: string, bytes: number) {
    // The other servers get the message even if no one here listens.
    return this.fanOut.spend(sender, (frameCost + bytes) * Math.max(1, this.#topics.countOn(topic)))
  }

  /** Handles a message from another server. Each server keeps its own count of the data it has to write because of a sender. */
  #hear(from: string, note: Note) {
    switch (note.kind) {
      case "broadcast": {
        const { broadcast, isPrivate, sender } = note
        if (this.#isPaid(sender, topicKey(broadcast.topic, isPrivate), broadcast.payload.length))
          this.#topics.broadcast(broadcast, isPrivate)
        return
      }
      case "present":
        for (const each of note.presences) this.#put({ ...each, server: from })
        return
      case "absent": {
        const before = this.#presences.remove({ ...note, server: from })
        return this.#news.note(note.topic, { before, now: undefined })
      }
      case "here":
        return note.asksForAll ? this.#tellPresent() : undefined
      case "gone":
        for (const before of this.#presences.of(from)) {
          this.#presences.remove(before)
          this.#news.note(before.topic, { before, now: undefined })
        }
    }
  }

  #tellPresent() {
    const presences = this.#presences.of(this.#relay.server)
    if (presences.length > 0) this.#relay.send({ kind: "present", presences })
  }
}

const keyOf = ({ topic, isPrivate }: Listener) => topicKey(topic, isPrivate)
