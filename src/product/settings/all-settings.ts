import { backendSettings, type SettingsGroup } from "@repertoire/backend/settings/backend"
import { productSettings } from "./product-settings.ts"

/** Every setting, in the order in which the documentation lists them. */
export const allSettings: readonly SettingsGroup[] = [...backendSettings, ...productSettings]
