import { refuse } from "./errors.ts"

// No real client reaches these limits with requests that a person is waiting for.
const mostWaiting = 64
const patienceMilliseconds = 10_000

/** Limits how many statements of each user run at once: further ones wait for their turn, and other users aren't affected. */
export class Turns {
  readonly #atOnce: number
  readonly #users = new Map<string, { running: number; waiting: (() => void)[] }>()

  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }

  /**
   * Runs the work when its turn comes among the user's own statements. Throws 503 with Retry-After if too many are waiting, or
   * if the wait is too long.
   */
  async take<Result>(user: string, work: () => Promise<Result>): Promise<Result> {
    const turns = this.#users.get(user) ?? { running: 0, waiting: [] }
    this.#users.set(user, turns)
    if (turns.running >= this.#atOnce) await this.#wait(turns.waiting)
    else turns.running += 1
    try {
      return await work()
    } finally {
      const next = turns.waiting.shift()
      if (next) next()
      else turns.running -= 1
      if (turns.running === 0) this.#users.delete(user)
    }
  }

  async #wait(waiting: (() => void)[]): Promise<void> {
    if (waiting.length >= mostWaiting) throw tooMany()
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1)
        reject(tooMany())
      }, patienceMilliseconds)
      waiting.push(begin)
    })
  }
}

function tooMany() {
  return refuse(503, "PGRST003", "This user has too many requests in progress. Try again in a moment.", {
    headers: { "retry-after": "1" },
  })
}
