import { useWatched, WatchedValue } from "#web/device/watched-value.ts"
import { keepTheme, onThemeOfAnotherTab, readTheme, type Theme } from "#web/device/local-flags.ts"

declare global {
  /** Applies a theme. Defined in public/before-the-app.js, which calls it before the first paint. */
  var showTheme: (theme: Theme) => void
}

const shown = new WatchedValue(shownTheme())

/** The theme and its setter. Changes are saved and applied at once, and other tabs follow. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useWatched(shown), choose]
}

function choose(theme: Theme) {
  keepTheme(theme)
  show(theme)
}

function show(theme: Theme) {
  globalThis.showTheme(theme)
  shown.set(theme)
}

function shownTheme(): Theme {
  return document.documentElement.dataset["theme"] === "dark" ? "dark" : "light"
}

/** Follows a theme chosen in another tab. Call once. */
export function followTheme(): void {
  onThemeOfAnotherTab(() => show(readTheme()))
}
