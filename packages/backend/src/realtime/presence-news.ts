import { idOf, type Metas, metasOf, type Presence } from "./presence.ts"

/** Joins and leaves, in the format clients get. */
interface PresenceDiff {
  joins: Metas
  leaves: Metas
}

/** Sends presence to a topic's watchers. */
interface NewsSender<Watcher> {
  /** Sends joins and leaves to all watchers except these; returns the bytes sent. */
  tellDiff: (topic: string, diff: PresenceDiff, except: ReadonlySet<Watcher>) => number
  /** Sends the state to new watchers; returns the bytes sent. */
  tellState: (topic: string, watchers: Watcher[]) => number
}

// Changes within this period are sent together.
const quietMilliseconds = 100
const bytesASecond = 16 * 1_048_576
const mostWelcomed = 32

interface PendingNews<Watcher> {
  /** Each channel's presence, as it was last sent and as it is now. */
  changes: Map<string, { before: Presence | undefined; now: Presence | undefined }>
  newcomers: Set<Watcher>
}

/**
 * Sends joins and leaves to the watchers of each topic: at once on a quiet topic, and in batches on a busy topic, at a rate that doesn't grow with
 * the number of watchers. New watchers get the complete state before any changes.
 */
export class PresenceNews<Watcher> {
  readonly #watching: NewsSender<Watcher>
  readonly #topics = new Map<string, PendingNews<Watcher>>()

  constructor(watching: NewsSender<Watcher>) {
    this.#watching = watching
  }

  /** Records that a channel's presence changed. */
  note(topic: string, change: { before: Presence | undefined; now: Presence | undefined }): void {
    const some = change.now ?? change.before
    if (!some) return
    this.#gather(topic, ({ changes }) => {
      const id = idOf(some)
      const earlier = changes.get(id)
      changes.set(id, earlier ? { before: earlier.before, now: change.now } : change)
    })
  }

  /** Adds a watcher. */
  welcome(topic: string, watcher: Watcher): void {
    this.#gather(topic, ({ newcomers }) => newcomers.add(watcher))
  }

  /** Removes a watcher. */
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
    // Send leaves first: when the official client gets a newer entry for a key, it forgets the references of the key's older entries.
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
