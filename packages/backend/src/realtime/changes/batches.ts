// A single save is sent at once. The more changes arrive at the same time, the longer they are collected, so that one query
// serves several of them: up to a fifth of a second, which no one notices.
const pauseForEach = 20
const longestPause = 200
const mostWaiting = 100

/**
 * Passes items on in order: at once after a quiet period, otherwise in batches of those that arrived since the last batch, with a limit on how many
 * wait.
 */
export class Batches<Thing> {
  readonly #handOn: (things: Thing[]) => Promise<void>
  #waiting: Thing[] = []
  #work: Promise<void> | undefined
  #earliest = 0
  #endPause = () => {}

  /** `handOn` isn't called again until its promise has resolved; it must not reject. */
  constructor(handOn: (things: Thing[]) => Promise<void>) {
    this.#handOn = handOn
  }

  /** Adds an item. Resolves when there is room for another one. */
  async add(thing: Thing): Promise<void> {
    this.#waiting.push(thing)
    this.#work ??= this.#handOnAll()
    if (this.#waiting.length < mostWaiting) return
    this.#endPause()
    await this.#work
  }

  /** Resolves when everything added so far has been passed on. */
  async emptied(): Promise<void> {
    await this.#work
  }

  async #handOnAll() {
    while (this.#waiting.length > 0) {
      const left = this.#earliest - performance.now()
      if (left > 0) await this.#pause(left)
      const things = this.#waiting.splice(0)
      this.#earliest = performance.now() + Math.min(things.length * pauseForEach, longestPause)
      await this.#handOn(things)
    }
    this.#work = undefined
  }

  /** Waits until this many milliseconds have passed or the queue is full. */
  #pause(milliseconds: number) {
    return new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.#endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
