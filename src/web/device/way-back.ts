const key = "repertoire.way-back"

/** Where the person was before leaving for another site, per tab. */
export const wayBack = {
  keep(path: string) {
    try {
      sessionStorage.setItem(key, path)
    } catch {
      // Without storage they return to the start page.
    }
  },

  /** The place, once; undefined if unknown. */
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
