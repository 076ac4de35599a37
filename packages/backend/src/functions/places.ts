import { Counts } from "#server/http/counts.ts"
import { refusals } from "./refusals.ts"

/** Limits each caller's concurrent calls, because a function may hold a connection for minutes. */
export class Places {
  readonly #most: number
  readonly #taken = new Counts()

  constructor(most: number) {
    this.#most = most
  }

  /** Counts a call toward the caller's limit until `over` aborts. Throws 546 if the caller has reached it. */
  hold(caller: string, over: AbortSignal): void {
    if (this.#taken.of(caller) >= this.#most) throw refusals.tooMany()
    this.#taken.change(caller, 1)
    over.addEventListener("abort", () => this.#taken.change(caller, -1), { once: true })
  }
}
