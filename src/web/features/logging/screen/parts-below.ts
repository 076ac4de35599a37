/**
 * The code for everything that is rendered after the sets or opened from them. It is requested together with the screen, but the screen doesn't wait
 * for it, because the sets are rendered first.
 */
export const parts = import("./after-the-sets.ts")
