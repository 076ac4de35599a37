// The settings on this device that the first page needs: theme and consent.
import { deviceStore, keepText, readText } from "./device-store.ts"

export type Theme = "light" | "dark"

// The theme is stored as a plain word, as section 1 ("Theme") of the specification requires; public/before-the-app.js reads it too.
const themeKey = "theme"

/** This device's theme; light by default. */
export function readTheme(): Theme {
  // An earlier release stored the theme's name inside JSON.
  return /\bdark\b/.test(readText(themeKey) ?? "") ? "dark" : "light"
}

export function keepTheme(theme: Theme): void {
  keepText(themeKey, theme)
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

// These values are parsed by hand, because every page reads them before it renders and must not wait for the schemas.
function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined
}
