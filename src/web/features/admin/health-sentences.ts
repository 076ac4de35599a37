import { writeNumber } from "#domain/text/formats.ts"
import { writeCount, writeMoment } from "./sentences.ts"
import { countOf } from "#domain/text/count-words.ts"

const megabytes = (bytes: number, decimals: number) => `${writeNumber(bytes / 1_000_000, decimals)} MB`
const gigabytes = (bytes: number) => `${writeNumber(bytes / 1_000_000_000, 1)} GB`

/** The wording for the server's health. */
export const sentences = {
  mail: "Email",
  mailThrough: (host: string, waiting: number) => `Sent through ${host}, ${writeCount(waiting)} waiting`,
  noMail: "No mail server is set up. Emails are stored on this server.",
  mailsFailed: (n: number) => `${countOf(n, "email", "emails")} failed.`,
  whyMailsFailed: (reason: string) =>
    `The last error was “${reason}”. Failed emails are kept for a week, and you can send them again. Links in them expire within a day.`,
  sendAgain: "Send Again",
  sendingAgain: "Sending the emails again.",
  showMails: "Show Emails",
  hideMails: "Hide Emails",
  mailOf: (posted: string, failure: string) => `${writeMoment(posted)}: ${failure}`,
  mailNamed: (recipient: string, subject: string) => `${recipient}: ${subject}`,

  backups: "Backups",
  backupsOff: "Automatic backups are off because BACKUP_DIR isn’t set.",
  noBackupYet: "Automatic backups are on. None has been made yet.",
  freeForBackups: (bytes: number) => `${gigabytes(bytes)} free for backups.`,
  lastBackup: (made: string, bytes: number, kept: number) =>
    `Last backup: ${writeMoment(made)}, ${megabytes(bytes, 1)}. ${countOf(kept, "backup", "backups")} kept.`,
  backupFailed: (reason: string, at: string) => `The backup on ${writeMoment(at)} failed: ${reason}`,

  space: "Free space",
  freeForData: (bytes: number) => `${gigabytes(bytes)} free for data and files`,
  database: "Database",
  databaseSize: (version: string, bytes: number) => `PostgreSQL ${version}, ${megabytes(bytes, 0)}`,
  version: "Version",
  versionOf: (version: string, node: string, started: string) =>
    `${version} on Node ${node}, up since ${writeMoment(started)}`,
  restarted: (times: number, endedWith: string, at: string) =>
    `The server stopped unexpectedly ${countOf(times, "time", "times")} (most recently with ${endedWith}). It has been running again since ${writeMoment(at)}. Its log says why.`,

  slow: "Slow statements",
  slowAbout: "last 7 days, over 200 ms",
  noneSlow: "No slow statements.",
  statement: "Statement",
  calls: "Calls",
  slowest: "Slowest",
  milliseconds: (n: number) => `${writeCount(n)} ms`,
}
