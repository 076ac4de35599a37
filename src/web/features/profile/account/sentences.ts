import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { plural } from "#domain/text/formats.ts"
import type { Unsent } from "./count-unsent.ts"

/** What is said about the account: its connections, signing out of it, its end. */
export const sentences = {
  // The specification's words.
  failedReset: "Failed to reset onboarding status.",

  onboardingRestarts: "Onboarding restarts on the next page load.",
  adminLine: "This server",
  adminPanel: "Admin Panel",
  strava: "Strava",
  stravaHint: "Connect once, then share a workout with one tap",
  stravaConnected: (day: LocalDay) => `Connected since ${formatDay(day, "short")}`,
  stravaDisconnected: "Strava is disconnected. What you shared stays there.",
  connect: "Connect",
  connectStrava: "Connect to Strava",
  disconnect: "Disconnect",
  disconnectStrava: "Disconnect Strava",

  deleteLine: "Delete your account and all your data",
  deleteAccount: "Delete My Account",
  deleteQuestion: "Delete your account?",
  deleteWarning:
    "This deletes every workout, routine, goal and weight, on all devices, for good. Enter your password to confirm.",
  wrongPassword: "That password is wrong.",
  deleteByMail: "No Password? Email Me a Code",
  codeFromMail: "Code from the email",
  codeMailed: (email: string) => `A code is on its way to ${email}.`,
  cancel: "Cancel",
  unsentLost: (unsent: Unsent) =>
    isOne(unsent)
      ? `${inWords(unsent)} that is only on this device will be deleted too.`
      : `${inWords(unsent)} that are only on this device will be deleted too.`,
  accountDeleted: "Your account and everything in it have been deleted.",

  logOut: "Log out",
  logOutAnyway: "Log Out Anyway",
  lostQuestion:
    "Your account has no address yet, so nobody can sign in to it again. Everything you logged is lost once you log out.",
  unsentQuestion: (unsent: Unsent) =>
    isOne(unsent)
      ? `${inWords(unsent)} is not on the server yet. It stays on this device and is sent when you sign in here again.`
      : `${inWords(unsent)} are not on the server yet. They stay on this device and are sent when you sign in here again.`,
  draftsQuestion: (drafts: number) =>
    drafts === 1
      ? "1 unsaved draft on this device will be removed."
      : `${drafts} unsaved drafts on this device will be removed.`,
  logOutQuestion: "Log out?",
  loggedOut: "You are logged out.",
  othersSignedOut: "Your other devices are signed out.",
  signedOutEverywhere: "You are signed out everywhere.",
  failedSignOut: "Your other devices could not be signed out. Check your connection and try again.",
}

function inWords({ workouts, notes }: Unsent): string {
  const ofWorkouts = plural(workouts, { one: "1 workout", other: `${workouts} workouts` })
  const ofNotes = plural(notes, { one: "1 exercise note", other: `${notes} exercise notes` })
  if (notes === 0) return ofWorkouts
  return workouts === 0 ? ofNotes : `${ofWorkouts} and ${ofNotes}`
}

function isOne({ workouts, notes }: Unsent): boolean {
  return workouts + notes === 1
}
