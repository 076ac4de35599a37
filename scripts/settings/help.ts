import { allSettings } from "#product/settings/all-settings.ts"
import { database } from "#server/setup/settings/server.ts"
import { backups, files } from "#server/setup/settings/files.ts"
import type { Setting } from "#server/setup/settings/setting.ts"

const opening =
  "Settings are environment variables: PORT=8080 npm start. They are also described in docs/settings.md."
const whereDataIs = [database.dataDir, database.url]
const store = [files.s3Url, files.s3KeyId, files.s3Secret, files.s3Region]

/** The text that each command prints for `--help`, by command name. */
export function helpTexts(): Record<string, string> {
  const ofBackups = [...whereDataIs, ...store, backups.passphrase]
  return {
    start: page(
      [
        "npm start             Installs, builds, starts its own Postgres, migrates and serves. Prints the address.",
        "npm start -- --demo   Adds an account with two years of training to look at.",
      ],
      allSettings,
    ),
    backup: page(
      ["npm run backup -- FILE   Writes everything to a new file, whether or not the server is running."],
      [{ title: "Settings", settings: ofBackups }],
    ),
    restore: page(
      [
        "npm run restore -- FILE                 Reads a backup into an empty DATA_DIR or database. Stop the server first.",
        "npm run restore -- FILE --replace       Replaces the existing data with it.",
        "npm run restore -- FILE --unencrypted   Accepts an unencrypted file although BACKUP_PASSPHRASE is set.",
      ],
      [{ title: "Settings", settings: ofBackups }],
    ),
    admin: page(
      [
        "npm run admin -- grant EMAIL    Makes an account an admin. The Admin Panel is then on their profile.",
        "npm run admin -- revoke EMAIL   Takes these rights away again.",
      ],
      [{ title: "Settings", settings: whereDataIs }],
    ),
  }
}

function page(usage: readonly string[], groups: typeof allSettings): string {
  const sections = groups.map(({ title, settings }) => `${title}\n\n${settings.map(entry).join("\n")}`)
  return [`${usage.join("\n")}\n`, `${opening}\n`, ...sections].join("\n")
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
