// @ts-check
// A thread that hashes passwords, started by passwords.ts. It is JavaScript because Node 20 couldn't start a thread from a TypeScript file.
import { hashSync, verifySync } from "@node-rs/argon2"
import { verifySync as verifyBcrypt } from "@node-rs/bcrypt"
import { setPriority } from "node:os"
import { platform } from "node:process"
import { parentPort } from "node:worker_threads"

/** On Linux this changes only this thread's priority; on other systems it would change the whole server's. */
if (platform === "linux") setPriority(10)

/** @param {import("./passwords.ts").HashingTask} task */
function outcomeOf({ password, hash, cost }) {
  if (hash === undefined) return hashSync(password, cost)
  try {
    return hash.startsWith("$argon2") ? verifySync(hash, password) : verifyBcrypt(password, hash)
  } catch {
    // The hash has an unknown format.
    return false
  }
}

parentPort?.on(
  "message",
  /** @param {import("./passwords.ts").HashingTask} task */ (task) =>
    parentPort?.postMessage(outcomeOf(task)),
)
