/** The beginning of a plan's notes that suggests a weight: "Start at 82.5 kg." */
export const startAtLoad = (load: string) => `Start at ${load}.`
