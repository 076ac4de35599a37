interface Rate {
  /** What everybody gets a second. */
  aSecond: number
  /** The most that gathers. */
  most: number
}

interface Balance {
  left: number
  /** When that was so, in milliseconds. */
  at: number
}

/** What each person or network may use of something a second, with some in hand. */
export class Allowances {
  readonly #rate: Rate
  readonly #balances = new Map<string, Balance>()

  constructor(rate: Rate) {
    this.#rate = rate
  }

  /** Takes so much, if there is as much. */
  spend(who: string | undefined, cost: number): boolean {
    if (who === undefined) return true
    const left = this.#leftOf(who)
    if (left < cost) return false
    this.#balances.set(who, { left: left - cost, at: Date.now() })
    return true
  }

  /** Takes so much, also of what is to come. */
  owe(who: string | undefined, cost: number): void {
    if (who !== undefined) this.#balances.set(who, { left: this.#leftOf(who) - cost, at: Date.now() })
  }

  /** Whether somebody owes more than they get in a second. */
  isInDebt(who: string | undefined): boolean {
    return who !== undefined && this.#leftOf(who) < -this.#rate.aSecond
  }

  /** Forgets who has everything again. */
  forgetFull(): void {
    for (const who of this.#balances.keys()) {
      if (this.#leftOf(who) >= this.#rate.most) this.#balances.delete(who)
    }
  }

  #leftOf(who: string): number {
    const { aSecond, most } = this.#rate
    const balance = this.#balances.get(who)
    if (!balance) return most
    // A clock that is set back gives nothing.
    const seconds = Math.max(0, Date.now() - balance.at) / 1_000
    return Math.min(most, balance.left + seconds * aSecond)
  }
}
