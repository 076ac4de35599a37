import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { plural, writeNumber } from "#domain/text/formats.ts"
import { formatNumber, roundTo } from "#domain/measures/numbers.ts"
import type { ProfileProblem } from "#domain/profile/profile-form.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import type { ChartPoint } from "#web/ui/chart-props.ts"
import type { Unsent } from "./count-unsent.ts"

const problems: Record<ProfileProblem, string> = {
  age: "Enter Age in whole years, such as 34.",
  height: "Enter Height as a number, such as 172 or 172.5.",
  weight: "Enter Weight as a number, such as 81 or 81.2.",
}

const serverMissing = "Repertoire can't be reached. Check your connection and try again."
const unexpectedInExport = "An unexpected error occurred during data download."

const exportedNames = {
  profiles: "profile data",
  workout_logs: "workout logs",
  set_logs: "set logs",
  weight_logs: "weight logs",
  goals: "goals",
  ai_analyses: "AI analyses",
  exercise_notes: "exercise notes",
  exercises: "exercises",
  workouts: "routines",
  workout_exercises: "routine exercises",
  generated_weekly_schedules: "weekly plans",
  committed_workouts: "planned workouts",
  avoided: "what you avoid",
}

const missingNames = { exercises: "exercise", workouts: "workout" }

/** The sentences of the profile. The first block is the specification's, word for word. */
export const sentences = {
  lostQuestion:
    "Your account has no address yet, so nobody can sign in to it again. Everything you logged is lost once you log out.",
  yourPicture: "Your picture",
  choosePicture: "Choose Picture",
  otherPicture: "Choose Another",
  removePicture: "Remove",
  pictureHint: "Only you can see it. It is cropped on this device, and its location and date are removed.",
  photos: "Progress photos",
  photosAbout:
    "Front, side and back photos under each day's workouts. Only you can see them; they are never sent to a coach or stored on this device.",
  photosOn: "Shown",
  photosOff: "Not shown",
  pictureSaved: "Picture saved.",
  pictureRemoved: "Picture removed.",
  pictureUnreadable: "This browser can't read that file as a picture. Choose a JPEG, PNG or WebP.",
  pictureNotSaved: "The picture could not be saved. Check your connection and choose it again.",
  pictureNotRemoved: "The picture could not be removed. Check your connection and try again.",
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
  title: "Profile",
  updated: "Profile updated successfully!",
  failedLoad: "Failed to load profile data.",
  failedCreate: "Failed to create initial profile.",
  failedReload: "Failed to load newly created profile data.",
  failedWeight: "Profile saved, but failed to log weight change.",
  failedReset: "Failed to reset onboarding status.",
  restored: "Your unsaved changes are back.",
  loadingWeights: "Loading your body weight...",
  discardChanges: "Discard Changes",
  endedElsewhere: "Your profile was saved or discarded in another tab.",
  unexpected: "An unexpected error occurred.",
  notLoggedIn: "User not logged in.",
  importantNote: "Important Note",
  download: "Download My Data",
  exportFailed: (table: keyof typeof exportedNames, reason: string) =>
    `Failed to fetch ${exportedNames[table]}: ${reason}`,
  exportUnexpected: unexpectedInExport,

  loading: "Loading",
  tier: (tier: string) => `Tier: ${tier}`,
  problem: (problem: ProfileProblem) => problems[problem],
  feetProblem: "Enter Height in feet and inches, such as 5 and 7.5.",
  weightLabel: (unit: WeightUnit) => `Weight (${unit})`,
  weightHint: "Saving a new weight logs it",
  equipmentHint: "What you can train with.",
  disclaimer:
    "AI suggestions are not medical advice. They come from a language model and can be wrong. Stop if something hurts, and ask a professional.",

  downloadLine: "Everything you have logged",
  completeLine: "Full backup",
  completeHint: "Everything as one JSON file, photos included. You can import it again.",
  completeDownload: "Download Everything",
  downloadHint: "One CSV: workouts, sets, weight, goals, analyses",
  importLine: "Training from another app",
  importHint: "Strong, Hevy, FitNotes and others, or any CSV",
  import: "Import My History",
  exportPhotosFailed: "Failed to fetch your progress photos. Check your connection.",
  exportStarted: "Reading your data.",
  exportAgain: "Something was saved while reading. Starting over.",
  exportNeverStill: `${unexpectedInExport} Something new was saved during every try.`,
  exportUnexpectedFor: (reason: string) =>
    reason === serverMissing ? `${unexpectedInExport} ${reason}` : unexpectedInExport,
  exportReading: (table: keyof typeof exportedNames) => `Reading ${exportedNames[table]}`,
  exportRows: (rows: number, total: number) => `${writeNumber(rows, 0)} of ${writeNumber(total, 0)} rows`,
  exportDone: (rows: number) =>
    `Your data is downloaded, ${writeNumber(rows, 0)} ${plural(rows, { one: "row", other: "rows" })}.`,
  exportCancelled: "The download was cancelled. Nothing was saved on this device.",
  exportNothingKept: "Nothing was saved on this device.",
  exportMissingNames: (tables: readonly (keyof typeof missingNames)[]) =>
    `The file is complete except for ${tables.map((table) => missingNames[table]).join(" and ")} names, which could not be read. Download it again to get them.`,
  tryAgain: "Try Again",
  install: "Repertoire as an app",
  installAbout: "It opens from the home screen, even with no signal.",
  installByHand:
    "It also works offline. On iPhone and iPad press Share, then Add to Home Screen; elsewhere look for Install in the browser's menu.",

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
  serverMissing,
  accountDeleted: "Your account and everything in it have been deleted.",

  weightsTitle: "Body weight",
  failedWeights: "Failed to load weight history.",
  failedWeightSave: "Failed to save weight entry.",
  failedWeightDelete: "Failed to delete weight entry.",
  noWeights: "Nothing logged yet. Your weight is logged when you save a new one above.",
  weightSaved: "Weight entry saved.",
  weightDeleted: "Weight entry deleted.",
  confirmWeightDelete: "Are you sure you want to delete this weight entry?",
  dateProblem: "Choose a day that exists.",
  weightMissing: "Weight is missing.",
  weightTrend: (shown: readonly ChartPoint[], unit: WeightUnit) => {
    const [first, last] = [shown[0], shown.at(-1)]
    if (!first || !last) return ""
    const change = roundTo(last.value - first.value, 1)
    const now = `${formatNumber(last.value)} ${unit} on ${formatDay(last.at, "short")}`
    if (last === first) return `${now}.`
    const since = `on ${formatDay(first.at, "short")}`
    if (change === 0) return `${now}, the same as ${since}.`
    return `${now}, ${formatNumber(Math.abs(change))} ${unit} ${change > 0 ? "more" : "less"} than ${since}.`
  },

  barbellTitle: "Bars and plates",
  barbellHint: "Used to work out the plates for each side and your warm-up sets.",
  barbellWrong: "Enter weights as numbers such as 20, and pairs as whole numbers up to 20.",
  barbellSaved: "Bars and plates saved.",
  saveBarbell: "Save Bars and Plates",
  platePairs: "Plates, in pairs",
  ownExercises: "Your exercises",
  hiddenExercise: "hidden",
  avoidedTitle: "What to avoid",
  avoidedHint: "Suggestions and swaps skip anything listed here. You can still add it yourself.",
  failedAvoided: "Failed to load what to avoid.",
  failedAvoid: (reason: string) => `Failed to save what to avoid: ${reason}`,
  chooseMuscle: "Choose a muscle",
  alreadyAvoided: (name: string) => `${name} is on your list already.`,
  noLongerAvoided: (name: string) => `${name} is no longer avoided.`,

  onboardingRestarts: "Onboarding restarts on the next page load.",
  logOut: "Log out",
  logOutAnyway: "Log Out Anyway",
  unsentQuestion: (unsent: Unsent) =>
    isOne(unsent)
      ? `${inWords(unsent)} is not on the server yet. It stays on this device and is sent when you sign in here again.`
      : `${inWords(unsent)} are not on the server yet. They stay on this device and are sent when you sign in here again.`,
  draftsQuestion: (drafts: number) =>
    drafts === 1
      ? "1 unsaved draft on this device will be removed."
      : `${drafts} unsaved drafts on this device will be removed.`,
  logOutQuestion: "Log out?",
  unsentLost: (unsent: Unsent) =>
    isOne(unsent)
      ? `${inWords(unsent)} that is only on this device will be deleted too.`
      : `${inWords(unsent)} that are only on this device will be deleted too.`,
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

/** The fallback when the server gave no reason. */
export function reasonOf(error: { message: string; code: string }): string {
  return error.code ? error.message : sentences.serverMissing
}
