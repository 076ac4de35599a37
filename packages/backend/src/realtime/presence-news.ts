import { idOf, type Metas, metasOf, type Presence } from "./presence.ts"

/** Who came and who went, as clients are told. */
interface PresenceDiff {
  joins: Metas
  leaves: Metas
}

/** Who watches a topic's presence, and what tells them. */
interface NewsSender<Watcher> {
  /** Tells everybody who watches, but for those; returns the bytes that it took. */
  tellDiff: (topic: string, diff: PresenceDiff, except: ReadonlySet<Watcher>) => number
  /** Tells somebody who has begun to watch, and returns the bytes that it took. */
  tellState: (topic: string, watchers: Watcher[]) => number
}

// What happens in between is told together.
const quietMilliseconds = 100
const bytesASecond = 16 * 1_048_576
const mostWelcomed = 32

interface PendingNews<Watcher> {
  /** What was last told of each channel, and what is so now. */
  changes: Map<string, { before: Presence | undefined; now: Presence | undefined }>
  newcomers: Set<Watcher>
}

/**
 * Tells the watchers of each topic who comes and goes: at once where little happens; where much does, together and at a pace that does
 * not grow with the number of watchers. Somebody who has begun to watch is told of nothing before they know who is there.
 */
export class PresenceNews<Watcher> {
  readonly #watching: NewsSender<Watcher>
  readonly #topics = new Map<string, PendingNews<Watcher>>()

  constructor(watching: NewsSender<Watcher>) {
    this.#watching = watching
  }

  /** A channel's presence on the topic has changed. */
  note(topic: string, change: { before: Presence | undefined; now: Presence | undefined }): void {
    const some = change.now ?? change.before
    if (!some) return
    this.#gather(topic, ({ changes }) => {
      const id = idOf(some)
      const earlier = changes.get(id)
      changes.set(id, earlier ? { before: earlier.before, now: change.now } : change)
    })
  }

  /** Somebody has begun to watch. */
  welcome(topic: string, watcher: Watcher): void {
    this.#gather(topic, ({ newcomers }) => newcomers.add(watcher))
  }

  /** Somebody does not watch any more. */
  forget(topic: string, watcher: Watcher): void {
    this.#topics.get(topic)?.newcomers.delete(watcher)
  }

  #gather(topic: string, put: (pending: PendingNews<Watcher>) => void) {
    const pending = this.#topics.get(topic)
    if (pending) return put(pending)
    const first: PendingNews<Watcher> = { changes: new Map(), newcomers: new Set() }
    this.#topics.set(topic, first)
    put(first)
    this.#tell(topic, first)
  }

  #tell(topic: string, { changes, newcomers }: PendingNews<Watcher>) {
    // Who goes is told first: the official client forgets the references of a key's older entries as soon as it has a newer one.
    const all = [...changes.values()].filter(({ before, now }) => before !== now)
    const leaves = metasOf(all.flatMap(({ before }) => before ?? []))
    const joins = metasOf(all.flatMap(({ now }) => now ?? []))
    changes.clear()
    const diffs = [
      { joins: {}, leaves },
      { joins, leaves: {} },
    ].filter((diff) => Object.keys(diff.joins).length + Object.keys(diff.leaves).length > 0)
    let bytes = 0
    for (const diff of diffs) bytes += this.#watching.tellDiff(topic, diff, newcomers)
    const welcomed = [...newcomers].slice(0, mostWelcomed)
    for (const each of welcomed) newcomers.delete(each)
    if (welcomed.length > 0) bytes += this.#watching.tellState(topic, welcomed)
    const pause = Math.max(quietMilliseconds, (bytes / bytesASecond) * 1_000)
    setTimeout(() => this.#goOn(topic), pause).unref()
  }

  #goOn(topic: string) {
    const pending = this.#topics.get(topic)
    if (!pending) return
    if (pending.changes.size + pending.newcomers.size === 0) this.#topics.delete(topic)
    else this.#tell(topic, pending)
  }
}
