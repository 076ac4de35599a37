/** Runs work with the same key one at a time, in order of arrival; waiting work holds no resources. */
export type OneAtATime = <T>(key: string, work: () => Promise<T>) => Promise<T>

/** Works only within this process. Postgres locks do the same across processes. */
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
