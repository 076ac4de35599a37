import { availableParallelism } from "node:os"
import { hash as argon2, verify as verifyArgon2 } from "@node-rs/argon2"
import { verify as verifyBcrypt } from "@node-rs/bcrypt"
import { HttpError } from "#server/http/http-error.ts"
import { tooManyRequests } from "./refusals.ts"

// argon2id, 19 MiB, two passes: the hash compared with when there is no account, made once from a password that nobody knows.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const dummyHash = argon2(crypto.randomUUID(), cost)

const mostWaiting = 200
const places = Math.max(1, availableParallelism() - 1)
const waiting: (() => void)[] = []
let busy = 0

/** Hashes a password for storage (argon2id). */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => argon2(password, cost))
}

/** Compares with a stored hash: argon2, or bcrypt for imported accounts. Without a hash it takes the same time and fails. */
export function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  return inTurn(async () => {
    if (!hash) {
      await verifyArgon2(await dummyHash, password)
      return false
    }
    return hash.startsWith("$argon2") ? verifyArgon2(hash, password) : verifyBcrypt(password, hash)
  }).catch((error: unknown) => {
    if (error instanceof HttpError) throw error
    // A hash in an unknown format.
    return false
  })
}

/** True if the hash should be renewed at the next sign-in. */
export function isOutdatedHash(hash: string | null) {
  return hash !== null && !hash.startsWith("$argon2id$")
}

/**
 * Hashing occupies a core and 19 MiB for about 30 ms, so one core is left to everybody else, and a crowd is turned away. On two cores that
 * costs a tenth of the sign-ins a second, and others wait a third as long beside them (`bench/sign-ins.ts`).
 */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= places) {
    if (waiting.length >= mostWaiting) throw tooManyRequests()
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    busy += 1
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else busy -= 1
  }
}
