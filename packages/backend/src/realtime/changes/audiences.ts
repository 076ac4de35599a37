import type { Caller } from "../caller.ts"
import type { Change } from "./change.ts"
import { judge } from "./judge.ts"
import { longestPayload } from "./payload.ts"
import type { Subscription } from "./subscription.ts"

/** A channel that has subscriptions. */
export interface Subscriber {
  subscriptions: readonly Subscription[]
  /** The channel's caller; undefined if their token has expired. */
  livingCaller(): Promise<Caller | undefined>
  send(event: string, payload: string): void
  /** Drops a filter that can't be evaluated. */
  giveUp(subscription: Subscription): void
}

/** A subscription that a change may match. */
export interface Wish {
  subscription: Subscription
  /** Whether Postgres has to evaluate the subscription's filter. */
  isAsked: boolean
}

/** A change with the subscribers that may want it. */
export interface News {
  change: Change
  wishes: Map<Subscriber, Wish[]>
}

/** A caller, with the subscribers that have the same claims and therefore see the same rows. */
export interface Audience {
  caller: Caller
  changes: Set<Change>
  wanted: Map<Subscriber, { change: Change; wishes: Wish[] }[]>
}

/** The subscribers that may want a change. */
export function wishesFor(change: Change, subscribers: Iterable<Subscriber>): News["wishes"] {
  const wishes: News["wishes"] = new Map()
  for (const subscriber of subscribers) {
    const some = subscriber.subscriptions.flatMap((subscription) => wishOf(subscription, change) ?? [])
    if (some.length > 0) wishes.set(subscriber, some)
  }
  return wishes
}

/** How a subscription matches a change; undefined if it isn't about the change or its filter doesn't match. */
function wishOf(subscription: Subscription, change: Change): Wish | undefined {
  const { event, schema, table, conditions } = subscription
  const isAbout =
    schema === change.schema &&
    (table === undefined || table === change.table) &&
    (event === "*" || event === change.kind)
  const row = change.newRow ?? change.oldRow
  const verdict = isAbout && (row ? judge(conditions, row) : conditions.length === 0)
  return verdict === false ? undefined : { subscription, isAsked: verdict === "ask" }
}

/** A channel's filters for Postgres to evaluate, without those that were dropped. */
export const questionsOf = ({ subscriptions }: Subscriber, wishes: Wish[]) =>
  wishes.flatMap(({ subscription, isAsked }) =>
    isAsked && subscriptions.includes(subscription) ? [subscription.question] : [],
  )

/** The subscribers to notify, grouped by their claims, without those whose token has expired. */
export async function audiencesOf(news: News[]): Promise<Audience[]> {
  const callers = new Map<Subscriber, Caller | undefined>()
  for (const subscriber of new Set(news.flatMap(({ wishes }) => [...wishes.keys()]))) {
    callers.set(subscriber, await subscriber.livingCaller())
  }
  const audiences = new Map<string, Audience>()
  for (const { change, wishes } of news) {
    for (const [subscriber, some] of wishes) {
      const caller = callers.get(subscriber)
      if (!caller) continue
      const audience: Audience = audiences.get(caller.claims) ?? {
        caller,
        changes: new Set(),
        wanted: new Map(),
      }
      audience.changes.add(change)
      const theirs = audience.wanted.get(subscriber) ?? []
      theirs.push({ change, wishes: some })
      audience.wanted.set(subscriber, theirs)
      audiences.set(caller.claims, audience)
    }
  }
  return [...audiences.values()]
}

/** Splits changes into portions that aren't larger than the largest payload; a larger change gets its own portion. */
export function inPortions(news: News[]): News[][] {
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
