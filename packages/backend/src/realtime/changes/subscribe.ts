import type { Pool } from "pg"
import type { Caller } from "../caller.ts"
import type { Binding } from "../join-request.ts"
import { type Budgets, refusals, type Share } from "./budget.ts"
import { mayAsk } from "./judge.ts"
import { publishedTable, type PublishedTable, valuesOf } from "./published-table.ts"
import { questionOf } from "./questions.ts"
import { bindingId, type Subscription, subscriptionOf, tableOf } from "./subscription.ts"

/** A channel's subscriptions, and the reasons for refused bindings. */
export interface ChannelSubscriptions {
  subscriptions: Subscription[]
  /** One sentence for each refused binding. */
  problems: string[]
  /** Records that a filter was dropped. */
  noteSlow(): void
  /** Must be called once, when the channel has ended. */
  release(): void
}

/** The result for a channel that doesn't follow any changes. */
export const noSubscriptions = (problems: string[] = []): ChannelSubscriptions => ({
  subscriptions: [],
  problems,
  noteSlow: () => {},
  release: () => {},
})

interface Context {
  /** A pool that connects as supabase_realtime_admin. */
  pool: Pool
  budgets: Budgets
}

/**
 * Checks bindings against the published tables, the columns that the caller's role may read, and the limits on what the person may follow. Bindings
 * are checked one after another, so that other people's queries get their turn. Throws if the database can't be reached.
 */
export async function subscribe(
  { pool, budgets }: Context,
  bindings: Binding[],
  caller: Caller,
): Promise<ChannelSubscriptions> {
  if (bindings.length === 0) return noSubscriptions()
  const share = budgets.share(caller)
  if (!share) return noSubscriptions([refusalMessage(refusals.channels)])
  const subscriptions: Subscription[] = []
  const problems = new Set<string>()
  const check = checker(pool, caller.role, share)
  try {
    for (const binding of bindings) {
      const verdict = await check(binding)
      if (typeof verdict === "string") problems.add(verdict)
      else subscriptions.push(verdict)
    }
  } catch (error) {
    share.release()
    throw error
  }
  return {
    subscriptions,
    problems: [...problems],
    noteSlow: () => share.noteSlow(),
    release: () => share.release(),
  }
}

/** Returns a function that turns a binding into its subscription, or into a sentence about what is wrong with it. */
function checker(pool: Pool, role: string, share: Share) {
  const tables = new Map<string, PublishedTable | undefined>()

  return async (binding: Binding): Promise<Subscription | string> => {
    const id = bindingId(binding)
    if (!share.takes(id)) return refusalMessage(refusals.subscriptions)
    const subscription = subscriptionOf(binding, await tableFor(binding))
    if (typeof subscription === "string") return refusalMessage(subscription, binding)
    const { conditions } = subscription
    if (mayAsk(conditions)) {
      if (share.isSlow) return refusalMessage(refusals.slow)
      if (!share.takesAsked(id)) return refusalMessage(refusals.asked)
    }
    const known = []
    for (const condition of conditions) {
      const values = await valuesOf(pool, condition)
      if (!values) return refusalMessage(`invalid value for filter ${condition.column}`, binding)
      known.push({ ...condition, values })
    }
    return { ...subscription, conditions: known, question: questionOf(known) }
  }

  async function tableFor(binding: Binding) {
    const table = tableOf(binding)
    const key = JSON.stringify([binding.schema, table])
    if (!tables.has(key)) tables.set(key, await publishedTable(pool, { schema: binding.schema, table, role }))
    return tables.get(key)
  }
}

function refusalMessage(why: string, binding?: Binding): string {
  const sentence = `Unable to subscribe to changes with given parameters. ${why}`
  if (!binding) return sentence
  const { event, schema, table, filter } = binding
  return `${sentence}: [event: ${event}, schema: ${schema}, table: ${table ?? "*"}, filters: ${filter ?? "[]"}]`
}
