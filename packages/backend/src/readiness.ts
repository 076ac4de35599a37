import pg from "pg"
import { asUnavailable } from "./postgres/database-unavailable.ts"
import { selectRows } from "#server/postgres/rows.ts"

/** Whether requests can be answered, and if not, why. */
export type ReadyState = { ready: true } | { ready: false; reason: string }

interface ReadinessParts {
  /** A pool that connects as any role; the check works with all of them. */
  pool: pg.Pool
  isSchemaKnown: () => boolean
  /** A signal that is aborted as soon as the server begins to stop. */
  stopping: AbortSignal
  /** Called when the state changes. */
  changed: (state: ReadyState) => void
}

// How long the result is cached, in milliseconds, because anyone may send this request as often as they like.
const rememberedFor = 1_000
// A sort too large for memory makes Postgres write a temporary file. Like a save, that fails when the disk is full.
const needsRoom =
  "set local work_mem = '64kB'; select count(*) from (select generate_series(1, 20000) as n order by n desc) as sorted"

/** The readiness check for monitors and proxies. */
export class Readiness {
  readonly #parts: ReadinessParts
  #asked: { at: number; answer: Promise<ReadyState> } | undefined
  #reason = ""

  constructor(parts: ReadinessParts) {
    this.#parts = parts
  }

  /** The state, at most a second old. A stop is reported at once. */
  async state(): Promise<ReadyState> {
    if (this.#parts.stopping.aborted) return { ready: false, reason: "The server is stopping." }
    const now = performance.now()
    if (this.#asked === undefined || now - this.#asked.at > rememberedFor)
      this.#asked = { at: now, answer: this.#ask() }
    return this.#asked.answer
  }

  async #ask(): Promise<ReadyState> {
    const reason = await this.#whyNot()
    const state: ReadyState = reason === undefined ? { ready: true } : { ready: false, reason }
    if (this.#reason !== (reason ?? "")) this.#parts.changed(state)
    this.#reason = reason ?? ""
    return state
  }

  async #whyNot(): Promise<string | undefined> {
    const { pool, isSchemaKnown } = this.#parts
    try {
      const rows = await selectRows<{ mode: string }>(
        pool,
        "select current_setting('transaction_read_only') as mode",
      )
      if (rows[0]?.mode === "on") return "The database is read-only."
      await pool.query(needsRoom)
    } catch (error) {
      return refusalIn(error)
    }
    return isSchemaKnown() ? undefined : "The database schema hasn't been loaded yet."
  }
}

function refusalIn(error: unknown): string {
  if (asUnavailable(error)) return "The database can't be reached."
  if (!(error instanceof pg.DatabaseError)) return "The database isn't responding as it should."
  return error.code === "53100"
    ? "The database's disk is full."
    : `The database refuses writes (${error.code}).`
}
