import type { SettingsGroup } from "@repertoire/backend/settings/backend"
import { coach } from "./coach.ts"
import { privacy } from "./privacy.ts"
import { strava } from "./strava.ts"

/** The settings that the backend knows nothing of. OPENAI_ is the beginning of other programs' variables too. */
export const productSettings: readonly SettingsGroup[] = [
  { title: "Coach", settings: Object.values(coach) },
  { title: "Strava", settings: Object.values(strava), ownPrefixes: ["STRAVA_"] },
  { title: "Privacy", settings: Object.values(privacy) },
]
