/** What one channel says about itself, with the reference that tells two of them apart. */
export interface Meta {
  phx_ref: string
  phx_ref_prev?: string
  [name: string]: unknown
}

export type Metas = Record<string, { metas: Meta[] }>

/** Who came and who went, as clients are told. */
export interface PresenceDiff {
  joins: Metas
  leaves: Metas
}

/** One presence of one channel, on this server or on another. */
export interface Presence {
  /** The server, and a number of the channel on it. */
  server: string
  channel: string
  topic: string
  key: string
  meta: Meta
}

/** Who is on which topic: the sum of what each server has told. */
export class Presences {
  readonly #byTopic = new Map<string, Map<string, Presence>>()

  /** Puts a presence in or replaces the channel's last one; returns what changed by it. */
  put(presence: Presence): PresenceDiff {
    const topic = this.#byTopic.get(presence.topic) ?? new Map<string, Presence>()
    this.#byTopic.set(presence.topic, topic)
    const id = idOf(presence)
    const before = topic.get(id)
    topic.set(id, presence)
    return { joins: metasOf([presence]), leaves: before ? metasOf([before]) : {} }
  }

  remove({ topic: name, ...of }: Pick<Presence, "server" | "channel" | "topic">): PresenceDiff | undefined {
    const topic = this.#byTopic.get(name)
    const before = topic?.get(idOf(of))
    if (!topic || !before) return undefined
    topic.delete(idOf(of))
    if (topic.size === 0) this.#byTopic.delete(name)
    return { joins: {}, leaves: metasOf([before]) }
  }

  /** Removes everybody who is on a server; returns what changed, by topic. */
  removeServer(server: string): Map<string, PresenceDiff> {
    const diffs = new Map<string, PresenceDiff>()
    for (const presence of this.of(server)) {
      this.remove(presence)
      const diff = diffs.get(presence.topic) ?? { joins: {}, leaves: {} }
      diffs.set(presence.topic, diff)
      add(diff.leaves, presence)
    }
    return diffs
  }

  /** Everybody who is on a server. */
  of(server: string): Presence[] {
    const all = [...this.#byTopic.values()].flatMap((topic) => [...topic.values()])
    return all.filter((presence) => presence.server === server)
  }

  /** Who is on a topic now, by key. */
  on(topic: string): Metas {
    return metasOf([...(this.#byTopic.get(topic)?.values() ?? [])])
  }
}

const idOf = ({ server, channel }: Pick<Presence, "server" | "channel">) => `${server}/${channel}`

function metasOf(presences: Presence[]): Metas {
  const metas: Metas = Object.create(null)
  for (const presence of presences) add(metas, presence)
  return metas
}

function add(metas: Metas, { key, meta }: Presence) {
  metas[key] = { metas: [...(metas[key]?.metas ?? []), meta] }
}
