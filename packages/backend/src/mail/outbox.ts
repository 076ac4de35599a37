import type { Pool } from "pg"
import type { SendMail } from "./mailer.ts"
import { selectRows } from "#server/postgres/rows.ts"

// How long a process holds the lease on an email that it is sending. After that, the process counts as dead.
const leaseMinutes = 5
const minutesToNextTry = [1, 2, 5, 15, 60]
// After this time, the links and codes in the emails have expired.
const triedForHours = 24
const keptDays = 7
const lookMilliseconds = 15_000
const longestReason = 300

interface OutgoingMail {
  id: string
  recipient: string
  subject: string
  body_text: string
  body_html: string
  tries: number
}

interface OutboxParts {
  pool: Pool
  /** A table with the columns of mailbox.outgoing. */
  table: string
  /** Hands an email to the mail server. */
  send: SendMail
  /** Called for each failed attempt, and when the database can't be reached. */
  onFailure: (error: unknown) => void
}

/**
 * Stores each email in the database until the mail server has accepted it. Failed emails are retried for a day, by any process
 * that uses this database and after a restart; emails that the mail server refuses permanently wait for an admin. If a process
 * dies between sending an email and recording it, the email is sent twice.
 */
export class Outbox {
  readonly #parts: OutboxParts
  #timer: NodeJS.Timeout | undefined
  #sending = Promise.resolve()

  constructor(parts: OutboxParts) {
    this.#parts = parts
  }

  /** Starts looking for emails that are due. */
  start(): void {
    this.#look()
    this.#timer = setInterval(() => this.#look(), lookMilliseconds)
    this.#timer.unref()
  }

  /** Stops the outbox. Resolves when the email being sent has been sent or has failed. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    this.#timer = undefined
    await this.#sending
  }

  /** Stores an email and tries to send it once. Throws only if it can't be stored. */
  async take({ to, subject, text, html }: Parameters<SendMail>[0]): Promise<void> {
    const rows = await selectRows<OutgoingMail>(
      this.#parts.pool,
      `insert into ${this.#parts.table} (recipient, subject, body_text, body_html, tries, next_try_at)
       values ($1, $2, $3, $4, 1, now() + make_interval(mins => ${leaseMinutes}))
       returning *`,
      [to, subject, text, html],
    )
    for (const mail of rows) await this.#deliver(mail)
  }

  #look(): void {
    this.#sending = this.#sending.then(() => this.#sendDue()).catch(this.#parts.onFailure)
  }

  async #sendDue(): Promise<void> {
    await this.#forgetOld()
    for (let due = await this.#nextDue(); due && this.#timer; due = await this.#nextDue())
      await this.#deliver(due)
  }

  async #nextDue(): Promise<OutgoingMail | undefined> {
    const rows = await selectRows<OutgoingMail>(
      this.#parts.pool,
      `update ${this.#parts.table} set tries = tries + 1, next_try_at = now() + make_interval(mins => ${leaseMinutes})
       where id = (
         select id from ${this.#parts.table} where not given_up and next_try_at <= now()
         order by next_try_at limit 1 for update skip locked
       )
       returning *`,
    )
    return rows[0]
  }

  async #deliver({ id, recipient, subject, body_text, body_html, tries }: OutgoingMail): Promise<void> {
    const { pool, send, onFailure } = this.#parts
    try {
      await send({ to: recipient, subject, text: body_text, html: body_html })
    } catch (error) {
      onFailure(error)
      await this.#noteFailure(id, tries, error)
      return
    }
    await pool.query(`delete from ${this.#parts.table} where id = $1`, [id])
  }

  async #noteFailure(id: string, tries: number, error: unknown): Promise<void> {
    const minutes = minutesToNextTry[Math.min(tries, minutesToNextTry.length) - 1]
    await this.#parts.pool.query(
      `update ${this.#parts.table}
       set failure = $2, next_try_at = now() + make_interval(mins => $4),
         given_up = $3 or posted_at < now() - make_interval(hours => ${triedForHours})
       where id = $1`,
      [id, reasonOf(error), isRefusedForGood(error), minutes],
    )
  }

  async #forgetOld(): Promise<void> {
    await this.#parts.pool.query(
      `delete from ${this.#parts.table} where posted_at < now() - make_interval(days => ${keptDays})`,
    )
  }
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, longestReason)
}

/** A reply of 500 to 599 is permanent: the same email would be refused again (RFC 5321, 4.2.1). */
function isRefusedForGood(error: unknown): boolean {
  return (
    error instanceof Error &&
    "responseCode" in error &&
    typeof error.responseCode === "number" &&
    error.responseCode >= 500
  )
}
