/** Runs work of the same key one after the other, in the order it came; the waiting hold nothing. */
export type OneAtATime = <T>(key: string, work: () => Promise<T>) => Promise<T>

/** For this process only; among several, Postgres' locks decide. */
export function oneAtATime(): OneAtATime {
  const ends = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const result = (ends.get(key) ?? Promise.resolve()).then(work)
    const end = result.catch(() => undefined)
    ends.set(key, end)
    try {
      return await result
    } finally {
      if (ends.get(key) === end) ends.delete(key)
    }
  }
}
