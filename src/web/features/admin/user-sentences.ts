import { formatDay } from "#domain/days/day-text.ts"
import { dayHere } from "#web/device/day-here.ts"
import { writeCount } from "./sentences.ts"
import { sentences as later } from "#web/ui/later-sentences.ts"
import { countOf } from "#domain/text/count-words.ts"

/** The wording shown for accounts. */
export const sentences = {
  searchUsers: "Search users",
  all: (n: number) => `All ${writeCount(n)}`,
  unconfirmed: (n: number) => `Unconfirmed ${writeCount(n)}`,
  disabled: (n: number) => `Disabled ${writeCount(n)}`,
  usersShown: "Showing the newest 100. Search to find others.",
  noUsers: (search: string) => `No account matches “${search}”.`,
  nobody: "No accounts here.",
  joined: (created: string) => `joined ${formatDay(dayHere(created), "short")}`,
  lastSeen: (last: string | null) =>
    last === null ? "never signed in" : `last sign-in ${formatDay(dayHere(last), "short")}`,
  sessions: (n: number) => countOf(n, "active session", "active sessions"),
  isUnconfirmed: "unconfirmed",
  isDisabled: "disabled",
  yourself: "This is you",

  tier: "Tier",
  tierOf: (email: string) => `Tier of ${email}`,
  tierChanged: (email: string, tier: string) =>
    tier === "admin" ? `${email} is now an admin.` : `${email} is now on the ${tier} tier.`,
  resend: "Resend Confirmation",
  resent: (email: string) => `The confirmation email was sent to ${email} again.`,
  signOut: later.signOutEverywhere,
  signedOut: (email: string) => `${email} was signed out everywhere.`,
  disable: "Disable",
  enable: "Enable",
  wasDisabled: (email: string) =>
    `${email} can no longer sign in. Their devices are signed out, and their API keys no longer work.`,
  wasEnabled: (email: string) => `${email} can sign in again.`,

  delete: "Delete…",
  deleteOf: (email: string) => `Delete ${email}?`,
  deleteWarning: "The account and all its data are deleted permanently. You can’t undo this.",
  typeAddress: "Type the email address to confirm",
  deleteAccount: "Delete Account",
  deleted: (email: string) => `Deleted ${email}.`,
}
