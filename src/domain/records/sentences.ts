/** Shown next to every volume and number of sets. */
export const warmupsDontCount = "Warm-ups don’t count."
