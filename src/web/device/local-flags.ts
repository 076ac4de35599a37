// This device's own settings: theme, consent, and a person's step in the onboarding.
import type { UnitSystem } from "#domain/measures/units.ts"
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

const letterKeysKey = "letter-keys"
const letterKeys = deviceStore(
  (value) => ({ areOff: fieldOf(value, "areOff") === true }),
  (text) => ({ areOff: text === "off" }),
)

/** Whether letters work as shortcuts; they do until the person turns them off. */
export function readLetterKeys(): boolean {
  return !(letterKeys.read(letterKeysKey)?.areOff ?? false)
}

export function keepLetterKeys(areOn: boolean): void {
  letterKeys.keep(letterKeysKey, { areOff: !areOn })
}

/** The step at which the person left the onboarding. */
export interface OnboardingPlace {
  step: number
  /** Null if not chosen yet. */
  unit_system: UnitSystem | null
}

const onboardingKey = (userId: string) => `onboarding:${userId}`
const onboardingPlaces = deviceStore<OnboardingPlace>(
  (value) => {
    const step = fieldOf(value, "step")
    const unit_system = fieldOf(value, "unit_system")
    if (typeof step !== "number" || !Number.isInteger(step) || step < 0) throw new Error("That is no step.")
    return { step, unit_system: unit_system === "metric" || unit_system === "imperial" ? unit_system : null }
  },
  (text) => {
    const [step, unit_system] = text.split(",")
    return { step: Number(step || Number.NaN), unit_system }
  },
)

/** Null if they haven't started, or it can't be read. */
export function readOnboardingPlace(userId: string): OnboardingPlace | null {
  return onboardingPlaces.read(onboardingKey(userId))
}

export function keepOnboardingPlace(userId: string, place: OnboardingPlace): void {
  onboardingPlaces.keep(onboardingKey(userId), place)
}

export function forgetOnboardingPlace(userId: string): void {
  onboardingPlaces.keep(onboardingKey(userId), null)
}

// Parsed by hand: every page reads these before it is rendered, without waiting for the schemas.
function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined
}
