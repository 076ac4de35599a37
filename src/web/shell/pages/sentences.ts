/** What stands where a page should be. */
export const sentences = {
  loading: "Loading",
  pageBroken: "This page stopped working.",
  pageBrokenAdvice: "What you saved is safe. Reload the page; if it happens again, go back to the start.",
  pageMissing: "This page could not be loaded.",
  pageMissingAdvice:
    "Either there is no network, or there is a newer version of Repertoire. Reload the page to try again.",
  serverMissing: "Repertoire can't be reached.",
  serverMissingAdvice: "Check your connection and try again. Nothing on this device is lost.",
}
