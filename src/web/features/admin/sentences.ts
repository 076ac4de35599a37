import { formatDay } from "#domain/days/day-text.ts"
import { type LocalDay, momentOf } from "#domain/days/local-day.ts"
import { dayHere } from "#web/device/day-here.ts"
import { plural, writeNumber, writeTime } from "#domain/text/formats.ts"

const count = (n: number) => writeNumber(n, 0)
const sets = (n: number) => `${count(n)} ${plural(n, { one: "set", other: "sets" })}`

/** "Nov 21, 2025, 18:46" by the clock of this device. */
function moment(timestamp: string): string {
  return `${formatDay(dayHere(timestamp), "short")}, ${writeTime(momentOf(timestamp))}`
}

const bytesInMegabyte = 1_000_000
const gigabytes = (bytes: number) => `${writeNumber(bytes / 1_000_000_000, 1)} GB`

/** The sentences of the admin panel. */
export const sentences = {
  title: "Admin",
  loading: "Loading",
  parts: {
    exercises: "Exercises",
    users: "Users",
    health: "Health",
    "ai-use": "AI use",
    audit: "Audit",
  },
  cancel: "Cancel",
  save: "Save",
  failed: (reason: string) => `This did not work: ${reason}`,
  unloaded: "This could not be loaded.",

  searchExercises: "Search exercises",
  newExercise: "New Exercise",
  found: (found: number, all: number) => `${count(found)} of ${count(all)} in the library`,
  chosen: (n: number) => `${n} chosen`,
  clear: "Clear",
  merge: "Merge",
  mergeTwo: "Choose two exercises to merge them.",
  noAlias: "no alias",
  sets,
  edit: "Edit",
  editOf: (name: string) => `Edit ${name}`,
  choose: (name: string) => `Choose ${name}`,
  noExercises: (search: string) => `No exercise matches “${search}”.`,
  clearSearch: "Clear Search",
  showMore: "Show More",

  name: "Name",
  type: "Type",
  types: { strength: "strength", cardio: "cardio" },
  records: "Records",
  measures: {
    weight_reps: "weight and reps",
    reps: "reps",
    time: "time",
    distance_time: "distance and time",
  },
  load: "Weight",
  loads: {
    outside: "is lifted",
    added: "is added to the body; below 0 it helps",
    help: "helps, as on an assisted machine",
  },
  equipment: "Equipment",
  primaryMuscles: "Main muscles",
  secondaryMuscles: "Other muscles",
  aliases: "Aliases",
  oneALine: "One a line",
  byCommas: "Separated by commas",
  nameTaken: "The library has an exercise of this name.",
  exerciseSaved: "The exercise is saved.",

  mergeTitle: "Merge two exercises",
  stays: "Stays",
  goes: "Goes",
  swap: "Swap",
  becomesAlias: (name: string) => `“${name}” becomes an alias, so imports and the coach still find it.`,
  moves: (n: number, goals: number, routines: number) =>
    `${sets(n)}, ${count(goals)} ${plural(goals, { one: "goal", other: "goals" })} and ${count(routines)} ${plural(routines, { one: "routine", other: "routines" })} move.`,
  people: (n: number) => (n === 1 ? "One person is affected." : `${count(n)} people are affected.`),
  both: (n: number) =>
    n === 1
      ? "One routine has both: their sets are kept under one heading."
      : `${count(n)} routines have both: their sets are kept under one heading.`,
  undoable: "You can undo it for a day.",
  merged: (goes: string, stays: string) => `${goes} went into ${stays}.`,
  undoMerge: "Undo Merge",
  undone: "The merge is undone.",

  searchUsers: "Search users",
  all: (n: number) => `All ${count(n)}`,
  unconfirmed: (n: number) => `Unconfirmed ${count(n)}`,
  disabled: (n: number) => `Disabled ${count(n)}`,
  usersShown: "The newest hundred are shown. Search for others.",
  noUsers: (search: string) => `No account matches “${search}”.`,
  nobody: "Nobody is here.",
  joined: (created: string) => `joined ${formatDay(dayHere(created), "short")}`,
  lastSeen: (last: string | null) =>
    last === null ? "never signed in" : `last sign-in ${formatDay(dayHere(last), "short")}`,
  signIns: (n: number) => `${count(n)} ${plural(n, { one: "sign-in", other: "sign-ins" })} now`,
  isUnconfirmed: "unconfirmed",
  isDisabled: "disabled",
  tier: "Tier",
  tierOf: (email: string) => `Tier of ${email}`,
  resend: "Resend Confirmation",
  resent: (email: string) => `The confirmation went to ${email} again.`,
  signOut: "Sign Out Everywhere",
  signedOut: (email: string) => `${email} is signed out everywhere.`,
  disable: "Disable",
  enable: "Enable",
  wasDisabled: (email: string) =>
    `${email} can’t sign in any more. Their devices are signed out, and their API keys no longer work.`,
  wasEnabled: (email: string) => `${email} can sign in again.`,
  tierChanged: (email: string, tier: string) => `${email} has the tier ${tier} now.`,
  delete: "Delete…",
  deleteOf: (email: string) => `Delete ${email}?`,
  deleteWarning: "The account and everything in it are deleted for good. There is no undo.",
  typeAddress: "Type the address to go on",
  deleteAccount: "Delete Account",
  deleted: (email: string) => `${email} is deleted.`,
  yourself: "This is you",

  mail: "Mail",
  mailThrough: (host: string, waiting: number) => `Sending through ${host}, ${count(waiting)} waiting`,
  noMail: "No mail server is set: mails are kept on this server.",
  mailsFailed: (n: number) => `${count(n)} ${plural(n, { one: "mail", other: "mails" })} failed.`,
  whyMailsFailed: (reason: string) =>
    `The last answer was “${reason}”. They are kept for a week and sent again once you say so. Links in them are good for a day at most.`,
  sendAgain: "Send Again",
  sendingAgain: "They are on their way again.",
  showMails: "Show Mails",
  hideMails: "Hide Mails",
  mailOf: (posted: string, failure: string) => `${moment(posted)}: ${failure}`,
  backups: "Backups",
  backupsOff: "Automatic backups are off: BACKUP_DIR is not set.",
  noBackupYet: "Automatic backups are on. None has worked yet.",
  freeForBackups: (bytes: number) => `${gigabytes(bytes)} free there.`,
  lastBackup: (made: string, bytes: number, kept: number) =>
    `The last one worked on ${moment(made)}: ${writeNumber(bytes / bytesInMegabyte, 1)} MB. ${count(kept)} kept.`,
  backupFailed: (reason: string, at: string) => `The backup of ${moment(at)} failed: ${reason}`,
  freeForData: (bytes: number) => `${gigabytes(bytes)} free for data and files`,
  space: "Free space",
  database: "Database",
  databaseSize: (version: string, bytes: number) =>
    `PostgreSQL ${version}, ${writeNumber(bytes / bytesInMegabyte, 0)} MB`,
  version: "Version",
  versionOf: (version: string, node: string, started: string) =>
    `${version} on Node ${node}, up since ${moment(started)}`,
  startedAgain: (times: number, endedWith: string, at: string) =>
    `The server has ended by itself ${count(times)} ${plural(times, { one: "time", other: "times" })} (last with ${endedWith}) and is up again since ${moment(at)}. Its log says why.`,
  slow: "Slow statements",
  slowAbout: "last 7 days, over 200 ms",
  noneSlow: "No slow statements.",
  statement: "Statement",
  calls: "Calls",
  slowest: "Slowest",
  milliseconds: (n: number) => `${count(n)} ms`,

  requestsThisMonth: "Requests this month",
  tokens: "Tokens",
  failedRequests: "Failed",
  requestsADay: "Requests a day",
  daySentence: (today: number, average: number) =>
    `${count(today)} so far today; ${writeNumber(average, 1)} on an average day in these two weeks.`,
  day: "Day",
  requests: "Requests",
  dayFull: (day: LocalDay) => formatDay(day, "short"),
  dayShort: (day: LocalDay) => formatDay(day, "monthAndDay"),
  todayByPerson: "Today by person",
  eachADay: (limit: number) => `${count(limit)} each a day`,
  person: "Person",
  used: "Used",
  left: "Left",
  noneLeft: "none until midnight (UTC)",
  nobodyToday: "Nobody has asked today.",
  allowance: "AI_DAILY_LIMIT sets the allowance. The built-in coach isn’t counted.",

  auditAbout: "Every admin action, kept for good",
  noActions: "Nothing has been done yet.",
  earlier: "Show Earlier",
  dayHeading: (day: LocalDay) => formatDay(day, "full"),
  time: (at: string) => writeTime(momentOf(at)),
}

const actions: Record<string, (subject: string, detail: string) => string> = {
  add_exercise: (subject) => `Added ${subject}`,
  edit_exercise: (subject, detail) => `Edited ${subject}${detail === "" ? "" : `: ${detail}`}`,
  merge: (subject, detail) => `Merged ${subject}, ${detail}`,
  undo_merge: (subject) => `Undid the merge of ${subject}`,
  tier: (subject, detail) => `Gave ${subject} the tier ${detail}`,
  sign_out: (subject) => `Signed ${subject} out everywhere`,
  disable: (subject) => `Disabled ${subject}`,
  enable: (subject) => `Enabled ${subject}`,
  delete: (subject) => `Deleted ${subject}`,
  resend: (subject) => `Resent the confirmation to ${subject}`,
  mails: (subject) => `Had ${subject} ${plural(Number(subject), { one: "mail", other: "mails" })} sent again`,
}

/** Describes an action of the audit. */
export function actionText({ action, subject, detail }: { action: string; subject: string; detail: string }) {
  return actions[action]?.(subject, detail) ?? `${action} ${subject} ${detail}`
}
