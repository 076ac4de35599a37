import { Counts } from "#server/http/counts.ts"
import type { Caller } from "../caller.ts"

// Far above what pages need: each tab of the app has one channel with one filter.
const mostChannels = 100
const mostSubscriptions = 1_000
const mostAsked = 100
const forgivenAfter = 60_000
// Callers without an account can't be told apart, so they share what is for several people.
const timesForNobody = 5

/** What one person's channels hold at this moment. */
interface Holdings {
  channels: number
  /** How many channels hold a subscription, by its id. */
  subscriptions: Counts<number>
  asked: Counts<number>
}

/** The part of a person's budget that one channel takes. */
export interface Share {
  /** True if the person may have this subscription too; the same one on several channels counts once. */
  takes(id: number): boolean
  /** True if the person may have one more that Postgres has to decide. */
  takesAsked(id: number): boolean
  /** Whether one of the person's filters has lately been given up. */
  readonly isSlow: boolean
  /** A filter was given up. */
  noteSlow(): void
  /** The channel is over. */
  release(): void
}

export const refusals = {
  channels: `You follow changes on more than ${mostChannels} channels. Leave those that you don't need`,
  subscriptions: `You have more than ${mostSubscriptions} different subscriptions. Leave the channels that you don't need`,
  asked:
    `You have more than ${mostAsked} filters that only Postgres can decide. ` +
    "Leave the channels that you don't need, or compare with eq, neq, in or is on uuids, whole numbers, texts or dates",
  slow: "One of your filters took too long, or failed, less than a minute ago. Try again in a minute with others",
}

/** How much each person follows, so that nobody makes all changes late. */
export class Budgets {
  readonly #held = new Map<string, Holdings>()
  readonly #slowUntil = new Map<string, number>()

  /** A share for one more channel; undefined if the person has too many. It counts until it is released. */
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

/** What one channel takes of a count by ids. */
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
