/** What is drawn after the sets or opened from them. Requested with the screen but not awaited by it, because the sets are drawn first. */
export const parts = import("./after-the-sets.ts")
