import { useSyncExternalStore } from "react"
import { keepTheme, onThemeOfAnotherTab, readTheme, type Theme } from "#web/device/local-flags.ts"

declare global {
  /** Paints a theme; from public/theme.js, which has done so before the first paint. */
  var showTheme: (theme: Theme) => void
}

const listeners = new Set<() => void>()

/** The theme, and the way to choose another one: saved on every change and shown at once, in other tabs too. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, shownTheme), choose]
}

function choose(theme: Theme) {
  keepTheme(theme)
  show(theme)
}

function show(theme: Theme) {
  globalThis.showTheme(theme)
  for (const listener of listeners) listener()
}

function shownTheme(): Theme {
  return document.documentElement.dataset["theme"] === "dark" ? "dark" : "light"
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Follows a choice made in another tab; call once. */
export function followTheme(): void {
  onThemeOfAnotherTab(() => show(readTheme()))
}
