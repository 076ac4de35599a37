import { refuse } from "./errors.ts"

// Beyond these a client does nothing that its person is waiting for.
const mostWaiting = 64
const patienceMilliseconds = 10_000

/** The statements of each user take turns: so many run at once, the others wait, and nobody else's wait for them. */
export class Turns {
  readonly #atOnce: number
  readonly #users = new Map<string, { running: number; waiting: (() => void)[] }>()

  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }

  /** Does the work when it is its turn among the user's own. Throws 503 with Retry-After when too many wait, or for too long. */
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
  return refuse(503, "PGRST003", "Too many requests of this user are under way. Try again in a moment.", {
    headers: { "retry-after": "1" },
  })
}
