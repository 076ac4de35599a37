/** The sentences of the app's frame. */
export const sentences = {
  consent: "Repertoire stores your sign-in and unsent workouts on this device. No tracking.",
  signInEnded: "You were signed out: your session ended on another device or in another tab, or it expired.",
}
