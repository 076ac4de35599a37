/**
 * Everything that is rendered after the sets or opened from them. Requested with the screen, which doesn't wait for it because the sets are
 * rendered first.
 */
export const parts = import("./after-the-sets.ts")
