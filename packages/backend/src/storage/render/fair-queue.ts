import { refusals } from "../storage-error.ts"

interface Limits {
  /** How many calls can run at the same time. */
  places: number
  /** The most places that one caller may hold. */
  each: number
  /** The most callers that may wait. */
  waiting: number
}

interface Waiter {
  enter: () => void
  turnAway: (reason: unknown) => void
}

/**
 * Shares a fixed number of places fairly: a caller who asks for many waits behind a caller who asks for just one. When
 * too many calls wait, the caller with the most waiting calls loses the last of them.
 */
export class FairQueue {
  readonly #limits: Limits
  readonly #held = new Map<string, number>()
  /** The waiting calls by caller, in the order in which the callers get their turns. */
  readonly #lines = new Map<string, Waiter[]>()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Waits for a place and returns a function that gives it back. Throws SlowDown, or the signal's reason if it is aborted. */
  async take(who: string, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted()
    if (this.#mayEnter(who)) this.#hold(who)
    else await this.#wait(who, signal)
    return () => {
      const rest = (this.#held.get(who) ?? 1) - 1
      if (rest === 0) this.#held.delete(who)
      else this.#held.set(who, rest)
      this.#admit()
    }
  }

  #mayEnter(who: string): boolean {
    return sumOf(this.#held.values()) < this.#limits.places && (this.#held.get(who) ?? 0) < this.#limits.each
  }

  #hold(who: string) {
    this.#held.set(who, (this.#held.get(who) ?? 0) + 1)
  }

  #wait(who: string, signal: AbortSignal): Promise<void> {
    const line = this.#lines.get(who) ?? []
    this.#makeRoom(line)
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#remove(who, waiter)
        reject(signal.reason)
      }
      const waiter = {
        enter: () => {
          signal.removeEventListener("abort", leave)
          resolve()
        },
        turnAway: (reason: unknown) => {
          signal.removeEventListener("abort", leave)
          reject(reason)
        },
      }
      signal.addEventListener("abort", leave, { once: true })
      this.#lines.set(who, [...line, waiter])
    })
  }

  #makeRoom(own: readonly Waiter[]) {
    const lines = [...this.#lines]
    if (sumOf(lines.map(([, line]) => line.length)) < this.#limits.waiting) return
    const [who, longest] = lines.reduce((one, other) => (other[1].length > one[1].length ? other : one))
    const last = longest.at(-1)
    if (!last || longest.length <= own.length + 1) throw refusals.slowDown()
    this.#remove(who, last)
    last.turnAway(refusals.slowDown())
  }

  #remove(who: string, waiter: Waiter) {
    const rest = (this.#lines.get(who) ?? []).filter((each) => each !== waiter)
    if (rest.length === 0) this.#lines.delete(who)
    else this.#lines.set(who, rest)
  }

  #admit() {
    for (const [who, [next, ...rest]] of [...this.#lines]) {
      if (!next || !this.#mayEnter(who)) continue
      this.#hold(who)
      // After a turn, a caller goes to the end of the line.
      this.#lines.delete(who)
      if (rest.length > 0) this.#lines.set(who, rest)
      next.enter()
    }
  }
}

const sumOf = (numbers: Iterable<number>) => [...numbers].reduce((sum, each) => sum + each, 0)
