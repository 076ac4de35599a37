// Somebody's save is told at once. When many save, 20 ms that nobody notices let one question serve several changes.
const shortestInterval = 20
const mostWaiting = 30

/** Hands things on in the order in which they came: at once after a pause, and otherwise together with what came since the last time. */
export class Batches<Thing> {
  readonly #handOn: (things: Thing[]) => Promise<void>
  #waiting: Thing[] = []
  #work: Promise<void> | undefined
  #earliest = 0

  /** `handOn` is never called again before its promise has resolved, and must not reject. */
  constructor(handOn: (things: Thing[]) => Promise<void>) {
    this.#handOn = handOn
  }

  /** Resolves when there is room for more. */
  async add(thing: Thing): Promise<void> {
    this.#waiting.push(thing)
    this.#work ??= this.#handOnAll()
    if (this.#waiting.length >= mostWaiting) await this.#work
  }

  /** Resolves when everything so far has been handed on. */
  async emptied(): Promise<void> {
    await this.#work
  }

  async #handOnAll() {
    while (this.#waiting.length > 0) {
      const left = this.#earliest - performance.now()
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
      this.#earliest = performance.now() + shortestInterval
      await this.#handOn(this.#waiting.splice(0))
    }
    this.#work = undefined
  }
}
