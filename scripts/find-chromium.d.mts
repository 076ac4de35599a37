/** The path of a Chromium to run; throws one sentence when there is none, or when CHROMIUM_PATH names nothing. */
export function findChromium(): string
