/**
 * The path of a Chromium to run, or undefined if there is none. If no window is needed, the headless shell comes first.
 * Throws one sentence if CHROMIUM_PATH names nothing.
 */
export function chromiumPath(options?: { headless?: boolean }): string | undefined
/** The same, but throws one sentence if there is none. */
export function findChromium(options?: { headless?: boolean }): string
