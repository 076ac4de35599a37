/** The sentences of the app's frame. */
export const sentences = {
  consent: "Repertoire stores your sign-in and unsent workouts on this device. No tracking.",
  loading: "Loading",
  pageBroken: "This page stopped working.",
  pageBrokenAdvice: "What you saved is safe. Reload the page; if it happens again, go back to the start.",
  pageMissing: "This page could not be loaded.",
  pageMissingAdvice:
    "Either there is no network, or there is a newer version of Repertoire. Reload the page to try again.",
  signInEnded: "You were signed out: your session ended on another device or in another tab, or it expired.",
  offline: "You are offline. You see what this device has stored.",
  newerRelease: "A new version of Repertoire is ready.",
  serverMissing: "Repertoire can't be reached.",
  serverMissingAdvice: "Check your connection and try again. Nothing on this device is lost.",
}

/** A mail link that signs in somebody else. */
export const otherPersonsLink = {
  title: (theirs: string, yours: string) => `This link signs in ${theirs}. You are signed in as ${yours}.`,
  advice:
    "If you did not ask for this link, stay: somebody may want you to enter your data into their account.",
  stay: (email: string) => `Stay ${email}`,
  switchTo: (email: string) => `Switch to ${email}`,
}
