import { refusals } from "./refusals.ts"

/** Limits the concurrent calls of each caller: a function may hold a connection for minutes. */
export class Places {
  readonly #most: number
  readonly #taken = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  /** Holds a place until `over` aborts. Throws 546 if the caller's places are all taken. */
  hold(caller: string, over: AbortSignal): void {
    const taken = this.#taken.get(caller) ?? 0
    if (taken >= this.#most) throw refusals.tooMany()
    this.#taken.set(caller, taken + 1)
    over.addEventListener("abort", () => this.#leave(caller), { once: true })
  }

  #leave(caller: string) {
    const left = (this.#taken.get(caller) ?? 1) - 1
    if (left === 0) this.#taken.delete(caller)
    else this.#taken.set(caller, left)
  }
}
