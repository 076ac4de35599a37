import { type Frame, type FrameVersion, type UserBroadcast, writeBroadcast, writeFrame } from "./frames.ts"

/** A channel as the other channels on its topic see it. */
export interface Listener {
  /** The topic's name, with the prefix `realtime:`. */
  topic: string
  isPrivate: boolean
  version: FrameVersion
  hearsBroadcasts: boolean
  showsPresence: boolean
  sendFrame(frame: Frame): void
  send(event: string, payload: string): void
}

/** The channels of this server, by topic. Private and public channels with the same name are separate. */
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

  /** The number of channels on a topic, given as a `topicKey`. */
  countOn(topic: string): number {
    return this.#listeners.get(topic)?.size ?? 0
  }

  /** Sends a broadcast to all listeners on this server except the sender. */
  broadcast(broadcast: UserBroadcast, isPrivate: boolean, except?: Listener): void {
    const topic = topicKey(broadcast.topic, isPrivate)
    const listeners = this.#all(topic).filter((each) => each !== except && each.hearsBroadcasts)
    sendToAll(listeners, (version) => writeBroadcast(version, broadcast))
  }

  /** Sends presence changes to all presence watchers of a topic (a `topicKey`) except these. Returns the number of watchers. */
  tellPresence(topic: string, payload: string, except: ReadonlySet<Listener>): number {
    const watchers = this.#all(topic).filter((each) => each.showsPresence && !except.has(each))
    sendToAll(watchers, (version) => {
      const message = { joinRef: null, ref: null, topic: nameIn(topic), event: "presence_diff", payload }
      return { data: Buffer.from(writeFrame(version, message)), isBinary: false }
    })
    return watchers.length
  }

  #all(topic: string) {
    return [...(this.#listeners.get(topic) ?? [])]
  }
}

/** Each frame version is written only once, however many listeners there are. */
function sendToAll(listeners: Listener[], write: (version: FrameVersion) => Frame | undefined) {
  const frames = new Map<FrameVersion, Frame | undefined>()
  for (const listener of listeners) {
    const { version } = listener
    if (!frames.has(version)) frames.set(version, write(version))
    const frame = frames.get(version)
    if (frame) listener.sendFrame(frame)
  }
}

/** A key made from a topic and whether it is private. */
export const topicKey = (topic: string, isPrivate: boolean) => `${isPrivate ? "private" : "public"} ${topic}`

const nameIn = (key: string) => key.slice(key.indexOf(" ") + 1)
