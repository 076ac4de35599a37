/** The wording shown instead of a page. */
export const sentences = {
  pageTitle: (title: string) => `${title} · Repertoire`,
  pageBroken: "This page stopped working.",
  pageBrokenAdvice: "What you saved is safe. Reload the page. If it happens again, go back to the home page.",
  pageMissing: "This page couldn’t be loaded.",
  pageMissingAdvice:
    "You may be offline, or there’s a newer version of Repertoire. Reload the page to try again.",
  reload: "Reload",
  toStart: "Go to the Home Page",
  serverMissing: "Repertoire can’t be reached.",
  serverMissingAdvice: "Check your connection and try again. Nothing on this device is lost.",
}
