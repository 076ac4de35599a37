/** One channel's presence data, with a reference that is unique within its key. */
export interface Meta {
  phx_ref: string
  phx_ref_prev?: string
  [name: string]: unknown
}

export type Metas = Record<string, { metas: Meta[] }>

/** The presence of one channel, on this server or on another. */
export interface Presence {
  /** The server, and the channel's id on that server. */
  server: string
  channel: string
  topic: string
  key: string
  /** The key for counting the messages about this presence; undefined for the operator. */
  sender?: string | undefined
  meta: Meta
}

const mostMembers = 1_000
const mostBytes = 262_144

interface Topic {
  members: Map<string, { presence: Presence; bytes: number }>
  bytes: number
}

/** The presences on each topic, from all servers. */
export class Presences {
  readonly #topics = new Map<string, Topic>()

  /** Adds a presence or replaces the channel's previous one and returns it; "full" if the topic has no room for another. */
  put(presence: Presence): { before: Presence | undefined } | "full" {
    const topic: Topic = this.#topics.get(presence.topic) ?? { members: new Map(), bytes: 0 }
    const id = idOf(presence)
    const before = topic.members.get(id)
    const bytes = bytesOf(presence)
    const sum = topic.bytes + bytes - (before?.bytes ?? 0)
    if (sum > mostBytes || (!before && topic.members.size >= mostMembers)) return "full"
    this.#topics.set(presence.topic, topic)
    topic.members.set(id, { presence, bytes })
    topic.bytes = sum
    return { before: before?.presence }
  }

  /** Removes a channel's presence and returns it. */
  remove({ topic: name, ...of }: Pick<Presence, "server" | "channel" | "topic">): Presence | undefined {
    const topic = this.#topics.get(name)
    const before = topic?.members.get(idOf(of))
    if (!topic || !before) return undefined
    topic.members.delete(idOf(of))
    topic.bytes -= before.bytes
    if (topic.members.size === 0) this.#topics.delete(name)
    return before.presence
  }

  bytesOn(topic: string): number {
    return this.#topics.get(topic)?.bytes ?? 0
  }

  /** All presences of a server. */
  of(server: string): Presence[] {
    const all = [...this.#topics.values()].flatMap(({ members }) => [...members.values()])
    return all.flatMap(({ presence }) => (presence.server === server ? [presence] : []))
  }

  /** A topic's presences, by key. */
  on(topic: string): Metas {
    const members = this.#topics.get(topic)?.members.values() ?? []
    return metasOf(Array.from(members, ({ presence }) => presence))
  }
}

/** The length of a presence in a frame, in bytes. */
export const bytesOf = ({ key, meta }: Pick<Presence, "key" | "meta">) =>
  Buffer.byteLength(key) + Buffer.byteLength(JSON.stringify(meta))

export const idOf = ({ server, channel }: Pick<Presence, "server" | "channel">) => `${server}/${channel}`

export function metasOf(presences: Presence[]): Metas {
  const metas: Metas = {}
  // Without a prototype, a key such as "__proto__" is a key like any other.
  Object.setPrototypeOf(metas, null)
  for (const { key, meta } of presences) (metas[key] ??= { metas: [] }).metas.push(meta)
  return metas
}
