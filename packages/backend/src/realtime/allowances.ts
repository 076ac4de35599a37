interface Rate {
  /** How much each key may spend per second, in the unit that the allowance counts. */
  aSecond: number
  /** The largest balance. */
  most: number
}

interface Balance {
  left: number
  /** When the balance was last updated, in milliseconds. */
  at: number
}

/** A token bucket per person or network: an allowance per second, up to a maximum balance. */
export class Allowances {
  readonly #rate: Rate
  readonly #balances = new Map<string, Balance>()

  constructor(rate: Rate) {
    this.#rate = rate
  }

  /** Deducts this cost if the balance covers it; otherwise returns false. */
  spend(who: string | undefined, cost: number): boolean {
    if (who === undefined) return true
    const left = this.#leftOf(who)
    if (left < cost) return false
    this.#balances.set(who, { left: left - cost, at: Date.now() })
    return true
  }

  /** Deducts this cost, even if that leads to a debt. */
  owe(who: string | undefined, cost: number): void {
    if (who !== undefined) this.#balances.set(who, { left: this.#leftOf(who) - cost, at: Date.now() })
  }

  /** Whether a debt exceeds one second's allowance. */
  isInDebt(who: string | undefined): boolean {
    return who !== undefined && this.#leftOf(who) < -this.#rate.aSecond
  }

  /** Forgets the keys whose balance is full again. */
  forgetFull(): void {
    for (const who of this.#balances.keys()) {
      if (this.#leftOf(who) >= this.#rate.most) this.#balances.delete(who)
    }
  }

  #leftOf(who: string): number {
    const { aSecond, most } = this.#rate
    const balance = this.#balances.get(who)
    if (!balance) return most
    // Setting the clock back doesn't add to the balance.
    const seconds = Math.max(0, Date.now() - balance.at) / 1_000
    return Math.min(most, balance.left + seconds * aSecond)
  }
}
