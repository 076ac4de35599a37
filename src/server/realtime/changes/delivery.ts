import type { Pool } from "pg"
import type { Caller } from "../caller.ts"
import { Batches } from "./batches.ts"
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
  /** Some changes could not be told. */
  onFailure: (error: unknown) => void
}

const callersAtOnce = 50
const longestPayload = 1_048_576
const longestFieldOfLarge = 64

/** A change that somebody has subscribed to, with the ids of their subscriptions. */
interface News {
  change: Change
  wanted: Map<Subscriber, number[]>
}

/** Everybody with the same claims sees the same. */
interface Audience {
  caller: Caller
  changes: Change[]
}

/** Brings changes to the channels that have subscribed to them and may read the row at that moment. */
export class Delivery {
  readonly #options: DeliveryOptions
  readonly #readable: Readable
  readonly #subscribers = new Set<Subscriber>()
  readonly #batches = new Batches<News>((news) => this.#tell(news).catch(this.#options.onFailure))

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

  /** Everybody is told in the order of the calls, soon. Resolves when the next change can be taken. */
  async deliver(change: Change): Promise<void> {
    const wanted = await this.#wantedBy(change)
    if (wanted.size > 0) await this.#batches.add({ change, wanted })
  }

  /** Resolves when everything so far has been told. */
  async close(): Promise<void> {
    await this.#batches.emptied()
  }

  /** Throws if the database can't be asked who may read the rows. */
  async #tell(news: News[]) {
    for (const some of inPortions(news)) {
      const callers = await callersOf(some)
      const audiences = audiencesOf(some, callers)
      for (let from = 0; from < audiences.length; from += callersAtOnce) {
        const shown = await this.#shownTo(audiences.slice(from, from + callersAtOnce))
        for (const { change, wanted } of some) {
          for (const [subscriber, ids] of wanted) {
            const data = shown.get(callers.get(subscriber)?.claims ?? "")?.get(change)
            if (data !== undefined)
              subscriber.send("postgres_changes", `{"ids":${JSON.stringify(ids)},"data":${data}}`)
          }
        }
      }
    }
  }

  /** The data of the changes as JSON text, by the claims of the audience; without what it may not see. */
  async #shownTo(audiences: Audience[]): Promise<Map<string, Map<Change, string>>> {
    const shown = await Promise.all(
      audiences.map(async ({ caller, changes }) => {
        const rows = await this.#readable.of(changes, caller)
        const data = new Map([...rows].map(([change, row]) => [change, dataOf(change, row)]))
        return [caller.claims, data] as const
      }),
    )
    return new Map(shown)
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

/** Whose channels they are; without those whose token has ended. */
async function callersOf(news: News[]): Promise<Map<Subscriber, Caller>> {
  const callers = new Map<Subscriber, Caller>()
  for (const subscriber of new Set(news.flatMap(({ wanted }) => [...wanted.keys()]))) {
    const caller = await subscriber.livingCaller()
    if (caller) callers.set(subscriber, caller)
  }
  return callers
}

function audiencesOf(news: News[], callers: Map<Subscriber, Caller>): Audience[] {
  const audiences = new Map<string, Audience>()
  for (const { change, wanted } of news) {
    for (const subscriber of wanted.keys()) {
      const caller = callers.get(subscriber)
      if (!caller) continue
      const audience = audiences.get(caller.claims) ?? { caller, changes: [] }
      if (audience.changes.at(-1) !== change) audience.changes.push(change)
      audiences.set(caller.claims, audience)
    }
  }
  return [...audiences.values()]
}

/** As many at a time as are not longer together than the longest that is told whole; what is longer stands alone. */
function inPortions(news: News[]): News[][] {
  const portions: News[][] = []
  let room = 0
  for (const each of news) {
    const length = (each.change.newRow?.json.length ?? 0) + (each.change.oldRow?.json.length ?? 0)
    const portion = length <= room ? portions.at(-1) : undefined
    if (portion) portion.push(each)
    else portions.push([each])
    room = (portion ? room : longestPayload) - length
  }
  return portions
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
