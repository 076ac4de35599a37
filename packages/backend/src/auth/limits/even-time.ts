import { setTimeout } from "node:timers/promises"

// The shortest duration, in milliseconds. It is far longer than the work takes, but negligible to someone waiting for an email.
const shortest = 50

/** Runs work that is faster for an unknown address than for a known one, and holds its result or error back until 50 ms have passed. */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const enough = setTimeout(shortest)
  try {
    return await work()
  } finally {
    await enough
  }
}
