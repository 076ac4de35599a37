import { Counts } from "#server/http/counts.ts"
import type { Caller } from "../caller.ts"

// A person's limits are far above what pages need: each tab of the app has one channel with one filter.
const mostChannels = 100
const mostSubscriptions = 1_000
const mostAsked = 100
const forgivenAfter = 60_000
// Callers without an account can't be told apart, so they share a budget that is meant for several people.
const timesForNobody = 5

/** What one person's channels currently use. */
interface Holdings {
  channels: number
  /** By subscription id, the number of channels with that subscription. */
  subscriptions: Counts<number>
  asked: Counts<number>
}

/** One channel's share of a person's budget. */
export interface Share {
  /** True if the budget has room for this subscription; the same subscription on several channels counts once. */
  takes(id: number): boolean
  /** True if the budget has room for one more filter that Postgres evaluates. */
  takesAsked(id: number): boolean
  /** Whether one of the person's filters was dropped recently. */
  readonly isSlow: boolean
  /** Records that a filter was dropped. */
  noteSlow(): void
  /** Frees the share when the channel has ended. */
  release(): void
}

export const refusals = {
  channels: `You are following changes on more than ${mostChannels} channels. Leave the ones you don't need`,
  subscriptions: `You have more than ${mostSubscriptions} different subscriptions. Leave the channels you don't need`,
  asked:
    `You have more than ${mostAsked} filters that only Postgres can evaluate. ` +
    "Leave the channels you don't need, or filter UUIDs, whole numbers, text or dates with eq, neq, in or is",
  slow: "One of your filters took too long or failed less than a minute ago. Try again in a minute with different ones",
}

/** Limits what each person follows, so that no one delays changes for everyone else. */
export class Budgets {
  readonly #held = new Map<string, Holdings>()
  readonly #slowUntil = new Map<string, number>()

  /** A share for one more channel, counted until it is released; undefined if the person has too many channels. */
  share(caller: Caller): Share | undefined {
    const { person } = caller
    const key = person ?? `nobody as ${caller.role}`
    const held = this.#held.get(key) ?? { channels: 0, subscriptions: new Counts(), asked: new Counts() }
    if (person !== undefined && held.channels >= mostChannels) return undefined
    held.channels += 1
    this.#held.set(key, held)
    const times = person === undefined ? timesForNobody : 1
    const subscriptions = new Counted(held.subscriptions, mostSubscriptions * times)
    const asked = new Counted(held.asked, mostAsked * times)
    const isSlow = () => (this.#slowUntil.get(key) ?? 0) > Date.now()
    return {
      get isSlow() {
        return isSlow()
      },
      noteSlow: () => this.#noteSlow(key),
      takes: (id) => subscriptions.takes(id),
      takesAsked: (id) => asked.takes(id),
      release: () => {
        subscriptions.release()
        asked.release()
        held.channels -= 1
        if (held.channels === 0) this.#held.delete(key)
      },
    }
  }

  #noteSlow(key: string) {
    const now = Date.now()
    for (const [each, until] of this.#slowUntil) if (until <= now) this.#slowUntil.delete(each)
    this.#slowUntil.set(key, now + forgivenAfter)
  }
}

/** The ids that one channel contributes to a count. */
class Counted {
  readonly #counts: Counts<number>
  readonly #most: number
  readonly #own = new Set<number>()

  constructor(counts: Counts<number>, most: number) {
    this.#counts = counts
    this.#most = most
  }

  takes(id: number): boolean {
    if (this.#own.has(id)) return true
    if (this.#counts.of(id) === 0 && this.#counts.size >= this.#most) return false
    this.#counts.change(id, 1)
    this.#own.add(id)
    return true
  }

  release() {
    for (const id of this.#own) this.#counts.change(id, -1)
    this.#own.clear()
  }
}
