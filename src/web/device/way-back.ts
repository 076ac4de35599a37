const key = "repertoire.way-back"

/** The page that a person was on before leaving for another site; one per tab. */
export const wayBack = {
  keep(path: string) {
    try {
      sessionStorage.setItem(key, path)
    } catch {
      // Without storage, the person returns to the start page.
    }
  },

  /** Returns the path and forgets it; undefined if there is none. */
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
