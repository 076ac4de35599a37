import { refusals } from "./refusals.ts"

/** How many calls each caller has under way: a function may hold a connection for minutes. */
export class Places {
  readonly #most: number
  readonly #taken = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  /** Takes a place; call what it gives to leave it. Throws 546 when the caller's are all taken. */
  take(caller: string): () => void {
    const taken = this.#taken.get(caller) ?? 0
    if (taken >= this.#most) throw refusals.tooMany()
    this.#taken.set(caller, taken + 1)
    return () => {
      const left = (this.#taken.get(caller) ?? 1) - 1
      if (left === 0) this.#taken.delete(caller)
      else this.#taken.set(caller, left)
    }
  }
}
