import { allSettings } from "#product/settings/all-settings.ts"
import { database } from "#server/setup/settings/server.ts"
import { backups, files } from "#server/setup/settings/files.ts"
import type { Setting } from "#server/setup/settings/setting.ts"

/** How commands are typed: as npm scripts in a clone, with Repertoire's own command in a release. */
export interface Typing {
  start: string
  /** The start command with an option, such as `npm start -- --demo`. */
  startWith: (option: string) => string
  command: (name: string) => string
}

export const inClone: Typing = {
  start: "npm start",
  startWith: (option) => `npm start -- ${option}`,
  command: (name) => `npm run ${name} --`,
}

export const inRelease: Typing = {
  start: "repertoire start",
  startWith: (option) => `repertoire start ${option}`,
  command: (name) => `repertoire ${name}`,
}

/** A command and what it does. */
type Usage = readonly [typed: string, does: string]

const whereDataIs = [database.dataDir, database.url]
const store = [files.s3Url, files.s3KeyId, files.s3Secret, files.s3Region]

/** The text that each command prints for `--help`, by command name. */
export function helpTexts(typing: Typing): Record<string, string> {
  const ofBackups = [...whereDataIs, ...store, backups.passphrase]
  const { start, backup, restore, admin, doctor } = usages(typing)
  const page = (usage: readonly Usage[], groups: typeof allSettings) =>
    [`${inColumns(usage)}\n`, `${opening(typing)}\n`, ...groups.map(section)].join("\n")
  return {
    start: page(start, allSettings),
    backup: page(backup, [{ title: "Settings", settings: ofBackups }]),
    restore: page(restore, [{ title: "Settings", settings: ofBackups }]),
    admin: page(admin, [{ title: "Settings", settings: whereDataIs }]),
    doctor: page(doctor, [{ title: "Settings", settings: whereDataIs }]),
    repertoire: `${inColumns([...start, ...backup, ...restore, ...admin, ...doctor])}\n\nAdd --help to any of these commands to see its settings.\n`,
  }
}

function usages({
  start,
  startWith,
  command,
}: Typing): Record<"start" | "backup" | "restore" | "admin" | "doctor", Usage[]> {
  const builds = start === inClone.start ? "Installs, builds, starts" : "Starts"
  return {
    start: [
      [start, `${builds} its own Postgres, migrates and serves. Prints the address.`],
      [startWith("--demo"), "Adds an account with two years of training to look at."],
    ],
    backup: [
      [`${command("backup")} FILE`, "Writes everything to a new file, whether or not the server is running."],
    ],
    restore: [
      [
        `${command("restore")} FILE`,
        "Reads a backup into an empty DATA_DIR or database. Stop the server first.",
      ],
      [`${command("restore")} FILE --replace`, "Replaces the existing data with the backup."],
      [
        `${command("restore")} FILE --unencrypted`,
        "Accepts an unencrypted file although BACKUP_PASSPHRASE is set.",
      ],
    ],
    admin: [
      [
        `${command("admin")} grant EMAIL`,
        "Makes an account an admin. The Admin Panel is then on its profile page.",
      ],
      [`${command("admin")} revoke EMAIL`, "Makes an admin an ordinary account again."],
    ],
    doctor: [
      [
        command("doctor").replace(/ --$/, ""),
        "Says whether all is well and what an update will do. Run it with the settings of the server. It changes nothing.",
      ],
    ],
  }
}

const opening = ({ start }: Typing) =>
  `Settings are environment variables: PORT=8080 ${start}. They are also described in docs/settings.md.`

function inColumns(usage: readonly Usage[]): string {
  const width = Math.max(...usage.map(([typed]) => typed.length))
  return usage.map(([typed, does]) => `${typed.padEnd(width)}   ${does}`).join("\n")
}

function section({ title, settings }: (typeof allSettings)[number]): string {
  return `${title}\n\n${settings.map(entry).join("\n")}`
}

function entry({ name, purpose, allowed, otherwise, example }: Setting<unknown>): string {
  const lines = [purpose, `Takes ${allowed}. Default: ${otherwise}.`, `Example: ${name}=${example}`]
  const plain = lines.map((line) => line.replaceAll("`", ""))
  return `  ${name}\n${plain.map((line) => `${wrapLines(line)}\n`).join("")}`
}

/** Wraps text into indented lines of up to 100 characters, unless a word is longer. */
function wrapLines(text: string): string {
  return text.replace(/(.{1,94})(?: |$)/g, "      $1\n").trimEnd()
}
