/**
 * The path of a Chromium to run, where no window is needed the headless shell if it is there; throws one sentence when there is none, or when
 * CHROMIUM_PATH names nothing.
 */
export function findChromium(options?: { headless?: boolean }): string
