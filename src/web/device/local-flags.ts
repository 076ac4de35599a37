// This device's own settings that the first page needs: theme and consent.
import { deviceStore } from "./device-store.ts"

export type Theme = "light" | "dark"

// public/before-the-app.js reads the same key and word.
const themeKey = "theme"
const themes = deviceStore(
  (value) => ({ theme: fieldOf(value, "theme") === "dark" ? "dark" : ("light" satisfies Theme) }),
  (text) => ({ theme: text }),
)

export function readTheme(): Theme {
  return themes.read(themeKey)?.theme === "dark" ? "dark" : "light"
}

export function keepTheme(theme: Theme): void {
  themes.keep(themeKey, { theme })
}

/** Calls back when another tab has changed the theme. */
export function onThemeOfAnotherTab(callback: () => void): void {
  addEventListener("storage", ({ key }) => {
    if (key === themeKey || key === null) callback()
  })
}

const consentKey = "consent"
const consents = deviceStore(
  (value) => ({ accepted: fieldOf(value, "accepted") === true }),
  (text) => ({ accepted: text === "accepted" }),
)

export function readConsent(): boolean {
  return consents.read(consentKey)?.accepted ?? false
}

export function keepConsent(): void {
  consents.keep(consentKey, { accepted: true })
}

// Parsed by hand: every page reads these before it is rendered, without waiting for the schemas.
function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined
}
