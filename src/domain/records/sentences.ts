/** Shown next to every volume and every number of sets. */
export const warmupsDontCount = "Warm-ups don’t count."
