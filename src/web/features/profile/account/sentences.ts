import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { totalOf, type UnsentWork } from "./unsent-work.ts"
import { titles } from "#web/shell/title-sentences.ts"
import { sentences as later } from "#web/ui/later-sentences.ts"
import { countOf, countWorkouts } from "#domain/text/count-words.ts"
import { writeList } from "#domain/text/formats.ts"

/** The wording for the account: its connections, signing out, and deleting it. */
export const sentences = {
  // Quoted from the specification.
  failedReset: "Failed to reset onboarding status.",

  privacyLine: "What Repertoire stores about you",
  privacyPolicy: titles["/privacy-policy"],
  onboarding: "The tour from your first day",
  rerunOnboarding: "Re-run Onboarding",
  onboardingRestarts: "Onboarding restarts on the next page load.",
  adminLine: "This server",
  adminPanel: "Admin Panel",
  strava: "Strava",
  stravaHint: "Connect once, then share a workout with one tap",
  stravaConnected: (day: LocalDay) => `Connected since ${formatDay(day, "short")}`,
  stravaDisconnected: "Strava is disconnected. Workouts you shared stay there.",
  connect: "Connect",
  connectStrava: "Connect to Strava",
  disconnect: "Disconnect",
  disconnectStrava: "Disconnect Strava",

  deleteLine: "Delete your account and all your data",
  deleteAccount: "Delete My Account",
  deleteQuestion: "Delete your account?",
  deleteWarning:
    "This deletes every workout, routine, goal and weight, on all devices, for good. Enter your password to confirm.",
  password: "Password",
  wrongPassword: "That password is wrong.",
  deleteByMail: "No Password? Email Me a Code",
  unsentLost: (unsent: UnsentWork) =>
    isOne(unsent)
      ? `${inWords(unsent)} that is only on this device will be deleted too.`
      : `${inWords(unsent)} that are only on this device will be deleted too.`,
  accountDeleted: "Your account and all your data have been deleted.",

  logOutLine: "On this device only",
  logOut: "Log out",
  logOutAnyway: "Log Out Anyway",
  lostQuestion:
    "Your account has no email address yet, so you can’t sign in to it again. If you log out, everything you logged is lost.",
  unsentQuestion: (unsent: UnsentWork) =>
    isOne(unsent)
      ? `${inWords(unsent)} hasn’t been sent to the server yet. It stays on this device and is sent when you sign in here again.`
      : `${inWords(unsent)} haven’t been sent to the server yet. They stay on this device and are sent when you sign in here again.`,
  draftsQuestion: (drafts: number) =>
    `${countOf(drafts, "unsaved draft", "unsaved drafts")} on this device will be removed.`,
  logOutQuestion: "Log out?",
  loggedOut: "You’re logged out.",
  signOutOthers: "Sign Out Others",
  signOutEverywhere: later.signOutEverywhere,
  othersSignedOut: "Your other devices are signed out.",
  signedOutEverywhere: "You’re signed out everywhere.",
  failedSignOut: "Your other devices couldn’t be signed out. Check your connection and try again.",
}

function inWords({ workouts, changes, bodies, notes }: UnsentWork): string {
  const parts = [
    workouts > 0 && countWorkouts(workouts),
    changes > 0 && countOf(changes, "change to your program", "changes to your program"),
    bodies > 0 && countOf(bodies, "day of measurements", "days of measurements"),
    notes > 0 && countOf(notes, "exercise note", "exercise notes"),
  ]
  return writeList(parts.filter((part) => part !== false))
}

function isOne(unsent: UnsentWork): boolean {
  return totalOf(unsent) === 1
}
