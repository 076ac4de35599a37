import { formatDay } from "#domain/days/day-text.ts"
import { type LocalDay, momentOf } from "#domain/days/local-day.ts"
import { writeTime } from "#domain/text/formats.ts"
import { countOf } from "#domain/text/count-words.ts"

/** The wording for the audit log. */
export const sentences = {
  about: "Every admin action, kept permanently",
  noActions: "No admin actions yet.",
  earlier: "Show Earlier",
  dayHeading: (day: LocalDay) => formatDay(day, "full"),
  time: (at: string) => writeTime(momentOf(at)),
  /** `admin` is an email address, or the text that `npm run admin` records instead of one. */
  admin: (admin: string) => (admin === "by command" ? "from the command line" : admin),
}

const actions: Record<string, (subject: string, detail: string) => string> = {
  add_exercise: (subject) => `Added ${subject}`,
  edit_exercise: (subject, detail) => `Edited ${subject}${detail === "" ? "" : `: ${detail}`}`,
  edit_guide: (subject, detail) => `Edited the guide to ${subject}${detail === "" ? "" : `: ${detail}`}`,
  merge: (subject, detail) => `Merged ${subject}, ${detail}`,
  undo_merge: (subject) => `Undid the merge of ${subject}`,
  tier: (subject, tier) =>
    tier === "admin" ? `Made ${subject} an admin` : `Changed the tier of ${subject} to ${tier}`,
  sign_out: (subject) => `Signed ${subject} out everywhere`,
  disable: (subject) => `Disabled ${subject}`,
  enable: (subject) => `Enabled ${subject}`,
  delete: (subject) => `Deleted ${subject}`,
  resend: (subject) => `Resent the confirmation to ${subject}`,
  mails: (subject) => `Resent ${countOf(Number(subject), "email", "emails")}`,
}

/** Describes an action in the audit log. */
export function actionText({ action, subject, detail }: { action: string; subject: string; detail: string }) {
  return actions[action]?.(subject, detail) ?? `${action} ${subject} ${detail}`
}
