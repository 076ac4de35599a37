// What this device remembers about itself: the theme, the consent, and how far a person is in the onboarding. The theme script in public/theme.js reads the same key.
import type { UnitSystem } from "#domain/measures/units.ts"

export type Theme = "light" | "dark"

const themeKey = "theme"
const consentKey = "consent"

export function readTheme(): Theme {
  return read(themeKey) === "dark" ? "dark" : "light"
}

export function keepTheme(theme: Theme): void {
  keep(themeKey, theme)
}

/** Calls back when another tab has changed the theme. */
export function onThemeOfAnotherTab(callback: () => void): void {
  addEventListener("storage", ({ key }) => {
    if (key === themeKey || key === null) callback()
  })
}

export function readConsent(): boolean {
  return read(consentKey) === "accepted"
}

export function keepConsent(): void {
  keep(consentKey, "accepted")
}

/** Where somebody has left the onboarding. */
export interface OnboardingPlace {
  step: number
  /** Null: not chosen yet. */
  unit_system: UnitSystem | null
}

const onboardingKey = (userId: string) => `onboarding:${userId}`

/** Null when they have not begun, or when it can't be read. */
export function readOnboardingPlace(userId: string): OnboardingPlace | null {
  const kept = /^(\d),(metric|imperial|)$/.exec(read(onboardingKey(userId)) ?? "")
  if (!kept) return null
  const unit_system = kept[2] === "metric" || kept[2] === "imperial" ? kept[2] : null
  return { step: Number(kept[1]), unit_system }
}

export function keepOnboardingPlace(userId: string, { step, unit_system }: OnboardingPlace): void {
  keep(onboardingKey(userId), `${step},${unit_system ?? ""}`)
}

export function forgetOnboardingPlace(userId: string): void {
  forget(onboardingKey(userId))
}

/** Forgets everything that this device kept for a person: drafts, and their place in the onboarding. */
export function forgetPerson(userId: string): void {
  try {
    const kept = Object.keys(localStorage).filter((key) => key.includes(userId))
    for (const key of kept) localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept there.
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // A browser that refuses storage: the choice lasts as long as the page.
  }
}
