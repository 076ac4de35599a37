import type { Pool } from "pg"
import { type Answers, AskedFilters } from "./asked-filters.ts"
import {
  type Audience,
  audiencesOf,
  inPortions,
  questionsOf,
  type News,
  type Subscriber,
  type Wish,
  wishesFor,
} from "./audiences.ts"
import { Batches } from "./batches.ts"
import type { Change } from "./change.ts"
import { Commits } from "./commits.ts"
import { Payload } from "./payload.ts"
import { Readable, type VisibleChange } from "./readable.ts"

interface DeliveryOptions {
  /** A pool that connects as supabase_realtime_admin. */
  pool: Pool
  /** A pool that connects like `pool`, but with a short statement timeout, for filters that Postgres evaluates. */
  filterPool: Pool
  warn: (error: unknown, message: string) => void
  /** Called when some changes couldn't be delivered. */
  onFailure: (error: unknown) => void
}

const callersAtOnce = 50

/** Delivers changes to the channels that subscribe to them and may read the row at that moment. */
export class Delivery {
  readonly #options: DeliveryOptions
  readonly #commits: Commits
  readonly #readable: Readable
  readonly #filters: AskedFilters
  readonly #subscribers = new Set<Subscriber>()
  readonly #batches = new Batches<News>((news) => this.#tell(news).catch(this.#options.onFailure))
  /** The subscribers that are waiting for the results of filters, each with a promise that resolves when its filters have been evaluated. */
  readonly #waiting = new Map<Subscriber, Promise<void>>()

  constructor(options: DeliveryOptions) {
    this.#options = options
    this.#commits = new Commits(options)
    this.#readable = new Readable(options.pool, this.#commits)
    this.#filters = new AskedFilters(options.filterPool)
  }

  add(subscriber: Subscriber): void {
    this.#subscribers.add(subscriber)
  }

  remove(subscriber: Subscriber): void {
    this.#subscribers.delete(subscriber)
  }

  /** Queues a change for delivery, in the order in which the calls are made. Resolves when there is room for the next change. */
  async deliver(change: Change): Promise<void> {
    const wishes = wishesFor(change, this.#subscribers)
    if (wishes.size > 0) await this.#batches.add({ change, wishes })
  }

  /** Resolves when every change queued so far has been delivered, as far as that is still possible. */
  async close(): Promise<void> {
    this.#commits.stop()
    await this.#batches.emptied()
    await Promise.all(this.#waiting.values())
  }

  /** Delivers changes. Throws if the database can't be asked about row access. */
  async #tell(news: News[]) {
    for (const some of inPortions(news)) {
      const audiences = await audiencesOf(some)
      for (let from = 0; from < audiences.length; from += callersAtOnce) {
        const seen = await Promise.all(
          audiences.slice(from, from + callersAtOnce).map(async (audience) => {
            const rows = await this.#readable.of([...audience.changes], audience.caller)
            return { audience, rows }
          }),
        )
        for (const { audience, rows } of seen) this.#tellAudience(audience, rows)
      }
    }
  }

  /** Evaluates filters only on rows that the caller may read. Other subscribers don't wait for this evaluation. */
  #tellAudience({ wanted }: Audience, rows: Map<Change, VisibleChange>) {
    const data = new Map([...rows].map(([change, row]) => [change, new Payload(change, row)]))
    const isAskedAbout = ({ change, wishes }: { change: Change; wishes: Wish[] }) =>
      data.has(change) && wishes.some(({ isAsked }) => isAsked)
    const asking = new Map([...wanted].filter(([, theirs]) => theirs.some(isAskedAbout)))
    const answers = asking.size === 0 ? undefined : this.#decide(asking, data)
    for (const [subscriber, theirs] of wanted) {
      this.#inTurn(subscriber, asking.has(subscriber) ? answers : undefined, (known) => {
        for (const { change, wishes } of theirs) {
          const payload = data.get(change)
          if (payload) tell(subscriber, { change, wishes, payload, answers: known })
        }
      })
    }
  }

  /** Waits for earlier filters of the same channels, and leaves out those that have been dropped by then. */
  async #decide(asking: Audience["wanted"], data: Map<Change, Payload>): Promise<Answers> {
    await Promise.all([...asking.keys()].flatMap((subscriber) => this.#waiting.get(subscriber) ?? []))
    return this.#filters.decide(
      [...asking].flatMap(([subscriber, theirs]) =>
        theirs.flatMap(({ change, wishes }) =>
          data.has(change) ? questionsOf(subscriber, wishes).map((question) => ({ change, question })) : [],
        ),
      ),
    )
  }

  /** Calls `act` at once, or as soon as this change's filters and the subscriber's earlier ones have been evaluated. */
  #inTurn(
    subscriber: Subscriber,
    answers: Promise<Answers> | undefined,
    act: (answers: Answers | undefined) => void,
  ) {
    const before = this.#waiting.get(subscriber)
    if (!before && !answers) return act(undefined)
    const turn = this.#afterBoth(answers, before, act).finally(() => {
      if (this.#waiting.get(subscriber) === turn) this.#waiting.delete(subscriber)
    })
    this.#waiting.set(subscriber, turn)
  }

  async #afterBoth(
    answers: Promise<Answers> | undefined,
    before: Promise<void> | undefined,
    act: (answers: Answers | undefined) => void,
  ) {
    try {
      const known = await answers
      await before
      act(known)
    } catch (error) {
      this.#options.onFailure(error)
    }
  }
}

interface Announcement {
  change: Change
  wishes: Wish[]
  payload: Payload
  answers: Answers | undefined
}

/** Sends one change to one channel, for its subscriptions whose filters match. */
function tell(subscriber: Subscriber, { change, wishes, payload, answers }: Announcement) {
  const ids = new Map<string, number[]>()
  for (const { subscription, isAsked } of wishes) {
    const { question, id, select } = subscription
    if (isAsked && answers?.hasFailed(question)) {
      if (subscriber.subscriptions.includes(subscription)) subscriber.giveUp(subscription)
    } else if (!isAsked || answers?.matches({ change, question })) {
      const data = payload.of(select)
      ids.set(data, [...(ids.get(data) ?? []), id])
    }
  }
  for (const [data, some] of ids)
    subscriber.send("postgres_changes", `{"ids":${JSON.stringify(some)},"data":${data}}`)
}
