import type { Pool } from "pg"
import { listen, pause } from "./listen.ts"
import { selectRows } from "./rows.ts"

interface EndedSessionsOptions {
  /** A pool that connects as the owner of the auth schema. */
  pool: Pool
  /** A direct address for LISTEN; without one, the table is checked every second. */
  listenUrl: string | undefined
  warn: (error: unknown, message: string) => void
}

const pollEvery = 1_000
// Sessions are remembered for longer than the lifetime of any access token.
const rememberedMilliseconds = 2 * 60 * 60 * 1_000
const overlapSeconds = 10

/**
 * Recently ended sessions, whichever process ended them. Their access tokens are rejected without a query. Ended sessions are
 * announced by NOTIFY; missed ones are read from auth_guard.ended_sessions.
 */
export class EndedSessions {
  readonly #options: EndedSessionsOptions
  readonly #closed = new AbortController()
  /** The ids of ended sessions, with the time at which this process learned of each. */
  readonly #ended = new Map<string, number>()
  #work: Promise<void> | undefined
  #isRead = false

  constructor(options: EndedSessionsOptions) {
    this.#options = options
  }

  has(sessionId: string | undefined): boolean {
    return sessionId !== undefined && this.#ended.has(sessionId)
  }

  add(sessionIds: readonly string[]): void {
    const now = Date.now()
    for (const id of sessionIds) this.#ended.set(id, now)
    // A map keeps the order of insertion, so the sessions that ended first come first.
    for (const [id, since] of this.#ended) {
      if (now - since < rememberedMilliseconds) break
      this.#ended.delete(id)
    }
  }

  /** Starts following ended sessions. Resolves once those that ended earlier are known. */
  async start(): Promise<void> {
    const { listenUrl } = this.#options
    await this.#read()
    this.#work = listenUrl === undefined ? this.#poll() : this.#listen(listenUrl)
  }

  async close(): Promise<void> {
    this.#closed.abort()
    await this.#work
  }

  #listen(listenUrl: string): Promise<void> {
    return listen({
      listenUrl,
      channel: "auth_session_ended",
      onNotification: (id) => this.add([id]),
      onListening: () => void this.#read(),
      warn: (error) => this.#warn(error),
      signal: this.#closed.signal,
    })
  }

  async #poll(): Promise<void> {
    while (!this.#closed.signal.aborted) {
      await pause(pollEvery, this.#closed.signal)
      await this.#read()
    }
  }

  async #read(): Promise<void> {
    const seconds =
      this.#isRead && this.#options.listenUrl === undefined ? overlapSeconds : rememberedMilliseconds / 1_000
    try {
      const rows = await selectRows<{ id: string }>(
        this.#options.pool,
        "select id from auth_guard.ended_sessions where ended_at > now() - make_interval(secs => $1::float8)",
        [String(seconds)],
      )
      this.add(rows.map(({ id }) => id))
      this.#isRead = true
    } catch (error) {
      this.#isRead = false
      this.#warn(error)
    }
  }

  #warn(error: unknown) {
    if (!this.#closed.signal.aborted) this.#options.warn(error, "ended sessions can't be followed")
  }
}
