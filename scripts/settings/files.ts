import { helpTexts } from "./help.ts"
import { settingsPage } from "./page.ts"

/** The files that are made from the settings, by their paths. */
export function filesOfSettings(): Record<string, string> {
  const help = Object.entries(helpTexts()).map(([command, text]) => [`scripts/help/${command}.txt`, text])
  return { "docs/settings.md": settingsPage(), ...Object.fromEntries(help) }
}
