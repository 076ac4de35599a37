const key = "repertoire.way-back"

/** Where a person was who leaves for another site, for this tab. */
export const wayBack = {
  keep(path: string) {
    try {
      sessionStorage.setItem(key, path)
    } catch {
      // Without storage they come back to the start.
    }
  },

  /** The place, once; undefined: nobody knows. */
  take(): string | undefined {
    try {
      const path = sessionStorage.getItem(key) ?? undefined
      sessionStorage.removeItem(key)
      return path
    } catch {
      return undefined
    }
  },
}
