/** The wording of the app's shell, around the pages. */
export const sentences = {
  consent: "Repertoire stores your sign-in and unsent workouts on this device. No tracking.",
  consentLabel: "Consent",
  privacyPolicy: "Privacy policy",
  accept: "Accept",

  skipToContent: "Skip to content",
  signIn: "Sign In",

  navigation: "Main",
  home: "Home",
  goals: "Goals",
  routines: "Routines",
  gym: "Gym",
  profile: "Profile",

  signInEnded: "You were signed out. Your session expired, or was ended on another device or in another tab.",
}
