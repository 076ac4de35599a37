/** What the frame of the app says. */
export const sentences = {
  betaTitle: "Repertoire is in beta",
  beta: "The app is in beta and may have bugs.",
  betaAdvice: "What you save stays saved. If a page misbehaves, reload it.",
  consent: "Repertoire keeps your sign-in and your unsent workouts on this device. No tracking.",
  loading: "Loading",
  pageBroken: "This page stopped working.",
  pageBrokenAdvice: "What you saved is safe. Reload the page; if it happens again, go back to the start.",
  pageMissing: "This page could not be loaded.",
  pageMissingAdvice:
    "Either there is no network, or there is a newer version of Repertoire. Reload the page to try again.",
  signInEnded:
    "You were signed out: this sign-in was ended on another device or in another tab, or it has expired.",
  offline: "You are offline. What this device knows is shown.",
  newerRelease: "A new version of Repertoire is ready.",
  serverMissing: "Repertoire can't be reached.",
  serverMissingAdvice: "Check your connection and try again. Nothing on this device is lost.",
}
