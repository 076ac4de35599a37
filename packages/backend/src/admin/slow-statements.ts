import type { Pool } from "pg"
import type { HealthRecords } from "./health-records.ts"

/** The threshold for slow statements. The health page states the same number. */
const slowMilliseconds = 200
const flushMilliseconds = 30_000

interface Slow {
  calls: number
  slowest: number
}

/** Counts slow table requests, and stores the counts for the health page. */
export class SlowStatements {
  readonly #pool: Pool
  readonly #health: HealthRecords
  readonly #warn: (error: unknown) => void
  readonly #since = new Map<string, Slow>()
  readonly #timer: NodeJS.Timeout

  constructor(pool: Pool, health: HealthRecords, warn: (error: unknown) => void) {
    this.#pool = pool
    this.#health = health
    this.#warn = warn
    this.#timer = setInterval(() => void this.flush(), flushMilliseconds)
    this.#timer.unref()
  }

  /** `statement` names the request, such as "GET notes", never with values. */
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
    const counted = [...this.#since].map(([statement, { calls, slowest }]) => ({
      statement,
      calls,
      slowestMilliseconds: slowest,
    }))
    this.#since.clear()
    try {
      await this.#health.addSlowStatements(this.#pool, counted)
    } catch (error) {
      this.#warn(error)
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
  }
}
