import { helpTexts, inClone } from "./help.ts"
import { settingsPage } from "./page.ts"

/** The files generated from the settings, by path. */
export function filesOfSettings(): Record<string, string> {
  const files: Record<string, string> = { "docs/settings.md": settingsPage() }
  for (const [command, text] of Object.entries(helpTexts(inClone)))
    files[`scripts/help/${command}.txt`] = text
  return files
}
