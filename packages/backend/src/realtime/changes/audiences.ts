import type { Caller } from "../caller.ts"
import type { Change } from "./change.ts"
import { judge } from "./judge.ts"
import { longestPayload } from "./payload.ts"
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

/** A subscription that a change may be told to. */
export interface Wish {
  subscription: Subscription
  /** Whether Postgres has to decide its filter. */
  isAsked: boolean
}

/** A change that channels want to know of. */
export interface News {
  change: Change
  wishes: Map<Subscriber, Wish[]>
}

/** Everybody with the same claims sees the same. */
export interface Audience {
  caller: Caller
  changes: Set<Change>
  wanted: Map<Subscriber, { change: Change; wishes: Wish[] }[]>
}

/** Who may want to know of a change. */
export function wishesFor(change: Change, subscribers: Iterable<Subscriber>): News["wishes"] {
  const wishes: News["wishes"] = new Map()
  for (const subscriber of subscribers) {
    const some = subscriber.subscriptions.flatMap((subscription) => wishOf(subscription, change) ?? [])
    if (some.length > 0) wishes.set(subscriber, some)
  }
  return wishes
}

/** Undefined if the subscription isn't about the change, or its filter is not fulfilled. */
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

/** Those of a channel's filters that Postgres has to decide, without what has been given up. */
export const questionsOf = ({ subscriptions }: Subscriber, wishes: Wish[]) =>
  wishes.flatMap(({ subscription, isAsked }) =>
    isAsked && subscriptions.includes(subscription) ? [subscription.question] : [],
  )

/** Who is to be told, without those whose token has ended. */
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

/** As many at a time as are not longer together than the longest that is told whole; what is longer stands alone. */
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
