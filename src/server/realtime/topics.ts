import type { UserBroadcast, FrameVersion } from "./frames.ts"
import { writeBroadcast } from "./frames.ts"
import type { PresenceDiff } from "./presence.ts"

/** A channel as others on its topic see it. */
export interface Listener {
  /** With the prefix `realtime:`. */
  topic: string
  isPrivate: boolean
  version: FrameVersion
  hearsBroadcasts: boolean
  showsPresence: boolean
  sendFrame(frame: string | Buffer): void
  send(event: string, payload: string): void
}

/** The channels of this server, by topic. A private and a public channel of one name know nothing of each other. */
export class Topics {
  readonly #listeners = new Map<string, Set<Listener>>()

  add(listener: Listener): void {
    const topic = topicKey(listener.topic, listener.isPrivate)
    const listeners = this.#listeners.get(topic) ?? new Set()
    listeners.add(listener)
    this.#listeners.set(topic, listeners)
  }

  remove(listener: Listener): void {
    const topic = topicKey(listener.topic, listener.isPrivate)
    const listeners = this.#listeners.get(topic)
    listeners?.delete(listener)
    if (listeners?.size === 0) this.#listeners.delete(topic)
  }

  /** Tells everybody who listens here, but for the sender. */
  broadcast(broadcast: UserBroadcast, isPrivate: boolean, except?: Listener): void {
    // Written once for each version of frames, however many listen.
    const frames = new Map<FrameVersion, string | Buffer | undefined>()
    for (const listener of this.#listeners.get(topicKey(broadcast.topic, isPrivate)) ?? []) {
      if (listener === except || !listener.hearsBroadcasts) continue
      if (!frames.has(listener.version)) {
        frames.set(listener.version, writeBroadcast(listener.version, broadcast))
      }
      const frame = frames.get(listener.version)
      if (frame !== undefined) listener.sendFrame(frame)
    }
  }

  /**
   * Tells everybody who watches the presence of a topic who came and went. `topic` is a `topicKey`. Who goes is told first: the
   * official client forgets the references of a key's older entries as soon as it has a newer one.
   */
  tellPresence(topic: string, { joins, leaves }: PresenceDiff): void {
    const diffs = [
      { joins: {}, leaves },
      { joins, leaves: {} },
    ].filter((diff) => Object.keys(diff.joins).length + Object.keys(diff.leaves).length > 0)
    for (const diff of diffs) {
      const payload = JSON.stringify(diff)
      for (const listener of this.#listeners.get(topic) ?? []) {
        if (listener.showsPresence) listener.send("presence_diff", payload)
      }
    }
  }
}

/** One text for a topic and its kind. */
export const topicKey = (topic: string, isPrivate: boolean) => `${isPrivate ? "private" : "public"} ${topic}`
