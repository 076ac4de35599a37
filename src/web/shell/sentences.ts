import { titles } from "./title-sentences.ts"

/** The wording of the app's shell, around the pages. */
export const sentences = {
  consent: "Repertoire stores your sign-in and unsent workouts on this device. No tracking.",
  consentLabel: "Consent",
  privacyPolicy: titles["/privacy-policy"],
  accept: "Accept",

  skipToContent: "Skip to content",
  signIn: "Sign In",

  navigation: "Main",
  home: titles["/dashboard"],
  goals: titles["/goals"],
  routines: titles["/routines"],
  gym: "Gym",
  profile: titles["/profile"],

  signInEnded: "You were signed out. Your session expired, or was ended on another device or in another tab.",
}
