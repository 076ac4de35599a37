import { setTimeout } from "node:timers/promises"

// Far more than the work takes, and nothing to a person who then waits for a mail.
const shortest = 50

/** Does work that is shorter for a stranger's address than for an account's, and lets neither answer nor refusal out before 50 ms. */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const enough = setTimeout(shortest)
  try {
    return await work()
  } finally {
    await enough
  }
}
