import { setTimeout } from "node:timers/promises"
import type { Pool } from "pg"
import { type Snapshot, snapshotOf } from "./snapshot.ts"
import { selectRows } from "#server/postgres/rows.ts"

const shortestPause = 1
const longestPause = 100
const warnAfter = 10_000

interface CommitsOptions {
  /** A pool that connects as supabase_realtime_admin. */
  pool: Pool
  warn: (error: unknown, message: string) => void
}

/**
 * Waits until commits are visible. A commit appears in the log when it is written, but other transactions see it a little later:
 * on a busy processor, when the transaction's process gets its next turn; with synchronous replication, when the other server has
 * responded.
 */
export class Commits {
  readonly #options: CommitsOptions
  readonly #stopped = new AbortController()
  #asked: Promise<Snapshot> | undefined

  constructor(options: CommitsOptions) {
    this.#options = options
  }

  /**
   * Resolves when new statements see the changes of these committed transactions. Throws if the database can't be reached, or if `stop` is called.
   */
  async seen(xids: number[]): Promise<void> {
    const started = performance.now()
    let hasWarned = false
    for (let pause = shortestPause; ; pause = Math.min(pause * 2, longestPause)) {
      const snapshot = await this.#next(pause)
      if (xids.every((xid) => snapshot.shows(xid))) return
      if (!hasWarned && performance.now() - started > warnAfter) {
        hasWarned = true
        const { warn } = this.#options
        warn(
          undefined,
          "changes are waiting for a transaction that is in the log but isn't visible to others yet",
        )
      }
    }
  }

  /** Makes all waiting calls throw. */
  stop(): void {
    this.#stopped.abort()
  }

  /** Runs one query, after a pause, for everyone who is waiting. */
  #next(pause: number): Promise<Snapshot> {
    this.#asked ??= this.#ask(pause).finally(() => (this.#asked = undefined))
    return this.#asked
  }

  async #ask(pause: number) {
    await setTimeout(pause, undefined, { signal: this.#stopped.signal, ref: false })
    const rows = await selectRows<{ snapshot: string }>(
      this.#options.pool,
      "select pg_current_snapshot()::text as snapshot",
    )
    return snapshotOf(rows[0]?.snapshot ?? "")
  }
}
