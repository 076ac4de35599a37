import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"

const scopes = { read: "Read", log: "Read and log" }

/** The wording for personal API keys. */
export const sentences = {
  keys: "Personal API keys",
  keysHint:
    "A key lets a script read your data, or log entries for you. It can’t change your account. Keys stop working when you sign out everywhere, and when you change your password unless you keep them.",
  newKey: "New Key",
  createKey: "Create Key",
  keyName: "Name",
  keyNameHint: "What it’s for, e.g. Home Assistant",
  access: "Access",
  scopes,
  expires: "Expires",
  inDays: (days: number, end: LocalDay) => `In ${days} days, ${formatDay(end, "short")}`,
  keyEnds: (scope: "read" | "log", end: LocalDay) => `${scopes[scope]}, expires ${formatDay(end, "short")}`,
  keyEnded: (scope: "read" | "log", end: LocalDay) => `${scopes[scope]}, expired ${formatDay(end, "short")}`,
  lastUsed: (when: string) => `Last used ${when}`,

  copyNow: "Copy it now.",
  shownOnce: "You won’t see it again. We only store a fingerprint of it.",
  copy: "Copy",
  copied: "Copied",
  haveCopied: "I’ve Copied It",

  revoke: "Revoke",
  revokeQuestion: (name: string) => `Revoke ${name}? Anything that uses it stops working at once.`,
  revoked: (name: string) => `${name} was revoked.`,
}
