import { availableParallelism } from "node:os"
import { Worker } from "node:worker_threads"
import { tooManyRequests } from "../requests/refusals.ts"

// The cost of a hash: argon2id, 19 MiB, two passes.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A task for a thread: a password to hash or to compare with a hash. */
export interface HashingTask {
  password: string
  hash?: string
  cost: typeof cost
}

const mostWaiting = 200
const places = Math.max(1, availableParallelism() - 1)
const waiting: (() => void)[] = []
const idle: Worker[] = []
let busy = 0

/** The hash to compare with when there is no account. It is made from a random password. */
let dummyHash: Promise<string> | undefined

/** Hashes a password for storage (argon2id). */
export async function hashPassword(password: string): Promise<string> {
  return String(await inTurn({ password, cost }))
}

/** Compares a password with a stored hash: argon2, or bcrypt for imported accounts. Without a hash it takes the same time and fails. */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  dummyHash ??= hashPassword(crypto.randomUUID())
  const isRight = await inTurn({ password, hash: hash || (await dummyHash), cost })
  return Boolean(hash) && isRight === true
}

/** True if the hash should be renewed at the next sign-in. */
export function isOutdatedHash(hash: string | null) {
  return hash !== null && !hash.startsWith("$argon2id$")
}

/**
 * Hashing occupies a core and 19 MiB for about 30 ms, so one core is left for everything else, and requests are refused when too many wait. It runs
 * on low-priority threads: on two cores, reading a table during a flood of sign-ins takes 1.6 to 1.8 times as long as on an idle server, and 2.5 to
 * 3.5 times if the threads have normal priority (`bench/sign-ins.ts`).
 */
async function inTurn(task: HashingTask): Promise<string | boolean> {
  if (busy >= places) {
    if (waiting.length >= mostWaiting) throw tooManyRequests()
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    busy += 1
  }
  try {
    return await onThread(task)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else busy -= 1
  }
}

/** A thread that failed isn't used again. */
async function onThread(task: HashingTask): Promise<string | boolean> {
  const thread = idle.pop() ?? new Worker(new URL("./hashing-thread.mjs", import.meta.url))
  // The thread shouldn't keep a stopping server alive.
  thread.unref()
  const outcome = await new Promise<string | boolean>((resolve, reject) => {
    const settle = () => {
      thread.off("message", succeed)
      thread.off("error", reject)
    }
    const succeed = (result: string | boolean) => {
      settle()
      resolve(result)
    }
    thread.on("message", succeed)
    thread.on("error", reject)
    thread.postMessage(task)
  })
  idle.push(thread)
  return outcome
}
