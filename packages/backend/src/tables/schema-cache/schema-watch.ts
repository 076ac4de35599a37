import type pg from "pg"
import { listen, pause } from "#server/postgres/listen.ts"
import { fingerprint, introspect } from "./introspection.ts"
import { SchemaCache, type TableSettings } from "./schema-cache.ts"

interface WatchOptions {
  pool: pg.Pool
  /** A direct address for LISTEN. Without one, a fingerprint of the schema is compared every few seconds. */
  listenUrl: string | undefined
  settings: TableSettings
  warn: (error: unknown, message: string) => void
}

const pollEvery = 3_000
const shortestRetry = 100
const longestRetry = 5_000

/**
 * Keeps the schema cache up to date. Requests always use the newest complete one, even while a reload is running or has failed.
 */
export class SchemaWatch {
  readonly #options: WatchOptions
  readonly #closed = new AbortController()
  #current: SchemaCache | undefined
  #text = ""
  #loading: Promise<void> | undefined
  #loadAgain = false
  #listening: Promise<void> | undefined
  readonly #attempted: Promise<void>
  #endAttempt: () => void = () => {}

  constructor(options: WatchOptions) {
    this.#options = options
    this.#attempted = new Promise((resolve) => {
      this.#endAttempt = resolve
    })
  }

  /** The newest cache; undefined before the first load. */
  get current(): SchemaCache | undefined {
    return this.#current
  }

  /** Loads the cache, then again on every schema change. Resolves after the first attempt and keeps retrying if it failed. */
  async start(): Promise<void> {
    const { listenUrl } = this.#options
    if (listenUrl === undefined) this.#poll()
    else this.#listening = this.#listen(listenUrl)
    void this.reload()
    await this.#attempted
  }

  /**
   * Reloads the cache. Resolves once the cache includes everything from before the call. Calls during a load cause one more
   * load.
   */
  async reload(): Promise<void> {
    this.#loadAgain = true
    this.#loading ??= this.#loadWhileAsked()
    await this.#loading
  }

  async close(): Promise<void> {
    this.#closed.abort()
    await this.#listening
    await this.#loading
  }

  async #loadWhileAsked() {
    let wait = shortestRetry
    while (this.#loadAgain && !this.#closed.signal.aborted) {
      this.#loadAgain = false
      try {
        await this.#load()
        wait = shortestRetry
      } catch (error) {
        this.#warn(error)
        this.#endAttempt()
        this.#loadAgain = true
        await pause(wait, this.#closed.signal)
        wait = Math.min(wait * 2, longestRetry)
      }
    }
    this.#endAttempt()
    this.#loading = undefined
  }

  async #load() {
    const { text, catalog } = await introspect(this.#options.pool)
    // If the catalog hasn't changed, plans and prepared statements stay valid.
    if (this.#current && text === this.#text) return
    const version = (this.#current?.version ?? 0) + 1
    this.#current = new SchemaCache(version, catalog, this.#options.settings)
    this.#text = text
  }

  /** Listens for schema changes. Also reloads on each connect, in case the schema changed while nothing was listening. */
  #listen(listenUrl: string): Promise<void> {
    return listen({
      listenUrl,
      channel: "pgrst",
      onNotification: () => void this.reload(),
      onListening: () => void this.reload(),
      warn: (error) => this.#warn(error),
      signal: this.#closed.signal,
    })
  }

  #poll() {
    let known: string | undefined
    const look = async () => {
      const found = await fingerprint(this.#options.pool).catch(() => known)
      if (known !== undefined && found !== known) void this.reload()
      known = found
    }
    const timer = setInterval(() => void look(), pollEvery)
    timer.unref()
    this.#closed.signal.addEventListener("abort", () => clearInterval(timer))
    void look()
  }

  #warn(error: unknown) {
    if (!this.#closed.signal.aborted) this.#options.warn(error, "the schema cache can't be updated")
  }
}
