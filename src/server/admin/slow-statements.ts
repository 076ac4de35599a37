import type { Pool } from "pg"

/** The threshold of a slow statement, which the health page mentions too. */
const slowMilliseconds = 200
const flushMilliseconds = 30_000
const keptDays = 30

interface Slow {
  calls: number
  slowest: number
}

/** Counts slow table requests, and stores the counts by day for the health page. */
export class SlowStatements {
  readonly #pool: Pool
  readonly #warn: (error: unknown) => void
  readonly #since = new Map<string, Slow>()
  readonly #timer: NodeJS.Timeout

  constructor(pool: Pool, warn: (error: unknown) => void) {
    this.#pool = pool
    this.#warn = warn
    this.#timer = setInterval(() => void this.flush(), flushMilliseconds)
    this.#timer.unref()
  }

  /** `statement` names the request, "GET set_logs", never with values. */
  note(statement: string, milliseconds: number): void {
    if (milliseconds < slowMilliseconds) return
    const known = this.#since.get(statement) ?? { calls: 0, slowest: 0 }
    this.#since.set(statement, {
      calls: known.calls + 1,
      slowest: Math.max(known.slowest, Math.round(milliseconds)),
    })
  }

  /** Stores the counts since the last flush. */
  async flush(): Promise<void> {
    if (this.#since.size === 0) return
    const counted = [...this.#since]
    this.#since.clear()
    try {
      await this.#pool.query(
        `insert into private.slow_statements as s (statement, calls, slowest_ms)
         select * from unnest($1::text[], $2::integer[], $3::integer[])
         on conflict (day, statement) do update set calls = s.calls + excluded.calls,
           slowest_ms = greatest(s.slowest_ms, excluded.slowest_ms)`,
        [
          counted.map(([statement]) => statement),
          counted.map(([, { calls }]) => calls),
          counted.map(([, { slowest }]) => slowest),
        ],
      )
      await this.#pool.query("delete from private.slow_statements where day < current_date - $1::integer", [
        keptDays,
      ])
    } catch (error) {
      this.#warn(error)
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
  }
}
