import { allSettings } from "#product/settings/all-settings.ts"
import type { Setting } from "#server/setup/settings/setting.ts"

/** The text of docs/settings.md. */
export function settingsPage(): string {
  const sections = allSettings.map(({ title, settings }) => [`## ${title}\n`, ...settings.map(entry)])
  return [opening, ...sections.flat()].join("\n")
}

const opening = `# Settings

<!-- Written by scripts/write-settings.ts from packages/backend/src/setup/settings and src/product/settings. -->

Settings are environment variables. An invalid value stops the start with a message that names the setting. A value that looks like a mistake
(a name that is nearly a setting, another server that doesn't respond, an \`https\` address without \`TRUST_PROXY\`) is reported once at the start. An empty
variable counts as not set. \`npm start -- --help\` shows this list in a terminal.
`

function entry({ name, purpose, allowed, otherwise, example }: Setting<unknown>): string {
  return `### ${name}\n\n${purpose}\n\n- Takes ${allowed}.\n- Default: ${otherwise}\n- Example: \`${name}=${example}\`\n`
}
