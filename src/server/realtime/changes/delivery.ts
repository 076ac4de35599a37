import type { Pool } from "pg"
import type { Caller } from "../caller.ts"
import type { Change } from "./change.ts"
import { conditionSql, judge } from "./filters.ts"
import { Readable, type Shown } from "./readable.ts"
import type { Subscription } from "./subscription.ts"

/** A channel that has subscriptions. */
export interface Subscriber {
  subscriptions: readonly Subscription[]
  /** The caller, as long as the token holds; undefined once it doesn't. */
  livingCaller(): Promise<Caller | undefined>
  send(event: string, payload: string): void
  /** A filter that can't be decided any more is given up. */
  giveUp(subscription: Subscription): void
}

interface DeliveryOptions {
  /** As supabase_realtime_admin. */
  pool: Pool
  /** The same, for filters that Postgres has to decide; it has little time for each. */
  filterPool: Pool
}

const callersAtOnce = 50
const longestPayload = 1_048_576
const longestFieldOfLarge = 64

/** Brings changes to the channels that have subscribed to them and may read the row at that moment. */
export class Delivery {
  readonly #options: DeliveryOptions
  readonly #readable: Readable
  readonly #subscribers = new Set<Subscriber>()

  constructor(options: DeliveryOptions) {
    this.#options = options
    this.#readable = new Readable(options.pool)
  }

  add(subscriber: Subscriber): void {
    this.#subscribers.add(subscriber)
  }

  remove(subscriber: Subscriber): void {
    this.#subscribers.delete(subscriber)
  }

  /** Resolves when everybody has been told. Throws if the database can't be asked who may read the row. */
  async deliver(change: Change): Promise<void> {
    const wanted = await this.#wantedBy(change)
    if (wanted.size === 0) return
    const groups = [...(await groupByCaller(wanted.keys())).values()]
    for (let from = 0; from < groups.length; from += callersAtOnce) {
      const some = groups.slice(from, from + callersAtOnce)
      await Promise.all(
        some.map(async ({ caller, subscribers }) => {
          const shown = await this.#readable.of(change, caller)
          if (!shown) return
          const data = dataOf(change, shown)
          for (const subscriber of subscribers) {
            const ids = JSON.stringify(wanted.get(subscriber))
            subscriber.send("postgres_changes", `{"ids":${ids},"data":${data}}`)
          }
        }),
      )
    }
  }

  /** Who has subscribed to it, with the ids of the subscriptions. */
  async #wantedBy(change: Change): Promise<Map<Subscriber, number[]>> {
    const wanted = new Map<Subscriber, number[]>()
    // Many may have written the same filter.
    const answers = new Map<string, Promise<boolean | undefined>>()
    for (const subscriber of this.#subscribers) {
      for (const subscription of subscriber.subscriptions) {
        if (!isAbout(subscription, change)) continue
        const matches = await this.#matches(subscription, change, answers)
        if (matches === undefined) subscriber.giveUp(subscription)
        else if (matches) wanted.set(subscriber, [...(wanted.get(subscriber) ?? []), subscription.id])
      }
    }
    return wanted
  }

  /** Undefined if it can't be decided. */
  async #matches(
    { conditions }: Subscription,
    change: Change,
    answers: Map<string, Promise<boolean | undefined>>,
  ): Promise<boolean | undefined> {
    const row = change.newRow ?? change.oldRow
    if (!row) return conditions.length === 0
    const verdict = judge(conditions, row)
    if (verdict !== "ask") return verdict
    const values = conditions.flatMap((condition) => (condition.operator === "is" ? [] : condition.values))
    let next = 2
    const sql = conditions.map((condition) => {
      const text = conditionSql(condition, next)
      next += condition.operator === "is" ? 0 : condition.values.length
      return text
    })
    const key = JSON.stringify([sql, values])
    const answer =
      answers.get(key) ??
      this.#ask(`"${quoted(change.schema)}"."${quoted(change.table)}"`, sql.join(" and "), [
        row.json,
        ...values,
      ])
    answers.set(key, answer)
    return answer
  }

  async #ask(table: string, condition: string, values: string[]): Promise<boolean | undefined> {
    try {
      const { rows } = await this.#options.filterPool.query<{ matches: string | null }>(
        `select ${condition} as matches from jsonb_populate_record(null::${table}, $1) as r`,
        values,
      )
      return rows[0]?.matches === "t"
    } catch {
      return undefined
    }
  }
}

function isAbout({ event, schema, table }: Subscription, change: Change) {
  return (
    schema === change.schema &&
    (table === undefined || table === change.table) &&
    (event === "*" || event === change.kind)
  )
}

/** Everybody with the same claims sees the same. */
async function groupByCaller(subscribers: Iterable<Subscriber>) {
  const groups = new Map<string, { caller: Caller; subscribers: Subscriber[] }>()
  for (const subscriber of subscribers) {
    const caller = await subscriber.livingCaller()
    if (!caller) continue
    const group = groups.get(caller.claims) ?? { caller, subscribers: [] }
    group.subscribers.push(subscriber)
    groups.set(caller.claims, group)
  }
  return groups
}

/** The event's data as JSON text. Values stay as Postgres wrote them. */
function dataOf(change: Change, { columns, record, oldRecord }: Shown): string {
  const { schema, table, committedAt, kind } = change
  const head = JSON.stringify({ schema, table, commit_timestamp: committedAt, type: kind }).slice(0, -1)
  const isLarge = (record?.length ?? 0) + (oldRecord?.length ?? 0) > longestPayload
  const row = (text: string | null) => (isLarge && text !== null ? withoutLongFields(text) : text)
  const parts = [
    head,
    `"columns":${columns}`,
    ...(kind === "DELETE" ? [] : [`"record":${row(record)}`]),
    ...(kind === "INSERT" ? [] : [`"old_record":${row(oldRecord)}`]),
    `"errors":${isLarge ? '["Error 413: Payload Too Large"]' : "null"}`,
  ]
  return `${parts.join(",")}}`
}

function withoutLongFields(text: string) {
  const row: Record<string, unknown> = JSON.parse(text)
  const short = Object.entries(row).filter(([, value]) => JSON.stringify(value).length <= longestFieldOfLarge)
  return JSON.stringify(Object.fromEntries(short))
}

const quoted = (name: string) => name.replaceAll('"', '""')
