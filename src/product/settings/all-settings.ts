import { backendSettings, type SettingsGroup } from "@repertoire/backend/settings/backend"
import { productSettings } from "./product-settings.ts"

/** Every setting, in the order in which documents show them. */
export const allSettings: readonly SettingsGroup[] = [...backendSettings, ...productSettings]
