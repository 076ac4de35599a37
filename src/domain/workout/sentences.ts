/** The start of a plan's notes, which suggests a weight: "Start at 82.5 kg." */
export const startAtLoad = (load: string) => `Start at ${load}.`
